/// A tool that types a text into the field with the focus, and shows that text.
///
/// Source: the toolbar's document, Getting Started; behaviour K23.
public struct InsertTextKeyboardTool: KeyboardTool {
    /// What it types: one character at best, since that is shown too.
    public let text: String
    private let textInput: FocusedTextInput

    /// - Parameter textInput: where it types; the one that `Glasschord.run` gets.
    public init(text: String, textInput: FocusedTextInput) {
        self.text = text
        self.textInput = textInput
    }

    /// The text itself.
    public var displayRepresentation: KeyboardToolDisplayRepresentation { .text(text) }

    /// Types the text once.
    public func performAction() { textInput.insertText(text) }
}
