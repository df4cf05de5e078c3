import KeyboardLayouts
import Units

/// What holding a key with alternates leads to: first a wait, then a callout that follows the finger.
///
/// It belongs to the contact that went down last: what it replaces must be the last thing that was typed.
///
/// Source: behaviour C.5.
struct Choice: Sendable {
    /// What a movement has made of the choice.
    enum Outcome {
        case stays
        /// There is nothing to choose any more: the finger went away before the callout opened.
        case abandoned
        /// The finger went far below the key: nothing is to be typed.
        case refused
    }

    private enum State {
        case waiting(until: Instant)
        /// - openedAt: where the finger was then. `isFollowing`: whether it has moved from there.
        case open(selected: Int, openedAt: Points, isFollowing: Bool)
    }

    /// A finger that moves less holds still: a waiting callout opens, and an open one keeps the key's own character, also
    /// under a finger that came down nearer to the next cell than to the key's middle.
    private static let stillness: Points = 12
    /// So many rows below its key a finger has left the callout.
    private static let rowsToRefuse = 2.0

    let contact: ContactID
    /// What the key types by itself.
    let base: String
    private let key: KeyID
    private let layout: CalloutLayout
    /// Below this the finger has left the callout.
    private let bottom: Points
    private let origin: Point
    private var position: Point
    private var state: State

    /// Nil for a key without alternates.
    init?(
        contact: ContactID, on placed: PlacedKey, of board: Board, isShifted: Bool,
        at origin: Point, now: Instant
    ) {
        let key = placed.key
        let layout = CalloutLayout(on: placed, of: board, isShifted: isShifted)
        guard let layout else { return nil }
        self.contact = contact
        self.key = key.id
        self.layout = layout
        self.origin = origin
        base = key.label(isShifted: isShifted)
        let pitch = board.metrics.keyRowHeight + board.metrics.rowSpacing
        bottom = placed.frame.bottom + Self.rowsToRefuse * pitch
        position = origin
        state = .waiting(until: now + board.metrics.callout.threshold)
    }

    /// When `timeReached` must be called, or nil.
    var deadline: Instant? {
        if case .waiting(let deadline) = state { deadline } else { nil }
    }

    /// What is on screen.
    var callout: OpenCallout? {
        guard case .open(let selected, _, _) = state else { return nil }
        return OpenCallout(key: key, layout: layout, selected: selected)
    }

    /// Opens the callout when it is due.
    mutating func timeReached(_ now: Instant) {
        guard case .waiting(let deadline) = state, deadline <= now else { return }
        state = .open(selected: layout.baseIndex, openedAt: position.x, isFollowing: false)
    }

    mutating func moved(to point: Point) -> Outcome {
        position = point
        switch state {
        case .waiting:
            let (x, y) = ((point.x - origin.x).value, (point.y - origin.y).value)
            let isStill = x * x + y * y < Self.stillness.value * Self.stillness.value
            return isStill ? .stays : .abandoned
        case .open(let selected, let start, let wasFollowing):
            if point.y > bottom { return .refused }
            let distance = Points(abs((point.x - start).value))
            let isFollowing = wasFollowing || distance >= Self.stillness
            state = .open(
                selected: isFollowing ? layout.index(at: point.x) : selected, openedAt: start,
                isFollowing: isFollowing)
            return .stays
        }
    }
}
