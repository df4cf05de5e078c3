/// What a character is for the rules of typing.
extension Character {
    var isPartOfWord: Bool { isLetter || isNumber }

    var isApostrophe: Bool { self == "'" || self == "\u{2019}" }

    /// Source: behaviour D.1, `autoCapitalization`.
    var endsSentence: Bool { ".!?…".contains(self) }

    var isDash: Bool { "-\u{2013}\u{2014}".contains(self) }

    var closesBracket: Bool { ")]}".contains(self) }

    /// Whether it only ever opens something, or does so in some language.
    var opens: Bool { "([{«‹¿¡\u{2018}\u{201A}\u{201C}\u{201E}".contains(self) }

    /// Whether something may begin with it: the straight marks, and some languages' own, open and close.
    var isOpening: Bool { opens || "\"'»›\u{2019}\u{201D}".contains(self) }

    /// Whether something may end with it.
    var isClosing: Bool {
        closesBracket || "\"'»«›‹\u{2019}\u{201D}\u{201C}\u{2018}".contains(self)
    }
}
