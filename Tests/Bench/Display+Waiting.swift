import Protocols
import TestKit
import WaylandWire

extension Display {
    /// Returns when the compositor has handled everything sent so far. Source: wayland.xml, `wl_display.sync`.
    func waitForCompositor() throws(SessionError) {
        let deadline = Deadline()
        let callback = sync()
        var isDone = false
        callback.onEvent = { _ in isDone = true }
        while !isDone {
            guard flush() != .failed,
                Descriptor.waitForInput(on: [descriptor] as [Int32], until: deadline) != nil,
                readEvents()
            else { throw SessionError("the compositor does not answer") }
        }
    }
}
