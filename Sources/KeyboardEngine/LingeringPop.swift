import KeyboardLayouts
import Units

/// The key-pop of a finger that has been lifted: it stays for a moment, so that a quick tap is seen too.
///
/// Source: behaviour C.2.
struct LingeringPop: Sendable {
    private static let time: Milliseconds = 60

    let pop: KeyPop
    /// The number of the contact, in the order of going down.
    let number: Int
    /// When it goes, in one step.
    let deadline: Instant
    /// Whether a picture of it has been shown: it does not go before.
    var isSeen: Bool

    init(_ pop: KeyPop, of contact: HeldContact, liftedAt now: Instant) {
        self.pop = pop
        number = contact.number
        deadline = now + Self.time
        isSeen = contact.isSeen
    }
}
