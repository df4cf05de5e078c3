/// Attributes that several elements have, and the words for what is wrong with them.
extension ProtocolReader {
    func name(of element: XMLElement, mayBeNumber: Bool = false) throws(ScanError) -> String {
        guard let name = element.attribute("name") else { throw missing("name", in: element) }
        let isDigit = name.value.utf8.first.map { (0x30...0x39).contains($0) } ?? false
        guard Self.isName(name.value), mayBeNumber || !isDigit else {
            throw error("'\(name.value)' is not a name", name.position)
        }
        return name.value
    }

    func version(of element: XMLElement) throws(ScanError) -> UInt32 {
        guard let version = element.attribute("version") else {
            throw missing("version", in: element)
        }
        // libwayland keeps versions as `int`.
        guard let number = UInt32(version.value), number >= 1, number <= Int32.max else {
            throw error("version '\(version.value)' is not a number from 1", version.position)
        }
        return number
    }

    func since(
        of element: XMLElement, in interface: InterfaceDescription
    ) throws(ScanError) -> UInt32 {
        guard let since = element.attribute("since") else { return 1 }
        guard let number = UInt32(since.value), number >= 1 else {
            throw error("since '\(since.value)' is not a number from 1", since.position)
        }
        guard number <= interface.version else {
            let version = "version \(interface.version) of '\(interface.name)'"
            throw error("since '\(number)' is beyond \(version)", since.position)
        }
        return number
    }

    func flag(_ name: String, of element: XMLElement) throws(ScanError) -> Bool {
        guard let attribute = element.attribute(name) else { return false }
        switch attribute.value {
        case "true": return true
        case "false": return false
        default:
            let message = "\(name) is 'true' or 'false', not '\(attribute.value)'"
            throw error(message, attribute.position)
        }
    }

    /// The element's own summary, or its description's.
    func summary(of element: XMLElement) -> String? {
        let description = element.children.first { $0.name == "description" }
        let text = (description ?? element).attribute("summary")?.value
        let words = text?.split { $0.isWhitespace }.joined(separator: " ") ?? ""
        return words.isEmpty ? nil : words
    }

    func refuse(
        _ isWrong: Bool, _ message: @autoclosure () -> String, _ position: SourcePosition
    ) throws(ScanError) {
        if isWrong { throw error(message(), position) }
    }

    func missing(_ attribute: String, in element: XMLElement) -> ScanError {
        error("<\(element.name)> has no attribute '\(attribute)'", element.position)
    }

    func unexpected(_ child: XMLElement, in parent: XMLElement) -> ScanError {
        error("<\(child.name)> has no place in <\(parent.name)>", child.position)
    }

    func error(_ message: String, _ position: SourcePosition) -> ScanError {
        ScanError(file: file, position: position, message: message)
    }

    /// Lower and upper case letters of ASCII, digits and underscores.
    static func isName(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    /// Decimal or `0x` hexadecimal; a negative number stands for its 32 bits.
    static func number(_ text: String) -> UInt32? {
        if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16) }
        if text.hasPrefix("-") { return Int32(text).map { UInt32(bitPattern: $0) } }
        return UInt32(text)
    }
}
