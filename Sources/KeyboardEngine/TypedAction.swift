import KeyboardLayouts

/// What a contact typed.
package enum TypedAction: Sendable, Hashable {
    /// A character in the case that the key showed, or what a key of several characters types.
    case character(String)
    /// A text as it stands, which is no key's: no rule of typing makes anything else of it.
    case text(String)
    /// Another character in the place of the one that was typed last; an empty one takes that one back.
    ///
    /// It comes only while nothing was typed since.
    case replace(typed: String, with: String)
    case space
    /// Delete one character; a repeat comes from holding the key.
    case backspace(isRepeat: Bool)
    /// Delete back to the beginning of a word, from holding backspace long.
    case deleteWord
    /// The return key.
    case primary
    /// A key that types no character, with the modifiers that count for it.
    case key(NamedKey, Modifiers)
    /// A key with modifiers: a shortcut, not a text. The text is what the key types without shift; " ", "\n" and "\u{8}" stand
    /// for the space bar, return and backspace.
    case chord(String, Modifiers)
    /// An accent for the next letter.
    case dead(String)
    /// Move the caret by characters, to the left where negative.
    case moveCaret(by: Int)
    /// Move the caret by sentences, back where negative.
    case moveSentence(by: Int)
    /// The next layout, from a tap of the globe.
    case nextKeyboard
    /// What was chosen in the globe's menu.
    case menu(GlobeMenuEntry)
    /// The keys are to stand on a side, or on the whole width again.
    case oneHanded(OneHandedMode)
}
