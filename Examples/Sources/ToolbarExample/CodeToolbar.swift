import KeyboardToolbar
import Units

/// A toolbar for writing programs: undo and redo, characters that hold others, find, and hide.
///
/// It is set up in two steps. First there are a `KeyboardToolbarView` and the `FocusedTextInput` that its tools act on; both go to
/// `Glasschord.run`. Then `groups` is set, and set again whenever other tools can do something.
final class CodeToolbar {
    let keyboardToolbarView = KeyboardToolbarView()
    let textInput = FocusedTextInput()
    /// Takes away what would lie under the choices of a tool, such as an editor's completions.
    var dismissCompletions: () -> Void = {}

    init() {
        // Choices appear after 0.2 seconds instead of 0.5.
        keyboardToolbarView.showToolPickerDelay = 0.2
        keyboardToolbarView.willPresentToolPicker = { [weak self] in self?.dismissCompletions() }
        // Whoever types can undo it.
        textInput.onChange = { [weak self] in self?.setupKeyboardTools() }
        setupKeyboardTools()
    }

    private func setupKeyboardTools() {
        keyboardToolbarView.groups = [
            // Tools for undoing and redoing in the field with the focus.
            KeyboardToolGroup(items: [
                KeyboardToolGroupItem(
                    representativeTool: BlockKeyboardTool(symbolName: "arrow.uturn.backward") {
                        [weak self] in
                        self?.textInput.perform(.undo)
                        self?.setupKeyboardTools()
                    }, isEnabled: textInput.canUndo),
                KeyboardToolGroupItem(
                    representativeTool: BlockKeyboardTool(symbolName: "arrow.uturn.forward") {
                        [weak self] in
                        self?.textInput.perform(.redo)
                        self?.setupKeyboardTools()
                    }, isEnabled: textInput.canRedo),
            ]),
            // Tools for inserting characters into it; holding one offers others.
            KeyboardToolGroup(items: [
                inserting("(", "(", "{", "[", "]", "}", ")"),
                inserting(".", ".", ",", ";", "!", "&", "|"),
                inserting("=", "=", "+", "-", "/", "*", "<", ">"),
                inserting("#", "#", "\"", "'", "$", "\\", "@", "%", "~"),
            ]),
            KeyboardToolGroup(items: [
                // A tool that opens the application's search.
                KeyboardToolGroupItem(
                    representativeTool: BlockKeyboardTool(symbolName: "magnifyingglass") {
                        [weak self] in self?.textInput.perform(.find)
                    }),
                // A tool that puts the keyboard away.
                KeyboardToolGroupItem(
                    representativeTool: BlockKeyboardTool(
                        symbolName: "keyboard.chevron.compact.down"
                    ) { [weak self] in self?.textInput.perform(.hide) }),
            ]),
        ]
    }

    /// A place in the bar that types `text`, and offers `alternates` while it is held.
    private func inserting(_ text: String, _ alternates: String...) -> KeyboardToolGroupItem {
        KeyboardToolGroupItem(
            representativeTool: InsertTextKeyboardTool(text: text, textInput: textInput),
            tools: alternates.map { InsertTextKeyboardTool(text: $0, textInput: textInput) })
    }
}
