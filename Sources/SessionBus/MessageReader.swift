import CSystemd

/// Reads a message of sd-bus into values.
///
/// Owner of the message: sd-bus, for the length of the callback in which this reader lives.
@safe struct MessageReader {
    private let message: OpaquePointer
    private let limits: ReadingLimits
    private var valuesLeft: Int
    private var bytesLeft: Int

    init(_ message: OpaquePointer, _ limits: ReadingLimits = .ordinary) {
        unsafe self.message = unsafe message
        self.limits = limits
        valuesLeft = limits.values
        bytesLeft = limits.bytes
    }

    /// The whole message. One that cannot be read becomes an error.
    mutating func read() -> BusMessage {
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
            result.values = try readBody()
        } catch {
            result.values = []
            result.error = result.error ?? BusError(error).name
        }
        return result
    }

    /// All values. To be called once.
    mutating func readBody() throws(ReadingFailure) -> [BusValue] {
        try values(depth: 0)
    }

    /// What is left of the container that is being read.
    private mutating func values(depth: Int) throws(ReadingFailure) -> [BusValue] {
        if depth > limits.depth { throw .tooDeep }
        var values: [BusValue] = []
        while true {
            var type: CChar = 0
            var contents: UnsafePointer<CChar>?
            let result = unsafe sd_bus_message_peek_type(message, &type, &contents)
            if result < 0 { throw .malformed }
            if result == 0 { return values }
            values.append(unsafe try value(type, contents, depth: depth))
        }
    }

    private mutating func value(
        _ type: CChar, _ contents: UnsafePointer<CChar>?, depth: Int
    ) throws(ReadingFailure) -> BusValue {
        valuesLeft -= 1
        if valuesLeft < 0 { throw .tooMany }
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

    private mutating func container(
        _ type: CChar, _ contents: UnsafePointer<CChar>?, depth: Int
    ) throws(ReadingFailure) -> BusValue {
        guard unsafe sd_bus_message_enter_container(message, type, contents) > 0 else {
            throw .malformed
        }
        // The length of an array or the signature of a variant, at the least.
        try take(4)
        let inner = try values(depth: depth + 1)
        guard unsafe sd_bus_message_exit_container(message) >= 0 else { throw .malformed }
        switch UInt8(bitPattern: type) {
        case UInt8(ascii: "a"): return .array(inner)
        case UInt8(ascii: "r"): return .structure(inner)
        case UInt8(ascii: "v") where inner.count == 1: return .variant(inner[0])
        case UInt8(ascii: "e") where inner.count == 2: return .entry(key: inner[0], value: inner[1])
        default: throw .malformed
        }
    }

    private mutating func basic<Number: BitwiseCopyable>(
        _ type: CChar, _ start: Number
    ) throws(ReadingFailure) -> Number {
        try take(MemoryLayout<Number>.size)
        var number = start
        guard unsafe sd_bus_message_read_basic(message, type, &number) > 0 else {
            throw .malformed
        }
        return number
    }

    private mutating func text(_ type: CChar) throws(ReadingFailure) -> String {
        var text: UnsafePointer<CChar>?
        guard unsafe sd_bus_message_read_basic(message, type, &text) > 0,
            let text = unsafe text
        else { throw .malformed }
        // Measured before it is copied. Its length and its end go with it.
        try take(unsafe Self.length(text) + 5)
        return unsafe String(cString: text)
    }

    private mutating func take(_ bytes: Int) throws(ReadingFailure) {
        bytesLeft -= bytes
        if bytesLeft < 0 { throw .tooLarge }
    }

    private static func length(_ text: UnsafePointer<CChar>) -> Int {
        var end = unsafe text
        while unsafe end.pointee != 0 { unsafe end += 1 }
        return unsafe end - text
    }
}
