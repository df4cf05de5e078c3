import Documents
import KeyboardStyle

/// What the user chose: the settings, and the theme that they name where a file describes it.
package struct UserChoices: Sendable, Hashable {
    package var values = SettingsValues()
    /// Nil for a theme that the keyboard comes with, and for a file that is missing or has never been good.
    package var theme: ThemeDocument?

    package init() {}

    /// The scheme to show. Source: behaviour A.1.
    ///
    /// - Parameter desktop: what the desktop wants, if anything.
    package func scheme(desktop: ColorScheme?) -> ColorScheme {
        switch values.scheme?.value {
        case .always(let scheme): scheme
        case .auto, nil: desktop ?? .light
        }
    }

    /// The style of the theme that a file describes; nil for those that the keyboard comes with.
    package func style(design: NativeDesign, metrics: NativeMetrics) -> ThemeStyle? {
        theme.map { ThemeStyle($0, design: design, metrics: metrics) }
    }
}
