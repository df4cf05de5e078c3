import Behavior
import Documents
import KeyboardStyle

extension KeyboardBehavior {
    /// These switches, with what the user chose otherwise.
    ///
    /// A theme from a file is the native theme with a style of its own; where that has no fills for it, nothing shows through.
    /// Source: behaviour A.2, rule 5; B.4, last row.
    ///
    /// - Parameter reducesMotion: what the desktop wants.
    package func applying(_ choices: UserChoices, reducesMotion: Bool) -> KeyboardBehavior {
        let values = choices.values
        var behavior = values.preset?.value.behavior ?? self
        for choice in values.switches { choice.value.set(in: &behavior) }
        switch values.theme?.value {
        case .builtIn(let theme): behavior.theme = theme
        case .named, .path, .unusable: behavior.theme = .native
        case nil: break
        }
        switch values.design?.value {
        case .id(let id): behavior.nativeDesignID = id
        case .auto: behavior.nativeDesignID = nil
        case nil: break
        }
        if let isOn = values.translucency?.value { behavior.translucentBackground = isOn }
        if let theme = choices.theme, !ThemeStyle(theme).isForGlass {
            behavior.translucentBackground = false
        }
        switch values.previewStyle?.value {
        case .off: behavior.characterPreview = false
        case .style(let style):
            behavior.characterPreview = true
            behavior.characterPreviewStyle = style
        case nil: break
        }
        if let isOn = values.uniformKeys?.value { behavior.uniformKeyColor = isOn }
        if let isOn = values.spaceLabel?.value { behavior.showSpaceLabel = isOn }
        switch values.animations?.value {
        case .always(let isOn): behavior.keyAnimationsEnabled = isOn
        case .auto, nil: if reducesMotion { behavior.keyAnimationsEnabled = false }
        }
        return behavior
    }
}
