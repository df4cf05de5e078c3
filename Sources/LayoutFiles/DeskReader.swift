import Documents
import KeyboardLayouts

/// The four rows of characters of a PC keyboard, on as many levels as a document gives.
struct DeskReader {
    /// The whole document, for where a word stands.
    let source: [UInt8]

    func read(_ reader: inout MappingReader) -> DeskRows {
        guard let node = reader.node("desk") else { return DeskRows() }
        var own = MappingReader(node, path: reader.path, name: "desk")
        let plain = rows("plain", &own)
        if own.isEmpty("plain") {
            own.complain(own.place, "plain is missing", "write 'plain:' with four rows")
        }
        let others = ["shifted", "alt-gr", "shifted-alt-gr"].map { level in
            let rows = rows(level, &own)
            compare(rows, plain, level, &own)
            return rows.map(\.text)
        }
        own.finish()
        reader.take(own.problems)
        if own.problems.contains(where: { $0.severity == .error }) { return DeskRows() }
        return DeskRows(
            plain: plain.map(\.text), shifted: others[0], altGr: others[1],
            shiftedAltGr: others[2])
    }

    /// How many keys a row has: with the key beside return (ANSI) or that beside the left shift (ISO).
    private static let fewest = [12, 12, 11, 10]

    private func rows(_ level: String, _ reader: inout MappingReader) -> [DocumentRow] {
        guard let node = reader.node(level) else { return [] }
        let rows = DocumentRow.all("desk, \(level)", of: node, &reader)
        if rows.count != 4 {
            reader.complain(
                node.place, "\(level) has \(rows.count) rows",
                "a PC keyboard has 4 rows of characters")
            return []
        }
        for index in rows.indices {
            let (row, count) = (rows[index], Self.fewest[index])
            let words = row.words
            if words.count != count, words.count != count + 1 {
                reader.complain(
                    row.place, "\(words.count) keys in a row",
                    "this row has \(count) or \(count + 1)")
            }
            for number in words.indices { check(words[number], number, row, level, &reader) }
        }
        return rows
    }

    private func check(
        _ word: String, _ number: Int, _ row: DocumentRow, _ level: String,
        _ reader: inout MappingReader
    ) {
        if word.utf8.count == 1 { return }
        if word == "none", level != "plain" { return }
        if word.hasPrefix("dead:") {
            if KeySign.accents.contains(String(word.dropFirst(5))) { return }
            reader.complain(
                RowSource.place(ofWord: number, of: row, in: source),
                "there is no accent \(DocumentProblem.quoted(word))",
                "the accents are \(MappingReader.list(KeySign.accents, "and"))")
            return
        }
        if RowWord.isCharacter(word) { return }
        reader.complain(
            RowSource.place(ofWord: number, of: row, in: source),
            "\(DocumentProblem.quoted(word)) is no character",
            "write one character, 'none', or 'dead:' and an accent")
    }

    private func compare(
        _ rows: [DocumentRow], _ plain: [DocumentRow], _ level: String,
        _ reader: inout MappingReader
    ) {
        for index in rows.indices where index < plain.count {
            let (count, below) = (rows[index].words.count, plain[index].words.count)
            if count == below { continue }
            reader.complain(
                rows[index].place, "\(count) keys where plain has \(below)",
                "write one for each, 'none' where there is nothing")
        }
    }
}
