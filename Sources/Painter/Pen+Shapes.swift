import Scene

extension Pen {
    /// A whole circle.
    func circle(_ x: Double, _ y: Double, radius: Double) {
        circle(x, y, radiusX: radius, radiusY: radius)
    }

    /// A whole ellipse.
    func circle(_ x: Double, _ y: Double, radiusX: Double, radiusY: Double) {
        lift()
        arc(centerX: x, y, radiusX: radiusX, radiusY, from: 0, to: 360)
        close()
    }

    /// A rectangle with round corners.
    func box(left: Double, right: Double, top: Double, bottom: Double, radius: Double) {
        polygon([
            PolygonCorner(left, top, radius: radius),
            PolygonCorner(right, top, radius: radius),
            PolygonCorner(right, bottom, radius: radius),
            PolygonCorner(left, bottom, radius: radius),
        ])
    }
}
