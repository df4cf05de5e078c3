/// A corner of a polygon, rounded by a circle that touches both of its sides.
package struct PolygonCorner: Sendable, Hashable {
    /// The cubic curve that replaces the corner.
    package struct Bend: Sendable, Hashable {
        package var startX: Double
        package var startY: Double
        package var firstControlX: Double
        package var firstControlY: Double
        package var secondControlX: Double
        package var secondControlY: Double
        package var endX: Double
        package var endY: Double
    }

    package var x: Double
    package var y: Double
    package var radius: Double

    package init(_ x: Double, _ y: Double, radius: Double = 0) {
        self.x = x
        self.y = y
        self.radius = radius
    }

    /// The same corner, less round where its circle would take more than half of a side.
    package func fitted(
        between before: PolygonCorner, _ after: PolygonCorner
    ) -> PolygonCorner {
        if radius <= 0 { return self }
        let bend = bend(from: before, to: after)
        let reach = length(bend.startX - x, bend.startY - y)
        let room =
            min(length(before.x - x, before.y - y), length(after.x - x, after.y - y)) / 2
        if reach <= room { return self }
        return PolygonCorner(x, y, radius: radius * room / reach)
    }

    /// The curve between the sides that come from `before` and go to `after`.
    package func bend(from before: PolygonCorner, to after: PolygonCorner) -> Bend {
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
        let length = length(x, y)
        if length == 0 { return (0, 0) }
        return (x / length, y / length)
    }

    private func length(_ x: Double, _ y: Double) -> Double {
        (x * x + y * y).squareRoot()
    }
}
