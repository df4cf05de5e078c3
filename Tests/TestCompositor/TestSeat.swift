import ServerProtocols
import Units
import WaylandServerWire

/// The seat: touch points and a pointer that a test moves.
package final class TestSeat {
    weak var compositor: ScriptedCompositor?
    /// What newly bound seats are told.
    package private(set) var capabilities: WlSeatResource.Capability = [.touch, .pointer]
    /// Milliseconds of the events' own clock.
    package var time: UInt32 = 1000

    private let server: ServerDisplay
    private var seats: [WlSeatResource] = []
    private var touches: [WlTouchResource] = []
    private var pointers: [WlPointerResource] = []
    private var keyboards: [WlKeyboardResource] = []
    private var pointerSurface: WlSurfaceResource?

    init(_ server: ServerDisplay) {
        self.server = server
    }

    /// How the seat's keyboards repeat: keys a second, and milliseconds before the first; nil where it does not say.
    package var keyRepeat: (rate: Int32, delay: Int32)?

    /// How many keyboards the client holds.
    package var keyboardCount: Int { keyboards.count(where: \.resource.isAlive) }

    /// How many touch devices the client holds.
    package var touchCount: Int { livingTouches.count }
    package var pointerCount: Int { livingPointers.count }

    package func setCapabilities(_ capabilities: WlSeatResource.Capability) {
        self.capabilities = capabilities
        for seat in seats where seat.resource.isAlive {
            seat.sendCapabilities(capabilities: capabilities)
        }
    }

    package func touchDown(_ id: Int32, _ place: Point, on surface: TestSurface) {
        for touch in livingTouches {
            touch.sendDown(
                serial: server.nextSerial(), time: time, surface: surface.resource, id: id,
                x: place.x.value, y: place.y.value)
        }
    }

    /// What newer versions tell of a touch point.
    package func touchShape(_ id: Int32) {
        for touch in livingTouches where touch.version >= 6 {
            touch.sendShape(id: id, major: 12, minor: 8)
            touch.sendOrientation(id: id, orientation: 45)
        }
    }

    package func touchMove(_ id: Int32, _ place: Point) {
        for touch in livingTouches {
            touch.sendMotion(time: time, id: id, x: place.x.value, y: place.y.value)
        }
    }

    package func touchUp(_ id: Int32) {
        for touch in livingTouches { touch.sendUp(serial: server.nextSerial(), time: time, id: id) }
    }

    package func touchFrame() {
        for touch in livingTouches { touch.sendFrame() }
    }

    package func touchCancel() {
        for touch in livingTouches { touch.sendCancel() }
    }

    package func pointerEnter(_ place: Point, on surface: TestSurface) {
        pointerSurface = surface.resource
        for pointer in livingPointers {
            pointer.sendEnter(
                serial: server.nextSerial(), surface: surface.resource, surfaceX: place.x.value,
                surfaceY: place.y.value)
        }
        pointerFrame()
    }

    package func pointerMove(_ place: Point) {
        for pointer in livingPointers {
            pointer.sendMotion(time: time, surfaceX: place.x.value, surfaceY: place.y.value)
        }
        pointerFrame()
    }

    /// - Parameter button: by default BTN_LEFT.
    package func pointerButton(isPressed: Bool, button: UInt32 = 0x110) {
        for pointer in livingPointers {
            pointer.sendButton(
                serial: server.nextSerial(), time: time, button: button,
                state: isPressed ? .pressed : .released)
        }
        pointerFrame()
    }

    package func pointerLeave() {
        // The client may have destroyed the surface meanwhile.
        guard let pointerSurface, pointerSurface.resource.isAlive else { return }
        for pointer in livingPointers {
            pointer.sendLeave(serial: server.nextSerial(), surface: pointerSurface)
        }
        self.pointerSurface = nil
        pointerFrame()
    }

    /// Everything that a wheel of the bound version can send.
    package func turnWheel() {
        for pointer in livingPointers {
            if pointer.version >= 5 { pointer.sendAxisSource(axisSource: .wheel) }
            if pointer.version >= 5, pointer.version < 8 {
                pointer.sendAxisDiscrete(axis: .verticalScroll, discrete: 1)
            }
            if pointer.version >= 8 {
                pointer.sendAxisValue120(axis: .verticalScroll, value120: 120)
            }
            pointer.sendAxis(time: time, axis: .verticalScroll, value: 10)
            if pointer.version >= 5 { pointer.sendAxisStop(time: time, axis: .verticalScroll) }
        }
        pointerFrame()
    }

    func bound(_ seat: WlSeatResource) {
        seats.append(seat)
        seat.onRequest = { [unowned self] request in
            switch request {
            case .getTouch(let touch):
                compositor?.note("get_touch")
                touches.append(touch)
            case .getPointer(let pointer):
                compositor?.note("get_pointer")
                pointers.append(pointer)
            case .getKeyboard(let keyboard):
                compositor?.note("get_keyboard")
                keyboards.append(keyboard)
                if let keyRepeat, keyboard.version >= 4 {
                    keyboard.sendRepeatInfo(rate: keyRepeat.rate, delay: keyRepeat.delay)
                }
            case .release: break
            }
        }
        seat.sendCapabilities(capabilities: capabilities)
        if seat.version >= 2 { seat.sendName(name: "seat0") }
    }

    private var livingTouches: [WlTouchResource] { touches.filter(\.resource.isAlive) }
    private var livingPointers: [WlPointerResource] { pointers.filter(\.resource.isAlive) }

    private func pointerFrame() {
        for pointer in livingPointers where pointer.version >= 5 { pointer.sendFrame() }
    }
}
