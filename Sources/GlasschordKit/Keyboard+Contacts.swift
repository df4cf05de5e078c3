import EventLoop
import InputMethod
import KeyboardEngine
import Surfaces
import TextEngine
import Units

/// Fingers on the board and on the toolbar.
extension Keyboard {
    /// Nothing more comes of the fingers that are down.
    func dropContacts() {
        fingers.cancelAll()
        toolbar.cancelAll()
        parts?.contacts.forgetAll()
        parts?.display.invalidate()
    }

    func handle(_ contacts: [ContactEvent]) {
        // A hidden keyboard sends nothing, whatever still arrives.
        guard visibility.isShown, let display = parts?.display, let session = parts?.session
        else { return }
        // In their order: what a tool types is behind what was typed before it.
        var events: [ContactEvent] = []
        for contact in contacts {
            if toolbar.takes(contact, topInset: display.topInset) {
                type(events, contacts.last?.time, display, session)
                events = []
                toolbar.handle(contact, topInset: display.topInset, now: loop.clock.now)
            } else if let event = display.placed(contact) {
                events.append(event)
            }
        }
        type(events, contacts.last?.time, display, session)
    }

    private func type(
        _ events: [ContactEvent], _ time: EventTime?, _ display: BoardDisplay,
        _ session: InputSession
    ) {
        display.invalidate()
        if events.isEmpty { return }
        let page = fingers.engine.page
        let actions = fingers.handle(events, at: time, now: loop.clock.now, over: session)
        if actions.isEmpty { return }
        // The text is on its way before the first pixel is touched.
        handOver.flush(connection, at: loop.clock.now)
        display.typed(actions, on: page)
        note(actions)
    }

    /// What the field's text means for the keys.
    func tellEngine() {
        guard let session = parts?.session else { return }
        fingers.tell(of: session)
        parts?.display.invalidate()
    }
}
