import Protocols
import TestKit
import Units
import WaylandWire

/// The left button of a virtual pointer.
///
/// Source: wlr-virtual-pointer-unstable-v1.
final class PointerFinger: Finger {
    /// Source: linux/input-event-codes.h, BTN_LEFT.
    private static let leftButton: UInt32 = 0x110
    private static let precision = 256.0

    let device = Device.pointer
    private let display: Display
    private let pointer: ZwlrVirtualPointerV1
    private let outputSize: Size

    init(in session: any CompositorSession) throws(SessionError) {
        do {
            display = try Display(name: session.socketPath)
        } catch {
            throw SessionError("no pointer: \(SystemError.text(of: error.errno))")
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
        try display.waitForCompositor()
        guard let manager else { throw SessionError("the compositor has no virtual pointers") }
        pointer = manager.createVirtualPointer(seat: nil)
        try display.waitForCompositor()
    }

    func hover(over place: Point) {
        pointer.motionAbsolute(
            time: now, x: Self.fine(place.x), y: Self.fine(place.y),
            xExtent: Self.fine(outputSize.width), yExtent: Self.fine(outputSize.height))
        pointer.frame()
        _ = display.flush()
    }

    func press(at place: Point) {
        button(.pressed)
    }

    func letGo() {
        button(.released)
    }

    func settle() throws(SessionError) {
        try display.waitForCompositor()
    }

    private func button(_ state: WlPointer.ButtonState) {
        pointer.button(time: now, button: Self.leftButton, state: state)
        pointer.frame()
        _ = display.flush()
    }

    private var now: UInt32 {
        UInt32(truncatingIfNeeded: Deadline.now.nanoseconds / 1_000_000)
    }

    private static func fine(_ length: Points) -> UInt32 {
        UInt32((length.value * precision).rounded())
    }
}
