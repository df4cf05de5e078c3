/// A corner of a polygon, rounded by a circle that touches both of its sides.
struct PolygonCorner {
    /// The cubic curve that replaces the corner.
    struct Bend {
        var startX: Double
        var startY: Double
        var firstControlX: Double
        var firstControlY: Double
        var secondControlX: Double
        var secondControlY: Double
        var endX: Double
        var endY: Double
    }

    var x: Double
    var y: Double
    var radius: Double

    init(_ x: Double, _ y: Double, radius: Double = 0) {
        self.x = x
        self.y = y
        self.radius = radius
    }

    /// The curve between the sides that come from `before` and go to `after`.
    func bend(from before: PolygonCorner, to after: PolygonCorner) -> Bend {
        let (inX, inY) = direction(to: before)
        let (outX, outY) = direction(to: after)
        // Half of the angle between the sides, from the dot product of their directions.
        let cosine = min(max(inX * outX + inY * outY, -1), 1)
        let tangentOfHalf = ((1 - cosine) / max(1 + cosine, 1e-9)).squareRoot()
        let reach = radius / max(tangentOfHalf, 1e-9)
        // A cubic follows a circle of `turn` radians with handles of 4/3 tan(turn/4) radii; `turn`
        // is the outer angle, so tan(turn/2) = 1 / tangentOfHalf.
        let tangentOfHalfTurn = 1 / max(tangentOfHalf, 1e-9)
        let quarter =
            tangentOfHalfTurn / (1 + (1 + tangentOfHalfTurn * tangentOfHalfTurn).squareRoot())
        let handle = reach - radius * quarter * 4 / 3
        return Bend(
            startX: x + inX * reach, startY: y + inY * reach,
            firstControlX: x + inX * handle, firstControlY: y + inY * handle,
            secondControlX: x + outX * handle, secondControlY: y + outY * handle,
            endX: x + outX * reach, endY: y + outY * reach)
    }

    private func direction(to other: PolygonCorner) -> (Double, Double) {
        let x = other.x - self.x
        let y = other.y - self.y
        let length = (x * x + y * y).squareRoot()
        if length == 0 { return (0, 0) }
        return (x / length, y / length)
    }
}
