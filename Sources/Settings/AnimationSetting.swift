/// Whether keys move.
package enum AnimationSetting: Sendable, Hashable {
    case always(Bool)
    /// Unless the desktop wants less motion.
    case auto
}
