import Documents
import KeyboardStyle
import Units

extension SettingsValues.Name {
    /// What it decides, for people.
    package var meaning: String {
        switch self {
        case .theme: "the colours"
        case .scheme: "whether the light or the dark colours are shown; auto follows your desktop"
        case .design: "whose measures the keys have; auto is the newest that design-release allows"
        case .designRelease: "how new the design may be that `design: auto` chooses"
        case .glassFallback:
            "what is shown behind the keys where the compositor offers no blur: all that is there, or a solid keyboard"
        case .translucency: "whether what is behind the keyboard shows through"
        case .previewStyle: "how a held letter is shown above its key"
        case .uniformKeys: "whether shift, return and the like have the letters' colour"
        case .spaceLabel: "whether the word \"space\" stands on the space bar"
        case .animations: "whether keys move; auto asks your desktop"
        case .languages: "the layouts, in the order in which the globe goes through them"
        case .page:
            "terminal has the keys of a terminal, pc is as on a desk; auto is what the field wants"
        case .keyHeight: "how high the keys are"
        case .output: "on which output the keyboard is shown; auto leaves it to the compositor"
        case .layer: "overlay stands above fullscreen windows; auto is what suits the compositor"
        case .repeatDelay: "how long a key is held before it repeats; auto is as your seat says"
        case .repeatRate: "how often it repeats; 0 for never, auto is as your seat says"
        case .toolbar:
            "the tools above the keys; auto is the bar of the application or the field"
        case .toolbarStyle: "how tools are drawn: as capsules of glass, or each as a key"
        case .toolbarDelay: "how long a tool is held until its choices appear"
        case .kiosk: "whether strangers type here: no tool runs a program then"
        case .behavior: "the switches below to begin with: standard is as on the native keyboard"
        }
    }

    /// What it takes, in words that follow "it is".
    package var expected: String {
        switch self {
        case .theme: "\(MappingReader.list(ThemeReference.builtIn)), or a theme file's name"
        case .scheme: Self.list(SettingsValues.schemes)
        case .design: Self.list(SettingsValues.designs)
        case .designRelease: ReleaseSetting.expected
        case .glassFallback: Self.list(SettingsValues.fallbacks)
        case .translucency, .uniformKeys, .spaceLabel: "on or off"
        case .previewStyle: Self.list(PreviewSetting.choices)
        case .animations: Self.list(SettingsValues.motions)
        case .languages: "names that `glasschord list layouts` tells, such as [us, de]"
        case .page: Self.list(SettingsValues.pages)
        case .keyHeight: KeyHeight.expected
        case .output: OutputSetting.expected
        case .layer: Self.list(SettingsValues.layers)
        case .repeatDelay: RepeatSetting.delay.expected
        case .repeatRate: RepeatSetting.rate.expected
        case .behavior: Self.list(SettingsValues.presets)
        case .toolbar: ToolbarSetting.expected
        case .toolbarStyle: Self.list(SettingsValues.toolbarStyles)
        case .toolbarDelay: ToolbarDelay.expected
        case .kiosk: "on or off"
        }
    }

    /// What counts where nothing is said; nil for what the environment decides.
    package var standard: String? {
        switch self {
        case .theme: "native"
        case .scheme, .design, .designRelease, .animations, .page, .keyHeight, .output, .layer,
            .repeatDelay, .repeatRate, .toolbar:
            "auto"
        case .translucency, .uniformKeys, .spaceLabel: "on"
        case .glassFallback: "clear"
        case .previewStyle: "native"
        case .behavior: "recommended"
        case .toolbarStyle: ToolbarStyle.glass.rawValue
        case .toolbarDelay: SwitchKind.text(ToolbarDelay.standard.value)
        case .kiosk: "off"
        case .languages: nil
        }
    }

    private static func list<Value>(_ choices: [(String, Value)]) -> String {
        MappingReader.list(choices.map(\.0))
    }
}
