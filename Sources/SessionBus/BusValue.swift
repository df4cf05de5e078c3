/// One value of a message. Source: D-Bus specification, "Type System".
package indirect enum BusValue: Sendable, Hashable {
    case byte(UInt8)
    case boolean(Bool)
    case int16(Int16)
    case uint16(UInt16)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    case string(String)
    case objectPath(String)
    case signature(String)
    /// A file descriptor, which is not taken over.
    case descriptor
    case variant(BusValue)
    case array([BusValue])
    case structure([BusValue])
    case entry(key: BusValue, value: BusValue)

    /// What a variant holds, however often it is wrapped; the value itself otherwise.
    package var unwrapped: BusValue {
        var value = self
        while case .variant(let inner) = value { value = inner }
        return value
    }

    /// The type's name in the D-Bus specification.
    package var typeName: String {
        switch self {
        case .byte: "BYTE"
        case .boolean: "BOOLEAN"
        case .int16: "INT16"
        case .uint16: "UINT16"
        case .int32: "INT32"
        case .uint32: "UINT32"
        case .int64: "INT64"
        case .uint64: "UINT64"
        case .double: "DOUBLE"
        case .string: "STRING"
        case .objectPath: "OBJECT_PATH"
        case .signature: "SIGNATURE"
        case .descriptor: "UNIX_FD"
        case .variant: "VARIANT"
        case .array: "ARRAY"
        case .structure: "STRUCT"
        case .entry: "DICT_ENTRY"
        }
    }
}
