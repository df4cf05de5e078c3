import Units

/// What a soft shadow is cast by.
package enum ShadowCaster: Sendable, Hashable {
    /// The node's frame, its corners rounded.
    case box(cornerRadius: Points)
    case pop(PopShape)
}
