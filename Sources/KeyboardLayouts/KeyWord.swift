/// The words that stand for keys in a layout's rows. Everything else of one character is a key that types it.
package enum KeyWord {
    /// The key that a word names; nil for a text, and for what is no word.
    package static func key(_ word: String) -> Key? {
        // Every word has several letters of ASCII; most parts of a row have one.
        guard word.utf8.count > 1, let first = word.utf8.first,
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
        else { return nil }
        switch word {
        case "shift": return .shift
        case "backspace": return .backspace
        case "space": return .space
        case "return": return .primary
        case "globe": return .nextKeyboard
        case "emoji": return .emoji
        case "microphone": return .microphone
        case "caps-lock": return .capsLock
        case "spacer": return .spacer(0, units: 0.5)
        default: break
        }
        if let page = Page(rawValue: word) { return .type(page) }
        if let key = NamedKey(rawValue: word) { return .named(key) }
        return Modifier(rawValue: word).map(Key.modifier)
    }

    /// All of them.
    package static let all =
        [
            "shift", "backspace", "space", "return", "globe", "emoji", "microphone", "caps-lock",
            "spacer",
        ] + Page.allCases.map(\.rawValue) + NamedKey.allCases.map(\.rawValue)
        + Modifier.allCases.map(\.rawValue)
}
