import Scene

/// Arrows and chevrons, and the arrows that turn back.
extension Icon {
    static let arrowLength = 0.98
    static let arrowBreadth = 0.734
    static let chevronDepth = 0.474
    static let chevronBreadth = 0.854
    static let turnReach = 0.53

    /// An arrow to the left, turned clockwise.
    static func drawArrow(turnedBy degrees: Double, with pen: borrowing Pen) {
        let end = (arrowLength - line) / 2
        let arm = (arrowBreadth - line) / 2
        pen.turn(degrees: degrees)
        pen.move(end, 0)
        pen.line(-end, 0)
        pen.move(-end + arm, -arm)
        pen.line(-end, 0)
        pen.line(-end + arm, arm)
        pen.stroke(width: line)
    }

    /// A chevron to the left, turned clockwise.
    static func drawChevron(turnedBy degrees: Double, with pen: borrowing Pen) {
        let tip = (chevronDepth - line) / 2
        let arm = (chevronBreadth - line) / 2
        pen.turn(degrees: degrees)
        pen.move(tip, -arm)
        pen.line(-tip, 0)
        pen.line(tip, arm)
        pen.stroke(width: line)
    }

    /// To the left above, and around to the right from below.
    static func drawTurn(with pen: borrowing Pen) {
        let end = turnReach - line / 2
        let arm = 0.22
        let grid = pen.grid
        let radius = grid.whole(0.5) / 2
        let upper = grid.level(arm / 2 - radius, width: line)
        pen.move(-0.13, upper + 2 * radius)
        pen.line(end - radius, upper + 2 * radius)
        pen.arc(
            centerX: end - radius, upper + radius, radiusX: radius, radius, from: 90, to: -90)
        pen.line(-end, upper)
        pen.move(-end + arm, upper - arm)
        pen.line(-end, upper)
        pen.line(-end + arm, upper + arm)
        pen.stroke(width: line)
    }
}
