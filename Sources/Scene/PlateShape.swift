import Units

/// A plate of tools with the handle that joins it to its button below, as one shape.
///
/// Lengths are logical pixels, or all of them buffer pixels, as the painter has it. Source: behaviour E.3.
package struct PlateShape: Sendable, Hashable {
    package var plate: Rect
    /// From the plate's lower edge down to the button's: as wide as that.
    package var handle: Rect
    package var plateCornerRadius: Points
    /// Of the handle's lower corners.
    package var handleCornerRadius: Points
    /// Of the curve between the plate's lower edge and the handle's side.
    package var shoulderRadius: Points
    /// How far below the plate's lower edge the neck ends, where one curve joins the two sides.
    package var neckHeight: Points
    /// A plate that reaches beyond the handle by so many widths of it at most has such a curve on that side.
    package var curveReach: Double

    package init(
        plate: Rect, handle: Rect, plateCornerRadius: Points, handleCornerRadius: Points,
        shoulderRadius: Points, neckHeight: Points, curveReach: Double
    ) {
        self.plate = plate
        self.handle = handle
        self.plateCornerRadius = plateCornerRadius
        self.handleCornerRadius = handleCornerRadius
        self.shoulderRadius = shoulderRadius
        self.neckHeight = neckHeight
        self.curveReach = curveReach
    }

    /// What it covers at most.
    package var bounds: Rect { plate.union(handle) }

    package var outline: Outline {
        let radius = plateCornerRadius
        let shoulder = Point(x: plate.left, y: plate.top + radius)
        var outline = Outline(start: shoulder)
        outline.round(
            corner(plate.left, plate.top, radius), from: shoulder,
            to: Point(x: plate.right, y: plate.top))
        outline.round(
            corner(plate.right, plate.top, radius), from: Point(x: plate.left, y: plate.top),
            to: Point(x: plate.right, y: plate.bottom))
        addDescent(to: &outline)
        outline.round(
            corner(handle.right, handle.bottom, handleCornerRadius),
            from: Point(x: handle.right, y: handle.top),
            to: Point(x: handle.left, y: handle.bottom))
        outline.round(
            corner(handle.left, handle.bottom, handleCornerRadius),
            from: Point(x: handle.right, y: handle.bottom),
            to: Point(x: handle.left, y: handle.top))
        addAscent(to: &outline)
        outline.line(to: shoulder)
        return outline
    }

    /// Down the right side, from the plate to the handle.
    private func addDescent(to outline: inout Outline) {
        let (upper, lower) = (plate.bottom - plateCornerRadius, plate.bottom + neckHeight)
        outline.line(to: Point(x: plate.right, y: upper))
        if isCurved(plate.right - handle.right) {
            let middle: Points = (upper + lower) / 2
            outline.curve(
                Point(x: plate.right, y: middle), Point(x: handle.right, y: middle),
                to: Point(x: handle.right, y: lower))
            return
        }
        outline.round(
            corner(plate.right, plate.bottom, plateCornerRadius),
            from: Point(x: plate.right, y: plate.top), to: Point(x: plate.left, y: plate.bottom))
        let (start, end) = shoulderEnds(x: handle.right, to: 1)
        outline.line(to: start)
        addQuadratic(
            from: start, over: Point(x: handle.right, y: plate.bottom), to: end, of: &outline)
    }

    /// Up the left side, the other way round.
    private func addAscent(to outline: inout Outline) {
        let (upper, lower) = (plate.bottom - plateCornerRadius, plate.bottom + neckHeight)
        if isCurved(handle.left - plate.left) {
            let middle: Points = (upper + lower) / 2
            outline.line(to: Point(x: handle.left, y: lower))
            outline.curve(
                Point(x: handle.left, y: middle), Point(x: plate.left, y: middle),
                to: Point(x: plate.left, y: upper))
            return
        }
        let (start, end) = shoulderEnds(x: handle.left, to: -1)
        outline.line(to: end)
        addQuadratic(
            from: end, over: Point(x: handle.left, y: plate.bottom), to: start, of: &outline)
        outline.round(
            corner(plate.left, plate.bottom, plateCornerRadius),
            from: Point(x: plate.right, y: plate.bottom), to: Point(x: plate.left, y: plate.top))
    }

    /// Whether one curve joins plate and handle on a side on which the plate reaches so far beyond.
    private func isCurved(_ reach: Points) -> Bool { reach <= handle.width * curveReach }

    /// Where a shoulder leaves the plate's lower edge, and where it reaches the handle's side.
    private func shoulderEnds(x: Points, to side: Double) -> (Point, Point) {
        (
            Point(x: x + shoulderRadius * side, y: plate.bottom),
            Point(x: x, y: plate.bottom + shoulderRadius)
        )
    }

    /// A quadratic curve is a cubic one whose control points are two thirds of the way to its own.
    private func addQuadratic(
        from start: Point, over control: Point, to end: Point, of outline: inout Outline
    ) {
        func near(_ point: Point) -> Point {
            Point(
                x: point.x + (control.x - point.x) * (2 / 3.0),
                y: point.y + (control.y - point.y) * (2 / 3.0))
        }
        outline.curve(near(start), near(end), to: end)
    }

    private func corner(_ x: Points, _ y: Points, _ radius: Points) -> PolygonCorner {
        PolygonCorner(x.value, y.value, radius: radius.value)
    }
}

extension PlateShape {
    /// The same shape somewhere else.
    package func moved(x: Points, y: Points) -> PlateShape {
        var moved = self
        moved.plate = plate.moved(x: x, y: y)
        moved.handle = handle.moved(x: x, y: y)
        return moved
    }
}

extension Rect {
    func moved(x: Points, y: Points) -> Rect {
        Rect(x: self.x + x, y: self.y + y, width: width, height: height)
    }
}
