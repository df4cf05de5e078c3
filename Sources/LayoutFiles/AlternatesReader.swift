import Documents
import KeyboardLayouts

/// What keys offer when they are held: rows of a character and its alternates, the most wanted first.
struct AlternatesReader {
    let rows: LayoutRows
    private let own: [DocumentRow]

    static func read(_ reader: inout MappingReader) -> AlternatesReader {
        var own: [DocumentRow] = []
        if let node = reader.node("alternates") {
            own = DocumentRow.all("alternates", of: node, most: 200, &reader)
        }
        let hasCommon = reader.toggle("common-alternates")?.value ?? true
        return AlternatesReader(
            rows: LayoutRows(
                alternates: own.map(\.text),
                common: hasCommon ? KeyboardLayout.latinAlternates : []), own: own)
    }

    /// Warns of rows that no key uses or that say nothing.
    func check(_ pages: DocumentPages, _ reader: inout MappingReader) {
        if own.isEmpty { return }
        let keys = Set(Page.allCases.flatMap { pages.keys(of: $0) }.map(\.label))
        var known: Set<String> = []
        for row in own {
            let words = row.words
            guard let first = words.first else { continue }
            let character = DocumentProblem.quoted(first)
            if !known.insert(first).inserted {
                reader.complain(
                    row.place, "\(character) has a row already", "write all it offers in one",
                    severity: .warning)
            } else if Set(words).count < words.count {
                reader.complain(
                    row.place, "the row of \(character) names something twice",
                    "remove one of them", severity: .warning)
            }
            if words.count < 2 {
                reader.complain(
                    row.place, "\(character) offers nothing", "write what it offers behind it",
                    severity: .warning)
            } else if !keys.contains(first) {
                reader.complain(
                    row.place, "no key types \(character)", "remove the row", severity: .warning)
            }
        }
    }
}
