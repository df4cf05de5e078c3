/// Straight along an axis.
enum BubbleDirection: Sendable {
    case up, down, left, right

    var vector: BubbleVector {
        switch self {
        case .up: BubbleVector(x: 0, y: -1)
        case .down: BubbleVector(x: 0, y: 1)
        case .left: BubbleVector(x: -1, y: 0)
        case .right: BubbleVector(x: 1, y: 0)
        }
    }

    /// The direction at an angle from this one, in radians, with the length 1.
    func turned(by angle: Double) -> BubbleVector {
        let (sine, cosine) = Self.sineAndCosine(angle)
        let vector = vector
        return BubbleVector(
            x: vector.x * cosine - vector.y * sine, y: vector.x * sine + vector.y * cosine)
    }

    /// Pure rooms have no mathematics library: the half angle's tangent, by its continued fraction, gives both; it holds
    /// between minus and plus a half turn.
    private static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
        let half = angle / 2
        let square = half * half
        var denominator = 1.0
        for odd in stride(from: 17.0, through: 1, by: -2) {
            denominator = odd == 17 ? odd : odd - square / denominator
        }
        let tangent = half / denominator
        let scale = 1 + tangent * tangent
        return (2 * tangent / scale, (1 - tangent * tangent) / scale)
    }
}
