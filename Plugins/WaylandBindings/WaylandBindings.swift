import Foundation
import PackagePlugin

/// Generates the Wayland bindings of the targets `Protocols` (client) and `ServerProtocols`
/// (server) from the XML files of `protocols/` and the system's files that
/// `protocols/system-protocols.txt` names.
///
/// One run of the generator makes all files of a target: they share their interface tables, and
/// each must know the others' interfaces. It runs when one of the inputs changes.
@main struct WaylandBindings: BuildToolPlugin {
    func createBuildCommands(
        context: PluginContext, target: any Target
    ) async throws -> [Command] {
        guard let home = context.package.targets.first(where: { $0.name == "Protocols" }) else {
            Diagnostics.error("the package has no target 'Protocols'")
            return []
        }
        let folder = home.directoryURL
        let list = folder.appending(path: "system-protocols.txt")
        let own = try FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "xml" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let inputs = try systemFiles(list) + own
        let scanner = try context.tool(named: "wayland-swift-scanner").url
        let output = context.pluginWorkDirectoryURL
        let mode = target.name == "Protocols" ? "client" : "server"
        let names = inputs.map { $0.deletingPathExtension().lastPathComponent }
        return [
            .buildCommand(
                displayName: "Generating the \(mode)'s Wayland bindings",
                executable: scanner,
                arguments: [mode, "--output", output.path(percentEncoded: false)]
                    + inputs.map { $0.path(percentEncoded: false) },
                inputFiles: inputs + [list],
                outputFiles: (names + ["InterfaceTables"]).map {
                    output.appending(path: "\($0).swift")
                })
        ]
    }

    /// One path a line; empty lines and lines that begin with `#` are skipped.
    private func systemFiles(_ list: URL) throws -> [URL] {
        try String(contentsOf: list, encoding: .utf8)
            .split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
            .map { URL(filePath: $0) }
    }
}
