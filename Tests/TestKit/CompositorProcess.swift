import CLinux
import Glibc
import Units

/// A compositor in a runtime directory of its own. Owner: its session; `deinit` ends the program, then the directory
/// goes.
///
/// sway refuses to run as root, so root runs compositors as nobody; root's own programs may still connect, since root
/// may read nobody's runtime directory.
final class CompositorProcess {
    /// What the compositor has for a screen and for devices.
    enum Backend {
        case headless
        /// A window of another compositor, whose socket lies at that path.
        case nested(socket: String)

        fileprivate var variables: [String: String] {
            switch self {
            case .headless: ["WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1"]
            case .nested(let socket):
                ["WLR_BACKENDS": "wayland", "WLR_WL_OUTPUTS": "1", "WAYLAND_DISPLAY": socket]
            }
        }

        /// The only output's name.
        var outputName: String {
            switch self {
            case .headless: "HEADLESS-1"
            case .nested: "WL-1"
            }
        }
    }

    /// What the compositor must run once it listens: tells where, and ends when this process has gone.
    static let startScript = """
        echo "WAYLAND_DISPLAY=$WAYLAND_DISPLAY SWAYSOCK=$SWAYSOCK DISPLAY=$DISPLAY" >"$XDG_RUNTIME_DIR/started"
        exec cat "$XDG_RUNTIME_DIR/lifeline"

        """

    let directory: Directory
    /// What a program needs to connect.
    let environment: [String: String]
    let socketPath: String
    let process: ChildProcess
    /// The compositor ends itself when this process dies without ending it: its start script reads from here.
    private let lifeline: Descriptor

    /// Starts `name` and waits until it listens.
    ///
    /// - Parameter arguments: writes the compositor's configuration and returns its command line.
    init(
        _ name: String, on backend: Backend, variables: [String: String] = [:],
        arguments: (Directory) throws(SessionError) -> [String]
    ) throws(SessionError) {
        let user = UnprivilegedUser.ifNeeded
        directory = try Directory(owner: user)
        // Both ends are open here, so that opening never blocks and the end of input means that we are gone.
        lifeline = try Self.makeFIFO(directory.file("lifeline"), for: user)
        let started = LineReader(
            try Self.makeFIFO(directory.file("started"), for: user), of: name)
        try directory.write(Self.startScript, to: "start.sh")
        let base = Environment.session(home: directory.path)
        let log = directory.file("\(name)-errors.log")
        process = try ChildProcess(
            [name] + arguments(directory),
            environment: base.merging(backend.variables) { $1 }.merging(variables) { $1 }
                .merging(["WLR_RENDERER": "pixman"]) { $1 },
            user: user, output: .file(directory.file("\(name).log")), errors: .file(log))
        let connection = try Self.waitForStart(started, of: process, errors: log)
        guard let socket = connection["WAYLAND_DISPLAY"] else {
            throw SessionError("\(name) named no socket")
        }
        socketPath = directory.file(socket)
        environment = base.merging(connection) { $1 }
    }

    deinit {
        process.end()
    }

    private static func makeFIFO(
        _ path: String, for user: UnprivilegedUser?
    ) throws(SessionError) -> Descriptor {
        guard unsafe mkfifo(path, 0o600) == 0 else {
            throw SessionError("cannot make \(path): \(SystemError.current)")
        }
        if let user { _ = unsafe chown(path, user.id, user.group) }
        return try Descriptor.open(path, O_RDWR)
    }

    /// What the start script told: the variables of a connection.
    private static func waitForStart(
        _ started: LineReader, of process: ChildProcess, errors: String
    ) throws(SessionError) -> [String: String] {
        do {
            let line = try started.next(until: Deadline(), whileRunning: process)
            let words = line.split(separator: " ").map { $0.split(separator: "=", maxSplits: 1) }
            let pairs = words.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) }
            return Dictionary(pairs) { $1 }
        } catch {
            let said = String(decoding: Directory.bytes(of: errors) ?? [], as: UTF8.self)
            throw SessionError("\(process.name) did not start: \(error)\n\(said)")
        }
    }
}
