import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Units

/// What moves on a board: letter bubbles, keys that shrink for a moment, a callout that unfolds.
///
/// Whoever shows it tells what is typed, and steps it to the moment of each picture. While `isAnimating`, each frame looks
/// different.
///
/// Source: behaviour C.2 and C.3.
package struct BoardMotion: Sendable {
    private struct Pulse: Sendable {
        let key: KeyID
        let startedAt: Instant
    }

    private struct Reveal: Sendable {
        let key: KeyID
        let startedAt: Instant
    }

    private var look: BoardLook
    private let seed: UInt64
    private var field: BubbleField?
    private var pulses: [Pulse] = []
    private var reveal: Reveal?
    private var now: Instant?

    /// - Parameter seed: decides every chance.
    package init(look: BoardLook, seed: UInt64) {
        self.look = look
        self.seed = seed
        field = Self.field(for: look, seed: seed)
    }

    /// Whether the next frame looks different.
    package var isAnimating: Bool {
        if field?.isActive == true || !pulses.isEmpty { return true }
        return reveal != nil && revealed < 1
    }

    /// What is to be painted, as of the last `step`.
    package var frame: MotionFrame {
        MotionFrame(
            shrinks: pulses.map { MotionFrame.Shrink(key: $0.key, scale: scale(of: $0)) },
            bubbles: field?.bubbles ?? [], calloutReveal: revealed)
    }

    /// A key of `page` has typed something.
    package mutating func typed(_ action: TypedAction, on page: Page, at time: Instant) {
        switch action {
        case .character(let text):
            leave(text, Self.key(typing: text, on: look.board.grid(for: page)), time)
        case .space: leave(" ", look.board.grid(for: page).keys.first { $0.key.id == .space }, time)
        case .replace(_, let pick): field?.replacedLast(with: pick, at: time)
        case .backspace: field?.deleted(at: time)
        case .primary: field?.wordEnded(at: time)
        case .text, .deleteWord, .key, .chord, .moveCaret, .moveSentence:
            field?.wordEnded(at: time)
        case .dead, .nextKeyboard, .menu, .oneHanded: break
        }
    }

    /// Moves everything on to the moment at which `appearance` is shown.
    package mutating func step(to time: Instant, showing appearance: Appearance) {
        now = time
        field?.step(to: time)
        let pulseTime =
            look.metrics.bubbles.shrinkDuration.value
            + look.metrics.bubbles.springDuration.value
        pulses.removeAll { $0.startedAt + Milliseconds(pulseTime) <= time }
        if let callout = appearance.callout {
            if reveal?.key != callout.key { reveal = Reveal(key: callout.key, startedAt: time) }
        } else {
            reveal = nil
        }
    }

    /// Takes everything away, as when the keyboard hides or shows.
    package mutating func reset() {
        field?.reset()
        pulses = []
        reveal = nil
        now = nil
    }

    /// Draws otherwise from now on. What moved is gone if the board, its place or the preview is another one.
    package mutating func lookChanged(to look: BoardLook) {
        let isSame =
            look.board == self.look.board && look.preview == self.look.preview
            && look.size == self.look.size && look.boardTop == self.look.boardTop
        self.look = look
        if isSame { return }
        // A callout that is open stays so.
        let reveal = reveal
        reset()
        self.reveal = reveal
        field = Self.field(for: look, seed: seed)
    }

    private mutating func leave(_ text: String, _ placed: PlacedKey?, _ time: Instant) {
        guard field != nil, let placed else { return }
        field?.typed(text, from: look.frame(of: placed), at: time)
        guard look.animatesKeys, placed.key.id != .space else { return }
        pulses.removeAll { $0.key == placed.key.id }
        pulses.append(Pulse(key: placed.key.id, startedAt: time))
    }

    /// The callout is open at once where keys are not animated.
    private var revealed: Double {
        guard look.animatesKeys, let reveal, let now else { return 1 }
        let part = Self.part(
            from: reveal.startedAt, to: now, of: look.metrics.calloutRevealDuration)
        // Fast at first.
        return 1 - (1 - part) * (1 - part)
    }

    /// Down to the smallest at once, and back with a swing over the rest.
    private func scale(of pulse: Pulse) -> Double {
        let bubbles = look.metrics.bubbles
        guard let now else { return 1 }
        let down = Self.part(from: pulse.startedAt, to: now, of: bubbles.shrinkDuration)
        if down < 1 { return 1 - (1 - bubbles.keyShrink) * down }
        let back = Self.part(
            from: pulse.startedAt + bubbles.shrinkDuration, to: now, of: bubbles.springDuration)
        let rest = back - 1
        let swing = bubbles.springSwing
        let eased = 1 + (swing + 1) * rest * rest * rest + swing * rest * rest
        return bubbles.keyShrink + (1 - bubbles.keyShrink) * eased
    }

    private static func part(from start: Instant, to end: Instant, of span: Milliseconds) -> Double
    {
        let gone = Double(end.nanoseconds - start.nanoseconds) / 1_000_000
        return min(1, max(0, gone / Double(max(1, span.value))))
    }

    /// The key that a character comes from: by itself, else behind AltGr, else by what holding the key offers, which is typed
    /// when the finger goes up where nothing is typed before.
    private static func key(typing text: String, on grid: KeyGrid) -> PlacedKey? {
        func first(_ types: (Key) -> Bool) -> PlacedKey? { grid.keys.first { types($0.key) } }
        return first { $0.label == text || $0.shiftedLabel == text }
            ?? first { key in
                [false, true].contains {
                    key.label(at: KeyLevel(isShifted: $0, isAltGr: true)) == text
                }
            }
            ?? first { key in
                [false, true].contains { key.alternates(isShifted: $0).contains(text) }
            }
    }

    private static func field(for look: BoardLook, seed: UInt64) -> BubbleField? {
        guard let style = look.preview.flatMap(BubbleStyle.init) else { return nil }
        // A row needs room above its line; what flies has the whole surface.
        let top =
            style == .wandering
            ? 0
            : max(
                look.boardTop,
                look.metrics.bubbles.rowReach(fromKeysOf: look.metrics.keyRowHeight))
        return BubbleField(
            style: style,
            bounds: Rect(left: 0, top: top, right: look.size.width, bottom: look.size.height),
            metrics: look.metrics.bubbles, seed: seed)
    }
}
