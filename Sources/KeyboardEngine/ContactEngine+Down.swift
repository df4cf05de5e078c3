import KeyboardLayouts
import Units

/// Contacts that go down.
extension ContactEngine {
    mutating func down(
        _ event: ContactEvent, at place: Point, now: Instant, _ perform: Performer
    ) {
        // The compositor uses the numbers of fingers again; the old finger's end was lost.
        lose(event.id)
        // What is shown is what is touched, also where flushing turns the page.
        let target = target(at: place)
        let touched = page
        flush(now: now, perform)
        contactCount += 1
        guard let target else { return }
        var contact = HeldContact(
            id: event.id, key: target.key, cell: target.cell, page: touched, number: contactCount)
        press(&contact, on: target, event, at: place, now: now, perform)
        contacts.append(contact)
    }

    /// What older fingers still have to give comes before the key that comes now.
    mutating func flush(now: Instant, _ perform: Performer) {
        settleChoice(perform)
        endDrag(now: now, perform)
        if let globe, globe.isOpen { settle(globe.contact) }
        globe = nil
        for index in contacts.indices {
            // What stands once another key follows is not taken back.
            contacts[index].typed = nil
            guard case .types(let action) = contacts[index].ending else { continue }
            contacts[index].ending = .nothing
            commit(action, perform)
        }
        repetition = nil
    }

    private mutating func press(
        _ contact: inout HeldContact, on target: PlacedKey, _ event: ContactEvent,
        at place: Point, now: Instant, _ perform: Performer
    ) {
        let key = target.key
        if key.action != .shift { shift.otherKeyPressed() }
        switch key.action {
        case .character, .dead: pressSign(&contact, on: target, at: place, now: now, perform)
        case .space: pressSpace(&contact, event.time, at: place, now: now, perform)
        case .primary: contact.ending = .types(shortcut("\n") ?? .primary)
        case .backspace:
            pressBackspace(event.id, now: now, perform)
        case .shift:
            shift.pressed(at: event.time)
            contact.ending = .releasesShift
        case .modifier(let modifier):
            modifiers.pressed(modifier)
            contact.ending = .releases(modifier)
        case .keyboardType(let page): turn(to: page)
        case .nextKeyboard:
            contact.ending = .types(.nextKeyboard)
            globe = GlobeHold(
                contact: event.id, on: target, of: board, menu: globeMenu, now: now)
        case .key(let named):
            let action = TypedAction.key(named, activeModifiers())
            commit(action, perform)
            if named.repeats {
                repetition = Repetition(action, heldBy: event.id, keyRepeat, now: now)
            }
        case .custom(let name): pressCustom(&contact, name)
        case .dictation, .emoji, .none: break
        }
    }

    /// A key that types something by itself, or an accent for the next letter.
    private mutating func pressSign(
        _ contact: inout HeldContact, on target: PlacedKey, at place: Point, now: Instant,
        _ perform: Performer
    ) {
        let key = target.key
        if let shortcut = shortcut(key.label) {
            if rules.insertsOnKeyDown {
                commit(shortcut, perform)
            } else {
                contact.ending = .types(shortcut)
            }
            return
        }
        let before = shift.state
        _ = shift.keyTouched()
        let isShifted = shift.state.shifts(key)
        let level = KeyLevel(
            isShifted: isShifted, isAltGr: modifiers.active.contains(.altGr))
        switch key.action(at: level) {
        case .character(let text):
            contact.text = text
            if rules.typesAtOnce(text) {
                contact.typed = HeldContact.Typed(text: text, shift: before)
                commit(.character(text), perform)
            } else {
                contact.ending = .types(.character(text))
            }
            // A callout's middle is what the key types by itself.
            guard !hidesTyping, text == key.label(isShifted: isShifted) else { return }
            choice = Choice(
                contact: contact.id, on: target, of: board, isShifted: isShifted, at: place,
                now: now)
        case .dead(let accent):
            contact.ending = .types(.dead(accent))
            // A shift that makes another accent is spent with it; otherwise it is the letter's.
            if isShifted, key.action(at: .plain) != .dead(accent) { shift.keyTyped() }
        default: break
        }
    }

    private mutating func pressCustom(_ contact: inout HeldContact, _ name: String) {
        switch KeyID.custom(name) {
        case Key.expander(.off).id: contact.ending = .types(.oneHanded(.off))
        case Key.capsLock.id: shift.capsLockPressed()
        default: break
        }
    }

    private mutating func pressSpace(
        _ contact: inout HeldContact, _ time: EventTime, at place: Point, now: Instant,
        _ perform: Performer
    ) {
        if let shortcut = shortcut(" ") {
            commit(shortcut, perform)
            return
        }
        if rules.spaceWaits {
            contact.ending = .types(.space)
        } else {
            contact.typed = HeldContact.Typed(text: " ", shift: shift.state)
            emit(.space, perform)
        }
        drag = CaretDrag(contact: contact.id, at: place, time: time, now: now)
    }

    private mutating func pressBackspace(
        _ contact: ContactID, now: Instant, _ perform: Performer
    ) {
        if let shortcut = shortcut("\u{8}") {
            commit(shortcut, perform)
            repetition = Repetition(shortcut, heldBy: contact, keyRepeat, now: now)
            return
        }
        commit(.backspace(isRepeat: false), perform)
        repetition = Repetition(backspaceHeldBy: contact, byWord: rules.deletesByWord, now: now)
    }

    /// What a key means while a modifier is in force; nil while none is. AltGr by itself is another level of the layout, no
    /// shortcut.
    private mutating func shortcut(_ text: String) -> TypedAction? {
        if modifiers.active.subtracting(.altGr).isEmpty { return nil }
        return .chord(text, activeModifiers())
    }

    /// Modifiers, and shift where a person asked for it.
    private mutating func activeModifiers() -> Modifiers {
        guard shift.isAsked else { return modifiers.active }
        _ = shift.keyTouched()
        return modifiers.active.union(.shift)
    }
}
