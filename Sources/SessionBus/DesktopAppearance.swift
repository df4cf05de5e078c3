import KeyboardStyle

/// What the desktop wants of every application.
package struct DesktopAppearance: Sendable, Hashable {
    /// Nil where the desktop has no wish, or no desktop tells.
    package var scheme: ColorScheme?
    package var prefersContrast: Bool
    package var reducesMotion: Bool

    package init(
        scheme: ColorScheme? = nil, prefersContrast: Bool = false, reducesMotion: Bool = false
    ) {
        self.scheme = scheme
        self.prefersContrast = prefersContrast
        self.reducesMotion = reducesMotion
    }
}
