import KeyboardLayouts

/// What the person wants to happen to the text, before it is known by which way.
package enum Wish: Sendable, Equatable {
    case type(String)
    /// Another text in the place of what was typed last, which must still stand before the caret. An empty one takes that back.
    case replace(String, with: String)
    /// Another text in the place of what stands before the caret, whoever wrote it; where that does not stand there for certain,
    /// the last text is typed behind what does.
    case revise(String, with: String, orType: String)
    case deleteBackward
    /// Back to the beginning of a word. Source: behaviour D.4.
    case deleteWord
    /// The return key.
    case enter
    /// The caret by characters as a person counts them, to the left on the screen where negative.
    case moveCaret(Int)
    /// A key that types no character. It goes as a key, whatever the field is.
    case press(NamedKey, Modifiers)
    /// A character's key with modifiers: a shortcut, which goes as keys.
    case chord(String, Modifiers)

    /// What it types, where it goes by keys; empty for none.
    package var typed: String {
        switch self {
        case .type(let text), .replace(_, with: let text), .revise(_, with: _, orType: let text),
            .chord(let text, _):
            text
        case .deleteBackward, .deleteWord, .enter, .moveCaret, .press: ""
        }
    }
}
