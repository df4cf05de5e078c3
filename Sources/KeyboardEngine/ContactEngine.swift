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
    private var contactCount = 0
    private var repetition: BackspaceRepeat?
    /// Of the newest contact only.
    private var choice: Choice?
    private var lingering: [LingeringPop] = []

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
        let callout = choice?.callout
        return Appearance(
            page: page, shift: shift.state, pressed: pressed,
            pops: pops(on: grid, except: callout?.key), callout: callout)
    }

    private func pops(on grid: KeyGrid, except openKey: KeyID?) -> [KeyPop] {
        var numbered = contacts.compactMap { contact in
            contact.pop.map { (number: contact.number, pop: $0) }
        }
        if !lingering.isEmpty {
            numbered += lingering.map { (number: $0.number, pop: $0.pop) }
            numbered.sort { $0.number < $1.number }
        }
        var pops: [KeyPop] = []
        for (_, pop) in numbered where pop.key != openKey && grid.contains(pop.key) {
            // A key that is touched again keeps its place, and shows what it typed last.
            if let index = pops.firstIndex(where: { $0.key == pop.key }) {
                pops[index] = pop
            } else {
                pops.append(pop)
            }
        }
        return pops
    }

    /// The next moment `timeReached` must be called, or nil.
    package var nextDeadline: Instant? {
        let pop = lingering.filter(\.isSeen).map(\.deadline).min()
        return [repetition?.deadline, choice?.deadline, pop].compactMap { $0 }.min()
    }

    /// Takes the events of one frame, in their order, and gives what they type.
    package mutating func handle(_ events: [ContactEvent], now: Instant) -> [TypedAction] {
        var typed: [TypedAction] = []
        for event in events {
            switch event.phase {
            case .down(let point): down(event, at: point, now: now, typed: &typed)
            case .moved(let point): move(event.id, to: point, typed: &typed)
            case .up: lift(event.id, now: now, typed: &typed)
            case .cancelled: forget(event.id)
            }
        }
        return typed
    }

    /// Opens a callout, takes pops away, and repeats a held backspace, where that is due: once, however late `now` is.
    package mutating func timeReached(_ now: Instant) -> [TypedAction] {
        lingering.removeAll { $0.isSeen && $0.deadline <= now }
        openChoice(at: now)
        guard let repetition, repetition.deadline <= now else { return [] }
        self.repetition = repetition.repeated(at: now)
        return [.backspace(isRepeat: true)]
    }

    /// What `appearance` says has left for the screen. A pop stays until then, however quick the finger was.
    ///
    /// Source: behaviour C.2, a quick tap shows one frame of its pop.
    package mutating func appearanceShown() {
        for index in contacts.indices { contacts[index].isSeen = true }
        for index in lingering.indices { lingering[index].isSeen = true }
    }

    /// What was typed belongs to another field now: nothing that is held deletes or replaces any more.
    package mutating func textLeft() {
        repetition = nil
        choice = nil
    }

    /// Takes all contacts away, as when the surface hides: nothing more comes of them.
    package mutating func cancelAll() {
        for contact in contacts { forget(contact.id) }
        lingering = []
    }

    /// Begins anew: no contacts, small letters.
    package mutating func reset() {
        self = ContactEngine(board: board)
    }

    /// Takes another size or layout. Held contacts keep their keys, but a callout has lost its place.
    package mutating func boardChanged(to board: Board) {
        self.board = board
        choice = nil
    }
}

