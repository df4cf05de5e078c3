/// What a contact typed.
package enum TypedAction: Sendable, Hashable {
    /// A character in the case that the key showed, or what a key of several characters types.
    case character(String)
    /// Another character in the place of the one that was typed last; an empty one takes that one back.
    ///
    /// It comes only while nothing was typed since.
    case replace(typed: String, with: String)
    case space
    /// Delete one character; a repeat comes from holding the key.
    case backspace(isRepeat: Bool)
    /// The return key.
    case primary
}
