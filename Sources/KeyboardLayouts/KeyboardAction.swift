/// What a key means. The keyboard's view reports it and never edits text itself.
///
/// Source: behaviour A.1.
public enum KeyboardAction: Sendable, Hashable {
    case character(String)
    case space
    case backspace
    /// The return key.
    case primary
    case shift
    /// Change to a page.
    case keyboardType(Page)
    /// The globe: the next layout, and when it is held a menu.
    case nextKeyboard
    /// A key that types no character.
    case key(NamedKey)
    /// A key that changes what others mean: one tap for the next key, two taps until the third.
    case modifier(Modifier)
    /// An accent that the next letter is combined with.
    case dead(String)
    case dictation
    /// The emoji.
    case emoji
    /// What a host does, by name.
    case custom(String)
    /// A place without a key.
    case none
}
