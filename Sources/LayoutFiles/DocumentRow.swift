import Documents
import KeyboardLayouts

/// A row of a document: words parted by spaces.
struct DocumentRow {
    let text: String
    let place: DocumentPlace
    let kind: Kind

    enum Kind {
        /// Without quotation marks.
        case plain
        case quoted
        /// Nothing is written.
        case empty
        /// It is no row, which has been told.
        case refused
    }

    private init(_ text: String, _ place: DocumentPlace, _ kind: Kind) {
        self.text = text
        self.place = place
        self.kind = kind
    }

    var words: [String] { LayoutRows.words(text) }

    /// The rows of a list.
    ///
    /// - Parameters:
    ///   - name: what messages call the list.
    ///   - most: how many there may be.
    static func all(
        _ name: String, of node: YAMLNode, most: Int = Self.most, _ reader: inout MappingReader
    ) -> [DocumentRow] {
        guard case .sequence(let elements) = node.content else {
            reader.refuse(node, for: name, expected: "a list of rows, each begun with '- '")
            return []
        }
        if elements.count > most {
            reader.complain(
                node.place, "\(name) has \(elements.count) rows", "\(most) are the most")
        }
        return elements.prefix(most).enumerated().map { index, element in
            row(element, "row \(index + 1) of \(name)", &reader)
        }
    }

    /// More rows than a screen has room for.
    static let most = 8

    private static func row(
        _ node: YAMLNode, _ name: String, _ reader: inout MappingReader
    ) -> DocumentRow {
        if node.isNull { return DocumentRow("", node.place, .empty) }
        guard case .scalar(let text, let isPlain) = node.content else {
            reader.complain(
                node.place, "\(name) is \(node.spoken)", "put the row in quotation marks")
            return DocumentRow("", node.place, .refused)
        }
        // Other blanks would be keys.
        if let blank = strangeBlank(in: text) {
            let number = String(blank.value, radix: 16, uppercase: true)
            reader.complain(
                node.place, "\(name) has a blank U+\(number)", "part keys by simple spaces")
            return DocumentRow("", node.place, .refused)
        }
        return DocumentRow(text, node.place, isPlain ? .plain : .quoted)
    }

    /// A blank that is no simple space.
    private static func strangeBlank(in text: String) -> Unicode.Scalar? {
        // All of them begin with these bytes: properties are looked up only where one is possible.
        let isPossible = text.utf8.contains { byte in
            byte < 0x20 || byte == 0xC2 || 0xE1...0xE3 ~= byte
        }
        guard isPossible else { return nil }
        return text.unicodeScalars.first {
            $0 != " " && $0.value < 0x3001 && $0.properties.isWhitespace
        }
    }
}
