/// The four rows of characters of a PC keyboard, in words for each level; the keys are made when they are wanted.
package struct DeskRows: Sendable, Hashable {
    /// The keys of a row parted by spaces.
    package let plain: [String]
    /// As many rows of as many words as `plain`, or none; as the others.
    package let shifted: [String]
    package let altGr: [String]
    package let shiftedAltGr: [String]

    package init(
        plain: [String] = [], shifted: [String] = [], altGr: [String] = [],
        shiftedAltGr: [String] = []
    ) {
        self.plain = plain
        self.shifted = shifted
        self.altGr = altGr
        self.shiftedAltGr = shiftedAltGr
    }

    /// What a word means: a text, or with "dead:" before it an accent; nil for "none", which types nothing.
    package static func sign(_ word: String) -> KeySign? {
        if word == "none" { return nil }
        if word.utf8.count > 5, word.hasPrefix("dead:") { return .dead(String(word.dropFirst(5))) }
        return .text(word)
    }

    package var keys: [[Key]] {
        let others = [shifted, altGr, shiftedAltGr].map { $0.map(Self.words) }
        return plain.enumerated().map { row, words in
            Self.words(words).enumerated().map { column, word in
                func sign(_ level: Int) -> KeySign? {
                    guard row < others[level].count, column < others[level][row].count else {
                        return nil
                    }
                    return Self.sign(others[level][row][column])
                }
                return Key(
                    plain: Self.sign(word) ?? .text(word), shifted: sign(0), altGr: sign(1),
                    shiftedAltGr: sign(2))
            }
        }
    }

    private static func words(_ row: String) -> [String] {
        LayoutRows.words(row)
    }
}
