import KeyboardStyle
import Units

/// The letter bubbles over a keyboard: where they are and how they move. It paints nothing.
///
/// The same seed and the same events give the same bubbles, however often `step` is called between them, if it is twice a
/// second at least: time goes in equal ticks.
///
/// It must be reset when the keyboard hides or shows, and when its output, size or style changes: a field that was left
/// alone for long would go on where it stopped.
///
/// Source: behaviour C.3, the bubble family.
package struct BubbleField: Sendable {
    /// One tick of 8 ms.
    static let tick: Milliseconds = 8
    static let tickSeconds = 0.008
    /// More ticks than this are not caught up: whoever was away for half a second sees the present.
    private static let tickLimit = 64
    /// More bubbles than this are not kept: the oldest burst.
    private static let countLimit = 48

    package let style: BubbleStyle
    package private(set) var bounds: Rect
    var bodies: [BubbleBody] = []
    var random: BubbleRandom
    /// Until when the field has been moved; nil while nothing is there.
    private(set) var now: Instant?
    private var count = 0
    let measures: BubbleMetrics
    private var lastTyped: Instant?

    /// - Parameters:
    ///   - bounds: what the bubbles stay in, or along whose top edge they stand; logical pixels.
    ///   - seed: decides every chance.
    package init(style: BubbleStyle, bounds: Rect, metrics: BubbleMetrics, seed: UInt64) {
        measures = metrics
        self.style = style
        self.bounds = bounds
        random = BubbleRandom(seed: seed)
    }

    /// What is to be painted, the oldest first.
    package var bubbles: [Bubble] {
        guard let now else { return [] }
        return bodies.map { $0.bubble(at: now, wavesAlways: style == .wandering) }
    }

    /// What the row spells: the whole bubbles but separators.
    package var text: String {
        bodies.filter { $0.isWhole && !$0.isSeparator }.map(\.text).joined()
    }

    /// Whether the next frame looks different. Nothing else needs frames.
    package var isActive: Bool {
        guard let now else { return false }
        switch style {
        case .wandering, .sentence: return !bodies.isEmpty
        case .word:
            return bodies.contains { $0.isRestless(at: now) } || !isRowSettled
        }
    }

    /// A key has typed something that is one character.
    package mutating func typed(_ text: String, from key: Rect, at time: Instant) {
        let spacing = lastTyped.map { BubbleBody.seconds(from: $0, to: time) }
        begin(at: time)
        lastTyped = time
        switch style {
        case .wandering:
            if !Self.isBlank(text) { launch(text, from: key, sinceLast: spacing, at: time) }
        case .word:
            if isOfWord(text) {
                joinWord(text, from: key, at: time)
            } else {
                endWord(with: text, from: key, at: time)
            }
        case .sentence:
            joinSentence(text, from: key, at: time)
        }
        burstSurplus(at: time)
    }

    /// What was typed last has become something else, as by a pick from a callout.
    package mutating func replacedLast(with text: String, at time: Instant) {
        guard let index = bodies.lastIndex(where: \.isWhole) else { return }
        begin(at: time)
        if text.isEmpty { bodies[index].burst(at: time) } else { bodies[index].text = text }
    }

    /// A character was deleted: a row loses its newest one.
    package mutating func deleted(at time: Instant) {
        if style == .wandering { return }
        guard let index = bodies.lastIndex(where: \.isWhole) else { return }
        begin(at: time)
        bodies[index].burst(at: time)
    }

    /// The current word has ended without a character, as by return or when the caret has moved.
    package mutating func wordEnded(at time: Instant) {
        if style != .word || bodies.isEmpty { return }
        begin(at: time)
        burstAll(at: time)
    }

    /// Moves everything on.
    package mutating func step(to time: Instant) {
        guard var now else { return }
        var ticks = 0
        while now + Self.tick <= time, ticks < Self.tickLimit, !bodies.isEmpty {
            now = now + Self.tick
            ticks += 1
            self.now = now
            grow(old: now)
            move(at: now)
        }
        if now + Self.tick <= time {
            // Slept: what should have happened by its own clock has.
            self.now = time
            grow(old: time)
        }
        if bodies.isEmpty { self.now = nil }
    }

    /// Takes everything away at once.
    package mutating func reset() {
        bodies = []
        now = nil
        lastTyped = nil
    }

    /// Takes another size, which is a beginning anew.
    package mutating func boundsChanged(to bounds: Rect) {
        if bounds == self.bounds { return }
        self.bounds = bounds
        reset()
    }
}

extension BubbleField {
    mutating func add(
        _ text: String, isSeparator: Bool = false, radius: Double, from key: Rect,
        velocity: BubbleVector, at time: Instant, endsAt: Instant?
    ) {
        count += 1
        bodies.append(
            BubbleBody(
                number: count, text: Self.isBlank(text) ? "" : text, isSeparator: isSeparator,
                radius: radius, measures: measures, at: BubbleVector(key.center),
                velocity: velocity,
                phase: random.number(in: 0...2 * .pi), bornAt: time, endsAt: endsAt))
    }

    mutating func burstAll(at time: Instant) {
        for index in bodies.indices { bodies[index].burst(at: time) }
    }

    static func isBlank(_ text: String) -> Bool {
        text.allSatisfy(\.isWhitespace)
    }

    private mutating func begin(at time: Instant) {
        step(to: time)
        // Ticks go on where they were, so that frames between events change nothing.
        if now == nil { now = time }
    }

    private mutating func burstSurplus(at time: Instant) {
        let whole = bodies.indices.filter { bodies[$0].isWhole }
        for index in whole.dropLast(Self.countLimit) { bodies[index].burst(at: time) }
    }

    private mutating func grow(old now: Instant) {
        for index in bodies.indices { bodies[index].grow(old: now) }
        bodies.removeAll { $0.isGone(at: now) }
    }

    private mutating func move(at now: Instant) {
        for index in bodies.indices { bodies[index].wave(by: Self.tickSeconds) }
        switch style {
        case .wandering: wander(at: now)
        case .word, .sentence: lineUp()
        }
    }
}
