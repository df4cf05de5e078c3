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
