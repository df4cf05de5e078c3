import KeyboardLayouts

/// What a person did, in the words of the text.
package enum TextAction: Sendable, Equatable {
    /// A character in the case that the key showed, or several at once.
    case character(String)
    /// Another character in the place of the one that was typed last; an empty one takes that one back.
    case replace(typed: String, with: String)
    case space
    /// A repeat comes from holding the key.
    case backspace(isRepeat: Bool)
    /// Back to the beginning of a word, from holding backspace long.
    case deleteWord
    /// The return key.
    case primary
    /// The caret by characters, to the left on the screen where negative.
    case moveCaret(by: Int)
    /// The caret by sentences, back in the text where negative.
    case moveSentence(by: Int)
    /// What is no text goes its way as it is.
    case other(Wish)
}
