import Units

/// A key that was sent into an active field and has not been seen to arrive.
struct Settling: Sendable {
    let ticket: Outbox.Ticket
    /// Whether the answer to the key's sync has come: reports from now on may show what the key did.
    var isTaken = false
    /// What reports from before the key may still show, in order.
    var owed: [SurroundingText]
    /// Until when text that follows waits.
    var deadline: Instant
}
