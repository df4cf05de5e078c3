/// One finger, or the pointer's button, from its going down to its coming up.
package enum ContactID: Sendable, Hashable {
    /// A touch point; the compositor uses a number again after the finger went up.
    case touch(Int32)
    case pointer
}

/// What happened to one contact. Events of one `wl_touch.frame` come in one batch.
package struct ContactEvent: Sendable, Hashable {
    package enum Phase: Sendable, Hashable {
        /// The contact began at a place, in logical pixels of the surface.
        case down(Point)
        case moved(Point)
        case up
        /// The compositor or we took the contact away: nothing more may come of it.
        case cancelled
    }

    package var id: ContactID
    package var phase: Phase
    package var time: EventTime

    package init(id: ContactID, phase: Phase, time: EventTime) {
        self.id = id
        self.phase = phase
        self.time = time
    }
}
