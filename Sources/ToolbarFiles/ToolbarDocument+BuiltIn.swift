import KeyboardLayouts
import KeyboardToolbar

/// The toolbars that need no file: the keyboard has them whatever is installed.
extension ToolbarDocument {
    /// For every application and field that has none of its own.
    package static let standard = ToolbarDocument(
        name: "default", title: "Default",
        groups: [
            [item(.board(.undo)), item(.board(.redo))],
            [
                item(.board(.cut)), item(.board(.copy), offers: [.board(.selectAll)]),
                item(.board(.paste)),
            ],
            [
                item(key(.left), offers: [key(.up)]), item(key(.right), offers: [key(.down)]),
                item(.board(.hide)),
            ],
        ])

    /// For terminals.
    package static let terminal = ToolbarDocument(
        name: "terminal", title: "Terminal", purposes: [.terminal],
        groups: [
            [
                item(key(.escape)), item(key(.tab)),
                item(.modifier(.control), offers: controls),
                item(.modifier(.alt)),
                item(.text("|"), offers: ["~", "/", "-", "_", "&", ">", "$"].map(ToolAction.text)),
            ],
            [
                item(key(.up), offers: [key(.left), key(.home), key(.pageUp)]),
                item(key(.down), offers: [key(.right), key(.end), key(.pageDown)]),
                item(.board(.paste), offers: [.board(.copy), .board(.hide)]),
            ],
        ])

    /// All of them.
    package static let builtIn = [standard, terminal]

    /// What terminals and shells know best.
    private static let controls = ["c", "d", "z", "l", "r", "a", "e", "w"].map(control)

    private static func control(_ letter: String) -> ToolAction {
        .key(KeyShortcut(.character(letter), modifiers: [.control]))
    }

    private static func key(_ key: NamedKey) -> ToolAction { .key(KeyShortcut(.named(key))) }

    /// The picker of an item that offers something begins with the item itself.
    private static func item(
        _ action: ToolAction, offers: [ToolAction] = []
    ) -> ToolItemDescription {
        ToolItemDescription(
            ToolDescription(action), alternates: offers.map { ToolDescription($0) },
            includesItself: !offers.isEmpty)
    }
}
