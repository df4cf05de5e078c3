import Units

/// One bubble as it is to be painted.
///
/// Source: behaviour C.3, the bubble family.
package struct Bubble: Sendable, Hashable {
    /// Stays the same for the bubble's life.
    package let number: Int
    /// What is written in it; a blank separator has none.
    package let text: String
    package let isSeparator: Bool
    /// In logical pixels of the board, as the bounds of its field.
    package let center: Point
    package let radius: Points
    /// Where the outline's wave and the rim's shimmer are, in radians; it only grows.
    package let wobblePhase: Double
    /// How much the outline waves: 1 at most, 0 at rest.
    package let wobbleStrength: Double
    /// How much of the accent is in it: 1 when it leaves the key, 0 from 0.35 s on.
    package let tint: Double
    /// How far it has burst into a ring and droplets, from 0 to 1; nil for one that is whole.
    package let burst: Double?
}
