/// What the rules of typing are told before each action: the field, and its text with everything that is under way.
package struct TypingContext: Sendable, Equatable {
    /// The field; its own `surrounding` may be older than `text`.
    package var field: Field
    /// Counts the fields that were entered: nothing passes from one to the next.
    package var number: UInt32
    /// Nil where the text is not told: nothing is known, so no rule acts.
    package var text: ToldText?
    /// Whether the caret surely stands where `text` has it: else nothing there may be taken away or set right.
    package var isCaretCertain: Bool

    package init(field: Field, number: UInt32, text: ToldText?, isCaretCertain: Bool = true) {
        self.field = field
        self.number = number
        self.text = text
        self.isCaretCertain = isCaretCertain
    }
}
