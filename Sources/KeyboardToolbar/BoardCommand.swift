import KeyboardLayouts

/// What the keyboard itself does for a tool. The raw values are what documents of toolbars call them.
public enum BoardCommand: Sendable, Hashable {
    /// Put the keyboard away.
    case hide
    /// The next of the layouts that are enabled.
    case nextLayout
    case page(Page)
    /// The keys of a terminal, or away with them.
    case terminal
    case copy, cut, paste
    case selectAll
    case undo, redo
    case find
}
