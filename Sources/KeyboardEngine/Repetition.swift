import Units

/// A held key that acts again and again. Only the key that went down last repeats.
struct Repetition: Sendable {
    private enum Kind {
        /// - deletions: characters deleted so far, the tap's included.
        case backspace(deletions: Int, byWord: Bool)
        case key(TypedAction, every: Milliseconds)
    }

    // Source: behaviour D.4: after 500 ms, then every 100 ms, evenly down to 50 ms over the next 10.
    private static let delay: Milliseconds = 500
    private static let longestInterval: Milliseconds = 100
    private static let shortestInterval: Milliseconds = 50
    private static let stepCount = 10
    /// After so many characters whole words go.
    private static let singleDeletions = 20
    private static let wordInterval: Milliseconds = 300

    let contact: ContactID
    private(set) var deadline: Instant
    private var kind: Kind

    /// A held backspace.
    ///
    /// - Parameter byWord: whether a long hold goes on to whole words.
    init(backspaceHeldBy contact: ContactID, byWord: Bool, now: Instant) {
        self.contact = contact
        deadline = now + Self.delay
        kind = .backspace(deletions: 1, byWord: byWord)
    }

    /// Another held key; nil where keys do not repeat.
    init?(_ action: TypedAction, heldBy contact: ContactID, _ rule: KeyRepeat, now: Instant) {
        guard let interval = rule.interval else { return nil }
        self.contact = contact
        deadline = now + rule.delay
        kind = .key(action, every: interval)
    }

    var deletes: Bool {
        if case .backspace = kind { true } else { false }
    }

    /// What is due at `now`, after the deadline; time that was slept through is not caught up.
    mutating func act(at now: Instant) -> TypedAction {
        switch kind {
        case .key(let action, let interval):
            deadline = now + interval
            return action
        case .backspace(let deletions, true) where deletions >= Self.singleDeletions:
            deadline = now + Self.wordInterval
            return .deleteWord
        case .backspace(let deletions, let byWord):
            kind = .backspace(deletions: deletions + 1, byWord: byWord)
            let isLastSingle = byWord && deletions + 1 >= Self.singleDeletions
            deadline = now + (isLastSingle ? Self.wordInterval : Self.interval(after: deletions))
            return .backspace(isRepeat: true)
        }
    }

    /// - Parameter repeats: from 1 for the first one.
    private static func interval(after repeats: Int) -> Milliseconds {
        let span = longestInterval.value - shortestInterval.value
        let step = min(repeats - 1, stepCount)
        return Milliseconds(longestInterval.value - span * step / stepCount)
    }
}
