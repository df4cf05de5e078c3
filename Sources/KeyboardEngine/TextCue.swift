/// What the text before the caret means for the keys, told by whoever knows the text.
package struct TextCue: Sendable, Hashable {
    /// Whether the next letter is to be a capital. Source: behaviour D.1, `autoCapitalization`.
    package var wantsCapital: Bool
    /// Whether what was typed brings the letters back. Source: behaviour D.1, `returnToLettersAfterSpace`.
    package var returnsToLetters: Bool
    /// The word that ends at the caret, empty at a word's start; nil where it is not known. Source: behaviour D.3, predictive
    /// targeting.
    package var word: String?

    package init(wantsCapital: Bool, returnsToLetters: Bool = false, word: String? = nil) {
        self.wantsCapital = wantsCapital
        self.returnsToLetters = returnsToLetters
        self.word = word
    }
}
