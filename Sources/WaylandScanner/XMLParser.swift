/// Reads a document into a tree of elements.
///
/// Knows elements, attributes, comments, processing instructions, CDATA, a DOCTYPE without an
/// internal subset, the five named entities and numbered ones.
struct XMLParser {
    private let file: String
    private let bytes: [UInt8]
    private var index = 0
    private var position = SourcePosition(line: 1, column: 1)

    init(file: String, bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
    }

    /// The root element.
    mutating func parse() throws(ScanError) -> XMLElement {
        // A byte order mark.
        if starts(with: "\u{FEFF}") { index += 3 }
        var open: [XMLElement] = []
        var root: XMLElement?
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                try skipText(isInside: !open.isEmpty)
                continue
            }
            if starts(with: "<!--") {
                try skip(through: "-->", what: "comment")
            } else if starts(with: "<![CDATA[") {
                try skip(through: "]]>", what: "CDATA section")
            } else if starts(with: "<?") {
                try skip(through: "?>", what: "processing instruction")
            } else if starts(with: "<!") {
                try skip(through: ">", what: "declaration")
            } else if starts(with: "</") {
                let closed = try closingTag(of: open.popLast())
                if open.isEmpty {
                    root = closed
                } else {
                    open[open.count - 1].children.append(closed)
                }
            } else {
                guard root == nil else { throw error("a document has one root element") }
                let (element, isEmpty) = try openingTag()
                if !isEmpty {
                    open.append(element)
                } else if open.isEmpty {
                    root = element
                } else {
                    open[open.count - 1].children.append(element)
                }
            }
        }
        if let unclosed = open.last {
            throw error("<\(unclosed.name)> is not closed", at: unclosed.position)
        }
        guard let root else { throw error("the document has no element") }
        return root
    }

    private mutating func openingTag() throws(ScanError) -> (XMLElement, isEmpty: Bool) {
        let start = position
        advance()
        var element = XMLElement(name: try name("an element's name"), position: start)
        while true {
            let hadSpace = skipSpace()
            if starts(with: "/>") {
                advance(2)
                return (element, true)
            }
            if starts(with: ">") {
                advance()
                return (element, false)
            }
            guard index < bytes.count, bytes[index] != UInt8(ascii: "<") else {
                throw error("the tag <\(element.name)> does not end", at: start)
            }
            guard hadSpace else { throw error("a space is missing before an attribute") }
            let attribute = try attribute()
            guard element.attribute(attribute.name) == nil else {
                throw error("attribute '\(attribute.name)' is given twice", at: attribute.position)
            }
            element.attributes.append(attribute)
        }
    }

    private mutating func closingTag(of element: XMLElement?) throws(ScanError) -> XMLElement {
        let start = position
        advance(2)
        let name = try name("an element's name")
        skipSpace()
        guard starts(with: ">") else { throw error("the tag </\(name)> does not end", at: start) }
        advance()
        guard let element else { throw error("</\(name)> closes nothing", at: start) }
        guard element.name == name else {
            let opened = "\(element.position.line):\(element.position.column)"
            throw error("</\(name)> closes <\(element.name)> of \(opened)", at: start)
        }
        return element
    }

    private mutating func attribute() throws(ScanError) -> XMLElement.Attribute {
        let start = position
        let name = try name("an attribute's name")
        skipSpace()
        guard starts(with: "=") else { throw error("attribute '\(name)' has no value") }
        advance()
        skipSpace()
        guard let quote = bytes.indices.contains(index) ? bytes[index] : nil,
            quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        else { throw error("the value of attribute '\(name)' is not quoted") }
        advance()
        var value: [UInt8] = []
        while index < bytes.count, bytes[index] != quote {
            switch bytes[index] {
            case UInt8(ascii: "&"): value += try entity()
            case UInt8(ascii: "<"): throw error("'<' in the value of attribute '\(name)'")
            default:
                value.append(bytes[index])
                advance()
            }
        }
        guard index < bytes.count else {
            throw error("the value of attribute '\(name)' does not end", at: start)
        }
        advance()
        return XMLElement.Attribute(
            name: name, value: String(decoding: value, as: UTF8.self), position: start)
    }

    private mutating func entity() throws(ScanError) -> [UInt8] {
        let start = position
        advance()
        var name: [UInt8] = []
        while index < bytes.count, bytes[index] != UInt8(ascii: ";"), name.count < 10 {
            name.append(bytes[index])
            advance()
        }
        guard starts(with: ";") else { throw error("'&' begins an entity without ';'", at: start) }
        advance()
        let text = String(decoding: name, as: UTF8.self)
        switch text {
        case "amp": return Array("&".utf8)
        case "lt": return Array("<".utf8)
        case "gt": return Array(">".utf8)
        case "quot": return Array("\"".utf8)
        case "apos": return Array("'".utf8)
        default:
            let number: UInt32? =
                if text.hasPrefix("#x") {
                    UInt32(text.dropFirst(2), radix: 16)
                } else if text.hasPrefix("#") {
                    UInt32(text.dropFirst())
                } else {
                    nil
                }
            guard let scalar = number.flatMap(Unicode.Scalar.init) else {
                throw error("'&\(text);' is not a known entity", at: start)
            }
            return Array(String(scalar).utf8)
        }
    }

    private mutating func name(_ what: String) throws(ScanError) -> String {
        let start = index
        while index < bytes.count, Self.isNameByte(bytes[index]) { advance() }
        guard index > start else { throw error("\(what) is missing") }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
            UInt8(ascii: ":"), UInt8(ascii: "."):
            true
        default: byte >= 0x80
        }
    }

    private mutating func skipText(isInside: Bool) throws(ScanError) {
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
            guard isInside || Self.isSpace(bytes[index]) else {
                throw error("text outside of the root element")
            }
            advance()
        }
    }

    private mutating func skip(through end: String, what: String) throws(ScanError) {
        let start = position
        while index < bytes.count {
            if starts(with: end) { return advance(end.utf8.count) }
            advance()
        }
        throw error("the \(what) does not end", at: start)
    }

    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = index
        while index < bytes.count, Self.isSpace(bytes[index]) { advance() }
        return index > start
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    private func starts(with text: String) -> Bool {
        bytes[index...].starts(with: text.utf8)
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where index < bytes.count {
            if bytes[index] == UInt8(ascii: "\n") {
                position.line += 1
                position.column = 1
            } else if bytes[index] & 0xC0 != 0x80 {
                position.column += 1
            }
            index += 1
        }
    }

    private func error(_ message: String, at place: SourcePosition? = nil) -> ScanError {
        ScanError(file: file, position: place ?? position, message: message)
    }
}
