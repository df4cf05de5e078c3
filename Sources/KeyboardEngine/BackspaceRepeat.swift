import Units

/// When a held backspace deletes again.
///
/// Source: behaviour D.4: after 500 ms, then every 100 ms, evenly down to 50 ms over the next 10.
struct BackspaceRepeat: Sendable {
    private static let delay: Milliseconds = 500
    private static let longestInterval: Milliseconds = 100
    private static let shortestInterval: Milliseconds = 50
    private static let stepCount = 10

    let contact: ContactID
    let deadline: Instant
    /// Repeats so far.
    private let count: Int

    init(contact: ContactID, pressedAt now: Instant) {
        self.init(contact: contact, deadline: now + Self.delay, count: 0)
    }

    private init(contact: ContactID, deadline: Instant, count: Int) {
        self.contact = contact
        self.deadline = deadline
        self.count = count
    }

    /// What comes after a repeat at `now`; time that was slept through is not caught up.
    func repeated(at now: Instant) -> BackspaceRepeat {
        let span = Self.longestInterval.value - Self.shortestInterval.value
        let step = min(count, Self.stepCount)
        let interval = Milliseconds(Self.longestInterval.value - span * step / Self.stepCount)
        return BackspaceRepeat(contact: contact, deadline: now + interval, count: count + 1)
    }
}
