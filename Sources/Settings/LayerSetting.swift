/// How high the keyboard stands among the surfaces of the output.
package enum LayerSetting: String, Sendable, Hashable, CaseIterable {
    /// What suits the compositor.
    case auto
    /// Above windows.
    case top
    /// Above fullscreen windows too.
    case overlay
}
