import KeyboardLayouts

/// A key with modifiers, such as Ctrl+Z.
public struct KeyShortcut: Sendable, Hashable {
    public enum Key: Sendable, Hashable {
        /// The key that types this, without shift.
        case character(String)
        case space, `return`, backspace
        case named(NamedKey)
        /// A modifier's own key, by itself: Super opens what many desktops have for it.
        case modifier(Modifier)
    }

    public var key: Key
    public var modifiers: Set<Modifier>
    public var isShifted: Bool

    public init(_ key: Key, modifiers: Set<Modifier> = [], isShifted: Bool = false) {
        self.key = key
        self.modifiers = modifiers
        self.isShifted = isShifted
    }
}
