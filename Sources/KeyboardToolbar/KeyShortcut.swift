import KeyboardLayouts

/// A key with modifiers, such as Ctrl+Z.
public struct KeyShortcut: Sendable, Hashable {
    /// What is pressed.
    public enum Key: Sendable, Hashable {
        /// The key that types this, without shift.
        case character(String)
        /// The keys that have no sign of their own in layouts.
        case space, `return`, backspace
        /// A key such as Escape, Left or F5.
        case named(NamedKey)
        /// A modifier's own key, by itself: Super opens what many desktops have for it.
        case modifier(Modifier)
    }

    /// What is pressed.
    public var key: Key
    /// What is held meanwhile, besides Shift.
    public var modifiers: Set<Modifier>
    /// Whether Shift is held.
    public var isShifted: Bool

    /// `KeyShortcut(.character("z"), modifiers: [.control], isShifted: true)` is Ctrl+Shift+Z.
    public init(_ key: Key, modifiers: Set<Modifier> = [], isShifted: Bool = false) {
        self.key = key
        self.modifiers = modifiers
        self.isShifted = isShifted
    }
}
