import Glibc
import Units

/// A sway of its own: headless, or in a window of another compositor. Owner: the test; `deinit` ends sway and removes
/// its directory.
package final class SwaySession: CompositorSession {
    package typealias Configuration = SessionConfiguration

    package let configuration: Configuration
    private let compositor: CompositorProcess

    package convenience init(
        _ configuration: Configuration = Configuration()
    ) throws(SessionError) {
        try self.init(configuration, on: .headless)
    }

    init(
        _ configuration: Configuration, on backend: CompositorProcess.Backend
    ) throws(SessionError) {
        self.configuration = configuration
        if configuration.hasXwayland { Self.makeX11Directory() }
        let text = Self.configurationText(configuration, on: backend)
        compositor = try CompositorProcess("sway", on: backend) { directory throws(SessionError) in
            try directory.write(text, to: "config")
            return ["--config", directory.file("config")]
        }
    }

    package var environment: [String: String] { compositor.environment }
    package var directory: Directory { compositor.directory }
    package var socketPath: String { compositor.socketPath }
    package var isRunning: Bool { compositor.process.isRunning }

    package func end() {
        compositor.process.end()
    }

    /// Gives sway a command, as `swaymsg` does.
    package func command(_ words: String...) throws(SessionError) {
        _ = try ChildProcess.output(of: ["swaymsg", "--"] + words, environment: environment)
    }

    /// Asks sway, for example for `get_tree`.
    package func query(_ type: String) throws(SessionError) -> JSONValue {
        let answer = try ChildProcess.output(
            of: ["swaymsg", "--raw", "--type", type], environment: environment)
        return try JSONValue(parsing: answer)
    }

    /// Where sway leaves room for windows: the output without the exclusive zones of layer surfaces.
    package func windowArea() throws(SessionError) -> Rect {
        let workspaces = try query("get_workspaces")
        guard let area = workspaces.elements.first?["rect"].flatMap(Rect.init(json:)) else {
            throw SessionError("sway has no workspace")
        }
        return area
    }

    /// Xwayland refuses a directory for its sockets that belongs to somebody else than root or its user.
    private static func makeX11Directory() {
        let path = "/tmp/.X11-unix"
        // With everybody's right to make files, of which only the owner may remove them.
        if unsafe mkdir(path, 0o1777) == 0 { _ = unsafe chmod(path, 0o1777) }
    }

    private static func configurationText(
        _ configuration: Configuration, on backend: CompositorProcess.Backend
    ) -> String {
        let name = backend.outputName
        let mode = "\(configuration.mode.width)x\(configuration.mode.height)"
        return """
            output \(name) mode \(mode) position 0 0 scale \(configuration.scale)
            output \(name) background #2e4053 solid_color
            xwayland \(configuration.hasXwayland ? "force" : "disable")
            default_border none
            focus_follows_mouse no
            exec "sh $XDG_RUNTIME_DIR/start.sh; swaymsg exit"

            """
    }
}
