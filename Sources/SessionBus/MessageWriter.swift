import CSystemd

/// Writes values into a message of sd-bus.
///
/// Owner of the message: whoever made the writer, longer than it.
@safe struct MessageWriter {
    /// A value that cannot be written: an empty array, whose type nobody knows, one of several types, a descriptor.
    struct Unwritable: Error {}

    private let message: OpaquePointer

    init(_ message: OpaquePointer) {
        unsafe self.message = unsafe message
    }

    func write(_ values: [BusValue]) throws(Unwritable) {
        for value in values { try write(value) }
    }

    private func write(_ value: BusValue) throws(Unwritable) {
        switch value {
        case .byte(let number): try basic("y", number)
        case .boolean(let isSet): try basic("b", Int32(isSet ? 1 : 0))
        case .int16(let number): try basic("n", number)
        case .uint16(let number): try basic("q", number)
        case .int32(let number): try basic("i", number)
        case .uint32(let number): try basic("u", number)
        case .int64(let number): try basic("x", number)
        case .uint64(let number): try basic("t", number)
        case .double(let number): try basic("d", number)
        case .string(let text): try string("s", text)
        case .objectPath(let text): try string("o", text)
        case .signature(let text): try string("g", text)
        case .descriptor: throw Unwritable()
        case .variant(let inner): try container("v", inner.signature, [inner])
        case .array(let elements): try container("a", elements.first?.signature, elements)
        case .structure(let members): try container("r", BusValue.signature(of: members), members)
        case .entry(let key, let value):
            try container("e", BusValue.signature(of: [key, value]), [key, value])
        }
    }

    private func container(
        _ type: Unicode.Scalar, _ contents: String?, _ values: [BusValue]
    ) throws(Unwritable) {
        guard let contents,
            unsafe sd_bus_message_open_container(message, Self.code(type), contents) >= 0
        else { throw Unwritable() }
        try write(values)
        guard unsafe sd_bus_message_close_container(message) >= 0 else { throw Unwritable() }
    }

    private func basic<Number: BitwiseCopyable>(
        _ type: Unicode.Scalar, _ number: Number
    ) throws(Unwritable) {
        var number = number
        guard unsafe sd_bus_message_append_basic(message, Self.code(type), &number) >= 0 else {
            throw Unwritable()
        }
    }

    private func string(_ type: Unicode.Scalar, _ text: String) throws(Unwritable) {
        let result = unsafe text.withCString {
            unsafe sd_bus_message_append_basic(message, Self.code(type), $0)
        }
        if result < 0 { throw Unwritable() }
    }

    private static func code(_ type: Unicode.Scalar) -> CChar {
        CChar(truncatingIfNeeded: type.value)
    }
}
