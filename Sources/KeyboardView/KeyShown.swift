import KeyboardLayouts

/// What is seen of one key beside its colours and its label.
struct KeyShown: Equatable {
    enum State {
        case rest
        /// Held, and nothing above it tells.
        case pressed
        /// Held, or let go a moment ago, and shown above itself.
        case previewed
    }

    var state: State
    /// What the key has shrunk to for a moment.
    var scale = 1.0
}
