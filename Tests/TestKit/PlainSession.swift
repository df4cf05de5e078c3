import Glibc
import Units

/// A compositor that has no layer-shell, so that nothing but an application can be shown. Owner: the test; `deinit` ends
/// it and removes its directory.
package final class PlainSession: CompositorSession {
    package enum Kind: String, Sendable, CaseIterable {
        case weston, cage
    }

    package let configuration = SessionConfiguration()
    private let compositor: CompositorProcess

    package init(_ kind: Kind) throws(SessionError) {
        compositor = try CompositorProcess(kind.rawValue, on: .headless) {
            directory throws(SessionError) in
            switch kind {
            case .cage: return ["--", "sh", directory.file("start.sh")]
            case .weston:
                try Self.writeSettings(in: directory)
                return [
                    "--backend=headless-backend.so", "--config=\(directory.file("weston.ini"))",
                ]
            }
        }
    }

    package var environment: [String: String] { compositor.environment }
    package var directory: Directory { compositor.directory }
    package var socketPath: String { compositor.socketPath }
    package var isRunning: Bool { compositor.process.isRunning }

    package func end() {
        compositor.process.end()
    }

    /// weston runs one program by itself, its shell's client, and starts it again when it ends: ours ends weston.
    private static func writeSettings(in directory: Directory) throws(SessionError) {
        let client = directory.file("client")
        try directory.write(
            "#!/bin/sh\nsh \(directory.file("start.sh"))\nkill $PPID\n", to: "client")
        guard unsafe chmod(client, 0o755) == 0 else {
            throw SessionError("cannot change \(client): \(SystemError.current)")
        }
        try directory.write("[shell]\nclient=\(client)\n", to: "weston.ini")
    }
}
