import KeyboardStyle
import Units

/// A shadow under something opaque that lies right over it: it is only seen around it.
package struct SoftShadow: Sendable, Hashable {
    /// What casts it.
    package enum Caster: Sendable, Hashable {
        /// The node's frame, its corners rounded.
        case box(cornerRadius: Points)
        case pop(PopShape)
        /// Its shadow fades along the lower half of the handle.
        case plate(PlateShape)
    }

    package var caster: Caster
    /// How much lower than its caster it lies.
    package var offset: Points
    /// How far its edge is softened to each side.
    package var blur: Points
    package var color: RGBA

    package init(caster: Caster, offset: Points, blur: Points, color: RGBA) {
        self.caster = caster
        self.offset = offset
        self.blur = blur
        self.color = color
    }

    /// The same shadow somewhere else.
    package func moved(x: Points, y: Points) -> SoftShadow {
        var moved = self
        switch caster {
        case .box: break
        case .pop(let shape): moved.caster = .pop(shape.moved(x: x, y: y))
        case .plate(let shape): moved.caster = .plate(shape.moved(x: x, y: y))
        }
        return moved
    }
}
