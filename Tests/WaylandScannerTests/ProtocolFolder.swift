import Glibc

@testable import WaylandScanner

/// The protocol descriptions that the build reads: those in protocols/, and the system's that a file there lists.
enum ProtocolFolder {
    static let ours = [
        "input-method-unstable-v2", "virtual-keyboard-unstable-v1", "wlr-layer-shell-unstable-v1",
        "wlr-virtual-pointer-unstable-v1", "wlr-foreign-toplevel-management-unstable-v1",
        "ext-background-effect-v1", "blur",
    ]

    static func path(_ name: String) -> String { "\(folder)/\(name).xml" }

    /// All of them, as the plugin hands them to the scanner.
    static func sources() throws -> [(path: String, bytes: [UInt8])] {
        let list = String(
            decoding: try TextFile(path: "\(folder)/system-protocols.txt").read(), as: UTF8.self)
        let system = list.split(separator: "\n").filter { $0.hasPrefix("/") }.map(String.init)
        return try (system + ours.map(path)).map { ($0, try TextFile(path: $0).read()) }
    }

    /// The file of that path, where a package that is not needed otherwise has brought it.
    static func optional(_ path: String) throws -> (path: String, bytes: [UInt8])? {
        guard unsafe access(path, R_OK) == 0 else { return nil }
        return (path, try TextFile(path: path).read())
    }

    private static var folder: String {
        let parts = #filePath.split(separator: "/").dropLast(3)
        return "/" + parts.joined(separator: "/") + "/protocols"
    }
}
