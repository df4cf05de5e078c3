import Documents

/// Which toolbar stands above the keys.
package enum ToolbarSetting: Sendable, Hashable {
    /// That of the application, of the field, or the default one.
    case auto
    case off
    /// Always the one of this name.
    case named(String)
    /// Always the one of this file; as the setting has it until `UserSettings` makes it absolute.
    case file(String)

    static let expected =
        "auto, none, a toolbar's name that `glasschord list toolbars` tells, or a file's path with '/' in it"

    /// Reads "auto", "none", a name or a path. A toolbar cannot be called `on` or `off`.
    init?(_ text: String) {
        switch (text, MappingReader.toggle(text)) {
        case ("auto", _), (_, true): self = .auto
        case ("none", _), (_, false): self = .off
        case _ where text.contains("/"): self = .file(text)
        default:
            guard DocumentFolders.isName(text) else { return nil }
            self = .named(text)
        }
    }

    package var text: String {
        switch self {
        case .auto: "auto"
        case .off: "none"
        case .named(let name): name
        case .file(let path): path
        }
    }
}
