import Glibc

/// Reads one JSON document. Source: RFC 8259.
struct JSONReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func document() throws(SessionError) -> JSONValue {
        let value = try value()
        skipSpace()
        guard position == bytes.count else { throw failure("text after the document") }
        return value
    }

    private mutating func value() throws(SessionError) -> JSONValue {
        skipSpace()
        switch peek {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func object() throws(SessionError) -> JSONValue {
        var members: [String: JSONValue] = [:]
        position += 1
        if take("}") { return .object(members) }
        repeat {
            skipSpace()
            let key = try string()
            guard take(":") else { throw failure("a colon was expected") }
            members[key] = try value()
        } while take(",")
        guard take("}") else { throw failure("the end of an object was expected") }
        return .object(members)
    }

    private mutating func array() throws(SessionError) -> JSONValue {
        var elements: [JSONValue] = []
        position += 1
        if take("]") { return .array(elements) }
        repeat { elements.append(try value()) } while take(",")
        guard take("]") else { throw failure("the end of an array was expected") }
        return .array(elements)
    }

    private mutating func string() throws(SessionError) -> String {
        guard peek == UInt8(ascii: "\"") else { throw failure("a string was expected") }
        position += 1
        var content: [UInt8] = []
        while let byte = peek {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
            case UInt8(ascii: "\\"): content += try escape().utf8
            default: content.append(byte)
            }
        }
        throw failure("a string does not end")
    }

    private mutating func escape() throws(SessionError) -> String {
        guard let byte = peek else { throw failure("an escape does not end") }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "u"): return String(try scalar())
        default: return String(Unicode.Scalar(byte))
        }
    }

    private mutating func scalar() throws(SessionError) -> Unicode.Scalar {
        var number = try codeUnit()
        if number & 0xfc00 == 0xd800, peek == UInt8(ascii: "\\") {
            position += 2
            number = 0x10000 + (number & 0x3ff) << 10 + (try codeUnit()) & 0x3ff
        }
        guard let scalar = Unicode.Scalar(number) else { throw failure("half of a surrogate pair") }
        return scalar
    }

    private mutating func codeUnit() throws(SessionError) -> UInt32 {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4,
            let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw failure("four hexadecimal digits were expected") }
        position += 4
        return number
    }

    private mutating func number() throws(SessionError) -> JSONValue {
        let digits = bytes[position...].prefix { byte in
            "+-.eE0123456789".utf8.contains(byte)
        }
        guard let number = Double(String(decoding: digits, as: UTF8.self)) else {
            throw failure("a value was expected")
        }
        position += digits.count
        return .number(number)
    }

    private mutating func word(
        _ word: String, _ value: JSONValue
    ) throws(SessionError) -> JSONValue {
        guard bytes[position...].starts(with: word.utf8) else {
            throw failure("\(word) was expected")
        }
        position += word.utf8.count
        return value
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard peek == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || (0x09...0x0d).contains(byte) { position += 1 }
    }

    private func failure(_ problem: String) -> SessionError {
        SessionError("JSON, byte \(position): \(problem)")
    }
}
