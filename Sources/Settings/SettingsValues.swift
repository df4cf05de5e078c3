import Behavior
import Documents
import KeyboardStyle

/// What `settings.yaml` says; nil for what it leaves to the keyboard.
package struct SettingsValues: Sendable, Hashable {
    package var theme: Placed<ThemeReference>?
    package var scheme: Placed<SchemeSetting>?
    package var design: Placed<DesignSetting>?
    /// How new a design may be that is chosen by itself.
    package var designRelease: Placed<ReleaseSetting>?
    /// What is shown behind the keys where nothing blurs it.
    package var glassFallback: Placed<GlassFallback>?
    /// Whether what is behind the keyboard shows through, where the theme allows it.
    package var translucency: Placed<Bool>?
    package var previewStyle: Placed<PreviewSetting>?
    /// Whether all keys have the letter keys' colours.
    package var uniformKeys: Placed<Bool>?
    /// Whether the word "space" stands on the space bar.
    package var spaceLabel: Placed<Bool>?
    package var animations: Placed<AnimationSetting>?
    /// The layouts by their names, in the order in which the globe goes through them.
    package var languages: Placed<[String]>?
    /// Where each of them stands; none for those of a command line.
    package var languagePlaces: [DocumentPlace] = []
    package var page: Placed<PageSetting>?
    package var keyHeight: Placed<KeyHeight>?
    package var output: Placed<OutputSetting>?
    package var layer: Placed<LayerSetting>?
    /// How long a key is held before it repeats, in milliseconds.
    package var repeatDelay: Placed<RepeatSetting>?
    /// How often it repeats in a second.
    package var repeatRate: Placed<RepeatSetting>?
    package var toolbar: Placed<ToolbarSetting>?
    package var toolbarStyle: Placed<ToolbarStyle>?
    package var toolbarDelay: Placed<ToolbarDelay>?
    /// Whether strangers type here: then no tool runs a program.
    package var kiosk: Placed<Bool>?
    /// The switches to begin with.
    package var preset: Placed<BehaviorPreset>?
    /// What of them is otherwise, each name at most once.
    package var switches: [Placed<SwitchChoice>] = []

    package init() {}

    /// Reads a document. What is not understood is as if it was not written. Source: behaviour D, introduction.
    ///
    /// - Throws: a mistake after which nothing more can be read.
    package static func read(
        _ bytes: [UInt8], path: String
    ) throws(DocumentProblem) -> (value: SettingsValues?, problems: [DocumentProblem]) {
        let document = try YAMLDocument(bytes, path: path)
        var reader = MappingReader(document.root, path: path)
        // Whatever it was meant to be, it tells no settings.
        if !reader.isMapping { return (nil, document.problems + reader.problems) }
        var values = SettingsValues()
        values.theme = theme(&reader)
        values.scheme = reader.choice("scheme", schemes)
        values.design = reader.choice("design", designs)
        values.designRelease = reader.value("design-release", ReleaseSetting.expected) {
            ReleaseSetting($0)
        }
        values.glassFallback = reader.choice("glass-fallback", fallbacks)
        values.translucency = reader.toggle("translucency")
        values.previewStyle = reader.choice("preview-style", PreviewSetting.choices)
        values.uniformKeys = reader.toggle("uniform-keys")
        values.spaceLabel = reader.toggle("space-label")
        values.animations = reader.choice("animations", motions)
        if let languages = languages(&reader) {
            values.languages = Placed(languages.names.map(\.value), at: languages.place)
            values.languagePlaces = languages.names.map(\.place)
        }
        values.page = reader.choice("page", pages)
        values.keyHeight = reader.value("key-height", KeyHeight.expected) { KeyHeight($0) }
        values.output = reader.value("output", OutputSetting.expected) { OutputSetting($0) }
        values.layer = reader.choice("layer", layers)
        values.repeatDelay = reader.value("repeat-delay", RepeatSetting.delay.expected) {
            RepeatSetting($0, RepeatSetting.delay)
        }
        values.repeatRate = reader.value("repeat-rate", RepeatSetting.rate.expected) {
            RepeatSetting($0, RepeatSetting.rate)
        }
        values.toolbar = reader.value("toolbar", ToolbarSetting.expected) { ToolbarSetting($0) }
        values.toolbarStyle = reader.choice("toolbar-style", toolbarStyles)
        values.toolbarDelay = reader.value("toolbar-delay", ToolbarDelay.expected) {
            ToolbarDelay($0)
        }
        values.kiosk = kiosk(&reader)
        values.preset = reader.choice("behavior", presets)
        values.switches = SwitchName.allCases.compactMap { name in
            reader.value(name.rawValue, name.kind.expected) { SwitchChoice(name, $0) }
        }
        reader.finish(advice: "`glasschord settings --defaults` tells all there are")
        return (values, document.problems + reader.problems)
    }

    /// A lock that is not understood is closed.
    private static func kiosk(_ reader: inout MappingReader) -> Placed<Bool>? {
        if let isOn = reader.toggle("kiosk") { return isOn }
        return reader.node("kiosk").map { Placed(true, at: $0.place) }
    }

    private static func theme(_ reader: inout MappingReader) -> Placed<ThemeReference>? {
        let expected =
            "one of \(MappingReader.list(ThemeReference.builtIn)), or a theme file's name"
        guard let node = reader.node("theme") else { return nil }
        if case .scalar(let text, _) = node.content, let reference = ThemeReference(text) {
            return Placed(reference, at: node.place)
        }
        reader.refuse(node, for: "theme", expected: expected)
        return Placed(.unusable, at: node.place)
    }

    private static func languages(
        _ reader: inout MappingReader
    ) -> (names: [Placed<String>], place: DocumentPlace)? {
        let expected =
            "a layout's name, or several such as [us, de]; `glasschord list layouts` tells them"
        guard let node = reader.node("languages") else { return nil }
        switch node.content {
        case .scalar(let name, _): return ([Placed(name, at: node.place)], node.place)
        case .sequence(let nodes):
            var names: [Placed<String>] = []
            for entry in nodes {
                guard case .scalar(let name, _) = entry.content, !name.isEmpty else {
                    reader.refuse(entry, for: "a language", expected: "a layout's name")
                    continue
                }
                if names.contains(where: { $0.value == name }) {
                    reader.complain(
                        entry.place, "\(DocumentProblem.quoted(name)) comes twice",
                        "name each language once", severity: .warning)
                } else {
                    names.append(Placed(name, at: entry.place))
                }
            }
            return names.isEmpty ? nil : (names, node.place)
        case .mapping:
            reader.refuse(node, for: "languages", expected: expected)
            return nil
        }
    }
}
