/// How a language quotes. Source: behaviour D.1, `smartPunctuation`.
public struct QuotationMarks: Sendable, Hashable {
    /// What stands before and after a quotation, with its inner space where the language has one.
    public struct Pair: Sendable, Hashable {
        public let opening: String
        public let closing: String

        public init(_ opening: String, _ closing: String) {
            self.opening = opening
            self.closing = closing
        }
    }

    /// Instead of straight double quotation marks.
    public let outer: Pair
    /// Instead of straight single ones: a quotation in a quotation.
    public let inner: Pair
    /// Instead of a straight one within a word.
    public let apostrophe: String

    public init(outer: Pair, inner: Pair, apostrophe: String = "’") {
        self.outer = outer
        self.inner = inner
        self.apostrophe = apostrophe
    }

    /// Those of English, and of a layout that names none.
    public static let english = QuotationMarks(outer: Pair("“", "”"), inner: Pair("‘", "’"))
}
