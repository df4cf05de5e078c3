import KeyboardLayouts
import Units

/// The space bar as a handle of the caret. Source: behaviour D.6, caret drag.
extension ContactEngine {
    mutating func moveDrag(
        to place: Point, _ time: EventTime, now: Instant, _ perform: Performer
    ) {
        if drag?.begins(at: place, time: time) == true { beginDrag(perform) }
        guard drag?.isDragging == true, let sentences = drag?.moved(to: place) else { return }
        if sentences != 0 {
            sendCaret(now, perform)
            emit(.moveSentence(by: sentences), perform)
        } else if drag?.isDue(now, rules.caretInterval) == true {
            sendCaret(now, perform)
        }
    }

    mutating func dragTimeReached(_ now: Instant, _ perform: Performer) {
        guard let contact = drag?.contact else { return }
        guard contacts.contains(where: { $0.id == contact }) else {
            drag = nil
            return
        }
        if drag?.timeReached(now) == true { beginDrag(perform) }
        if drag?.isDue(now, rules.caretInterval) == true { sendCaret(now, perform) }
    }

    /// The finger goes up, or another key goes down: what is left is sent.
    mutating func endDrag(now: Instant, _ perform: Performer) {
        guard let drag else { return }
        if drag.isDragging {
            sendCaret(now, perform)
            settle(drag.contact)
        }
        dropDrag()
    }

    /// What is left is not sent.
    mutating func abandonDrag() {
        guard let drag else { return }
        if drag.isDragging { settle(drag.contact) }
        dropDrag()
    }

    /// No space is typed by a drag; one that was is taken back.
    private mutating func beginDrag(_ perform: Performer) {
        guard let index = contacts.firstIndex(where: { $0.id == drag?.contact }) else { return }
        contacts[index].ending = .nothing
        takeBack(index, perform)
    }

    private mutating func sendCaret(_ now: Instant, _ perform: Performer) {
        guard let characters = drag?.send(at: now) else { return }
        emit(.moveCaret(by: characters), perform)
    }

    /// What the text has said meanwhile counts now.
    private mutating func dropDrag() {
        drag = nil
        if let cue = frozenCue { take(cue) }
    }
}