extension ContactEngine {
    private mutating func down(
        _ event: ContactEvent, at point: Point, now: Instant, typed: inout [TypedAction]
    ) {
        // The compositor uses the numbers of fingers again; the old finger's end was lost.
        forget(event.id)
        guard let placed = board.grid(for: page).key(at: point) else { return }
        let key = placed.key
        // What an older finger still has to give comes before the key that comes now.
        settleChoice(typed: &typed)
        flushHeld(typed: &typed)
        repetition = nil
        contactCount += 1
        var contact = HeldContact(id: event.id, key: key, page: page, number: contactCount)
        if key.action != .shift { shift.otherKeyPressed() }
        switch key.action {
        case .character:
            let isShifted = shift.characterTyped()
            let text = key.label(isShifted: isShifted)
            contact.text = text
            contact.ending = ending(of: text, typed: &typed)
            choice = Choice(
                contact: event.id, on: placed, of: board, isShifted: isShifted, at: point, now: now)
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
        case .nextKeyboard: contact.ending = .types(.nextKeyboard)
        case .key(let named): contact.ending = .types(.key(named, []))
        case .dead(let accent): contact.ending = .types(.dead(accent))
        case .modifier, .dictation, .emoji, .custom, .none: break
        }
        contacts.append(contact)
    }

    /// A character is typed at once; several would have to be taken back one by one, and wait for the release.
    private func ending(of text: String, typed: inout [TypedAction]) -> HeldContact.Ending {
        if text.count > 1 { return .types(.character(text)) }
        typed.append(.character(text))
        return .nothing
    }

    /// Types what is still held: it went down before the key that comes now.
    private mutating func flushHeld(typed: inout [TypedAction]) {
        for index in contacts.indices {
            guard case .types(let action) = contacts[index].ending else { continue }
            typed.append(action)
            contacts[index].ending = .nothing
        }
    }

    private mutating func lift(_ id: ContactID, now: Instant, typed: inout [TypedAction]) {
        if choice?.contact == id { settleChoice(typed: &typed) }
        guard let contact = remove(id) else { return }
        if case .types(let action) = contact.ending { typed.append(action) }
        if let pop = contact.pop {
            lingering.append(LingeringPop(pop, of: contact, liftedAt: now))
        }
    }

    private mutating func forget(_ id: ContactID) {
        _ = remove(id)
    }

    /// Ends what lasts only while a contact is held, and nothing else.
    private mutating func remove(_ id: ContactID) -> HeldContact? {
        guard let index = contacts.firstIndex(where: { $0.id == id }) else { return nil }
        let contact = contacts.remove(at: index)
        if repetition?.contact == id { repetition = nil }
        if choice?.contact == id { choice = nil }
        if case .releasesShift = contact.ending { shift.released() }
        return contact
    }
}

extension ContactEngine {
    private mutating func openChoice(at now: Instant) {
        choice?.timeReached(now)
        guard let choice, choice.callout != nil else { return }
        edit(choice.contact) { $0.hasOpenedCallout = true }
    }

    private mutating func move(_ id: ContactID, to point: Point, typed: inout [TypedAction]) {
        guard choice?.contact == id else { return }
        switch choice?.moved(to: point) {
        case .stays, nil: break
        case .abandoned: choice = nil
        case .refused: finishChoice(with: "", typed: &typed)
        }
    }

    /// Ends the choice with what is selected.
    private mutating func settleChoice(typed: inout [TypedAction]) {
        finishChoice(with: choice?.callout?.pick, typed: &typed)
    }

    /// - Parameter pick: what is to stand in the place of the key's own character; nil leaves that.
    private mutating func finishChoice(with pick: String?, typed: inout [TypedAction]) {
        guard let choice else { return }
        self.choice = nil
        if choice.callout != nil { edit(choice.contact) { $0.isSettled = true } }
        guard let pick, pick != choice.base else { return }
        if choice.base.count == 1 {
            typed.append(.replace(typed: choice.base, with: pick))
        } else {
            edit(choice.contact) { $0.ending = pick.isEmpty ? .nothing : .types(.character(pick)) }
        }
    }

    private mutating func edit(_ id: ContactID, _ change: (inout HeldContact) -> Void) {
        guard let index = contacts.firstIndex(where: { $0.id == id }) else { return }
        change(&contacts[index])
    }
}
