import Documents
import Settings
import Surfaces
import Units

/// How a keyboard is to run.
package struct Configuration: Sendable {
    /// Nil leaves it to what suits the compositor.
    package var layer: Layer?
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
        layer: Layer? = nil, startsHidden: Bool = false,
        look: SettingsValues = SettingsValues(), isVerbose: Bool = false
    ) {
        self.layer = layer
        self.startsHidden = startsHidden
        self.look = look
        self.isVerbose = isVerbose
    }

    /// Which keys are wanted whatever the field is.
    func wanted(_ values: SettingsValues) -> BoardKeys.WantedForm {
        switch values.page?.value {
        case .auto, nil: .field
        case .terminal: .terminal
        case .pc: .pc
        }
    }
}
