import Units

/// A key that was sent into an active field and has not been seen to arrive.
struct Settling: Sendable {
    let ticket: Outbox.Ticket
    /// Whether the answer to the key's sync has come: reports from now on may show what the key did.
    var isTaken = false
    /// What reports from before the key may still show, in order.
    var owed: [SurroundingText]
    /// What the keys may leave; empty where only the application knows.
    var expected: [SurroundingText] = []
    /// Until when text that follows waits.
    var deadline: Instant

    /// Whether it is known what the keys leave, and a report shows something else.
    func isElsewhere(than report: SurroundingText) -> Bool {
        !expected.isEmpty && !expected.contains { $0.agrees(with: report) }
    }
}
