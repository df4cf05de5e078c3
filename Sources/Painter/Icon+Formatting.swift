import Scene

/// What is done to the look of text.
extension Icon {
    static let boldReach = 0.31
    static let italicReach = 0.30
    static let underlineReach = 0.34
    static let listReach = 0.56
    static let linkReach = 0.5

    /// A heavy B.
    static func drawBold(with pen: borrowing Pen) {
        let weight = 1.6 * line
        let left = -boldReach + weight / 2
        let height = 0.84 - weight
        let upper = height * 0.47 / 2
        let lower = height / 2 - upper
        let top = -height / 2
        pen.move(left, top)
        let upperX = boldReach - 0.05 - weight / 2 - upper
        let lowerX = boldReach - weight / 2 - lower
        pen.line(upperX, top)
        pen.arc(centerX: upperX, top + upper, radiusX: upper, upper, from: -90, to: 90)
        pen.line(left, top + 2 * upper)
        pen.move(left, top + 2 * upper)
        pen.line(lowerX, top + 2 * upper)
        pen.arc(
            centerX: lowerX, top + 2 * upper + lower, radiusX: lower, lower, from: -90, to: 90)
        pen.line(left, -top)
        pen.line(left, top)
        pen.close()
        pen.stroke(width: weight)
    }

    /// A slanted I.
    static func drawItalic(with pen: borrowing Pen) {
        let end = italicReach - line / 2
        let top = 0.42 - line / 2
        let slant = 0.125
        let bar = end - slant
        pen.move(slant - bar, -top)
        pen.line(slant + bar, -top)
        pen.move(slant, -top)
        pen.line(-slant, top)
        pen.move(-slant - bar, top)
        pen.line(-slant + bar, top)
        pen.stroke(width: line)
    }

    /// A U above a line.
    static func drawUnderline(with pen: borrowing Pen) {
        let end = underlineReach - line / 2
        let radius = pen.grid.upright(0.25, width: line)
        let top = pen.grid.row(0.48) - line / 2
        pen.move(-radius, -top)
        pen.line(-radius, -0.04)
        pen.arc(centerX: 0, -0.04, radiusX: radius, radius, from: 180, to: 0)
        pen.line(radius, -top)
        pen.move(-end, top)
        pen.line(end, top)
        pen.stroke(width: line)
    }

    static func drawList(with pen: borrowing Pen) {
        let radius = 0.07
        let first = pen.grid.whole(0.33)
        for y in [-first, 0, first] {
            pen.circle(-listReach + radius, y, radius: radius)
            pen.fill()
            pen.move(-0.24, y)
            pen.line(listReach - line / 2, y)
            pen.stroke(width: line)
        }
    }

    /// Two links of a chain.
    static func drawLink(with pen: borrowing Pen) {
        let radius = 0.2
        // Along the diagonal: a link's round end reaches `middle` times the diagonal's part.
        let middle = (linkReach - line / 2 - radius) * 2.0.squareRoot()
        pen.turn(degrees: -45)
        for _ in 0..<2 {
            pen.turn(degrees: 180)
            pen.move(0.13, -radius)
            pen.line(middle, -radius)
            pen.arc(centerX: middle, 0, radiusX: radius, radius, from: -90, to: 90)
            pen.line(0.13, radius)
        }
        pen.move(-0.2, 0)
        pen.line(0.2, 0)
        pen.stroke(width: line)
    }
}
