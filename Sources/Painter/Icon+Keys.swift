import Scene

/// What stands on the other keys that do something.
extension Icon {
    static let returnReach = 0.58
    static let microphoneReach = 0.367
    static let keyboardReach = 0.575

    /// Down from the upper right, and to the left.
    static func drawReturn(with pen: borrowing Pen) {
        let right = returnReach - line / 2
        let top = 0.40 - line / 2
        let arm = 0.25
        let radius = 0.13
        let level = pen.grid.level(top - arm, width: line)
        pen.move(right, -top)
        pen.arc(
            centerX: right - radius, level - radius, radiusX: radius, radius, from: 0, to: 90)
        pen.line(-right, level)
        pen.move(-right + arm, level - arm)
        pen.line(-right, level)
        pen.line(-right + arm, level + arm)
        pen.stroke(width: line)
    }

    static func drawGlobe(with pen: borrowing Pen) {
        let radius = 0.5 - line / 2
        pen.circle(0, 0, radius: radius)
        pen.circle(0, 0, radiusX: 0.205, radiusY: radius)
        pen.move(-radius, 0)
        pen.line(radius, 0)
        pen.stroke(width: line)
    }

    static func drawFace(with pen: borrowing Pen) {
        pen.circle(0, 0, radius: 0.5 - line / 2)
        pen.stroke(width: line)
        pen.lift()
        pen.arc(centerX: 0, 0.02, radiusX: 0.245, 0.225, from: 158, to: 22)
        pen.stroke(width: line)
        pen.circle(-0.165, -0.115, radiusX: 0.06, radiusY: 0.08)
        pen.circle(0.165, -0.115, radiusX: 0.06, radiusY: 0.08)
        pen.fill()
    }

    static func drawMicrophone(with pen: borrowing Pen) {
        let half = line / 2
        let cradle = microphoneReach - half
        let capsule = pen.grid.column(0.19) - half
        pen.lift()
        pen.arc(centerX: 0, -0.5 + half + capsule, radiusX: capsule, capsule, from: 180, to: 360)
        pen.arc(centerX: 0, 0.12 - half - capsule, radiusX: capsule, capsule, from: 0, to: 180)
        pen.close()
        pen.stroke(width: line)
        let turn = -0.04
        pen.move(-cradle, -0.1)
        pen.arc(centerX: 0, turn, radiusX: cradle, cradle, from: 180, to: 0)
        pen.line(cradle, -0.1)
        pen.move(0, turn + cradle)
        pen.line(0, 0.5 - half)
        pen.move(-0.18, 0.5 - half)
        pen.line(0.18, 0.5 - half)
        pen.stroke(width: line)
    }

    /// A keyboard that goes down.
    static func drawKeyboard(with pen: borrowing Pen) {
        let half = line / 2
        let grid = pen.grid
        let right = grid.column(keyboardReach) - half
        let bottom = grid.row(0.155) - half
        pen.box(left: -right, right: right, top: -0.5 + half, bottom: bottom, radius: 0.13)
        pen.stroke(width: line)
        let upper = grid.level(-0.265, width: line)
        let lower = grid.level(-0.075, width: line)
        let step = grid.whole(0.23)
        // Keys are a little wider than a line: as large to the eye.
        let key = 0.058
        for column in [-1.5, -0.5, 0.5, 1.5] { pen.circle(column * step, upper, radius: key) }
        for column in [-1.5, 1.5] { pen.circle(column * step, lower, radius: key) }
        pen.fill()
        pen.move(-step / 2, lower)
        pen.line(step / 2, lower)
        pen.stroke(width: line)
        pen.move(-0.25, 0.5 - half - 0.14)
        pen.line(0, 0.5 - half)
        pen.line(0.25, 0.5 - half - 0.14)
        pen.stroke(width: line)
    }
}
