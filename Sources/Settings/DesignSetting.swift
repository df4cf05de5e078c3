/// Which snapshot of the native design is wanted.
package enum DesignSetting: Sendable, Hashable {
    case id(String)
    /// The newest.
    case auto
}
