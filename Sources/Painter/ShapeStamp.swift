import Scene
import Units

/// A form that is drawn once: a pop with its neck, or a shadow. All lengths are buffer pixels, from the form's own origin.
enum ShapeStamp: Equatable {
    /// What a shadow is made of: how far it is softened, and how much lower than its caster it lies.
    struct Softness: Equatable {
        let reach: Int
        let drop: Int
    }

    case pop(PopShape)
    case popShadow(PopShape, Softness)
    case boxShadow(PixelSize, radius: Double, Softness)

    func draw() -> Stamp {
        switch self {
        case .pop(let shape):
            Stamp(Self.coverage(of: shape, margin: 0))
        case .popShadow(let shape, let softness):
            Self.shadow(of: Self.coverage(of: shape, margin: softness.reach), softness)
        case .boxShadow(let size, let radius, let softness):
            Self.shadow(
                of: Self.coverage(of: size, radius: radius, margin: softness.reach), softness)
        }
    }

    /// Nothing of the shadow is left where its caster covers all: there it is never seen, and costs most.
    private static func shadow(of caster: Coverage, _ softness: Softness) -> Stamp {
        var shadow = caster
        shadow.blur(reach: softness.reach)
        shadow.cut(whereFull: caster, raisedBy: softness.drop)
        return Stamp(shadow)
    }

    private static func coverage(of size: PixelSize, radius: Double, margin: Int) -> Coverage {
        var coverage = Coverage(
            size: PixelSize(width: size.width + 2 * margin, height: size.height + 2 * margin),
            origin: PixelOffset(x: -margin, y: -margin))
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
        return coverage
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
