import Protocols
import Units
import Wayland
import WaylandWire

/// Touches and pointer clicks on the board, as contacts in batches that belong together.
///
/// Touch points collect until `frame`; the pointer's left button is one more contact. Only what happens on our surface counts;
/// keyboard and other seats' devices are never asked for. A surface that is null (destroyed a moment ago) is not ours.
///
/// Source: wayland, `wl_seat`, `wl_touch`, `wl_pointer`.
package final class SeatContacts {
    /// BTN_LEFT of linux/input-event-codes.h.
    private static let leftButton: UInt32 = 0x110

    /// The contacts of one frame, in the order in which they happened.
    package var onContacts: ([ContactEvent]) -> Void = { _ in }

    private let seat: WlSeat
    private let isBoard: (WlSurface?) -> Bool
    private let takesContacts: () -> Bool
    private var touch: WlTouch?
    private var pointer: WlPointer?
    private var touches: Set<Int32> = []
    private var pending: [ContactEvent] = []
    private var pointerPlace: Point?
    private var isPointerDown = false
    private var lastTime = EventTime(milliseconds: 0)

    /// - Parameters:
    ///   - isBoard: whether a surface is the board's.
    ///   - takesContacts: whether a contact that begins on the board counts; one that does not never will.
    package init(
        _ seat: WlSeat, isBoard: @escaping (WlSurface?) -> Bool,
        takesContacts: @escaping () -> Bool = { true }
    ) {
        self.seat = seat
        self.isBoard = isBoard
        self.takesContacts = takesContacts
        seat.onEvent = { [unowned self] in handle($0) }
    }

    /// Forgets every contact: the surface they began on goes. Where the pointer rests stays known: a surface that is brought
    /// back on its way out is entered by it only once, and one that is gone gets no presses.
    package func forgetAll() {
        touches.removeAll()
        pending.removeAll()
        isPointerDown = false
    }

    /// A seat tells its capabilities again whenever one changes (our own virtual keyboard can cause it): a device is asked
    /// for once per gain and let go at its loss, else every touch would count twice.
    private func handle(_ event: WlSeat.Event) {
        guard case .capabilities(let capabilities) = event else { return }
        if capabilities.contains(.touch), touch == nil {
            let touch = seat.getTouch()
            touch.onEvent = { [unowned self] in handle($0) }
            self.touch = touch
        } else if !capabilities.contains(.touch), let lost = touch {
            touch = nil
            lost.release()
            cancelTouches()
            deliver()
        }
        if capabilities.contains(.pointer), pointer == nil {
            let pointer = seat.getPointer()
            pointer.onEvent = { [unowned self] in handle($0) }
            self.pointer = pointer
        } else if !capabilities.contains(.pointer), let lost = pointer {
            pointer = nil
            lost.release()
            leavePointer()
            deliver()
        }
    }

    private func handle(_ event: WlTouch.Event) {
        switch event {
        case .down(_, let time, let surface, let id, let x, let y):
            guard isBoard(surface), takesContacts() else {
                // The number is used again elsewhere: the end of its finger on the board was lost.
                if touches.remove(id) != nil { add(.touch(id), .cancelled) }
                return
            }
            touches.insert(id)
            lastTime = EventTime(milliseconds: time)
            add(.touch(id), .down(Point(x: Points(x), y: Points(y))))
        case .up(_, let time, let id):
            guard touches.remove(id) != nil else { return }
            lastTime = EventTime(milliseconds: time)
            add(.touch(id), .up)
        case .motion(let time, let id, let x, let y):
            guard touches.contains(id) else { return }
            lastTime = EventTime(milliseconds: time)
            add(.touch(id), .moved(Point(x: Points(x), y: Points(y))))
        case .frame:
            deliver()
        case .cancel:
            // Applies to all points at once, and no frame follows.
            cancelTouches()
            deliver()
        case .shape, .orientation:
            break
        }
    }

    private func handle(_ event: WlPointer.Event) {
        switch event {
        case .enter(_, let surface, let x, let y):
            // The pointer may enter right on a key and press without a motion.
            if isBoard(surface) {
                pointerPlace = Point(x: Points(x), y: Points(y))
            } else {
                leavePointer()
            }
        case .leave:
            leavePointer()
        case .motion(let time, let x, let y):
            guard pointerPlace != nil else { return }
            let place = Point(x: Points(x), y: Points(y))
            pointerPlace = place
            lastTime = EventTime(milliseconds: time)
            if isPointerDown { add(.pointer, .moved(place)) }
        case .button(_, let time, let button, let state):
            lastTime = EventTime(milliseconds: time)
            if button == Self.leftButton { press(state == .pressed) }
        case .frame:
            deliver()
        default:
            // Wheel and tilt events of any version mean nothing to a key.
            break
        }
        // Source: `wl_pointer.frame`, since version 5: before it each event stands alone.
        if let pointer, pointer.version < 5 { deliver() }
    }

    private func press(_ isPressed: Bool) {
        if isPressed, let pointerPlace, !isPointerDown, takesContacts() {
            isPointerDown = true
            add(.pointer, .down(pointerPlace))
        } else if !isPressed, isPointerDown {
            isPointerDown = false
            add(.pointer, .up)
        }
    }

    private func leavePointer() {
        pointerPlace = nil
        guard isPointerDown else { return }
        isPointerDown = false
        add(.pointer, .cancelled)
    }

    private func cancelTouches() {
        for id in touches.sorted() { add(.touch(id), .cancelled) }
        touches.removeAll()
    }

    private func add(_ id: ContactID, _ phase: ContactEvent.Phase) {
        pending.append(ContactEvent(id: id, phase: phase, time: lastTime))
    }

    private func deliver() {
        if pending.isEmpty { return }
        onContacts(pending)
        pending.removeAll(keepingCapacity: true)
    }
}
