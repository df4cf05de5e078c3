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

    /// The list goes to standard output, what cannot be listed to standard error.
    func run() -> ExitStatus {
        for problem in folders.listing().misnamed { Log(isVerbose: false).problem("\(problem)") }
        return Glasschord.tell(lines.map { $0 + "\n" }.joined())
    }

    var lines: [String] {
        Set(folders.names + builtIn.map(\.name)).sorted().compactMap(line)
    }

    /// The document of this name that counts: the first that is good. Where none is, what the program has, else the first with
    /// mistakes. Nil for what only looks like a document: a folder, a pipe, a link to nowhere.
    private func line(_ name: String) -> String? {
        var first: String?
        for file in folders.files(named: name) where DocumentFile.exists(file) {
            do throws(DocumentProblem) {
                if let title = try read(file) { return "\(name)\t\(Self.plain(title))\t\(file)" }
            } catch {
                // What it is, `check` tells.
            }
            first = first ?? file
        }
        if let own = builtIn.first(where: { $0.name == name }) {
            return "\(name)\t\(own.title)\t(in the program)"
        }
        return first.map { "\(name)\t(with mistakes: glasschord check)\t\($0)" }
    }

    /// What a file's document calls itself; nil where it has mistakes or has just gone.
    private func read(_ file: String) throws(DocumentProblem) -> String? {
        switch DocumentFile.content(of: file) {
        case .absent: nil
        case .unreadable(let problem): throw problem
        case .bytes(let bytes): try title(bytes, file)
        }
    }

    /// A document's text on one line.
    private static func plain(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }
}
