import Documents
import KeyboardLayouts
import LayoutFiles
import ToolbarFiles

/// `glasschord list`: a line for each document of a kind that there is: its name, what it calls itself, and its file, parted by
/// tabs.
struct ListCommand {
    private let folders: DocumentFolders
    /// Names and titles of those that need no file.
    private let builtIn: [(name: String, title: String)]
    /// What a document calls itself; nil where it has mistakes.
    private let title: ([UInt8], String) throws(DocumentProblem) -> String?

    static func layouts(in folders: DocumentFolders) -> ListCommand {
        let layout = KeyboardLayout.usEnglish
        return ListCommand(folders, builtIn: [(layout.name, layout.traits.title)]) {
            (bytes, path) throws(DocumentProblem) in
            try LayoutDocument.read(bytes, path: path).value?.traits.title
        }
    }

    static func toolbars(in folders: DocumentFolders) -> ListCommand {
        let builtIn = ToolbarDocument.builtIn.map { ($0.name, $0.title) }
        return ListCommand(folders, builtIn: builtIn) { (bytes, path) throws(DocumentProblem) in
            try ToolbarDocument.read(bytes, path: path).value?.title
        }
    }

    private init(
        _ folders: DocumentFolders, builtIn: [(String, String)],
        title: @escaping ([UInt8], String) throws(DocumentProblem) -> String?
    ) {
        self.folders = folders
        self.builtIn = builtIn
        self.title = title
    }

    func run() -> ExitStatus {
        Glasschord.tell(lines.map { $0 + "\n" }.joined())
    }

    var lines: [String] {
        Set(folders.names + builtIn.map(\.name)).sorted().map(line)
    }

    private func line(_ name: String) -> String {
        let own = builtIn.first { $0.name == name }
        for file in folders.files(named: name) {
            guard case .bytes(let bytes) = DocumentFile.content(of: file) else { continue }
            do throws(DocumentProblem) {
                if let title = try title(bytes, file) {
                    return "\(name)\t\(Self.plain(title))\t\(file)"
                }
            } catch {
                // A mistake in it is for `check` to tell; the next folder may have a good one.
            }
            if own == nil { return "\(name)\t(with mistakes: glasschord check)\t\(file)" }
        }
        return "\(name)\t\(own?.title ?? "")\t(in the program)"
    }

    /// A document's text on one line.
    private static func plain(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }
}
