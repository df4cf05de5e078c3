import CSystemd

/// An object of ours at a path: as long as this lives, calls of it are answered.
///
/// Owner of the sd-bus slot: this object; `deinit` takes it from the connection. What nobody asks of the object itself, such as
/// `org.freedesktop.DBus.Peer`, sd-bus answers.
@safe package final class BusObject {
    /// Answers a call.
    ///
    /// - Parameter body: reads the call's values; whoever refuses a call before saves the reading.
    package typealias Answer = (
        _ request: BusRequest, _ body: () throws(ReadingFailure) -> [BusValue]
    ) -> BusReply

    private let limits: ReadingLimits
    private let answer: Answer
    private var slot: OpaquePointer?

    init(_ limits: ReadingLimits, _ answer: @escaping Answer) {
        self.limits = limits
        self.answer = answer
    }

    deinit {
        unsafe sd_bus_slot_unref(slot)
    }

    /// Registers with sd-bus.
    ///
    /// - Returns: what sd-bus returned, negative for an error.
    func register(on bus: OpaquePointer, at path: String) -> Int32 {
        let this = unsafe Unmanaged.passUnretained(self).toOpaque()
        return unsafe withUnsafeMutablePointer(to: &slot) { place in
            unsafe sd_bus_add_object(bus, place, path, Self.callback, this)
        }
    }

    /// Takes every call. Never an error for sd-bus: the answer has been sent when this returns.
    private static let callback: sd_bus_message_handler_t = { message, userData, _ in
        guard let message = unsafe message, let userData = unsafe userData else { return 0 }
        // Holds the object while its handler may drop it.
        let object = unsafe Unmanaged<BusObject>.fromOpaque(userData).takeUnretainedValue()
        unsafe object.called(message)
        return 1
    }

    private func called(_ message: OpaquePointer) {
        guard let sender = unsafe Self.text(sd_bus_message_get_sender(message)),
            let member = unsafe Self.text(sd_bus_message_get_member(message))
        else { return }
        let request = BusRequest(
            sender: sender, interface: unsafe Self.text(sd_bus_message_get_interface(message)),
            member: member,
            signature: unsafe Self.text(sd_bus_message_get_signature(message, 1)) ?? "")
        let limits = limits
        let reply = answer(request) { () throws(ReadingFailure) in
            var reader = unsafe MessageReader(message, limits)
            return try reader.readBody()
        }
        guard unsafe sd_bus_message_get_expect_reply(message) > 0 else { return }
        unsafe Self.send(reply, to: message)
    }

    private static func send(_ reply: BusReply, to call: OpaquePointer) {
        var made: OpaquePointer?
        switch reply {
        case .values(let values):
            guard unsafe sd_bus_message_new_method_return(call, &made) >= 0,
                let message = unsafe made
            else { return }
            do {
                try unsafe MessageWriter(message).write(values)
            } catch {
                preconditionFailure("an answer of ours can be written")
            }
        case .error(let error):
            let result = unsafe error.name.withCString { name in
                unsafe error.message.withCString { message in
                    var written = unsafe sd_bus_error(
                        name: name, message: message, _need_free: 0)
                    return unsafe sd_bus_message_new_method_error(call, &made, &written)
                }
            }
            if result < 0 { return }
        }
        // An answer that cannot be sent is lost with the connection, whose end is told elsewhere.
        unsafe sd_bus_send(sd_bus_message_get_bus(call), made, nil)
        unsafe sd_bus_message_unref(made)
    }

    private static func text(_ pointer: UnsafePointer<CChar>?) -> String? {
        unsafe pointer.map { unsafe String(cString: $0) }
    }
}
