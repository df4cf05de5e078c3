import Scene

/// What is done to text.
extension Icon {
    static let scissorsReach = 0.45
    static let pagesReach = 0.42
    static let clipboardReach = 0.40
    static let selectionReach = 0.48
    static let magnifierReach = 0.48

    static func drawScissors(with pen: borrowing Pen) {
        let half = line / 2
        let radius = 0.15
        let x = scissorsReach - half - radius
        let y = 0.5 - half - radius
        // From a ring, past the pivot, to the tip on the other side.
        let tipX = 0.25
        let tipY = -0.5 + half
        let length = ((x + tipX) * (x + tipX) + (y - tipY) * (y - tipY)).squareRoot()
        for side in [-1.0, 1.0] {
            pen.circle(side * x, y, radius: radius)
            pen.move(
                side * (x - (x + tipX) * radius / length), y - (y - tipY) * radius / length)
            pen.line(-side * tipX, tipY)
        }
        pen.stroke(width: line)
    }

    /// A page before another.
    static func drawPages(with pen: borrowing Pen) {
        let half = line / 2
        let grid = pen.grid
        let right = grid.column(pagesReach) - half
        let radius = 0.12
        let front = grid.upright(-0.14, width: line)
        let top = grid.level(-0.19, width: line)
        pen.box(left: front, right: right, top: top, bottom: 0.5 - half, radius: radius)
        pen.stroke(width: line)
        // The page behind ends before it reaches the front one.
        let behind = -front
        pen.move(behind, top - 2 * half - 0.075)
        pen.line(behind, -0.5 + half + radius)
        pen.arc(
            centerX: behind - radius, -0.5 + half + radius, radiusX: radius, radius, from: 0,
            to: -90)
        pen.line(-right + radius, -0.5 + half)
        pen.arc(
            centerX: -right + radius, -0.5 + half + radius, radiusX: radius, radius, from: 270,
            to: 180)
        pen.line(-right, -top - radius)
        pen.arc(
            centerX: -right + radius, -top - radius, radiusX: radius, radius, from: 180, to: 90)
        pen.stroke(width: line)
    }

    /// A clipboard with writing on it.
    static func drawClipboard(with pen: borrowing Pen) {
        let half = line / 2
        let grid = pen.grid
        let right = grid.column(clipboardReach) - half
        let clip = grid.column(0.21)
        let top = grid.level(-0.385, width: line)
        let radius = 0.12
        pen.move(clip - half, top)
        pen.box(left: -right, right: right, top: top, bottom: 0.5 - half, radius: radius)
        pen.stroke(width: line)
        pen.box(
            left: -clip + half, right: clip - half, top: -0.5 + half, bottom: -0.27 - half,
            radius: 0.03)
        pen.fillAndStroke(width: line)
        for y in [-0.02, 0.2] {
            let level = grid.level(y, width: line)
            pen.move(-0.14, level)
            pen.line(0.14, level)
        }
        pen.stroke(width: line)
    }

    /// Writing in a broken frame.
    static func drawSelection(with pen: borrowing Pen) {
        let edge = selectionReach - line / 2
        let radius = 0.15
        let arm = 0.02
        for (x, y, degrees) in [
            (1.0, 1.0, 0.0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270),
        ] {
            let isLevel = x * y < 0
            let startX = isLevel ? x * (edge - radius - arm) : x * edge
            let startY = isLevel ? y * edge : y * (edge - radius - arm)
            pen.move(startX, startY)
            pen.arc(
                centerX: x * (edge - radius), y * (edge - radius), radiusX: radius, radius,
                from: degrees, to: degrees + 90)
            let endX = isLevel ? x * edge : x * (edge - radius - arm)
            let endY = isLevel ? y * (edge - radius - arm) : y * edge
            pen.line(endX, endY)
        }
        for side in [-edge, edge] {
            pen.move(side, -0.055)
            pen.line(side, 0.055)
            pen.move(-0.055, side)
            pen.line(0.055, side)
        }
        pen.stroke(width: line)
        let level = pen.grid.level(0.11, width: line)
        pen.move(-0.2, -level)
        pen.line(0.2, -level)
        pen.move(-0.2, level)
        pen.line(0.08, level)
        pen.stroke(width: line)
    }

    static func drawMagnifier(with pen: borrowing Pen) {
        let edge = magnifierReach - line / 2
        let radius = 0.335
        let middle = -edge + radius
        let start = middle + radius * 0.5.squareRoot()
        pen.circle(middle, middle, radius: radius)
        pen.move(start, start)
        pen.line(edge, edge)
        pen.stroke(width: line)
    }
}
