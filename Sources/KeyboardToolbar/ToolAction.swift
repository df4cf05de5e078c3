import KeyboardLayouts

/// What a tool does, for those who do not write Swift.
package enum ToolAction: Sendable, Hashable {
    /// Types a text.
    case text(String)
    case key(KeyShortcut)
    /// Has a modifier count for the next key; tapped again, until it is tapped a third time.
    case modifier(Modifier)
    /// Runs a program with arguments, without a shell.
    case command([String])
    case board(BoardCommand)
}
