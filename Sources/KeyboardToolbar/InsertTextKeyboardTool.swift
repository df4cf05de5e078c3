/// A tool that types a text into the field with the focus.
public struct InsertTextKeyboardTool: KeyboardTool {
    public let text: String
    private let textInput: FocusedTextInput

    public init(text: String, textInput: FocusedTextInput) {
        self.text = text
        self.textInput = textInput
    }

    public var displayRepresentation: KeyboardToolDisplayRepresentation { .text(text) }

    public func performAction() { textInput.insertText(text) }
}
