import Units

/// A phoc of its own, the compositor of Phosh. Owner: the test; `deinit` ends phoc and removes its directory.
///
/// It makes windows as large as the output, and offers no protocol to ask it for its windows.
package final class PhocSession: CompositorSession {
    package let configuration: SessionConfiguration
    private let compositor: CompositorProcess

    init(
        _ configuration: SessionConfiguration, on backend: CompositorProcess.Backend
    ) throws(SessionError) {
        self.configuration = configuration
        let text = """
            [core]
            xwayland=\(configuration.hasXwayland ? "immediate" : "false")
            [output:\(backend.outputName)]
            scale=\(configuration.scale)

            """
        compositor = try CompositorProcess(
            // Its settings come from GSettings, which would start a bus.
            "phoc", on: backend, variables: ["GSETTINGS_BACKEND": "memory"]
        ) { directory throws(SessionError) in
            try directory.write(text, to: "phoc.ini")
            return [
                "-C", directory.file("phoc.ini"), "-E", "sh \(directory.file("start.sh"))",
            ]
        }
    }

    package var environment: [String: String] { compositor.environment }
    package var directory: Directory { compositor.directory }
    package var socketPath: String { compositor.socketPath }
    package var isRunning: Bool { compositor.process.isRunning }

    package func end() {
        compositor.process.end()
    }
}
