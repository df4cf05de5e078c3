import Scene

/// The arrows of the shift key and the tab of backspace.
extension Icon {
    static let arrowReach = 0.55
    static let tabReach = 0.67
    /// Half of the width of the arrow's stem, along the middle of the line.
    private static let stem = 0.262

    static func drawShift(with pen: borrowing Pen) {
        outlineArrow(stemEnd: 0.5, foot: 0.045, with: pen)
        pen.stroke(width: line)
    }

    static func drawShiftFilled(with pen: borrowing Pen) {
        outlineArrow(stemEnd: 0.5, foot: 0.045, with: pen)
        pen.fillAndStroke(width: line)
    }

    static func drawCapsLock(with pen: borrowing Pen) {
        outlineArrow(stemEnd: 0.255, foot: 0.012, with: pen)
        pen.fillAndStroke(width: line)
        outlineBar(with: pen)
        pen.fillAndStroke(width: line)
    }

    static func drawDelete(with pen: borrowing Pen) {
        outlineTab(with: pen)
        pen.stroke(width: line)
        let middle = 0.115
        let arm = 0.16
        pen.move(middle - arm, -arm)
        pen.line(middle + arm, arm)
        pen.move(middle + arm, -arm)
        pen.line(middle - arm, arm)
        pen.stroke(width: line)
    }

    /// The arrow's edge. All three arrows share the head, so that nothing jumps when the state
    /// changes.
    private static func outlineArrow(stemEnd: Double, foot: Double, with pen: borrowing Pen) {
        let half = line / 2
        let rounding = 0.022
        // The head's sides fall at 45 degrees. Rounding takes off what these two add: at the tip
        // 1/sin(45°) - 1 radii, at the wings, whose angle is 45 degrees, 1/tan(22.5°) - 1 radii.
        let tip = -0.5 + half - 0.414 * rounding
        let wing = arrowReach - half + 1.414 * rounding
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
            PolygonCorner(-stem, 0.365 + half, radius: 0.012),
            PolygonCorner(stem, 0.365 + half, radius: 0.012),
            PolygonCorner(stem, 0.5 - half, radius: 0.012),
            PolygonCorner(-stem, 0.5 - half, radius: 0.012),
        ])
    }

    /// A tab that points to the left.
    private static func outlineTab(with pen: borrowing Pen) {
        let half = line / 2
        let right = tabReach - half
        // Rounding takes a little off the tip, which stands out by as much.
        let tip = -tabReach + half - 0.018
        let shoulder = -0.235
        pen.polygon([
            PolygonCorner(shoulder, -0.5 + half, radius: 0.17),
            PolygonCorner(right, -0.5 + half, radius: 0.19),
            PolygonCorner(right, 0.5 - half, radius: 0.19),
            PolygonCorner(shoulder, 0.5 - half, radius: 0.17),
            PolygonCorner(tip, 0, radius: 0.075),
        ])
    }
}
