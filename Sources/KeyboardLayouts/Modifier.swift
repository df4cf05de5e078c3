/// A key that changes what others mean. Shift is a key of its own: it changes characters.
public enum Modifier: String, Sendable, Hashable, CaseIterable {
    case control, alt
    /// The key that is written Super, Meta or has a logo.
    case `super`
    /// The third level of national layouts.
    case altGr = "alt-gr"
}
