import KeyboardLayouts

/// What the keyboard itself does for a tool. docs/toolbar.md tells what documents call them, and which keys are pressed.
public enum BoardCommand: Sendable, Hashable {
    /// Put the keyboard away.
    case hide
    /// The next of the layouts that are enabled.
    case nextLayout
    /// Shows a page of keys.
    case page(Page)
    /// The keys of a terminal, or away with them.
    case terminal
    /// Ctrl+C, Ctrl+X and Ctrl+V; in a terminal Ctrl+Shift+C, which copies for both, and Ctrl+Shift+V.
    case copy, cut, paste
    /// Ctrl+A; nothing in a terminal.
    case selectAll
    /// Ctrl+Z and Ctrl+Shift+Z; nothing in a terminal.
    case undo, redo
    /// Ctrl+F; in a terminal Ctrl+Shift+F.
    case find
}
