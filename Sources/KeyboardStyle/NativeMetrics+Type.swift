import KeyboardLayouts
import Units

extension NativeMetrics {
    /// The native size of the label of the key that does `action`; a character comes in the case
    /// shown. Source: behaviour A.4.
    public func fontSize(for action: KeyboardAction) -> Points {
        switch action {
        case .character(let character):
            if Self.isSmallLetter(character) { return letterFontSize }
            return Self.isLetter(character) ? uppercaseFontSize : numericFontSize
        case .space, .primary: return controlFontSize
        case .keyboardType(.symbols): return symbolPageLabelFontSize
        case .keyboardType: return pageLabelFontSize
        case .key, .modifier: return namedKeyFontSize
        case .custom, .none: return controlFontSize
        case .dead: return numericFontSize
        case .backspace, .shift, .nextKeyboard, .dictation, .emoji: return symbolFontSize
        }
    }

    /// The words and short names on keys that type no character, such as "Esc" and "Ctrl": they stand many in a row.
    public var namedKeyFontSize: Points { controlFontSize * (13.0 / 16) }

    /// Whether a character is drawn with the box of its "x" centred.
    package static func isSmallLetter(_ character: String) -> Bool {
        if let ascii = soleASCII(of: character) { return (0x61...0x7a).contains(ascii) }
        return character.first?.isLowercase ?? false
    }

    private static func isLetter(_ character: String) -> Bool {
        // The sixth bit is the case.
        if let ascii = soleASCII(of: character) { return (0x61...0x7a).contains(ascii | 0x20) }
        return character.first?.isLetter ?? false
    }

    /// The only byte of an ASCII character. Asked for every key of every picture, where Unicode's tables are slow.
    private static func soleASCII(of character: String) -> UInt8? {
        let bytes = character.utf8
        guard bytes.count == 1, let byte = bytes.first else { return nil }
        return byte
    }

    /// How tall "x" is to be drawn at a font size. Source: behaviour A.4, 13.2 at 25.
    package static func xHeight(ofFontSize size: Points) -> Points {
        size * (13.2 / 25)
    }

    /// How tall capitals and digits are to be drawn at a font size.
    /// Source: behaviour A.4, 15.4 at 22.
    package static func capHeight(ofFontSize size: Points) -> Points {
        size * (15.4 / 22)
    }

    /// How tall "123", "ABC" and "#+=" are to be drawn at a font size.
    /// Source: behaviour A.4, 13.0 at 18.
    package static func pageLabelHeight(ofFontSize size: Points) -> Points {
        size * (13.0 / 18)
    }
}
