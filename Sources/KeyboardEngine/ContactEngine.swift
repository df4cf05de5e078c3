import KeyboardLayouts
import Units

/// Turns contacts into typed actions; the state of all fingers that are down.
package struct ContactEngine: Sendable {
    /// The keys that touches are looked up in.
    package private(set) var board: Board
    private var page = Page.letters
    private var shift = ShiftMachine()
    /// In the order in which they went down.
    private var contacts: [HeldContact] = []
    private var repetition: BackspaceRepeat?

    package init(board: Board) {
        self.board = board
    }

    /// What the board shows now.
    package var appearance: Appearance {
        let grid = board.grid(for: page)
        var pressed: [KeyID] = []
        for contact in contacts where contact.isShown(on: page) {
            let id = contact.key.id
            if grid.contains(id) && !pressed.contains(id) { pressed.append(id) }
        }
        return Appearance(page: page, shift: shift.state, pressed: pressed)
    }

    /// The next moment `timeReached` must be called, or nil.
    package var nextDeadline: Instant? { repetition?.deadline }

    /// Takes the events of one frame, in their order, and gives what they type.
    package mutating func handle(_ events: [ContactEvent], now: Instant) -> [TypedAction] {
        var typed: [TypedAction] = []
        for event in events {
            switch event.phase {
            case .down(let point): down(event, at: point, now: now, typed: &typed)
            case .moved: break
            case .up: lift(event.id, typed: &typed)
            case .cancelled: forget(event.id)
            }
        }
        return typed
    }

    /// Repeats a held backspace when it is due: at most once, however late `now` is.
    package mutating func timeReached(_ now: Instant) -> [TypedAction] {
        guard let repetition, repetition.deadline <= now else { return [] }
        self.repetition = repetition.repeated(at: now)
        return [.backspace(isRepeat: true)]
    }

    /// Ends a backspace's repeating though it is held, as when the field changes.
    package mutating func stopRepeating() {
        repetition = nil
    }

    /// Takes all contacts away, as when the surface hides: nothing more comes of them.
    package mutating func cancelAll() {
        for contact in contacts { forget(contact.id) }
    }

    /// Begins anew: no contacts, small letters.
    package mutating func reset() {
        self = ContactEngine(board: board)
    }

    /// Takes another size or layout. Held contacts keep their keys.
    package mutating func boardChanged(to board: Board) {
        self.board = board
    }
}

extension ContactEngine {
    private mutating func down(
        _ event: ContactEvent, at point: Point, now: Instant, typed: inout [TypedAction]
    ) {
        // The compositor uses the numbers of fingers again; the old finger's end was lost.
        forget(event.id)
        guard let key = board.grid(for: page).key(at: point)?.key else { return }
        flushHeld(typed: &typed)
        repetition = nil
        var contact = HeldContact(id: event.id, key: key, page: page, ending: .nothing)
        if key.action != .shift { shift.otherKeyPressed() }
        switch key.action {
        case .character:
            let isCapital = shift.characterTyped()
            typed.append(.character(key.label(isShifted: isCapital)))
        case .space:
            contact.ending = .types(.space)
        case .primary:
            contact.ending = .types(.primary)
        case .backspace:
            typed.append(.backspace(isRepeat: false))
            repetition = BackspaceRepeat(contact: event.id, pressedAt: now)
        case .shift:
            shift.pressed(at: event.time)
            contact.ending = .releasesShift
        case .keyboardType(let target):
            page = target
        }
        contacts.append(contact)
    }

    /// Types the space or return that is still held: it went down before the key that comes now.
    private mutating func flushHeld(typed: inout [TypedAction]) {
        for index in contacts.indices {
            guard case .types(let action) = contacts[index].ending else { continue }
            typed.append(action)
            contacts[index].ending = .nothing
        }
    }

    private mutating func lift(_ id: ContactID, typed: inout [TypedAction]) {
        guard let contact = remove(id) else { return }
        if case .types(let action) = contact.ending { typed.append(action) }
    }

    private mutating func forget(_ id: ContactID) {
        _ = remove(id)
    }

    /// Ends what lasts only while a contact is held, and nothing else.
    private mutating func remove(_ id: ContactID) -> HeldContact? {
        guard let index = contacts.firstIndex(where: { $0.id == id }) else { return nil }
        let contact = contacts.remove(at: index)
        if repetition?.contact == id { repetition = nil }
        if case .releasesShift = contact.ending { shift.released() }
        return contact
    }
}
