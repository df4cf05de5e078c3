/// One finger, or the pointer's button, from its going down to its coming up.
package enum ContactID: Sendable, Hashable {
    /// A touch point; the compositor uses a number again after the finger went up.
    case touch(Int32)
    case pointer
}
