/// What a contact typed.
package enum TypedAction: Sendable, Hashable {
    /// A character in the case that the key showed.
    case character(String)
    case space
    /// Delete one character; a repeat comes from holding the key.
    case backspace(isRepeat: Bool)
    /// The return key.
    case primary
}
