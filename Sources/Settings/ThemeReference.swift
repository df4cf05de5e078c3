import Documents
import KeyboardStyle

/// What the setting `theme` names.
package enum ThemeReference: Sendable, Hashable {
    /// A theme that the keyboard comes with.
    case builtIn(KeyboardTheme)
    /// A file in one of the folders for themes, without its ending.
    case named(String)
    /// A file of its own, as the setting has it.
    case path(String)
    /// Something that cannot name a theme: as a theme that is not there, it leaves the one that is shown.
    case unusable

    /// The words for the themes that the keyboard comes with.
    static let builtIn = KeyboardTheme.allCases.map(\.rawValue)

    /// Nil for a text that cannot be the name of a file.
    init?(_ text: String) {
        if text.contains("/") {
            self = .path(text)
        } else if let theme = KeyboardTheme(rawValue: text) {
            self = .builtIn(theme)
        } else if !text.isEmpty, !text.hasPrefix("."), text.utf8.count <= 100,
            text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
        {
            self = .named(text)
        } else {
            return nil
        }
    }

    /// Where the file may be, the first that is there counts; none for a theme that the keyboard comes with.
    func files(in directories: UserDirectories) -> [String] {
        switch self {
        case .builtIn, .unusable: []
        case .named(let name): directories.themes(named: name)
        case .path(let path): [directories.absolute(path)].compactMap { $0 }
        }
    }

    /// What is said of a theme that is not there.
    ///
    /// - Parameter origin: the document or the option that names it, and where it does.
    func missing(
        _ origin: (path: String, place: DocumentPlace?), file: String,
        _ directories: UserDirectories
    ) -> DocumentProblem {
        let meant: String? =
            if case .named(let name) = self {
                NearMatch.find(name, among: Self.builtIn + directories.themeNames)
            } else {
                nil
            }
        return DocumentProblem(
            origin.path, origin.place, "there is no theme \(DocumentProblem.quoted(text))",
            advice: meant.map { "did you mean '\($0)'?" } ?? "its file is to be \(file)")
    }

    /// As a document names it.
    var text: String {
        switch self {
        case .builtIn(let theme): theme.rawValue
        case .named(let name): name
        case .path(let path): path
        case .unusable: ""
        }
    }
}
