/// The proportions of a letter bubble's parts, as parts of its radius. What behaviour C.3 does not give is ours.
package enum BubbleDrawing {
    package static let rimWidth = 0.09
    /// What lies behind the letter covers wholly up to the first, which holds the letter, and nothing from the second on.
    package static let plateSize = 0.58
    package static let plateEnd = 0.86
    /// How much longer and how much shorter the axes get.
    package static let waveDepth = 0.07
    /// The opacity of the rim where it does not shimmer.
    package static let dullness = 0.6
    /// How long the two shimmering places are, and how fast they wander; in degrees, and degrees for a radian of the wave.
    package static let shimmerLength = 50.0
    package static let shimmerRate = 40.0
    package static let dropletCount = 7
    package static let dropletSize = 0.11
    /// How small a droplet gets.
    package static let dropletRest = 0.4
    /// How far from the middle droplets begin, and how far they fly from there.
    package static let dropletStart = 0.85
    package static let dropletFlight = 0.6
    /// How much a bursting rim widens.
    package static let burstGrowth = 0.25
    package static let thinnestRim = 0.01
}
