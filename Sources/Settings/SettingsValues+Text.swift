import Behavior
import Documents
import KeyboardStyle

extension SettingsValues {
    /// What is said of a setting, in the words of the document; nil where nothing is.
    package func written(_ name: Name) -> Placed<String>? {
        switch name {
        // What names no theme says nothing about what counts.
        case .theme: theme?.value == .unusable ? nil : text(theme) { $0.text }
        case .scheme: word(scheme, among: Self.schemes)
        case .design: word(design, among: Self.designs)
        case .designRelease: text(designRelease) { $0.text }
        case .glassFallback: text(glassFallback) { $0.rawValue }
        case .translucency: word(translucency, among: Self.switchWords)
        case .previewStyle: word(previewStyle, among: PreviewSetting.choices)
        case .uniformKeys: word(uniformKeys, among: Self.switchWords)
        case .spaceLabel: word(spaceLabel, among: Self.switchWords)
        case .animations: word(animations, among: Self.motions)
        case .languages: text(languages) { "[\($0.joined(separator: ", "))]" }
        case .page: text(page) { $0.rawValue }
        case .keyHeight: text(keyHeight) { $0.text }
        case .output: text(output) { $0.text }
        case .layer: text(layer) { $0.rawValue }
        case .repeatDelay: text(repeatDelay) { $0.text }
        case .repeatRate: text(repeatRate) { $0.text }
        case .toolbar: text(toolbar) { $0.text }
        case .toolbarStyle: text(toolbarStyle) { $0.rawValue }
        case .toolbarDelay: text(toolbarDelay) { $0.text }
        case .kiosk: word(kiosk, among: Self.switchWords)
        case .behavior: text(preset) { $0.rawValue }
        }
    }

    /// The same of a switch.
    package func written(_ name: SwitchName) -> Placed<String>? {
        switches.first { $0.value.name == name }.map { Placed($0.value.text, at: $0.place) }
    }

    private func text<Value>(
        _ setting: Placed<Value>?, _ text: (Value) -> String
    ) -> Placed<String>? {
        setting.map { Placed(text($0.value), at: $0.place) }
    }

    private func word<Value: Equatable>(
        _ setting: Placed<Value>?, among choices: [(String, Value)]
    ) -> Placed<String>? {
        text(setting) { value in choices.first { $0.1 == value }?.0 ?? "" }
    }
}
