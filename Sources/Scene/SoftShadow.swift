import KeyboardStyle
import Units

/// A shadow under something opaque that lies right over it: it is only seen around it.
package struct SoftShadow: Sendable, Hashable {
    /// What casts it.
    package enum Caster: Sendable, Hashable {
        /// The node's frame, its corners rounded.
        case box(cornerRadius: Points)
        case pop(PopShape)
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
}
