/// What of a row stands for itself.
enum RowWord {
    /// Whether a word is one character that can be seen, which a key types as it is.
    ///
    /// Two Arabic letters that are written as one sign have a key of their own on Arabic keyboards.
    static func isCharacter(_ word: String) -> Bool {
        if word.utf8.count == 1 { return word.utf8.first.map { $0 > 0x20 && $0 != 0x7F } ?? false }
        let scalars = word.unicodeScalars
        guard scalars.count <= longest, scalars.allSatisfy(isSeen) else { return false }
        return word.count == 1 || word.count == 2 && scalars.allSatisfy(isArabic)
    }

    /// More code points than a character of any script has; families of emoji have seven.
    private static let longest = 12

    /// Joiners shape what stands beside them and have keys on many keyboards; what else formats text draws nothing.
    private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value > 0x20 && scalar.value != 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: return false
        case .format: return scalar == "\u{200C}" || scalar == "\u{200D}"
        default: return true
        }
    }

    private static func isArabic(_ scalar: Unicode.Scalar) -> Bool {
        0x0600...0x06FF ~= scalar.value
    }
}
