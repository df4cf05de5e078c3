import EventLoop
import ServerProtocols
import Units
import WaylandServerWire

/// The seat: fingers and a pointer on the window.
final class HostSeat {
    /// Source: linux/input-event-codes.h, BTN_LEFT.
    private static let leftButton: UInt32 = 0x110

    private let server: ServerDisplay
    private let clock: any Clock
    private var global: Global?
    private var seats: [WlSeatResource] = []
    private var touches: [WlTouchResource] = []
    private var pointers: [WlPointerResource] = []
    private var wanted: WlSeatResource.Capability = []
    private var window: WlSurfaceResource?
    private var isPointerInside = false

    init(_ server: ServerDisplay, clock: any Clock) {
        self.server = server
        self.clock = clock
        global = Global(server, WlSeatResource.self, version: 5) { [unowned self] in bound($0) }
    }

    /// What the seat has from now on; nothing of it before the window is mapped.
    func offer(_ devices: WlSeatResource.Capability) {
        wanted = devices
        guard window != nil else { return }
        if !devices.contains(.pointer) { isPointerInside = false }
        for seat in seats where seat.isAlive { seat.sendCapabilities(capabilities: devices) }
    }

    func windowMapped(_ surface: WlSurfaceResource) {
        window = surface
        offer(wanted)
    }

    func windowGone() {
        window = nil
        isPointerInside = false
    }

    func carryOut(_ order: Order.Touch) {
        guard let window else { return }
        let time = time
        for touch in touches where touch.isAlive {
            switch order {
            case .down(let finger, let place):
                touch.sendDown(
                    serial: server.nextSerial(), time: time, surface: window, id: finger,
                    x: place.x.value, y: place.y.value)
            case .move(let finger, let place):
                touch.sendMotion(time: time, id: finger, x: place.x.value, y: place.y.value)
            case .up(let finger):
                touch.sendUp(serial: server.nextSerial(), time: time, id: finger)
            case .frame: touch.sendFrame()
            case .cancel: touch.sendCancel()
            }
        }
    }

    func carryOut(_ order: Order.Pointer) {
        guard let window else { return }
        let time = time
        for pointer in pointers where pointer.isAlive {
            switch order {
            case .move(let place) where isPointerInside:
                pointer.sendMotion(
                    time: time, surfaceX: place.x.value, surfaceY: place.y.value)
            case .move(let place):
                pointer.sendEnter(
                    serial: server.nextSerial(), surface: window, surfaceX: place.x.value,
                    surfaceY: place.y.value)
                pointer.sendFrame()
                // wlroots takes no place from an enter.
                pointer.sendMotion(
                    time: time, surfaceX: place.x.value, surfaceY: place.y.value)
            case .button(let isPressed):
                pointer.sendButton(
                    serial: server.nextSerial(), time: time, button: Self.leftButton,
                    state: isPressed ? .pressed : .released)
            }
            if pointer.version >= 5 { pointer.sendFrame() }
        }
        if case .move = order { isPointerInside = true }
    }

    private var time: UInt32 {
        UInt32(truncatingIfNeeded: clock.now.nanoseconds / 1_000_000)
    }

    private func bound(_ seat: WlSeatResource) {
        seats.append(seat)
        seat.onRequest = { [unowned self] request in
            switch request {
            case .getTouch(let touch):
                touches.append(touch)
                tell("touch")
            case .getPointer(let pointer):
                pointers.append(pointer)
                tell("pointer")
            case .getKeyboard, .release: break
            }
        }
        seat.sendCapabilities(capabilities: window == nil ? [] : wanted)
        if seat.version >= 2 { seat.sendName(name: "seat0") }
    }
}
