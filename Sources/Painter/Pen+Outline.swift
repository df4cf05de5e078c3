import Scene
import Units

extension Pen {
    /// Fills what an outline encloses.
    func fill(_ outline: Outline) {
        trace(outline)
        fill()
    }

    /// Draws a line along it, half of which lies inside.
    func stroke(_ outline: Outline, width: Double) {
        trace(outline)
        stroke(width: width)
    }

    private func trace(_ outline: Outline) {
        move(outline.start.x.value, outline.start.y.value)
        for step in outline.steps {
            switch step {
            case .line(let end): line(end.x.value, end.y.value)
            case .curve(let first, let second, let end):
                curve(
                    first.x.value, first.y.value, second.x.value, second.y.value, end.x.value,
                    end.y.value)
            }
        }
        close()
    }
}
