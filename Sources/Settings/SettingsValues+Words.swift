import Behavior
import Documents
import KeyboardStyle

extension SettingsValues {
    /// The settings by their names in the document, which are those of a command line's options too.
    package enum Name: String, Sendable, CaseIterable {
        case theme
        case scheme
        case design
        case designRelease = "design-release"
        case translucency
        case glassFallback = "glass-fallback"
        case previewStyle = "preview-style"
        case uniformKeys = "uniform-keys"
        case spaceLabel = "space-label"
        case animations
        case languages
        case page
        case keyHeight = "key-height"
        case output
        case layer
        case repeatDelay = "repeat-delay"
        case repeatRate = "repeat-rate"
        case behavior
        case toolbar
        case toolbarStyle = "toolbar-style"
        case toolbarDelay = "toolbar-delay"
        case kiosk
    }

    static let schemes: [(String, SchemeSetting)] = [
        ("light", .always(.light)), ("dark", .always(.dark)), ("auto", .auto),
    ]
    static let designs: [(String, DesignSetting)] =
        NativeDesign.all.map { ($0.id, .id($0.id)) } + [("auto", .auto)]
    static let motions: [(String, AnimationSetting)] = [
        ("on", .always(true)), ("off", .always(false)), ("auto", .auto),
    ]
    static let switchWords = [("on", true), ("off", false)]
    static let pages = PageSetting.allCases.map { ($0.rawValue, $0) }
    static let layers = LayerSetting.allCases.map { ($0.rawValue, $0) }
    static let fallbacks = GlassFallback.allCases.map { ($0.rawValue, $0) }
    static let toolbarStyles = ToolbarStyle.allCases.map { ($0.rawValue, $0) }
    static let presets = BehaviorPreset.allCases.map { ($0.rawValue, $0) }

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
        case .designRelease:
            return take(&designRelease, ReleaseSetting(text), ReleaseSetting.expected)
        case .glassFallback: return choose(&glassFallback, text, among: Self.fallbacks)
        case .translucency: return take(&translucency, MappingReader.toggle(text), "on or off")
        case .previewStyle: return choose(&previewStyle, text, among: PreviewSetting.choices)
        case .uniformKeys: return take(&uniformKeys, MappingReader.toggle(text), "on or off")
        case .spaceLabel: return take(&spaceLabel, MappingReader.toggle(text), "on or off")
        case .animations: return choose(&animations, text, among: Self.motions)
        case .languages:
            // As the document and `glasschord settings` write a list, or without its brackets.
            var names: [String] = []
            for name in text.split(whereSeparator: { "[], ".contains($0) }).map(String.init)
            where !names.contains(name) {
                names.append(name)
            }
            if names.isEmpty { return "names of layouts, such as us,de" }
            languages = Placed(names, at: .start)
            languagePlaces = []
            return nil
        case .page: return choose(&page, text, among: Self.pages)
        case .keyHeight: return take(&keyHeight, KeyHeight(text), KeyHeight.expected)
        case .output: return take(&output, OutputSetting(text), OutputSetting.expected)
        case .layer: return choose(&layer, text, among: Self.layers)
        case .repeatDelay:
            let figure = RepeatSetting.delay
            return take(&repeatDelay, RepeatSetting(text, figure), figure.expected)
        case .repeatRate:
            let figure = RepeatSetting.rate
            return take(&repeatRate, RepeatSetting(text, figure), figure.expected)
        case .behavior: return choose(&preset, text, among: Self.presets)
        case .toolbar: return take(&toolbar, ToolbarSetting(text), ToolbarSetting.expected)
        case .toolbarStyle: return choose(&toolbarStyle, text, among: Self.toolbarStyles)
        case .toolbarDelay:
            return take(&toolbarDelay, ToolbarDelay(text), ToolbarDelay.expected)
        case .kiosk: return take(&kiosk, MappingReader.toggle(text), "on or off")
        }
    }

    /// The same for a switch.
    package mutating func set(_ name: SwitchName, to text: String) -> String? {
        guard let choice = SwitchChoice(name, text) else { return name.kind.expected }
        switches.removeAll { $0.value.name == name }
        switches.append(Placed(choice, at: .start))
        return nil
    }

    /// These settings where they say something, and otherwise those of `other`.
    package func completed(by other: SettingsValues) -> SettingsValues {
        var values = self
        values.theme = theme ?? other.theme
        values.scheme = scheme ?? other.scheme
        values.design = design ?? other.design
        values.designRelease = designRelease ?? other.designRelease
        values.glassFallback = glassFallback ?? other.glassFallback
        values.translucency = translucency ?? other.translucency
        values.previewStyle = previewStyle ?? other.previewStyle
        values.uniformKeys = uniformKeys ?? other.uniformKeys
        values.spaceLabel = spaceLabel ?? other.spaceLabel
        values.animations = animations ?? other.animations
        if languages == nil {
            values.languages = other.languages
            values.languagePlaces = other.languagePlaces
        }
        values.page = page ?? other.page
        values.keyHeight = keyHeight ?? other.keyHeight
        values.output = output ?? other.output
        values.layer = layer ?? other.layer
        values.repeatDelay = repeatDelay ?? other.repeatDelay
        values.repeatRate = repeatRate ?? other.repeatRate
        values.preset = preset ?? other.preset
        values.toolbar = toolbar ?? other.toolbar
        values.toolbarStyle = toolbarStyle ?? other.toolbarStyle
        values.toolbarDelay = toolbarDelay ?? other.toolbarDelay
        values.kiosk = kiosk ?? other.kiosk
        for choice in other.switches
        where !values.switches.contains(where: { $0.value.name == choice.value.name }) {
            values.switches.append(choice)
        }
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

    private func take<Value>(
        _ setting: inout Placed<Value>?, _ value: Value?, _ expected: String
    ) -> String? {
        guard let value else { return expected }
        setting = Placed(value, at: .start)
        return nil
    }
}
