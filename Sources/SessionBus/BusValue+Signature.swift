extension BusValue {
    /// The type as messages carry it; nil where the values within do not tell it: an empty array.
    ///
    /// Source: D-Bus specification, "Type System".
    package var signature: String? {
        switch self {
        case .byte: "y"
        case .boolean: "b"
        case .int16: "n"
        case .uint16: "q"
        case .int32: "i"
        case .uint32: "u"
        case .int64: "x"
        case .uint64: "t"
        case .double: "d"
        case .string: "s"
        case .objectPath: "o"
        case .signature: "g"
        case .descriptor: "h"
        case .variant: "v"
        case .array(let elements): elements.first?.signature.map { "a" + $0 }
        case .structure(let members): Self.signature(of: members).map { "(\($0))" }
        case .entry(let key, let value): Self.signature(of: [key, value]).map { "{\($0)}" }
        }
    }

    /// The types of several values in a row.
    package static func signature(of values: [BusValue]) -> String? {
        var signature = ""
        for value in values {
            guard let part = value.signature else { return nil }
            signature += part
        }
        return signature
    }
}
