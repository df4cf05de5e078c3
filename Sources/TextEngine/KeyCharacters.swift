/// Characters that keys can type: a bit for each of ASCII, a list of the few others.
///
/// No set of characters: to hash a hundred of them took a fifth of a million instructions of each start.
package struct KeyCharacters: Sendable, Equatable, ExpressibleByArrayLiteral {
    /// The bit of a character's number; the second holds those from 64.
    private var ascii: (UInt64, UInt64) = (0, 0)
    private var others: [String] = []

    package init() {}

    package init(arrayLiteral elements: String...) {
        for element in elements { insert(element) }
    }

    /// Whether a text is one of them.
    package func contains(_ text: String) -> Bool {
        guard let first = text.utf8.first else { return false }
        if text.utf8.count > 1 { return others.contains(text) }
        let bits = first < 64 ? ascii.0 : ascii.1
        return first < 128 && bits & (1 << UInt64(first & 63)) != 0
    }

    /// Adds one character.
    package mutating func insert(_ character: String) {
        if character.utf8.count == 1 {
            insert(ascii: character.utf8)
        } else {
            others.append(character)
        }
    }

    /// Adds characters of ASCII, a byte each.
    package mutating func insert(ascii characters: String.UTF8View) {
        for byte in characters {
            let bit: UInt64 = 1 << UInt64(byte & 63)
            if byte < 64 { ascii.0 |= bit } else if byte < 128 { ascii.1 |= bit }
        }
    }

    package static func == (left: KeyCharacters, right: KeyCharacters) -> Bool {
        left.ascii == right.ascii && left.others == right.others
    }
}
