import CSystemd

/// What a service needs: objects that others call, and signals to those who called.
extension BusConnection {
    /// Puts an object at a path.
    ///
    /// - Parameters:
    ///   - limits: how much of a call is read.
    ///   - answer: called with each call as long as the object that is returned lives.
    /// - Returns: nil where the connection has ended.
    package func offer(
        at path: String, _ limits: ReadingLimits, answer: @escaping BusObject.Answer
    ) -> BusObject? {
        guard isOpen else { return nil }
        let object = BusObject(limits, answer)
        return unsafe object.register(on: bus, at: path) >= 0 ? object : nil
    }

    /// Sends a signal to one connection.
    ///
    /// - Returns: false where it cannot be sent: the connection has ended, or nobody takes what we send any more.
    @discardableResult
    package func send(_ signal: BusSignal) -> Bool {
        guard isOpen else { return false }
        var made: OpaquePointer?
        guard
            unsafe sd_bus_message_new_signal(
                bus, &made, signal.path, signal.interface, signal.member) >= 0,
            let message = unsafe made
        else { return false }
        defer { unsafe sd_bus_message_unref(message) }
        do {
            try unsafe MessageWriter(message).write(signal.values)
        } catch {
            preconditionFailure("a signal of ours can be written")
        }
        guard unsafe sd_bus_message_set_destination(message, signal.destination) >= 0 else {
            return false
        }
        let result = unsafe sd_bus_send(bus, message, nil)
        followEvents()
        return result >= 0
    }
}
