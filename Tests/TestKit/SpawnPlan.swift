import CLinux
import Glibc

/// What a program is started with. Owner of the C structures: `start`, for the length of the call.
struct SpawnPlan {
    private let command: [String]
    private let environment: [String: String]
    /// Our descriptors and the numbers they have in the program.
    private var connections: [(from: Descriptor, to: CInt)] = []

    init(command: [String], environment: [String: String]) {
        self.command = command
        self.environment = environment
    }

    /// Connects standard output and standard error; returns the end to read where lines were asked for.
    mutating func connect(
        output: ChildProcess.Output, errors: ChildProcess.Output
    ) throws(SessionError) -> Descriptor? {
        var reading: Descriptor?
        for (target, number) in [(output, STDOUT_FILENO), (errors, STDERR_FILENO)] {
            switch target {
            case .inherited: break
            case .file(let path):
                let flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND
                connections.append((try Descriptor.open(path, flags), number))
            case .lines:
                precondition(reading == nil, "one of the two outputs is read as lines")
                let pipe = try Descriptor.pipe()
                reading = pipe.reading
                connections.append((pipe.writing, number))
            }
        }
        return reading
    }

    /// Connects standard input; returns the end to write. A socket, so that writing to a dead program is an error
    /// and not a signal.
    mutating func connectInput() throws(SessionError) -> Descriptor {
        var ends: [CInt] = [-1, -1]
        let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw SessionError("cannot make a socket pair: \(SystemError.current)")
        }
        connections.append((Descriptor(owning: ends[1]), STDIN_FILENO))
        return Descriptor(owning: ends[0])
    }

    /// Starts the program.
    consuming func start() throws(SessionError) -> pid_t {
        if !connections.contains(where: { $0.to == STDIN_FILENO }) {
            connections.append((try Descriptor.open("/dev/null", O_RDONLY), STDIN_FILENO))
        }
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        for (from, to) in connections {
            unsafe posix_spawn_file_actions_adddup2(&actions, from.number, to)
        }
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        // Swift's threads block signals; a program that inherited that could not be asked to end.
        var none = sigset_t()
        unsafe sigemptyset(&none)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

        var processID: pid_t = 0
        let arguments = CStringArray(command)
        let variables = CStringArray(environment.map { "\($0.key)=\($0.value)" })
        let failure = unsafe posix_spawnp(
            &processID, command[0], &actions, &attributes, arguments.pointers, variables.pointers)
        guard failure == 0 else {
            throw SessionError("cannot start \(command[0]): \(SystemError.text(of: failure))")
        }
        return processID
    }
}

/// Words in C's memory, ended by a null pointer. Owner: this object; `deinit` frees them.
@safe private final class CStringArray {
    private(set) var pointers: [UnsafeMutablePointer<CChar>?]

    init(_ words: [String]) {
        unsafe pointers = words.map { unsafe strdup($0) } + [nil]
    }

    deinit {
        for index in unsafe pointers.indices { unsafe free(pointers[index]) }
    }
}
