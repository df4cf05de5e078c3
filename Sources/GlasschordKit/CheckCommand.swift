import Documents
import Glibc
import LayoutFiles
import Painter
import Settings
import ToolbarFiles
import Units

/// `glasschord check`: what is wrong in layouts, settings, themes and toolbars, a line for each problem.
///
/// What a document is meant to be is told by its content, and where that says nothing by its place.
struct CheckCommand {
    private let files: [String]
    private let names: NamedDocuments?

    /// - Parameter names: what settings may name; nil asks nothing of it.
    init(files: [String], names: NamedDocuments? = nil) {
        self.files = files
        self.names = names
    }

    func run() -> ExitStatus {
        var lines: [String] = []
        for file in files { lines += problems(of: file).map { "\($0)" } }
        let text = lines.map { "\($0)\n" }.joined()
        if !text.isEmpty {
            let status = Glasschord.tell(text)
            return status == .success ? .failure : status
        }
        return .success
    }

    /// In the order of their places: all of them, or the first mistake after which nothing more can be read.
    func problems(of file: String) -> [DocumentProblem] {
        switch DocumentFile.content(of: file) {
        case .absent:
            return [
                DocumentProblem(
                    file, nil, "there is no such file", advice: "name one that is there")
            ]
        case .unreadable(let problem): return [problem]
        case .bytes(let bytes):
            let misnamed = Self.faultOfName(file)
            do throws(DocumentProblem) {
                return try [misnamed].compactMap { $0 }
                    + read(bytes, file).sorted { ($0.place ?? .start) < ($1.place ?? .start) }
            } catch {
                return [misnamed, error].compactMap { $0 }
            }
        }
    }

    /// What keeps a file from being found in the folder that it lies in. A theme may be called anything.
    private static func faultOfName(_ file: String) -> DocumentProblem? {
        switch file.split(separator: "/").dropLast().last {
        case "layouts", "toolbars": DocumentFolders.fault(ofFile: file)
        case "themes" where !file.hasSuffix(".yaml"): DocumentFolders.fault(ofFile: file)
        default: nil
        }
    }

    private func read(
        _ bytes: [UInt8], _ file: String
    ) throws(DocumentProblem) -> [DocumentProblem] {
        let document = try YAMLDocument(bytes, path: file)
        switch kind(of: document, file) {
        case .layout: return try LayoutDocument.read(bytes, path: file, isThorough: true).problems
        case .theme: return try ThemeDocument.read(bytes, path: file).problems
        case .toolbar:
            return try ToolbarDocument.read(bytes, path: file, check: Self.fault(ofPicture:))
                .problems
        case .settings:
            let (values, problems) = try SettingsValues.read(bytes, path: file)
            return problems + (values.flatMap { names?.missing(in: $0, path: file) } ?? [])
        }
    }

    /// What keeps a tool's picture from being shown.
    private static func fault(ofPicture path: String) -> (is: String, advice: String)? {
        let most = PNGReader.largestSide
        return switch PNGReader.fault(of: path) {
        case nil: nil
        case .unreadable: ("is no file that can be read", "put a picture there that you may read")
        case .notPNG: ("is not a PNG picture, or damaged", "save it as PNG with 8 bits a colour")
        case .tooLarge(let size):
            (
                "is \(size.width) by \(size.height) pixels large",
                "\(most) by \(most) are the most"
            )
        }
    }

    private enum Kind { case layout, theme, toolbar, settings }

    private func kind(of document: YAMLDocument, _ file: String) -> Kind {
        if LayoutDocument.isMeant(by: document) { return .layout }
        if ThemeDocument.isMeant(by: document) { return .theme }
        if ToolbarDocument.isMeant(by: document) { return .toolbar }
        let folder = file.split(separator: "/").dropLast().last ?? ""
        switch folder {
        case "layouts": return .layout
        case "themes": return .theme
        case "toolbars": return .toolbar
        default: return .settings
        }
    }
}
