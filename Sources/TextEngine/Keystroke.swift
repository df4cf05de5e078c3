import KeyboardLayouts

/// A key of the virtual keyboard, pressed and released.
package enum Keystroke: Sendable, Equatable {
    /// The key that types this character, with the modifiers that it needs.
    case character(String)
    case backspace
    case enter
    case named(NamedKey, Modifiers)
    /// The key that types this character in the layout, with these modifiers beside those that it needs.
    case chord(String, Modifiers)
}
