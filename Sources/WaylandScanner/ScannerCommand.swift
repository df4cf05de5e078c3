/// The command line: `client|server --output FOLDER FILE.xml ...`.
///
/// Writes `FILE.swift` for each file and `InterfaceTables.swift` for all into the folder, which
/// must exist.
package struct ScannerCommand {
    package static let usage =
        "usage: wayland-swift-scanner client|server --output FOLDER FILE.xml ..."

    private let mode: ScannerMode
    private let folder: String
    private let paths: [String]

    /// Nil when the arguments do not fit `usage`; they come without the program's name.
    package init?(arguments: [String]) {
        guard arguments.count >= 4, let mode = ScannerMode(rawValue: arguments[0]),
            arguments[1] == "--output"
        else { return nil }
        self.mode = mode
        folder = arguments[2]
        paths = Array(arguments[3...])
    }

    package func run() throws(ScanError) {
        var sources: [(path: String, bytes: [UInt8])] = []
        for path in paths { sources.append((path, try TextFile(path: path).read())) }
        for output in try Self.generate(mode, sources) {
            try TextFile(path: "\(folder)/\(output.name)").writeIfChanged(output.text)
        }
    }

    /// The generated files for the given XML, without touching the disk.
    package static func generate(
        _ mode: ScannerMode, _ sources: [(path: String, bytes: [UInt8])]
    ) throws(ScanError) -> [(name: String, text: String)] {
        var files: [ProtocolFile] = []
        for source in sources {
            files.append(try ProtocolReader.read(file: source.path, bytes: source.bytes))
        }
        let catalog = try Catalog(files: files)
        var outputs: [(name: String, text: String)] = []
        for file in files {
            let text =
                switch mode {
                case .client: ClientEmitter(catalog: catalog).emit(file)
                case .server: ServerEmitter(catalog: catalog).emit(file)
                }
            outputs.append((outputName(file.path), text))
        }
        let runtime =
            switch mode {
            case .client: "WaylandWire"
            case .server: "WaylandServerWire"
            }
        let tables = TableEmitter(catalog: catalog).emitShared(import: runtime)
        outputs.append(("InterfaceTables.swift", tables))
        return outputs
    }

    private static func outputName(_ path: String) -> String {
        var name = path.split(separator: "/").last.map(String.init) ?? path
        if name.hasSuffix(".xml") { name.removeLast(4) }
        return name + ".swift"
    }
}
