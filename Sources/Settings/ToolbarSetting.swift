import Documents

/// Which toolbar stands above the keys.
package enum ToolbarSetting: Sendable, Hashable {
    /// That of the application, of the field, or the default one.
    case auto
    case off
    /// Always the one of this name.
    case named(String)

    static let expected = "auto, none, or a toolbar's name that `glasschord list toolbars` tells"

    /// Reads "auto", "none" or a name. A toolbar cannot be called `on` or `off`.
    init?(_ text: String) {
        switch (text, MappingReader.toggle(text)) {
        case ("auto", _), (_, true): self = .auto
        case ("none", _), (_, false): self = .off
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
        }
    }
}
