import Units

/// A running compositor of its own, as programs and tests see it.
package protocol CompositorSession: AnyObject {
    var configuration: SessionConfiguration { get }
    /// What a program needs to connect.
    var environment: [String: String] { get }
    var directory: Directory { get }
    /// Where the Wayland socket is.
    var socketPath: String { get }
    /// Whether the compositor is still there.
    var isRunning: Bool { get }

    /// Ends the compositor while the session's programs run, to see how they take it.
    func end()
}

extension CompositorSession {
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
}
