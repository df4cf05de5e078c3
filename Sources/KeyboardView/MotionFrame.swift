import KeyboardLayouts

/// What moves, as it is at one moment.
package struct MotionFrame: Sendable, Equatable {
    /// A key that has shrunk, and to which part of itself.
    package struct Shrink: Sendable, Equatable {
        package let key: KeyID
        package let scale: Double

        package init(key: KeyID, scale: Double) {
            self.key = key
            self.scale = scale
        }
    }

    /// Nothing moves: callouts are open at once.
    package static let still = MotionFrame()

    /// Each key once.
    package var shrinks: [Shrink] = []
    /// In logical pixels of the surface, the oldest first.
    package var bubbles: [Bubble] = []
    /// How far a callout has unfolded, up to 1.
    package var calloutReveal = 1.0

    package init(
        shrinks: [Shrink] = [], bubbles: [Bubble] = [], calloutReveal: Double = 1
    ) {
        self.shrinks = shrinks
        self.bubbles = bubbles
        self.calloutReveal = calloutReveal
    }

    func scale(of key: KeyID) -> Double {
        shrinks.first { $0.key == key }?.scale ?? 1
    }
}
