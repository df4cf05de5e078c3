import Units

/// Whether the board should be on screen: by the focus, and by hand. Decides only; `BoardSurface` acts.
struct Visibility: Sendable {
    enum Change: Sendable, Equatable {
        case show
        case hide
    }

    private enum State: Sendable, Equatable {
        case hidden
        case shown
        /// The field is gone; another one may be focused in a moment.
        case hiding(at: Instant)
    }

    /// How long the board stays while the focus hops from field to field.
    private static let grace: Milliseconds = 150

    private var state: State

    init(isShown: Bool) {
        state = isShown ? .shown : .hidden
    }

    var isShown: Bool { state != .hidden }

    /// The next moment `timeReached` must be called, or nil.
    var nextDeadline: Instant? {
        if case .hiding(let deadline) = state { deadline } else { nil }
    }

    /// The compositor has activated a field, be it the same one again: also after a dismissal by hand this is a wish.
    mutating func fieldActivated() -> Change? {
        show()
    }

    mutating func fieldDeactivated(at now: Instant) {
        if state == .shown { state = .hiding(at: now + Self.grace) }
    }

    mutating func shownByHand() -> Change? {
        show()
    }

    mutating func hiddenByHand() -> Change? {
        hide()
    }

    mutating func toggledByHand() -> Change? {
        isShown ? hide() : show()
    }

    mutating func timeReached(_ now: Instant) -> Change? {
        guard case .hiding(let deadline) = state, deadline <= now else { return nil }
        return hide()
    }

    private mutating func show() -> Change? {
        defer { state = .shown }
        return state == .hidden ? .show : nil
    }

    private mutating func hide() -> Change? {
        defer { state = .hidden }
        return state == .hidden ? nil : .hide
    }
}
