import Scene

extension Icon {
    /// The width of the ink when its height is 1.
    var aspect: Double {
        switch self {
        case .shift, .shiftFilled, .capsLock: Self.arrowWidth
        case .deleteLeft: Self.tabWidth
        }
    }

    /// Draws the icon 1 high, its top at 0 and its middle at x = 0. Strokes stay inside these
    /// bounds.
    func draw(with pen: borrowing Pen) {
        switch self {
        case .shift:
            Self.outlineArrow(stemEnd: 1, foot: 0.045, with: pen)
            pen.stroke(width: Self.line)
        case .shiftFilled:
            Self.outlineArrow(stemEnd: 1, foot: 0.045, with: pen)
            pen.fillAndStroke(width: Self.line)
        case .capsLock:
            Self.outlineArrow(stemEnd: 0.755, foot: 0.012, with: pen)
            pen.fillAndStroke(width: Self.line)
            Self.outlineBar(with: pen)
            pen.fillAndStroke(width: Self.line)
        case .deleteLeft:
            Self.outlineTab(with: pen)
            pen.stroke(width: Self.line)
            Self.drawCross(with: pen)
        }
    }

    /// The weight of all strokes: 1.6 logical pixels in an icon that is 17 tall, that of a regular
    /// letter's stem.
    private static let line = 0.094
    private static let arrowWidth = 1.10
    private static let tabWidth = 1.34
    /// Half of the width of the arrow's stem, along the middle of the line.
    private static let stem = 0.262

    /// The arrow's edge. All three arrows share the head, so that nothing jumps when the state
    /// changes.
    private static func outlineArrow(stemEnd: Double, foot: Double, with pen: borrowing Pen) {
        let half = line / 2
        let rounding = 0.022
        // The head's sides fall at 45 degrees. Rounding takes off what these two add: at the tip
        // 1/sin(45°) - 1 radii, at the wings, whose angle is 45 degrees, 1/tan(22.5°) - 1 radii.
        let tip = half - 0.414 * rounding
        let wing = arrowWidth / 2 - half + 1.414 * rounding
        let shoulder = tip + wing
        pen.polygon([
            PolygonCorner(0, tip, radius: rounding),
            PolygonCorner(wing, shoulder, radius: rounding),
            PolygonCorner(stem, shoulder),
            PolygonCorner(stem, stemEnd - half, radius: foot),
            PolygonCorner(-stem, stemEnd - half, radius: foot),
            PolygonCorner(-stem, shoulder),
            PolygonCorner(-wing, shoulder, radius: rounding),
        ])
    }

    /// The bar of caps lock, as wide as the stem.
    private static func outlineBar(with pen: borrowing Pen) {
        let half = line / 2
        pen.polygon([
            PolygonCorner(-stem, 0.865 + half, radius: 0.012),
            PolygonCorner(stem, 0.865 + half, radius: 0.012),
            PolygonCorner(stem, 1 - half, radius: 0.012),
            PolygonCorner(-stem, 1 - half, radius: 0.012),
        ])
    }

    /// A tab that points to the left.
    private static func outlineTab(with pen: borrowing Pen) {
        let half = line / 2
        let right = tabWidth / 2 - half
        // Rounding takes a little off the tip, which stands out by as much.
        let tip = -tabWidth / 2 + half - 0.018
        let shoulder = -0.235
        pen.polygon([
            PolygonCorner(shoulder, half, radius: 0.17),
            PolygonCorner(right, half, radius: 0.19),
            PolygonCorner(right, 1 - half, radius: 0.19),
            PolygonCorner(shoulder, 1 - half, radius: 0.17),
            PolygonCorner(tip, 0.5, radius: 0.075),
        ])
    }

    private static func drawCross(with pen: borrowing Pen) {
        let middle = 0.115
        let arm = 0.16
        pen.move(middle - arm, 0.5 - arm)
        pen.line(middle + arm, 0.5 + arm)
        pen.move(middle + arm, 0.5 - arm)
        pen.line(middle - arm, 0.5 + arm)
        pen.stroke(width: line)
    }
}
