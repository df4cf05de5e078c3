import Units

/// A closed line around an area, of straight lines and cubic curves.
package struct Outline: Sendable, Hashable {
    package enum Step: Sendable, Hashable {
        case line(Point)
        /// Over two control points to a third.
        case curve(Point, Point, Point)
    }

    package let start: Point
    /// From `start` back to it: the last one may be left out.
    package private(set) var steps: [Step] = []

    package init(start: Point) {
        self.start = start
    }

    /// A polygon whose corners are rounded by circles, as far as its sides are long enough.
    package init(polygon corners: [PolygonCorner]) {
        let bends = corners.indices.map { index in
            let before = corners[(index + corners.count - 1) % corners.count]
            let after = corners[(index + 1) % corners.count]
            return corners[index].fitted(between: before, after).bend(from: before, to: after)
        }
        let first = bends.first
        start = Point(x: Points(first?.startX ?? 0), y: Points(first?.startY ?? 0))
        for bend in bends { add(bend) }
    }

    package mutating func line(to end: Point) {
        if end != steps.last?.end ?? start { steps.append(.line(end)) }
    }

    package mutating func curve(_ first: Point, _ second: Point, to end: Point) {
        steps.append(.curve(first, second, end))
    }

    /// A line to a corner, around it, and no further.
    package mutating func round(_ corner: PolygonCorner, from before: Point, to after: Point) {
        add(
            corner.bend(
                from: PolygonCorner(before.x.value, before.y.value),
                to: PolygonCorner(after.x.value, after.y.value)))
    }

    private mutating func add(_ bend: PolygonCorner.Bend) {
        func point(_ x: Double, _ y: Double) -> Point { Point(x: Points(x), y: Points(y)) }
        line(to: point(bend.startX, bend.startY))
        let end = point(bend.endX, bend.endY)
        // A sharp corner is a place, not a curve.
        if end == steps.last?.end ?? start { return }
        curve(
            point(bend.firstControlX, bend.firstControlY),
            point(bend.secondControlX, bend.secondControlY), to: end)
    }
}

extension Outline.Step {
    package var end: Point {
        switch self {
        case .line(let end): end
        case .curve(_, _, let end): end
        }
    }
}
