import TestKit
import Units
import WaylandWire

/// The session in which everything is measured: one sway, one window, the fingers.
final class Stage {
    let session: NestedSession
    let probe: TextProbe
    let fingers: [any Finger]
    /// The window's height without a keyboard.
    let freeHeight: Points

    init() throws(SessionError) {
        var configuration = SessionConfiguration()
        configuration.scale = 2
        session = try NestedSession(.sway, configuration)
        fingers = [try PointerFinger(in: session), TouchFinger(in: session)]
        probe = try TextProbe(in: session)
        freeHeight = configuration.logicalSize.height
        try wait("the window's focus") { $0.probe.hasFocus && $0.probe.height == $0.freeHeight }
    }

    /// Handles events until something is so.
    ///
    /// - Parameters:
    ///   - tap: what stands between a client and the compositor meanwhile.
    ///   - process: whose end is an error.
    func wait(
        _ what: String, through tap: WireTap? = nil, running process: ChildProcess? = nil,
        until deadline: Deadline = Deadline(), _ isSo: (Stage) -> Bool
    ) throws(SessionError) {
        while !isSo(self) {
            guard try handle(until: deadline, through: tap) else {
                throw SessionError("waited in vain for \(what)")
            }
            if let process, !process.isRunning {
                throw SessionError("\(process.name) ended while waiting for \(what)")
            }
        }
    }

    /// Handles events for a while.
    func pause(_ span: Milliseconds, through tap: WireTap? = nil) throws(SessionError) {
        let deadline = Deadline(after: span)
        while try handle(until: deadline, through: tap) {}
    }

    /// One turn; false when the deadline has passed.
    private func handle(
        until deadline: Deadline, through tap: WireTap?
    ) throws(SessionError) -> Bool {
        let taps = tap?.descriptors ?? []
        // Longer than the end of a program that ends takes: its end is noticed by whoever waits for it.
        let step = Deadline(after: min(deadline.remaining, 500))
        guard
            let ready = Descriptor.waitForInput(
                on: [probe.display.descriptor] + taps.map(\.number), until: step)
        else { return !deadline.hasPassed }
        if ready[0] { try probe.readEvents() }
        if let tap, ready.dropFirst().contains(true) { try tap.pass(Array(ready.dropFirst())) }
        return true
    }
}
