import Units

/// A finger on the space bar: a tap so far, or a drag that moves the caret.
///
/// Source: behaviour D.6, caret drag.
struct CaretDrag: Sendable {
    private enum State {
        case waiting(until: Instant)
        case dragging
    }

    /// The bar is held so long, and the drag begins without a movement.
    private static let holdTime: Milliseconds = 500
    /// Before this a movement is the slide of a quick tap, unless it is as far as `suddenTravel`.
    private static let tapTime: Milliseconds = 150
    private static let engageTravel: Points = 8
    private static let suddenTravel: Points = 25
    private static let slowStep: Points = 8
    private static let fastStep: Points = 4
    /// So far the steps are slow.
    private static let slowTravel: Points = 120
    private static let sentenceStep: Points = 40
    /// A caret steps back only when the finger has gone back by this part of a step: a finger that rests trembles.
    private static let slack = 0.25

    let contact: ContactID
    private let origin: Point
    private let touchedAt: EventTime
    private var state: State
    /// Steps from where the caret was, as far as they are decided.
    private var characters = 0
    private var sentences = 0
    /// Characters that have not been sent yet.
    private var pending = 0
    private var sentAt: Instant?

    init(contact: ContactID, at origin: Point, time: EventTime, now: Instant) {
        self.contact = contact
        self.origin = origin
        touchedAt = time
        state = .waiting(until: now + Self.holdTime)
    }

    var isDragging: Bool {
        if case .dragging = state { true } else { false }
    }

    /// When the drag begins, or may send again; nil where neither is to come.
    ///
    /// - Parameter interval: the least time between two moves.
    func deadline(_ interval: Milliseconds) -> Instant? {
        switch state {
        case .waiting(let deadline): return deadline
        case .dragging: return pending == 0 ? nil : mayMove(interval)
        }
    }

    /// - Returns: whether the drag begins now.
    mutating func timeReached(_ now: Instant) -> Bool {
        guard case .waiting(let deadline) = state, deadline <= now else { return false }
        state = .dragging
        return true
    }

    /// - Returns: whether the drag begins with this movement.
    mutating func begins(at point: Point, time: EventTime) -> Bool {
        guard case .waiting = state else { return false }
        let travel = Points(abs((point.x - origin.x).value))
        let isHeld = time.since(touchedAt) >= Self.tapTime
        guard travel >= Self.suddenTravel || isHeld && travel > Self.engageTravel else {
            return false
        }
        state = .dragging
        return true
    }

    /// Takes the finger's place into account.
    ///
    /// - Returns: the sentences to move by; the characters are to be sent before.
    mutating func moved(to point: Point) -> Int {
        let before = (characters, sentences)
        characters = Self.steps(characters, at: Self.characters(for: point.x - origin.x))
        sentences = Self.steps(sentences, at: (point.y - origin.y) / Self.sentenceStep)
        pending += characters - before.0
        return sentences - before.1
    }

    /// Whether characters that wait may be sent at `now`.
    func isDue(_ now: Instant, _ interval: Milliseconds) -> Bool {
        guard pending != 0 else { return false }
        return mayMove(interval).map { $0 <= now } ?? true
    }

    /// What waits to be sent; nil for nothing.
    mutating func send(at now: Instant) -> Int? {
        guard pending != 0 else { return nil }
        defer { pending = 0 }
        sentAt = now
        return pending
    }

    private func mayMove(_ interval: Milliseconds) -> Instant? {
        guard interval > 0 else { return sentAt }
        // The interval is a fraction of a second that was rounded down.
        return sentAt.map { $0 + Milliseconds(interval.value + 1) }
    }

    /// Slow steps for the beginning, fast ones beyond.
    private static func characters(for travel: Points) -> Double {
        let distance = Points(abs(travel.value))
        let slow = min(distance, slowTravel) / slowStep
        let fast = max(0, distance - slowTravel) / fastStep
        return travel < 0 ? -(slow + fast) : slow + fast
    }

    /// The whole steps at `place`, coming from `steps`.
    private static func steps(_ steps: Int, at place: Double) -> Int {
        let away = Int(place.rounded(.towardZero))
        let isBehind = steps > 0 ? place < Double(steps) : place > Double(steps)
        guard steps != 0, isBehind else { return away }
        let kept = Int((place + (steps > 0 ? slack : -slack)).rounded(.towardZero))
        // Past the middle the other direction counts.
        return (kept > 0) == (steps > 0) && kept != 0 ? kept : away
    }
}
