import Units

extension NativeMetrics {
    /// About how wide a text is drawn, or a little more, for deciding what it shares a place with. Only the painter can measure.
    package static func approximateWidth(of text: String, fontSize: Points) -> Points {
        let isAlone = text.utf8.count == 1 || text.count == 1
        return fontSize * text.reduce(0) { $0 + approximateWidth(of: $1, isAlone: isAlone) }
    }

    /// In font sizes; from the widths that sans-serif fonts have in common.
    private static func approximateWidth(of character: Character, isAlone: Bool) -> Double {
        switch character {
        case "i", "j", "l", ".", ",", ":", ";", "'", "|", "!", " ": 0.32
        case "f", "r", "t", "-", "(", ")", "[", "]", "I": 0.4
        case "E", "F", "L", "P", "R", "S", "T": 0.65
        case "m", "w", "M": 0.88
        case "W", "@", "%": 0.95
        default: wide(character, isAlone) ?? (character.isUppercase ? 0.76 : 0.6)
        }
    }

    /// The widest single character.
    package static let widestCharacter = 1.2

    /// Scripts whose letters are wider than Latin ones, each by its widest common letters.
    ///
    /// - Parameter isAlone: whether it is no letter of a word. In a word Arabic letters are drawn into each other.
    private static func wide(_ character: Character, _ isAlone: Bool) -> Double? {
        switch character.unicodeScalars.first?.value ?? 0 {
        case ..<0x370: nil
        // Cyrillic: the letters of Russian but "ж", "м", "ф", "ш", "щ", "ы", "ю".
        case 0x430..<0x436, 0x437..<0x43C, 0x43D..<0x444, 0x445..<0x448, 0x44A, 0x44C, 0x44D, 0x44F:
            0.7
        // "щ" and "Ю".
        case 0x400..<0x530: character.isUppercase ? 0.98 : 0.84
        // Arabic: "ش".
        case 0x600..<0x780, 0x8A0..<0x900, 0xFB50..<0xFE00, 0xFE70..<0xFF00:
            isAlone ? widestCharacter : 0.6
        // Hangul, Kana and Chinese characters fill a square.
        case 0x1100..<0x1200, 0x2E80..<0xA000, 0xAC00..<0xD7B0, 0xFF00..<0xFFA0: 1
        default: character.isUppercase ? 0.9 : 0.75
        }
    }
}
