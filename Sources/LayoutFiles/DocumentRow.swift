import Documents
import KeyboardLayouts

/// A row of a document: words parted by spaces.
struct DocumentRow {
    let text: String
    let place: DocumentPlace
    let kind: Kind

    enum Kind {
        /// Without quotation marks: columns are those of the file.
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

    var words: [Substring] { LayoutRows.words(text) }

    /// Where a word stands.
    func place(of word: Substring) -> DocumentPlace {
        guard kind == .plain else { return place }
        let before = text.unicodeScalars.distance(from: text.startIndex, to: word.startIndex)
        return DocumentPlace(line: place.line, column: place.column + before)
    }

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
        if let blank = text.unicodeScalars.first(where: {
            $0 != " " && $0.properties.isWhitespace
        }) {
            let number = String(blank.value, radix: 16, uppercase: true)
            reader.complain(
                node.place, "\(name) has a blank U+\(number)", "part keys by simple spaces")
            return DocumentRow("", node.place, .refused)
        }
        return DocumentRow(text, node.place, isPlain ? .plain : .quoted)
    }
}
