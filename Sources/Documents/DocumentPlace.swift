/// A place in a document. Lines and columns count from 1; a column is a code point.
package struct DocumentPlace: Sendable, Hashable, Comparable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Where every document begins.
    package static let start = DocumentPlace(line: 1, column: 1)

    package static func < (one: DocumentPlace, other: DocumentPlace) -> Bool {
        (one.line, one.column) < (other.line, other.column)
    }

    /// The place of a byte of UTF-8 text. Source: YAML 1.1, "Line Break Characters".
    package init(ofByte offset: Int, in bytes: [UInt8]) {
        var line = 1
        var column = 1
        var index = 0
        while index < min(offset, bytes.count) {
            let length = Self.lineBreak(at: index, in: bytes)
            if length > 0 {
                line += 1
                column = 1
                index += length
                continue
            }
            index += 1
            // Bytes 10xxxxxx go on with a character.
            let goesOn = index < bytes.count && bytes[index] & 0xC0 == 0x80
            if !goesOn { column += 1 }
        }
        self.init(line: line, column: column)
    }

    /// How many bytes a line break at `index` has; 0 for none.
    private static func lineBreak(at index: Int, in bytes: [UInt8]) -> Int {
        func follows(_ rest: [UInt8]) -> Bool { bytes[(index + 1)...].starts(with: rest) }
        return switch bytes[index] {
        case 0x0A: 1
        case 0x0D: follows([0x0A]) ? 2 : 1
        case 0xC2: follows([0x85]) ? 2 : 0
        case 0xE2: follows([0x80, 0xA8]) || follows([0x80, 0xA9]) ? 3 : 0
        default: 0
        }
    }
}
