import Glibc
import Scene

/// Signs of a few strokes, and things.
extension Icon {
    static let crossReach = 0.38
    static let checkReach = 0.45
    static let plusReach = 0.44
    static let dotsReach = 0.45
    static let gearReach = 0.5
    static let cameraReach = 0.6
    static let photoReach = 0.58
    static let planeReach = 0.5

    static func drawCross(with pen: borrowing Pen) {
        let end = crossReach - line / 2
        pen.move(-end, -end)
        pen.line(end, end)
        pen.move(end, -end)
        pen.line(-end, end)
        pen.stroke(width: line)
    }

    static func drawCheck(with pen: borrowing Pen) {
        let end = checkReach - line / 2
        let half = 0.31
        pen.move(-end, 0.02)
        pen.line(-end + half - 0.02, half)
        pen.line(end, -half)
        pen.stroke(width: line)
    }

    static func drawPlus(with pen: borrowing Pen) {
        let end = plusReach - line / 2
        pen.move(0, -end)
        pen.line(0, end)
        drawMinus(with: pen)
    }

    static func drawMinus(with pen: borrowing Pen) {
        let end = plusReach - line / 2
        pen.move(-end, 0)
        pen.line(end, 0)
        pen.stroke(width: line)
    }

    static func drawDots(with pen: borrowing Pen) {
        let radius = 0.088
        for x in [-dotsReach + radius, 0, dotsReach - radius] { pen.circle(x, 0, radius: radius) }
        pen.fill()
    }

    static func drawGear(with pen: borrowing Pen) {
        let outer = gearReach - line / 2
        let inner = 0.352
        let teeth = 8
        var corners: [PolygonCorner] = []
        let step = 2 * Double.pi / Double(teeth)
        for tooth in 0..<teeth {
            let middle = Double(tooth) * step
            for (radius, part, rounding) in [
                (inner, -0.32, 0.05), (outer, -0.19, 0.035), (outer, 0.19, 0.035),
                (inner, 0.32, 0.05),
            ] {
                let angle = middle + part * step
                corners.append(
                    PolygonCorner(radius * cos(angle), radius * sin(angle), radius: rounding))
            }
        }
        pen.polygon(corners)
        pen.circle(0, 0, radius: 0.15)
        pen.stroke(width: line)
    }

    static func drawCamera(with pen: borrowing Pen) {
        let half = line / 2
        let right = pen.grid.column(cameraReach) - half
        let top = pen.grid.level(-0.28, width: line)
        let bottom = 0.44 - half
        let bump = 0.2
        pen.polygon([
            PolygonCorner(-right, top, radius: 0.13),
            PolygonCorner(-bump - 0.09, top, radius: 0.05),
            PolygonCorner(-bump + 0.02, -bottom, radius: 0.06),
            PolygonCorner(bump - 0.02, -bottom, radius: 0.06),
            PolygonCorner(bump + 0.09, top, radius: 0.05),
            PolygonCorner(right, top, radius: 0.13),
            PolygonCorner(right, bottom, radius: 0.13),
            PolygonCorner(-right, bottom, radius: 0.13),
        ])
        pen.circle(0, 0.06, radius: 0.19)
        pen.stroke(width: line)
    }

    static func drawPhoto(with pen: borrowing Pen) {
        let half = line / 2
        let right = pen.grid.column(photoReach) - half
        let bottom = pen.grid.row(0.46) - half
        pen.box(left: -right, right: right, top: -bottom, bottom: bottom, radius: 0.13)
        pen.stroke(width: line)
        pen.move(-right, 0.22)
        pen.line(-0.2, -0.02)
        pen.line(0.1, 0.28)
        pen.line(0.25, 0.13)
        pen.line(right, 0.25)
        pen.stroke(width: line)
        pen.circle(0.22, -0.17, radius: 0.08)
        pen.fill()
    }

    /// A plane of folded paper that flies to the upper right; the other half mirrors the one half.
    static func drawPlane(with pen: borrowing Pen) {
        // Rounding takes off what the corners stand out by.
        let nose = planeReach - line / 2 + 0.0161
        let tail = planeReach - line / 2 + 0.0497
        let fold = 0.06
        pen.polygon([
            PolygonCorner(nose, -nose, radius: 0.03),
            PolygonCorner(0.16, tail, radius: 0.03),
            PolygonCorner(-fold, fold),
            PolygonCorner(-tail, -0.16, radius: 0.03),
        ])
        pen.move(nose - 0.11, -nose + 0.11)
        pen.line(-fold, fold)
        pen.stroke(width: line)
    }
}
