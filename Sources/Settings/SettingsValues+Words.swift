import Documents
import KeyboardStyle

extension SettingsValues {
    /// The settings by their names in the document, which are those of a command line's options too.
    package enum Name: String, Sendable, CaseIterable {
        case theme
        case scheme
        case design
        case translucency
        case previewStyle = "preview-style"
        case uniformKeys = "uniform-keys"
        case spaceLabel = "space-label"
        case animations
    }

    static let schemes: [(String, SchemeSetting)] = [
        ("light", .always(.light)), ("dark", .always(.dark)), ("auto", .auto),
    ]
    static let designs: [(String, DesignSetting)] =
        NativeDesign.all.map { ($0.id, .id($0.id)) } + [("auto", .auto)]
    static let motions: [(String, AnimationSetting)] = [
        ("on", .always(true)), ("off", .always(false)), ("auto", .auto),
    ]
    static let switches = [("on", true), ("off", false)]

    /// Takes a setting from a command line, in the document's words.
    ///
    /// - Returns: what the setting takes, such as "light, dark or auto", where the text is not among it; nil if all is well.
    package mutating func set(_ name: Name, to text: String) -> String? {
        switch name {
        case .theme:
            guard let reference = ThemeReference(text) else {
                return "\(MappingReader.list(ThemeReference.builtIn)), or a theme file's name"
            }
            theme = Placed(reference, at: .start)
            return nil
        case .scheme: return choose(&scheme, text, among: Self.schemes)
        case .design: return choose(&design, text, among: Self.designs)
        case .translucency: return choose(&translucency, text, among: Self.switches)
        case .previewStyle: return choose(&previewStyle, text, among: PreviewSetting.choices)
        case .uniformKeys: return choose(&uniformKeys, text, among: Self.switches)
        case .spaceLabel: return choose(&spaceLabel, text, among: Self.switches)
        case .animations: return choose(&animations, text, among: Self.motions)
        }
    }

    /// These settings where they say something, and otherwise those of `other`.
    package func completed(by other: SettingsValues) -> SettingsValues {
        var values = self
        values.theme = theme ?? other.theme
        values.scheme = scheme ?? other.scheme
        values.design = design ?? other.design
        values.translucency = translucency ?? other.translucency
        values.previewStyle = previewStyle ?? other.previewStyle
        values.uniformKeys = uniformKeys ?? other.uniformKeys
        values.spaceLabel = spaceLabel ?? other.spaceLabel
        values.animations = animations ?? other.animations
        return values
    }

    private func choose<Value>(
        _ setting: inout Placed<Value>?, _ text: String, among choices: [(String, Value)]
    ) -> String? {
        guard let choice = choices.first(where: { $0.0 == text }) else {
            return MappingReader.list(choices.map(\.0))
        }
        setting = Placed(choice.1, at: .start)
        return nil
    }
}
