import Scene
import Units

/// A form that is drawn once: a pop with its neck, or a shadow. All lengths are buffer pixels, from the form's own origin.
enum ShapeStamp: Equatable {
    case pop(PopShape)
    case popShadow(PopShape, reach: Int)
    case boxShadow(PixelSize, radius: Double, reach: Int)

    func draw() -> Stamp {
        switch self {
        case .pop(let shape):
            return Stamp(Self.coverage(of: shape, margin: 0))
        case .popShadow(let shape, let reach):
            var coverage = Self.coverage(of: shape, margin: reach)
            coverage.blur(reach: reach)
            return Stamp(coverage)
        case .boxShadow(let size, let radius, let reach):
            var coverage = Coverage(
                size: PixelSize(width: size.width + 2 * reach, height: size.height + 2 * reach),
                origin: PixelOffset(x: -reach, y: -reach))
            coverage.draw { pen in
                let (right, bottom) = (Double(size.width), Double(size.height))
                pen.polygon([
                    PolygonCorner(0, 0, radius: radius),
                    PolygonCorner(right, 0, radius: radius),
                    PolygonCorner(right, bottom, radius: radius),
                    PolygonCorner(0, bottom, radius: radius),
                ])
                pen.fill()
            }
            coverage.blur(reach: reach)
            return Stamp(coverage)
        }
    }

    private static func coverage(of shape: PopShape, margin: Int) -> Coverage {
        let bounds = shape.bounds
        let left = Int(bounds.left.value.rounded(.down)) - margin
        let top = Int(bounds.top.value.rounded(.down)) - margin
        let right = Int(bounds.right.value.rounded(.up)) + margin
        let bottom = Int(bounds.bottom.value.rounded(.up)) + margin
        var coverage = Coverage(
            size: PixelSize(width: right - left, height: bottom - top),
            origin: PixelOffset(x: left, y: top))
        coverage.draw { pen in pen.fill(shape.outline) }
        return coverage
    }
}
