/// A commit that was sent and whose sync has not been answered.
struct Flight: Sendable {
    var ticket: Outbox.Ticket
    var wish: Wish
    var edit: Edit
    /// The text when it was sent, where that is known.
    var before: SurroundingText?
    /// Whether the answer to the sync has come since.
    var isTaken = false
}
