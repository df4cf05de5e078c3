import CLinux
import Glibc
import Units

/// A headless sway with its own runtime directory. Owner: the test; `deinit` ends sway and removes the directory.
///
/// sway refuses to run as root, so root runs it as nobody; root's own programs may still connect, since root may read
/// nobody's runtime directory.
package final class SwaySession {
    /// How the session looks to programs.
    package struct Configuration: Sendable {
        /// The mode of the only output, in pixels.
        package var mode = PixelSize(width: 720, height: 1440)
        /// Whole numbers only: wlroots 0.15 offers no fractional scale to clients.
        package var scale = 1
        package var hasXwayland = false

        package init() {}

        /// The output's size in logical pixels.
        package var logicalSize: Size {
            Size(
                width: Points(Double(mode.width) / Double(scale)),
                height: Points(Double(mode.height) / Double(scale)))
        }
    }

    package let configuration: Configuration
    /// What a program needs to connect.
    package let environment: [String: String]
    package let directory: Directory
    /// Where the Wayland socket is.
    package let socketPath: String
    private let process: ChildProcess
    /// sway ends itself when this process dies without ending it: its `exec` reads from here until the end.
    private let lifeline: Descriptor

    package init(_ configuration: Configuration = Configuration()) throws(SessionError) {
        self.configuration = configuration
        let user = UnprivilegedUser.ifNeeded
        directory = try Directory(owner: user)
        // Both ends are open here, so that opening never blocks and the end of input means that we are gone.
        lifeline = try Self.makeFIFO(directory.file("lifeline"), for: user)
        let started = LineReader(
            try Self.makeFIFO(directory.file("started"), for: user), of: "sway")
        try directory.write(Self.configurationText(configuration), to: "config")
        let base = Environment.session(home: directory.path)
        let variables = [
            "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
        ]
        let log = directory.file("sway.log")
        process = try ChildProcess(
            ["sway", "--config", directory.file("config")],
            environment: base.merging(variables) { $1 }, user: user,
            output: .file(log), errors: .file(directory.file("sway-errors.log")))
        let words = try Self.waitForStart(
            started, of: process, errors: directory.file("sway-errors.log"))
        socketPath = directory.file(words[0])
        let connection = ["WAYLAND_DISPLAY": words[0], "SWAYSOCK": words[1]]
        var all = base.merging(connection) { $1 }
        if words.count > 2 { all["DISPLAY"] = words[2] }
        environment = all
    }

    deinit {
        process.end()
    }

    /// Whether sway is still there.
    package var isRunning: Bool { process.isRunning }

    /// Ends sway while the session's programs run, to see how they take it.
    package func end() {
        process.end()
    }

    /// Runs a command of sway, for example `output HEADLESS-1 scale 2`.
    package func command(_ words: String...) throws(SessionError) {
        _ = try ChildProcess.output(of: ["swaymsg", "--"] + words, environment: environment)
    }

    /// Asks sway, for example for `get_tree`.
    package func query(_ type: String) throws(SessionError) -> JSONValue {
        let answer = try ChildProcess.output(
            of: ["swaymsg", "--raw", "--type", type], environment: environment)
        return try JSONValue(parsing: answer)
    }

    /// What the output shows now, in its own pixels.
    package func screenshot() throws(SessionError) -> Picture {
        let bytes = try ChildProcess.output(
            of: ["grim", "-t", "ppm", "-"], environment: environment)
        return try Picture(portablePixmap: bytes)
    }

    /// Writes what the output shows now as a PNG.
    package func writeScreenshot(to path: String) throws(SessionError) {
        _ = try ChildProcess.output(of: ["grim", path], environment: environment)
    }

    /// Where sway leaves room for windows: the output without the exclusive zones of layer surfaces.
    package func windowArea() throws(SessionError) -> Rect {
        let workspaces = try query("get_workspaces")
        guard let area = workspaces.elements.first?["rect"].flatMap(Rect.init(json:)) else {
            throw SessionError("sway has no workspace")
        }
        return area
    }

    private static func configurationText(_ configuration: Configuration) -> String {
        let mode = "\(configuration.mode.width)x\(configuration.mode.height)"
        return """
            output HEADLESS-1 mode \(mode) position 0 0 scale \(configuration.scale)
            output HEADLESS-1 background #2e4053 solid_color
            xwayland \(configuration.hasXwayland ? "force" : "disable")
            default_border none
            focus_follows_mouse no
            exec "echo $WAYLAND_DISPLAY $SWAYSOCK $DISPLAY > $XDG_RUNTIME_DIR/started"
            exec "cat $XDG_RUNTIME_DIR/lifeline; swaymsg exit"

            """
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

    private static func waitForStart(
        _ started: LineReader, of process: ChildProcess, errors: String
    ) throws(SessionError) -> [String] {
        do {
            let line = try started.next(until: Deadline(), whileRunning: process)
            let words = line.split(separator: " ").map(String.init)
            guard words.count >= 2 else { throw SessionError("sway named no sockets") }
            return words
        } catch {
            let said = String(decoding: Directory.bytes(of: errors) ?? [], as: UTF8.self)
            throw SessionError("sway did not start: \(error)\n\(said)")
        }
    }
}
