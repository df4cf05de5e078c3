import KeyboardLayouts

/// What the person wants to happen to the text, before it is known by which way.
package enum Wish: Sendable, Equatable {
    case type(String)
    /// Another text in the place of what was typed last, which must still stand before the caret. An empty one takes that back.
    case replace(String, with: String)
    case deleteBackward
    /// The return key.
    case enter
    /// A key that types no character. It goes as a key, whatever the field is.
    case press(NamedKey, Modifiers)
    /// A character's key with modifiers: a shortcut, which goes as keys.
    case chord(String, Modifiers)
}
