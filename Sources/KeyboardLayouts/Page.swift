/// One of the sets of keys that share the board.
public enum Page: String, Sendable, Hashable, CaseIterable {
    case letters
    /// The page behind "123".
    case numbers
    /// The page behind "#+=".
    case symbols
}
