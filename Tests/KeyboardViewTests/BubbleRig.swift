import KeyboardStyle
import Testing
import Units

@testable import KeyboardView

/// A field of bubbles over a phone's keys, and a clock.
struct BubbleRig {
    static let bounds = Rect(x: 0, y: 0, width: 402, height: 273)
    /// A key of the second row, 45 high.
    static let key = Rect(x: 184, y: 108, width: 34, height: 45)

    var field: BubbleField
    var time = Instant(nanoseconds: 1_000_000_000)

    init(_ style: BubbleStyle, seed: UInt64 = 1, bounds: Rect = bounds) {
        field = BubbleField(style: style, bounds: bounds, metrics: BubbleMetrics(), seed: seed)
    }

    /// Lets time pass frame by frame; `look` sees every one.
    mutating func wait(
        _ milliseconds: Int, frame: Int = 16, look: (BubbleField) -> Void = { _ in }
    ) {
        var rest = milliseconds
        while rest > 0 {
            time = time + Milliseconds(min(frame, rest))
            rest -= frame
            field.step(to: time)
            look(field)
        }
    }

    mutating func type(_ text: String, every milliseconds: Int = 200) {
        for character in text {
            field.typed(String(character), from: Self.key, at: time)
            wait(milliseconds)
        }
    }

    /// What the row shows without what bursts.
    var whole: [Bubble] { field.bubbles.filter { $0.burst == nil } }

    /// The energy of motion of everything that is whole.
    static func energy(_ field: BubbleField) -> Double {
        field.bodies.filter(\.isWhole).map { $0.mass * $0.velocity.dot($0.velocity) / 2 }
            .reduce(0, +)
    }
}
