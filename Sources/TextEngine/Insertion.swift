/// What becomes of a typed character or space.
struct Insertion: Sendable, Equatable {
    /// What was typed.
    var typed: String
    /// What stood before the caret and makes way; empty for nothing.
    var tail = ""
    /// What stands there instead.
    var text: String
    /// What is typed where the tail is not there after all.
    var plain: String
    /// What was open before, for a pick in its place.
    var previous = TypingRules.Window.closed
    var next = TypingRules.Window.closed
    /// Whether a mark went before its space.
    var movesMark = false

    init(
        typed: String, tail: String = "", text: String,
        previous: TypingRules.Window = .closed, next: TypingRules.Window = .closed
    ) {
        self.typed = typed
        self.tail = tail
        self.text = text
        plain = typed
        self.previous = previous
        self.next = next
    }

    var wish: Wish {
        tail.isEmpty ? .type(text) : .revise(tail, with: text, orType: plain)
    }
}
