import CLinux
import EventLoop
import Glibc

/// Programs that tools name: started without a shell, in a session of their own, with nothing of ours but the environment.
final class StartedPrograms {
    private let loop: MainLoop
    /// What tells that a program has ended, by the program.
    private var running: [pid_t: Descriptor] = [:]

    init(in loop: MainLoop) {
        self.loop = loop
    }

    deinit {
        for descriptor in running.values { loop.unwatch(descriptor.number) }
    }

    var count: Int { running.count }

    /// - Parameter words: the program, looked for along PATH unless it names a folder, and its arguments.
    /// - Throws: where there is no such program, or it cannot be run.
    func start(_ words: [String]) throws(SystemError) {
        guard let program = words.first else { return }
        let child = try Self.spawn(program, words)
        // Its end is taken note of, or the system would keep it.
        let descriptor = try Descriptor(
            owning: pidfd_open(child, 0), call: "pidfd_open")
        try loop.watch(descriptor.number) { [unowned self] _ in ended(child) }
        running[child] = descriptor
    }

    private func ended(_ child: pid_t) {
        if let descriptor = running.removeValue(forKey: child) { loop.unwatch(descriptor.number) }
        var status: Int32 = 0
        _ = unsafe waitpid(child, &status, WNOHANG)
    }

    private static func spawn(
        _ program: String, _ words: [String]
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
