/// What the deletion of a word takes: spaces at the end, then the letters and digits before them with the apostrophes among
/// them, or one run of other marks. The end of a line goes alone.
///
/// Source: behaviour D.4, D.5 (what a word is).
enum WordDeletion {
    /// The end of `text` that goes, in whole grapheme clusters.
    static func piece(of text: Substring) -> Substring {
        guard let last = text.last else { return text }
        if last.isNewline { return text.suffix(1) }
        var start = text.endIndex
        func isLeft(_ condition: (Character) -> Bool) -> Bool {
            start > text.startIndex && condition(text[text.index(before: start)])
        }
        while isLeft({ $0.isWhitespace && !$0.isNewline }) { start = text.index(before: start) }
        if isLeft({ $0.isPartOfWord }) {
            while isLeft({ $0.isPartOfWord || $0.isApostrophe }) {
                start = text.index(before: start)
            }
            // An apostrophe before the word is a quote.
            while start < text.endIndex, text[start].isApostrophe {
                start = text.index(after: start)
            }
        } else {
            while isLeft({ !$0.isPartOfWord && !$0.isWhitespace }) {
                start = text.index(before: start)
            }
        }
        return text[start...]
    }
}
