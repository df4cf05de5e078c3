import CSystemd

/// Reads a message of sd-bus into a value.
///
/// Owner of the message: sd-bus, for the length of the callback in which this reader lives.
@safe struct MessageReader {
    /// What is not as the D-Bus specification wants it, as sd-bus or we find.
    private struct Malformed: Error {}

    private let message: OpaquePointer

    init(_ message: OpaquePointer) {
        unsafe self.message = unsafe message
    }

    /// The whole message. One that cannot be read becomes an error.
    func read() -> BusMessage {
        var result = BusMessage()
        if let sender = unsafe sd_bus_message_get_sender(message) {
            result.sender = unsafe String(cString: sender)
        }
        if let error = unsafe sd_bus_message_get_error(message),
            let name = unsafe error.pointee.name
        {
            result.error = unsafe String(cString: name)
        }
        do {
            result.values = try values(depth: 0)
        } catch {
            result.values = []
            result.error = result.error ?? "org.freedesktop.DBus.Error.InvalidArgs"
        }
        return result
    }

    /// What is left of the container that is being read.
    private func values(depth: Int) throws(Malformed) -> [BusValue] {
        // D-Bus allows 32 arrays in 32 structures; variants are bounded by the message's length only.
        if depth > 64 { throw Malformed() }
        var values: [BusValue] = []
        while true {
            var type: CChar = 0
            var contents: UnsafePointer<CChar>?
            let result = unsafe sd_bus_message_peek_type(message, &type, &contents)
            if result < 0 { throw Malformed() }
            if result == 0 { return values }
            values.append(unsafe try value(type, contents, depth: depth))
        }
    }

    private func value(
        _ type: CChar, _ contents: UnsafePointer<CChar>?, depth: Int
    ) throws(Malformed) -> BusValue {
        switch UInt8(bitPattern: type) {
        case UInt8(ascii: "y"): return .byte(try basic(type, 0))
        case UInt8(ascii: "b"): return .boolean(try basic(type, Int32(0)) != 0)
        case UInt8(ascii: "n"): return .int16(try basic(type, 0))
        case UInt8(ascii: "q"): return .uint16(try basic(type, 0))
        case UInt8(ascii: "i"): return .int32(try basic(type, 0))
        case UInt8(ascii: "u"): return .uint32(try basic(type, 0))
        case UInt8(ascii: "x"): return .int64(try basic(type, 0))
        case UInt8(ascii: "t"): return .uint64(try basic(type, 0))
        case UInt8(ascii: "d"): return .double(try basic(type, 0))
        case UInt8(ascii: "s"): return .string(try text(type))
        case UInt8(ascii: "o"): return .objectPath(try text(type))
        case UInt8(ascii: "g"): return .signature(try text(type))
        case UInt8(ascii: "h"):
            // The message owns and closes it.
            _ = try basic(type, Int32(-1))
            return .descriptor
        default: return unsafe try container(type, contents, depth: depth)
        }
    }

    private func container(
        _ type: CChar, _ contents: UnsafePointer<CChar>?, depth: Int
    ) throws(Malformed) -> BusValue {
        guard unsafe sd_bus_message_enter_container(message, type, contents) > 0 else {
            throw Malformed()
        }
        let inner = try values(depth: depth + 1)
        guard unsafe sd_bus_message_exit_container(message) >= 0 else { throw Malformed() }
        switch UInt8(bitPattern: type) {
        case UInt8(ascii: "a"): return .array(inner)
        case UInt8(ascii: "r"): return .structure(inner)
        case UInt8(ascii: "v") where inner.count == 1: return .variant(inner[0])
        case UInt8(ascii: "e") where inner.count == 2: return .entry(key: inner[0], value: inner[1])
        default: throw Malformed()
        }
    }

    private func basic<Number: BitwiseCopyable>(_ type: CChar, _ start: Number) throws(Malformed)
        -> Number
    {
        var number = start
        guard unsafe sd_bus_message_read_basic(message, type, &number) > 0 else {
            throw Malformed()
        }
        return number
    }

    private func text(_ type: CChar) throws(Malformed) -> String {
        var text: UnsafePointer<CChar>?
        guard unsafe sd_bus_message_read_basic(message, type, &text) > 0,
            let text = unsafe text
        else { throw Malformed() }
        return unsafe String(cString: text)
    }
}
