/// How many logical pixels a millimetre of an output has.
public struct PointsPerMillimetre: Sendable, Hashable {
    public let value: Double

    /// Nil for what no output has: televisions and virtual machines tell the ratio of their sides, or nothing, for a size.
    ///
    /// A tablet at scale 1 has about 10, a desk's monitor 4.
    public init?(_ value: Double) {
        guard (2...16).contains(value) else { return nil }
        self.value = value
    }

    /// What an output is taken to have that does not tell: 160 to the inch.
    public static let usual = PointsPerMillimetre(usual: 160 / 25.4)

    private init(usual value: Double) {
        self.value = value
    }
}
