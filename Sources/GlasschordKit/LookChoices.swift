import Behavior
import Documents
import KeyboardStyle
import KeyboardToolbar
import SessionBus
import Settings
import Units

/// All that was chosen about how the board looks: by the user in files and on the command line, by the desktop, and by the program
/// that it is a part of.
package struct LookChoices: Sendable {
    var own = OwnLook()
    var user = UserChoices()
    var desktop = DesktopAppearance()
    /// Whether the compositor blurs what lies behind; nil where that is not known.
    var isBlurOffered: Bool?

    /// The switches. Contrast that the desktop asks for takes the glass away: what lies behind it would take contrast. Where
    /// it asks for less motion, letters do not fly as bubbles; they are shown above their keys.
    var behavior: KeyboardBehavior {
        var behavior = KeyboardBehavior.recommended.applying(
            user, reducesMotion: desktop.reducesMotion)
        if isBlurOffered == false, user.values.glassFallback?.value == .solid {
            behavior.translucentBackground = false
        }
        if desktop.prefersContrast { behavior.translucentBackground = false }
        if desktop.reducesMotion, !behavior.keyAnimationsEnabled,
            behavior.characterPreviewStyle.family == .bubbles
        {
            behavior.characterPreviewStyle = .floating
        }
        return behavior
    }

    var toolbarStyle: ToolbarStyle { user.values.toolbarStyle?.value ?? .glass }

    var scheme: ColorScheme { user.scheme(desktop: desktop.scheme) }

    /// Which design was chosen, and whether there is one of that name.
    var design: DesignChoice {
        DesignCatalog.shipped.choice(
            id: behavior.nativeDesignID, release: user.values.designRelease?.value.release)
    }

    /// The lengths before they are fitted to an output of a logical size.
    func lengths(on output: Size) -> NativeMetrics {
        let design = design.design
        return own.style?.lengths(on: output, design) ?? design.metrics[OutputClass(of: output)]
    }

    /// - Parameter metrics: what the output needs.
    func style(_ metrics: NativeMetrics) -> any KeyboardStyleProvider {
        let design = design.design
        let style: any KeyboardStyleProvider =
            own.style.map { FittedStyle($0, metrics: metrics) }
            ?? user.style(design: design, metrics: metrics)
            ?? behavior.theme.style(design: design, metrics: metrics)
        return desktop.prefersContrast ? ContrastedStyle(style) : style
    }
}
