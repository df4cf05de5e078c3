/// What was typed into the field here since it was entered, or since something changed it that only the application knows.
///
/// It counts as told where a field tells nothing itself. Only its end is kept: rules look no further.
struct OwnText: Sendable {
    private static let kept = 512

    /// Empty where nothing is known, not where nothing stands there.
    private(set) var tail = ""

    /// Whether the field begins before it, as it was told.
    private var isFromStart = false

    /// What was typed, as far as it is known; nil for nothing.
    var told: ToldText? {
        tail.isEmpty && !isFromStart
            ? nil : ToldText(before: Substring(tail), isFromStart: isFromStart)
    }

    /// Only the application knows what stands there now.
    mutating func forget() {
        tail.removeAll(keepingCapacity: true)
        isFromStart = false
    }

    /// So many characters were taken from its end.
    mutating func drop(_ count: Int) {
        tail.removeLast(min(count, tail.count))
    }

    /// Takes the end of a text that is told, before a key makes it unknown.
    mutating func take(_ text: ToldText) {
        let end = text.tail(Self.kept)
        tail = String(end.before)
        isFromStart = end.isFromStart
    }

    /// A text that is told ends otherwise: somebody else has changed it, or moved the caret.
    mutating func compare(with text: Substring) {
        if !text.utf8.suffix(tail.utf8.count).elementsEqual(tail.utf8) { forget() }
    }

    /// Notes a wish that was sent.
    mutating func note(_ wish: Wish) {
        switch wish {
        case .type(let text):
            tail += text
            if tail.utf8.count > 2 * Self.kept, let told { take(told) }
        case .replace, .revise, .deleteBackward, .deleteWord:
            tail = told?.after(wish).map { String($0.before) } ?? ""
        case .enter:
            // A line begins, or the text has been sent off and another one begins.
            tail = "\n"
            isFromStart = false
        case .moveCaret, .press, .chord:
            forget()
        }
    }
}
