/// The text field with the focus, whichever application it belongs to, as tools see it.
///
/// Give it to `Glasschord.run` with the toolbar. Applications do not tell what they can undo: it is known from what was typed and
/// undone here.
public final class FocusedTextInput {
    /// Whether there is a field.
    public package(set) var isActive = false
    /// Whether something was typed here since the field got the focus.
    public package(set) var canUndo = false
    /// Whether something was undone and nothing typed since.
    public package(set) var canRedo = false
    /// Called after any of them has changed.
    public var onChange: (() -> Void)?

    /// Carries out what a tool wants; the keyboard sets it.
    package var perform: (ToolAction) -> Void = { _ in }

    public init() {}

    /// Types a text, as if it stood on a key.
    public func insertText(_ text: String) { perform(.text(text)) }

    /// Does what is common to texts, or to the keyboard.
    public func perform(_ command: BoardCommand) { perform(.board(command)) }

    /// Presses a key with its modifiers.
    public func press(_ shortcut: KeyShortcut) { perform(.key(shortcut)) }
}
