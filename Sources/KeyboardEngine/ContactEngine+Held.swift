import KeyboardLayouts
import Units

/// Contacts that are held: they move, go up and get lost.
extension ContactEngine {
    mutating func move(
        _ event: ContactEvent, to place: Point, now: Instant, _ perform: Performer
    ) {
        guard let index = contacts.firstIndex(where: { $0.id == event.id }),
            !contacts[index].isSettled
        else { return }
        if drag?.contact == event.id {
            moveDrag(to: place, event.time, now: now, perform)
            return
        }
        if globe?.contact == event.id, globe?.isOpen == true {
            globe?.moved(to: place)
            return
        }
        if choice?.contact == event.id {
            switch choice?.moved(to: place) {
            case .stays, nil: if choice?.callout != nil { return }
            case .abandoned: choice = nil
            case .refused:
                finishChoice(with: "", perform)
                return
            }
        }
        if contacts[index].isLeft(at: place) { leave(index, perform) }
    }

    mutating func lift(_ id: ContactID, now: Instant, _ perform: Performer) {
        if choice?.contact == id { settleChoice(perform) }
        if drag?.contact == id { endDrag(now: now, perform) }
        if globe?.contact == id { endMenu(perform) }
        guard let contact = remove(id) else { return }
        if case .releases(let modifier) = contact.ending, !isHeld(modifier) {
            modifiers.released(modifier)
        }
        if case .types(let action) = contact.ending { commit(action, perform) }
        if let pop = contact.pop {
            lingering.append(LingeringPop(pop, of: contact, liftedAt: now))
        }
    }

    /// A contact is gone without having gone up: nothing comes of it.
    mutating func lose(_ id: ContactID) {
        if drag?.contact == id { abandonDrag() }
        if globe?.contact == id { globe = nil }
        guard let contact = remove(id) else { return }
        if case .releases(let modifier) = contact.ending, !isHeld(modifier) {
            modifiers.lost(modifier)
        }
    }

    /// Nothing more comes of a contact whose finger is still there, and nothing shows.
    mutating func settle(_ id: ContactID) {
        edit(id) {
            $0.ending = .nothing
            $0.isSettled = true
        }
    }

    mutating func edit(_ id: ContactID, _ change: (inout HeldContact) -> Void) {
        guard let index = contacts.firstIndex(where: { $0.id == id }) else { return }
        change(&contacts[index])
    }

    /// Takes back what a contact's going down has typed, if that is the last thing that was typed.
    mutating func takeBack(_ index: Int, _ perform: Performer) {
        guard let typed = contacts[index].typed else { return }
        contacts[index].typed = nil
        emit(.replace(typed: typed.text, with: ""), perform)
        shift.takenBack(typed.shift)
    }

    /// Ends what waits or lasts for the newest contact.
    mutating func endHolds() {
        choice = nil
        globe = nil
        drag = nil
    }

    /// A finger has gone away from its key. Source: behaviour D.3, hysteresis; D.9, trap 6: not from the space bar, and what acts
    /// again while it is held goes on.
    private mutating func leave(_ index: Int, _ perform: Performer) {
        switch contacts[index].ending {
        case .types(.space), .releasesShift, .releases: return
        case .types:
            if globe?.contact == contacts[index].id { globe = nil }
            settle(contacts[index].id)
        case .nothing:
            guard contacts[index].typed != nil, contacts[index].key.action != .space else { return }
            takeBack(index, perform)
            contacts[index].isSettled = true
        }
    }

    private func isHeld(_ modifier: Modifier) -> Bool {
        contacts.contains { contact in
            if case .releases(modifier) = contact.ending { true } else { false }
        }
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
