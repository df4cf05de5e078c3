import CSystemd

/// A call that waits for its answer, or signals that are listened to: as long as this lives, its handler is called.
///
/// Owner of the sd-bus slot: this object; `deinit` takes it from the connection, which then never calls again.
@safe package final class BusSlot {
    private let handler: (BusMessage) -> Void
    private var slot: OpaquePointer?

    init(_ handler: @escaping (BusMessage) -> Void) {
        self.handler = handler
    }

    deinit {
        unsafe sd_bus_slot_unref(slot)
    }

    /// Registers with sd-bus: `start` gets where the slot's address goes, and what to give to the callback.
    ///
    /// - Returns: what sd-bus returned, negative for an error.
    func register(
        _ start: (UnsafeMutablePointer<OpaquePointer?>, UnsafeMutableRawPointer) -> Int32
    ) -> Int32 {
        let this = unsafe Unmanaged.passUnretained(self).toOpaque()
        return unsafe withUnsafeMutablePointer(to: &slot) { unsafe start($0, this) }
    }

    /// Takes every message for a slot. Never an error for sd-bus: what we make of a message is our business.
    static let callback: sd_bus_message_handler_t = { message, userData, _ in
        guard let message = unsafe message, let userData = unsafe userData else { return 0 }
        // Holds the slot while its handler may drop it.
        let slot = unsafe Unmanaged<BusSlot>.fromOpaque(userData).takeUnretainedValue()
        var reader = unsafe MessageReader(message)
        slot.handler(reader.read())
        return 0
    }
}
