import Glibc

/// What the process may use, whatever is in the file: the kernel ends it beyond.
@safe enum ProcessLimits {
    private static let processorSeconds: rlim_t = 2
    /// A clock on the wall too, for a file that does not come.
    private static let seconds: UInt32 = 10
    /// Beyond what the libraries have taken at the start.
    private static let memory: rlim_t = 256 << 20
    private static let file: rlim_t = 4 << 20

    static func set() {
        // Whoever has started us may ignore it.
        signal(SIGALRM, SIG_DFL)
        alarm(seconds)
        set(RLIMIT_CPU, processorSeconds)
        set(RLIMIT_FSIZE, file)
        set(RLIMIT_CORE, 0)
        if let used = mappedBytes { set(RLIMIT_AS, used + memory) }
    }

    private static func set(_ resource: __rlimit_resource, _ value: rlim_t) {
        var limit = rlimit()
        guard unsafe getrlimit(Int32(resource.rawValue), &limit) == 0 else { return }
        limit.rlim_max = min(value, limit.rlim_max)
        limit.rlim_cur = limit.rlim_max
        unsafe setrlimit(Int32(resource.rawValue), &limit)
    }

    /// The first number of /proc/self/statm: the size of the address space, in pages.
    private static var mappedBytes: rlim_t? {
        do throws(IconFailure) {
            let pages = try IconFile.read("/proc/self/statm").prefix { $0 != 0x20 }
            return rlim_t(String(decoding: pages, as: UTF8.self)).map {
                $0 * rlim_t(getpagesize())
            }
        } catch {
            return nil
        }
    }
}
