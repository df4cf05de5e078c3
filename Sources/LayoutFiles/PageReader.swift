import Documents
import KeyboardLayouts

/// Makes the keys of a document's pages.
struct PageReader {
    private let descriptions: [KeyDescription]
    private let alternates: LayoutRows
    /// The whole document, for where a word stands.
    private let source: [UInt8]

    init(descriptions: [KeyDescription], alternates: LayoutRows, source: [UInt8]) {
        self.source = source
        self.descriptions = descriptions
        self.alternates = alternates
    }

    /// The rows of each page that there is; the usual ones for numbers and symbols that a document does not give.
    func read(_ reader: inout MappingReader, isThorough: Bool) -> DocumentPages {
        var pages = DocumentPages()
        let node = reader.node("pages")
        if node == nil {
            reader.complain(
                reader.place, "pages are missing",
                "write 'pages:' and below it 'letters:' with its rows")
            return pages
        }
        var own = MappingReader(node, path: reader.path, name: "pages")
        let shiftedNode = reader.node("shifted")
        var shifted = MappingReader(shiftedNode, path: reader.path, name: "shifted")
        var places: [Page: DocumentPlace] = [:]
        var words: Set<String> = []
        for page in Page.allCases {
            let name = page.rawValue
            let capitals = shifted.node(name).map {
                DocumentRow.all("shifted \(name)", of: $0, &shifted)
            }
            guard let node = own.node(name) else { continue }
            let rows = DocumentRow.all(name, of: node, &own)
            pages[page] = keys(rows, capitals ?? [], name, node.place, &own)
            places[page] = node.place
            if isThorough { words.formUnion(rows.lazy.flatMap(\.words)) }
        }
        if own.isEmpty("letters") {
            own.complain(own.place, "letters are missing", "write 'letters:' with its rows")
        }
        own.finish()
        shifted.finish()
        let problems = own.problems + shifted.problems
        reader.take(problems)
        addUsual(&pages)
        // What a mistake has left out would be missed.
        if !problems.contains(where: { $0.severity == .error }) {
            PageCheck(pages, places: places, pagesPlace: own.place)
                .tell(&reader, isThorough: isThorough)
            if isThorough { tellUnused(words, &reader) }
        }
        return pages
    }

    /// Numbers and symbols that a document's letters lead to and that it does not give itself.
    private func addUsual(_ pages: inout DocumentPages) {
        guard pages[.letters].contains(where: Self.leadsToNumbers), pages[.numbers].isEmpty else {
            return
        }
        pages[.numbers] = alternates.keys(KeyboardLayout.commonNumbers)
        if pages[.symbols].isEmpty {
            pages[.symbols] = alternates.keys(KeyboardLayout.commonSymbols)
        }
    }

    private static func leadsToNumbers(_ row: [Key]) -> Bool {
        row.contains { $0.action == .keyboardType(.numbers) }
    }

    private func keys(
        _ rows: [DocumentRow], _ shifted: [DocumentRow], _ name: String,
        _ place: DocumentPlace, _ reader: inout MappingReader
    ) -> [[Key]] {
        if rows.isEmpty {
            reader.complain(place, "\(name) has no rows", "write one a line, begun with '- '")
        }
        if shifted.count > rows.count {
            reader.complain(
                shifted[rows.count].place, "shifted \(name) has more rows than \(name)",
                "remove what is too much")
        }
        return rows.indices.map { index in
            let row = rows[index]
            if row.kind == .refused { return [] }
            if row.kind == .empty {
                reader.complain(
                    row.place, "row \(index + 1) of \(name) is empty",
                    "remove it, or put it in quotation marks: '#' begins a comment")
                return []
            }
            let capitals = index < shifted.count ? shifted[index] : nil
            return keys(row, capitals?.kind == .empty ? nil : capitals, &reader)
        }
    }

    private func keys(
        _ row: DocumentRow, _ shifted: DocumentRow?, _ reader: inout MappingReader
    ) -> [Key] {
        let words = row.words
        let capitals = shifted?.words ?? []
        if words.isEmpty || words.count > Self.mostKeys {
            reader.complain(
                row.place, "a row has \(words.isEmpty ? "no" : "\(words.count)") keys",
                "it has 1 to \(Self.mostKeys)")
        }
        if let shifted, capitals.count != words.count {
            reader.complain(
                shifted.place, "\(capitals.count) keys where \(words.count) are without shift",
                "write one for each, the same where nothing changes")
        }
        var keys: [Key] = []
        for index in words.indices {
            let shifted = index < capitals.count ? capitals[index] : nil
            if let key = key(words[index], shifted) {
                keys.append(key)
            } else {
                tellUnknown(
                    words[index], RowSource.place(ofWord: index, of: row, in: source), &reader)
            }
        }
        return keys
    }

    /// More keys than a phone has room for beside each other.
    private static let mostKeys = 20

    /// Nil for a word that nothing stands for.
    private func key(_ word: String, _ shifted: String?) -> Key? {
        for description in descriptions where description.word == word {
            return description.key(alternates)
        }
        if let key = KeyWord.key(word) { return key }
        guard RowWord.isCharacter(word) else { return nil }
        let capital = shifted.flatMap { $0 == Self.capital(word) ? nil : $0 }
        return alternates.key(word, shifted: capital)
    }

    private func tellUnknown(
        _ word: String, _ place: DocumentPlace, _ reader: inout MappingReader
    ) {
        // Its own place has told what is wrong with it.
        if descriptions.contains(where: { $0.word == word }) { return }
        let names = KeyWord.all + descriptions.map(\.word)
        let meant = NearMatch.find(word, among: names).map { "did you mean '\($0)'?" }
        reader.complain(
            place, "there is no key \(DocumentProblem.quoted(word))",
            meant ?? "tell under 'keys' what it types, or part its characters by spaces")
    }

    private func tellUnused(_ words: Set<String>, _ reader: inout MappingReader) {
        for description in descriptions where !words.contains(description.word) {
            // What is wrong with it has been told.
            if description.key(alternates) == nil { continue }
            reader.complain(
                description.place,
                "no row has the key \(DocumentProblem.quoted(description.word))",
                "put it in a row, or remove it", severity: .warning)
        }
    }

    /// What shift makes of a character by itself.
    private static func capital(_ text: String) -> String {
        Key(character: text).shiftedLabel
    }
}
