/// The form of a letter bubble, which fills a node's frame when it is whole. Source: behaviour C.3.
package struct BubbleShape: Sendable, Hashable {
    /// Where the outline's wave and the rim's shimmer are, in radians.
    package var phase: Double
    /// How much the outline waves, from 0 to 1.
    package var wave: Double
    /// How far it has burst into a ring and droplets, from 0 to 1; nil for one that is whole.
    package var burst: Double?

    package init(phase: Double, wave: Double, burst: Double?) {
        self.phase = phase
        self.wave = wave
        self.burst = burst
    }

    /// The half of the frame that is painted, waves and droplets included, is at most so many radii.
    package static let reach = 1.6
}
