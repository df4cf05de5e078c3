import Scene
import Units

/// A form that is drawn once: a pop with its neck, a plate of tools, or a shadow. All lengths are buffer pixels, from the form's own origin.
enum ShapeStamp: Equatable {
    /// What a shadow is made of: how far it is softened, and how much lower than its caster it lies.
    struct Softness: Equatable {
        let reach: Int
        let drop: Int
    }

    case pop(PopShape)
    case popShadow(PopShape, Softness)
    case boxShadow(PixelSize, radius: Double, Softness)

    case plate(PlateShape)
    case plateEdge(PlateShape, width: Double)
    case plateShadow(PlateShape, Softness)

    func draw() -> Stamp {
        switch self {
        case .plate(let shape):
            return Stamp(
                Self.coverage(in: shape.bounds, margin: 0) { $0.fill(shape.outline) })
        case .plateEdge(let shape, let width):
            let margin = Int(width.rounded(.up))
            return Stamp(
                Self.coverage(in: shape.bounds, margin: margin) {
                    $0.stroke(shape.outline, width: width)
                })
        case .plateShadow(let shape, let softness):
            return Self.shadow(of: shape, softness)
        case .pop(let shape):
            return Stamp(Self.coverage(of: shape, margin: 0))
        case .popShadow(let shape, let softness):
            return Self.shadow(of: Self.coverage(of: shape, margin: softness.reach), softness)
        case .boxShadow(let size, let radius, let softness):
            return Self.shadow(
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

    /// As any shadow, but gone at the handle's lower end: there the plate has come down to its button.
    private static func shadow(of plate: PlateShape, _ softness: Softness) -> Stamp {
        let caster = coverage(in: plate.bounds, margin: softness.reach) { $0.fill(plate.outline) }
        var shadow = caster
        shadow.blur(reach: softness.reach)
        shadow.cut(whereFull: caster, raisedBy: softness.drop)
        func row(_ y: Points) -> Int { Int(y.value.rounded()) - softness.drop - caster.origin.y }
        shadow.fade(from: row(plate.handle.center.y), to: row(plate.handle.bottom))
        return Stamp(shadow)
    }

    private static func coverage(of shape: PopShape, margin: Int) -> Coverage {
        coverage(in: shape.bounds, margin: margin) { $0.fill(shape.outline) }
    }

    private static func coverage(
        in bounds: Rect, margin: Int, _ body: (borrowing Pen) -> Void
    ) -> Coverage {
        let left = Int(bounds.left.value.rounded(.down)) - margin
        let top = Int(bounds.top.value.rounded(.down)) - margin
        let right = Int(bounds.right.value.rounded(.up)) + margin
        let bottom = Int(bounds.bottom.value.rounded(.up)) + margin
        var coverage = Coverage(
            size: PixelSize(width: right - left, height: bottom - top),
            origin: PixelOffset(x: left, y: top))
        coverage.draw(body)
        return coverage
    }
}
