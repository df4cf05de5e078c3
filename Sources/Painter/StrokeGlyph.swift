/// A letter of `StrokeAlphabet`, in its units.
struct StrokeGlyph {
    enum Step {
        case move(x: Double, y: Double)
        case line(x: Double, y: Double)
        /// Around (x, y); degrees against the clock.
        case arc(x: Double, y: Double, radiusX: Double, radiusY: Double, from: Double, to: Double)
    }

    let width: Double
    let steps: [Step]

    init(width: Double, steps: [Step]) {
        self.width = width
        self.steps = steps
    }

    /// Reads the width and the steps of a line of the alphabet's table; nil when they make no
    /// sense.
    init?(_ line: Substring) {
        var words = line.split(separator: " ")[...]
        func number() -> Double? { words.popFirst().flatMap { Double($0) } }
        guard let width = number() else { return nil }
        var steps: [Step] = []
        while let word = words.popFirst() {
            guard let x = number(), let y = number() else { return nil }
            switch word {
            case "m": steps.append(.move(x: x, y: y))
            case "l": steps.append(.line(x: x, y: y))
            case "a":
                guard let radiusX = number(), let radiusY = number(), let from = number(),
                    let to = number()
                else { return nil }
                steps.append(
                    .arc(x: x, y: y, radiusX: radiusX, radiusY: radiusY, from: from, to: to))
            default: return nil
            }
        }
        self.init(width: width, steps: steps)
    }

    /// Adds the letter's path, its left edge at (`left`, `baseline`), `unit` buffer pixels to a
    /// unit.
    func trace(with pen: borrowing Pen, left: Double, baseline: Double, unit: Double) {
        pen.lift()
        for step in steps {
            switch step {
            case .move(let x, let y): pen.move(left + x * unit, baseline - y * unit)
            case .line(let x, let y): pen.line(left + x * unit, baseline - y * unit)
            case .arc(let x, let y, let radiusX, let radiusY, let from, let to):
                pen.arc(
                    centerX: left + x * unit, baseline - y * unit, radiusX: radiusX * unit,
                    radiusY * unit, from: -from, to: -to)
            }
        }
    }
}
