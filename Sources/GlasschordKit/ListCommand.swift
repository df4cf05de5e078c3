import Documents
import KeyboardLayouts
import LayoutFiles

/// `glasschord list layouts`: a line for each layout that there is: its name, what it calls itself, and its file, parted by tabs.
struct ListCommand {
    private let folders: DocumentFolders

    init(folders: DocumentFolders) {
        self.folders = folders
    }

    func run() -> ExitStatus {
        Glasschord.tell(lines.map { $0 + "\n" }.joined())
    }

    var lines: [String] {
        var names = folders.names
        // US English needs no file.
        if !names.contains("us") { names = (names + ["us"]).sorted() }
        return names.map(line)
    }

    private func line(_ name: String) -> String {
        for file in folders.files(named: name) {
            guard case .bytes(let bytes) = DocumentFile.content(of: file) else { continue }
            do throws(DocumentProblem) {
                if let layout = try LayoutDocument.read(bytes, path: file).value {
                    return "\(name)\t\(Self.plain(layout.traits.title))\t\(file)"
                }
            } catch {
                // A mistake in it is for `check` to tell; the next folder may have a good one.
            }
            if name != "us" { return "\(name)\t(with mistakes: glasschord check)\t\(file)" }
        }
        return "\(name)\t\(KeyboardLayout.usEnglish.traits.title)\t(in the program)"
    }

    /// A document's text on one line.
    private static func plain(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }
}
