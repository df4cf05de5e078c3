import Behavior
import Documents
import KeyboardLayouts
import LayoutFiles
import Settings

/// The layout that `render` was asked for, as its field wants it.
struct RenderedLayout {
    private let request: RenderRequest
    private let folders: DocumentFolders

    init(_ request: RenderRequest, _ folders: DocumentFolders) {
        self.request = request
        self.folders = folders
    }

    /// - Parameters:
    ///   - behavior: what the running keyboard makes its keys by.
    ///   - terminalRow: false where a toolbar has a terminal's keys.
    /// - Returns: the layout, and the badges of all languages.
    /// - Throws: a line for the person, where there is no such layout or it has a mistake.
    func layout(
        _ behavior: KeyboardBehavior, terminalRow: Bool = true
    ) throws(UsageError) -> (layout: KeyboardLayout, languages: [String]) {
        var enabled: [KeyboardLayout] = []
        for name in names { enabled.append(try plain(name)) }
        let purpose = request.purpose ?? .normal
        let wanted = BoardKeys.WantedForm(request.look.page?.value)
        let layout = enabled[0].arranged(as: behavior.layoutTypeOverride).adapted(
            to: wanted.form(for: purpose.form(adapts: behavior.adaptToInputType)),
            globe: behavior.nextKeyboardKey || enabled.count > 1,
            domains: enabled.compactMap(\.traits.domain), terminalRow: terminalRow)
        guard layout.pages.contains(request.page) else {
            throw UsageError(
                description: "--page \(request.page.rawValue): this layout has the pages "
                    + layout.pages.map(\.rawValue).joined(separator: ", "))
        }
        return (layout, enabled.map(\.traits.badge))
    }

    /// Never empty.
    private var names: [String] {
        let languages = request.look.languages?.value ?? []
        guard let layout = request.layout else { return languages.isEmpty ? ["us"] : languages }
        return [layout] + languages.filter { $0 != layout }
    }

    private func plain(_ name: String) throws(UsageError) -> KeyboardLayout {
        if name.contains("/") || name.hasSuffix(".yaml") { return try read(name) }
        for candidate in LayoutName(name).candidates where folders.has(candidate) {
            for file in folders.files(named: candidate) {
                if DocumentFile.content(of: file) != .absent { return try read(file) }
            }
        }
        if name == "us" { return .usEnglish }
        let meant = NearMatch.find(name, among: folders.names).map { "; did you mean '\($0)'?" }
        throw UsageError(
            description: "--layout \(name): there is no such layout"
                + (meant ?? "; 'glasschord list layouts' tells which there are"))
    }

    private func read(_ file: String) throws(UsageError) -> KeyboardLayout {
        switch DocumentFile.content(of: file) {
        case .absent: throw UsageError(description: "--layout \(file): there is no such file")
        case .unreadable(let problem): throw UsageError(description: "\(problem)")
        case .bytes(let bytes):
            let problems: [DocumentProblem]
            do throws(DocumentProblem) {
                let read = try LayoutDocument.read(bytes, path: file)
                if let layout = read.value { return layout }
                problems = read.problems
            } catch {
                problems = [error]
            }
            throw UsageError(
                description: DocumentProblem.lines(problems).joined(separator: "\n"))
        }
    }
}
