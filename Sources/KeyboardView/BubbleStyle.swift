import KeyboardStyle

/// What bubbles do with the characters that they carry. Source: behaviour C.3.
package enum BubbleStyle: Sendable, Hashable, CaseIterable {
    /// They wander over the keyboard.
    case wandering
    /// They stand in a row along the top edge and spell the current word.
    case word
    /// They stand in such a row, each for its own short time.
    case sentence

    /// Nil for previews that are no bubbles.
    package init?(_ preview: CharacterPreviewStyle) {
        switch preview {
        case .bubble: self = .wandering
        case .bubbleWord: self = .word
        case .bubbleSentence: self = .sentence
        case .native, .connected, .curvy, .square, .floating: return nil
        }
    }
}
