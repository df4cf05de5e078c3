import Documents
import Settings
import Units

/// How a keyboard is to run.
package struct Configuration: Sendable {
    /// Start out of sight also where nothing but a hand would raise it.
    package var startsHidden: Bool
    /// What counts instead of the file of settings.
    package var look: SettingsValues
    package var isVerbose: Bool
    /// The value of XDG_CURRENT_DESKTOP, for advice.
    package var desktop: String?
    /// Whose tables combine accents with letters, the best first.
    package var composeLocales = ["en_US.UTF-8", "C"]

    package init(
        startsHidden: Bool = false,
        look: SettingsValues = SettingsValues(), isVerbose: Bool = false
    ) {
        self.startsHidden = startsHidden
        self.look = look
        self.isVerbose = isVerbose
    }
}
