import CLinux
import EventLoop
import Glibc

/// Programs that tools name, and one of ours: started without a shell, in a session of their own, with nothing of ours but the
/// environment.
final class StartedPrograms {
    private struct Running {
        /// Tells that it has ended.
        let descriptor: Descriptor
        let onEnd: (Bool) -> Void
    }

    private let loop: MainLoop
    private var running: [pid_t: Running] = [:]

    init(in loop: MainLoop) {
        self.loop = loop
    }

    deinit {
        for program in running.values { loop.unwatch(program.descriptor.number) }
    }

    var count: Int { running.count }

    /// - Parameters:
    ///   - words: the program, looked for along PATH unless it names a folder, and its arguments.
    ///   - isSilent: whether what it says is lost.
    ///   - onEnd: called when it has ended, with whether it has done what it should.
    /// - Throws: where there is no such program, or it cannot be run.
    func start(
        _ words: [String], isSilent: Bool = false, onEnd: @escaping (Bool) -> Void = { _ in }
    ) throws(SystemError) {
        guard let program = words.first else { return }
        let child = try Self.spawn(program, words, isSilent: isSilent)
        // Its end is taken note of, or the system would keep it.
        let descriptor = try Descriptor(
            owning: pidfd_open(child, 0), call: "pidfd_open")
        try loop.watch(descriptor.number) { [unowned self] _ in ended(child) }
        running[child] = Running(descriptor: descriptor, onEnd: onEnd)
    }

    private func ended(_ child: pid_t) {
        let program = running.removeValue(forKey: child)
        if let program { loop.unwatch(program.descriptor.number) }
        var status: Int32 = 0
        let isReaped = unsafe waitpid(child, &status, WNOHANG) == child
        // 0 is an exit, not a signal, with the status 0.
        program?.onEnd(isReaped && status == 0)
    }

    private static func spawn(
        _ program: String, _ words: [String], isSilent: Bool
    ) throws(SystemError) -> pid_t {
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        // The loop takes signals through a descriptor: a child would inherit that they are held back.
        var none = sigset_t()
        unsafe sigemptyset(&none)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        // What we ignore a child would ignore too.
        var usual = sigset_t()
        unsafe sigemptyset(&usual)
        unsafe sigaddset(&usual, SIGPIPE)
        unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
        let flags =
            Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
            | glasschord_spawn_setsid
        unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
        var files = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&files)
        defer { unsafe posix_spawn_file_actions_destroy(&files) }
        unsafe posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        if isSilent {
            for file in [STDOUT_FILENO, STDERR_FILENO] {
                unsafe posix_spawn_file_actions_addopen(&files, file, "/dev/null", O_WRONLY, 0)
            }
        }
        var arguments = unsafe words.map { unsafe strdup($0) }
        defer { unsafe arguments.forEach { unsafe free($0) } }
        unsafe arguments.append(nil)
        var child = pid_t()
        let code = unsafe posix_spawnp(
            &child, program, &files, &attributes, arguments, glasschord_environment())
        guard code == 0 else { throw SystemError(call: program, code: code) }
        return child
    }
}
