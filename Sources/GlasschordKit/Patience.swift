import Units

/// How long a compositor that does not answer the first question is waited for.
///
/// A busy machine may take seconds; one that has hung for good must not make the keyboard hang with it.
struct Patience: Sendable {
    enum Change: Sendable, Equatable {
        /// Tell the user what is being waited for.
        case tell
        case giveUp
    }

    private enum State: Sendable {
        case silent(since: Instant)
        case told(since: Instant)
        case over
    }

    private static let untilTold: Milliseconds = 5000
    private static let untilGivenUp: Milliseconds = 30_000

    private var state: State

    init(since start: Instant) {
        state = .silent(since: start)
    }

    /// The next moment `timeReached` must be called, or nil.
    var nextDeadline: Instant? {
        switch state {
        case .silent(let start): start + Self.untilTold
        case .told(let start): start + Self.untilGivenUp
        case .over: nil
        }
    }

    /// The compositor has answered.
    mutating func answered() {
        state = .over
    }

    mutating func timeReached(_ now: Instant) -> Change? {
        guard let nextDeadline, nextDeadline <= now else { return nil }
        switch state {
        case .silent(let start):
            state = .told(since: start)
            return .tell
        case .told:
            state = .over
            return .giveUp
        case .over:
            return nil
        }
    }
}
