/// What follows from one action.
package struct TypingOutcome: Sendable, Equatable {
    /// What is to happen to the text, in order.
    package var wishes: [Wish]
    /// Whether the board is to show its letters again. Source: behaviour D.1, `returnToLettersAfterSpace`.
    package var returnsToLetters = false
    /// Nothing is left to delete: no sound, and a held key repeats no longer. Source: behaviour D.4.
    package var isAtEnd = false
}
