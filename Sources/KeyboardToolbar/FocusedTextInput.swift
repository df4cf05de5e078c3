/// The text field with the focus, whichever application it belongs to, as tools see it.
///
/// Give it to `Glasschord.run` with the toolbar. Until the keyboard runs, and where no field is active, there is nothing that takes a
/// text; keys arrive nevertheless, as in a game. Applications do not tell what they can undo: it is known from what was typed and
/// undone here. Everything is called and calls on the thread of `Glasschord.run`. Source: behaviour E.1, E.7.
public final class FocusedTextInput {
    /// Whether there is a field.
    public package(set) var isActive = false
    /// Whether there may be something to undo: the field held a text when it got the focus, or does not tell its text, or
    /// something was typed or deleted since.
    public package(set) var canUndo = false
    /// Whether something was undone and nothing typed since, or somebody else has changed the text.
    public package(set) var canRedo = false
    /// Called after any of them has changed: the moment to set `KeyboardToolbarView.groups` again.
    public var onChange: (() -> Void)?

    /// Carries out what a tool wants; the keyboard sets it.
    package var perform: (ToolAction) -> Void = { _ in }

    /// One without a field, until `Glasschord.run` gets it.
    public init() {}

    /// Types a text, as if it stood on a key: as text into a field, else by keys.
    public func insertText(_ text: String) { perform(.text(text)) }

    /// Does what is common to texts, or to the keyboard.
    public func perform(_ command: BoardCommand) { perform(.board(command)) }

    /// Presses a key with its modifiers.
    public func press(_ shortcut: KeyShortcut) { perform(.key(shortcut)) }
}
