import Protocols
import Units
import WaylandWire

/// A pointer that taps, through wlr-virtual-pointer.
///
/// The seat has a pointer as long as this object lives. Source: wlr-virtual-pointer-unstable-v1; requests up to `frame`
/// are one event of the device.
package final class PointerTapper: Tapper {
    /// Source: linux/input-event-codes.h, BTN_LEFT.
    private static let leftButton: UInt32 = 0x110
    /// Parts of a logical pixel, so that places between pixels are kept.
    private static let precision = 256.0

    private let display: Display
    private let pointer: ZwlrVirtualPointerV1
    private let outputSize: Size

    package init(in session: any CompositorSession) throws(SessionError) {
        do {
            display = try Display(name: session.socketPath)
        } catch {
            throw SessionError("the session takes no pointer: \(SystemError.text(of: error.errno))")
        }
        outputSize = session.configuration.logicalSize
        let registry = display.getRegistry()
        var manager: ZwlrVirtualPointerManagerV1?
        registry.onEvent = { [unowned registry] event in
            guard case .global(let name, let interface, _) = event,
                interface == ZwlrVirtualPointerManagerV1.interfaceName
            else { return }
            manager = registry.bind(name: name, as: ZwlrVirtualPointerManagerV1.self, version: 1)
        }
        try Self.waitForCompositor(display)
        guard let manager else {
            throw SessionError("the compositor has no virtual pointers")
        }
        pointer = manager.createVirtualPointer(seat: nil)
        try Self.waitForCompositor(display)
    }

    /// Moves without a button.
    package func move(to place: Point) throws(SessionError) {
        let limit = outputSize
        precondition(
            Rect(x: 0, y: 0, width: limit.width, height: limit.height).contains(place),
            "a tap lies on the output")
        pointer.motionAbsolute(
            time: now, x: Self.fine(place.x), y: Self.fine(place.y),
            xExtent: Self.fine(limit.width), yExtent: Self.fine(limit.height))
        pointer.frame()
        try Self.waitForCompositor(display)
    }

    /// Presses the left button where the pointer is.
    package func press() throws(SessionError) {
        pointer.button(time: now, button: Self.leftButton, state: .pressed)
        pointer.frame()
        try Self.waitForCompositor(display)
    }

    /// Lets go of the left button.
    package func letGo() throws(SessionError) {
        pointer.button(time: now, button: Self.leftButton, state: .released)
        pointer.frame()
        try Self.waitForCompositor(display)
    }

    private var now: UInt32 {
        UInt32(truncatingIfNeeded: Deadline.now.nanoseconds / 1_000_000)
    }

    private static func fine(_ length: Points) -> UInt32 {
        UInt32((length.value * precision).rounded())
    }

    /// Waits until everything sent so far has been handled. Source: wayland.xml, `wl_display.sync`.
    private static func waitForCompositor(_ display: Display) throws(SessionError) {
        let deadline = Deadline()
        let callback = display.sync()
        var isDone = false
        callback.onEvent = { _ in isDone = true }
        while !isDone {
            guard display.flush() != .failed,
                Descriptor.waitForInput(on: [display.descriptor], until: deadline) != nil,
                display.readEvents()
            else {
                let reason = display.failure.map { "\($0)" } ?? "no answer in time"
                throw SessionError("the compositor takes no taps: \(reason)")
            }
        }
    }
}
