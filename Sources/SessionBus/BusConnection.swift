import CSystemd
import EventLoop
import Glibc
import Units

/// A client's connection to the session bus, driven by the loop.
///
/// Making one costs a `connect` to a local socket and never waits; signing in follows in turns of the loop, and calls made
/// before are sent after it. Whoever owns the loop asks for `nextDeadline` and calls `timeReached`.
///
/// Owner of the sd-bus connection: this object; `deinit` closes it without sending what is left.
@safe package final class BusConnection {
    /// Called once when the bus has gone or has refused us, with the reason. Nothing comes after it.
    package var onEnd: (SystemError) -> Void = { _ in }

    /// Never outlives this object: whoever registers with it holds a slot, which holds sd-bus's side.
    let bus: OpaquePointer
    private let loop: MainLoop
    private let descriptor: Int32
    private(set) var isOpen = true
    private var isWriting = false

    /// So many messages are taken in one turn: a talkative bus must not keep a finger waiting.
    private static let messagesPerTurn = 32

    /// Connects to the first address that somebody listens at.
    ///
    /// - Returns: nil where there is none: a session without a bus is a normal case.
    package convenience init?(_ addresses: [BusAddress], in loop: MainLoop) {
        for address in addresses {
            if let bus = unsafe Self.connect(to: address) {
                unsafe self.init(owning: bus, in: loop)
                return
            }
        }
        return nil
    }

    private init?(owning bus: OpaquePointer, in loop: MainLoop) {
        unsafe self.bus = unsafe bus
        self.loop = loop
        descriptor = unsafe sd_bus_get_fd(bus)
        do {
            try loop.watch(descriptor) { [unowned self] _ in process() }
        } catch {
            isOpen = false
            return nil
        }
        followEvents()
    }

    deinit {
        if isOpen { loop.unwatch(descriptor) }
        unsafe sd_bus_close_unref(bus)
    }

    /// The next moment at which `timeReached` must be called: signing in takes too long, an answer does not come, or messages
    /// are left from the turn before. Nil while there is nothing to wait for.
    package var nextDeadline: Instant? {
        guard isOpen else { return nil }
        // Microseconds of the clock that never jumps; all ones for none. Source: sd_bus_get_timeout(3).
        var microseconds: UInt64 = 0
        guard unsafe sd_bus_get_timeout(bus, &microseconds) >= 0 else { return nil }
        let (nanoseconds, isOver) = microseconds.multipliedReportingOverflow(by: 1_000)
        guard !isOver, nanoseconds <= UInt64(Int64.max) else { return nil }
        return Instant(nanoseconds: Int64(nanoseconds))
    }

    package func timeReached(_ now: Instant) {
        if let nextDeadline, nextDeadline <= now { process() }
    }

    /// Calls a method. The answer may never come, and nothing waits for it.
    ///
    /// - Parameter answer: called with the answer, an error among them, as long as the slot that is returned lives.
    /// - Returns: nil where the connection has ended.
    package func call(_ call: BusCall, answer: @escaping (BusMessage) -> Void) -> BusSlot? {
        guard isOpen else { return nil }
        var made: OpaquePointer?
        guard
            unsafe sd_bus_message_new_method_call(
                bus, &made, call.destination, call.path, call.interface, call.member) >= 0,
            let message = unsafe made
        else { return nil }
        defer { unsafe sd_bus_message_unref(message) }
        do {
            try unsafe MessageWriter(message).write(call.arguments)
        } catch {
            preconditionFailure("a call of ours can be written")
        }
        let slot = BusSlot(answer)
        let result = unsafe slot.register { place, this in
            unsafe sd_bus_call_async(bus, place, message, BusSlot.callback, this, UInt64.max)
        }
        followEvents()
        return result >= 0 ? slot : nil
    }

    /// Listens to signals.
    ///
    /// - Parameter signal: called with each as long as the slot that is returned lives.
    /// - Returns: nil where the connection has ended.
    package func listen(
        to match: BusMatch, signal: @escaping (BusMessage) -> Void
    ) -> BusSlot? {
        guard isOpen else { return nil }
        let slot = BusSlot(signal)
        let result = unsafe slot.register { place, this in
            // Without a callback of its own, a bus that refuses the rule would end the connection.
            unsafe sd_bus_add_match_async(
                bus, place, match.rule, BusSlot.callback, { _, _, _ in 0 }, this)
        }
        followEvents()
        return result >= 0 ? slot : nil
    }

    private func process() {
        // A handler may drop this connection.
        withExtendedLifetime(self) {
            for _ in 0..<Self.messagesPerTurn where isOpen {
                let result = unsafe sd_bus_process(bus, nil)
                if result < 0 {
                    end(SystemError(call: "sd_bus_process", code: -result))
                    return
                }
                if result == 0 { break }
            }
            followEvents()
        }
    }

    /// Asks the loop for what sd-bus waits for: always what can be read, and at times what can be written.
    func followEvents() {
        guard isOpen else { return }
        let events = unsafe sd_bus_get_events(bus)
        guard events >= 0 else {
            end(SystemError(call: "sd_bus_get_events", code: -events))
            return
        }
        let isWanted = events & Int32(POLLOUT) != 0
        if isWanted == isWriting { return }
        do {
            try loop.watchWriting(descriptor, isWanted)
            isWriting = isWanted
        } catch {
            end(error)
        }
    }

    private func end(_ reason: SystemError) {
        guard isOpen else { return }
        isOpen = false
        loop.unwatch(descriptor)
        unsafe sd_bus_close(bus)
        onEnd(reason)
    }

    /// A connection that signs in by itself, or nil where nobody listens.
    private static func connect(to address: BusAddress) -> OpaquePointer? {
        var made: OpaquePointer?
        guard unsafe sd_bus_new(&made) >= 0, let bus = unsafe made else { return nil }
        if unsafe sd_bus_set_address(bus, address.text) >= 0,
            unsafe sd_bus_set_bus_client(bus, 1) >= 0, unsafe sd_bus_start(bus) >= 0
        {
            return unsafe bus
        }
        unsafe sd_bus_close_unref(bus)
        return nil
    }
}
