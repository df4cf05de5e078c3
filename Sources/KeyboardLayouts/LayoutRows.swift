/// Makes keys of rows of words, as documents and the layouts of this room have them.
package struct LayoutRows {
    /// A character and what its key offers when it is held, the most wanted first; the first row for a character counts.
    private let alternates: [String]
    /// What those rows are completed by.
    private let common: [String]

    package init(alternates: [String] = [], common: [String] = []) {
        self.alternates = alternates
        self.common = common
    }

    /// The keys of rows whose words are known to be good.
    package func keys(_ rows: [String]) -> [[Key]] {
        rows.map { row in Self.words(row).map { key($0) } }
    }

    /// The key of a word, or of a text.
    package func key(_ word: String, shifted: String? = nil) -> Key {
        KeyWord.key(word)
            ?? Key(character: word, shifted: shifted, alternates: offer(of: word))
    }

    /// The words of a row. Parted by code units: a space and a combining mark behind it look like one character.
    package static func words(_ row: String) -> [String] {
        var words: [String] = []
        words.reserveCapacity(row.utf8.count / 2 + 1)
        let bytes = row.utf8
        var start = bytes.startIndex
        var end = start
        while true {
            let isEnd = end == bytes.endIndex
            if isEnd || bytes[end] == UInt8(ascii: " ") {
                if start != end { words.append(String(row[start..<end])) }
                if isEnd { return words }
                start = bytes.index(after: end)
            }
            end = bytes.index(after: end)
        }
    }

    /// What a character's key offers.
    package func offer(of character: String) -> [String] {
        let own = alternates.isEmpty ? [] : Self.row(of: character, in: alternates)
        let others = common.isEmpty ? [] : Self.row(of: character, in: common)
        if own.isEmpty || others.isEmpty { return own + others }
        return own + others.filter { !own.contains($0) }
    }

    /// Rows are parted only where they are needed: most keys have none.
    private static func row(of character: String, in rows: [String]) -> [String] {
        let first = character.utf8.first
        for row in rows where row.utf8.first == first {
            let isMeant =
                row.utf8.dropFirst(character.utf8.count).first == UInt8(ascii: " ")
                && row.utf8.starts(with: character.utf8)
            if isMeant { return Array(words(row).dropFirst()) }
        }
        return []
    }
}

extension KeyboardLayout {
    /// A layout from rows of strings, the keys of a row parted by spaces.
    ///
    /// The words of `KeyWord` stand for their keys; everything else is a character.
    ///
    /// - Parameter alternates: rows of a character and what its key offers when it is held, on every page, the most wanted
    ///   first: a language's own letter comes before the others.
    package init(
        _ traits: LayoutTraits = .usEnglish, letters: [String], numbers: [String],
        symbols: [String], alternates: [String] = [], desk: DeskRows = DeskRows()
    ) {
        let rows = LayoutRows(alternates: alternates)
        self.init(
            traits, letters: rows.keys(letters), numbers: rows.keys(numbers),
            symbols: rows.keys(symbols), desk: desk)
    }
}
