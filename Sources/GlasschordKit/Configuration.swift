import KeyboardStyle
import Surfaces
import Units

/// How a keyboard is to run.
package struct Configuration: Sendable {
    /// Nil leaves it to what suits the compositor.
    package var layer: Layer?
    /// Start out of sight also where nothing but a hand would raise it.
    package var startsHidden: Bool
    package var scheme: ColorScheme
    package var isVerbose: Bool
    /// The value of XDG_CURRENT_DESKTOP, for advice.
    package var desktop: String?

    package init(
        layer: Layer? = nil, startsHidden: Bool = false, scheme: ColorScheme = .light,
        isVerbose: Bool = false
    ) {
        self.layer = layer
        self.startsHidden = startsHidden
        self.scheme = scheme
        self.isVerbose = isVerbose
    }
}
