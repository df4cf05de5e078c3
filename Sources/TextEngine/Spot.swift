/// A place where a mark was set right. Taken back to the word alone and written otherwise, it is left as it is then.
///
/// Source: behaviour D.1, `suppressPunctuationSpacingAfterEdit`.
struct Spot: Sendable {
    /// So much text behind the word, and the spot is of no interest any longer.
    private static let reach = 24

    /// What stands between the word and the caret.
    private(set) var text: String
    /// Whether the person has gone back to the word.
    private(set) var isRejected = false
    /// Whether the word itself has changed.
    private(set) var isOver = false

    init(text: String) {
        self.text = text
    }

    /// Whether a mark that comes now stays where it is.
    var keepsMark: Bool { isRejected && text == " " }

    mutating func drop(_ count: Int) {
        if count > text.count {
            isOver = true
            return
        }
        text.removeLast(count)
        if text.isEmpty { isRejected = true }
    }

    mutating func change(_ tail: String, to new: String) {
        guard text.hasSuffix(tail) else {
            isOver = true
            return
        }
        text.removeLast(tail.count)
        text += new
        if text.utf8.count > Self.reach { isOver = true }
    }
}
