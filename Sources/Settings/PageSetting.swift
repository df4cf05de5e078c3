/// Which keys are shown whatever a field is for.
package enum PageSetting: String, Sendable, Hashable, CaseIterable {
    /// What the field wants.
    case auto
    /// The letters with the keys of a terminal.
    case terminal
    /// A keyboard as it stands on a desk.
    case pc
}
