import KeyboardLayouts

/// Something small on top of a key. It never replaces the key, and the key's name stays what it is.
///
/// Source: behaviour A.8, `keyOverlay`.
public struct KeyOverlay: Sendable, Hashable {
    /// What a keyboard asks for each key; nil for a key without an overlay.
    public typealias Slot = @Sendable (Key) -> KeyOverlay?

    /// One line in the key's lower right corner, drawn smaller where there is little room.
    public var badge: String

    public init(badge: String) {
        self.badge = badge
    }

    /// The languages in use, by their codes, in their order: "cs" and "en" make "CSEN".
    public init(languages: [String]) {
        badge = languages.map { $0.uppercased() }.joined()
    }
}
