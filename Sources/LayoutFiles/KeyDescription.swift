import Documents
import KeyboardLayouts

/// What a document says of a word of its rows: what the key types, offers and is called, and how wide it is.
struct KeyDescription {
    let word: String
    /// Of the word.
    let place: DocumentPlace
    private let types: String?
    private let shifted: String?
    private let label: String?
    private let width: Double?
    private let role: Key.Role?
    private let alternates: [String]?

    /// The key; nil for a word that stands for none and types nothing.
    func key(_ rows: LayoutRows) -> Key? {
        let text = types ?? word
        var key: Key
        if types == nil, let special = KeyWord.key(word) {
            key = special
        } else if types != nil || word.count == 1 {
            key = Key(
                character: text, shifted: shifted, alternates: alternates ?? rows.offer(of: text))
        } else {
            return nil
        }
        key = key.with(
            width: width.map { .units($0) }, alternates: alternates, role: role)
        return label.map { key.with(label: $0) } ?? key
    }

    /// The descriptions below `keys`.
    static func all(_ reader: inout MappingReader) -> [KeyDescription] {
        guard let node = reader.node("keys") else { return [] }
        guard case .mapping(let entries) = node.content else {
            reader.refuse(node, for: "keys", expected: "a mapping from words of rows")
            return []
        }
        return entries.map { entry in
            var own = MappingReader(
                entry.value, path: reader.path,
                name: "the key \(DocumentProblem.quoted(entry.key))")
            let description = KeyDescription(entry, &own)
            own.finish()
            if description.types != nil, KeyWord.key(entry.key) != nil {
                own.complain(
                    entry.place, "\(DocumentProblem.quoted(entry.key)) is a key already",
                    "give what it types a word of its own")
            }
            if description.key(LayoutRows()) == nil {
                own.complain(
                    entry.place, "\(DocumentProblem.quoted(entry.key)) types nothing",
                    "write what it types as 'types: …'")
            }
            reader.take(own.problems)
            return description
        }
    }

    private init(_ entry: YAMLEntry, _ reader: inout MappingReader) {
        word = entry.key
        place = entry.place
        if entry.key.isEmpty || entry.key.contains(" ") {
            reader.complain(
                entry.place, "\(DocumentProblem.quoted(entry.key)) is no word of a row",
                "write it without spaces")
        }
        types = Self.text("types", &reader)
        shifted = Self.text("shifted", &reader)
        label = Self.text("label", &reader)
        width = Self.width(&reader)
        role = reader.choice("role", [("character", .standard), ("control", .control)])?.value
        alternates = reader.text("alternates", expected: "a row such as '.net .org'").map {
            LayoutRows.words($0.value)
        }
    }

    private static func text(_ key: String, _ reader: inout MappingReader) -> String? {
        guard let text = reader.text(key, expected: "a text") else { return nil }
        let hasControls = text.value.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
        if (1...32).contains(text.value.count), !hasControls { return text.value }
        reader.complain(
            text.place, "\(key) cannot be \(DocumentProblem.quoted(text.value))",
            "it is a text of up to 32 characters in one line")
        return nil
    }

    private static func width(_ reader: inout MappingReader) -> Double? {
        let expected = "a number from 0.25 to 16, of letter keys"
        guard let text = reader.text("width", expected: expected) else { return nil }
        if let width = PlainNumber.decimal(text.value), (0.25...16).contains(width) {
            return width
        }
        reader.complain(
            text.place, "width cannot be \(DocumentProblem.quoted(text.value))",
            "it is \(expected)")
        return nil
    }
}
