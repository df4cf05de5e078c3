import Documents
import KeyboardStyle

/// What `settings.yaml` says; nil for what it leaves to the keyboard.
package struct SettingsValues: Sendable, Hashable {
    package var theme: Placed<ThemeReference>?
    package var scheme: Placed<SchemeSetting>?
    package var design: Placed<DesignSetting>?
    /// Whether what is behind the keyboard shows through, where the theme allows it.
    package var translucency: Placed<Bool>?
    package var previewStyle: Placed<PreviewSetting>?
    /// Whether all keys have the letter keys' colours.
    package var uniformKeys: Placed<Bool>?
    /// Whether the word "space" stands on the space bar.
    package var spaceLabel: Placed<Bool>?
    package var animations: Placed<AnimationSetting>?

    package init() {}

    /// Reads a document. What is not understood is as if it was not written. Source: behaviour D, introduction.
    ///
    /// - Throws: a mistake after which nothing more can be read.
    package static func read(
        _ bytes: [UInt8], path: String
    ) throws(DocumentProblem) -> (value: SettingsValues?, problems: [DocumentProblem]) {
        let document = try YAMLDocument(bytes, path: path)
        var reader = MappingReader(document.root, path: path)
        var values = SettingsValues()
        values.theme = theme(&reader)
        values.scheme = reader.choice("scheme", schemes)
        values.design = reader.choice("design", designs)
        values.translucency = reader.toggle("translucency")
        values.previewStyle = reader.choice("preview-style", PreviewSetting.choices)
        values.uniformKeys = reader.toggle("uniform-keys")
        values.spaceLabel = reader.toggle("space-label")
        values.animations = reader.choice("animations", motions)
        reader.finish()
        return (values, document.problems + reader.problems)
    }

    private static func theme(_ reader: inout MappingReader) -> Placed<ThemeReference>? {
        let expected =
            "one of \(MappingReader.list(ThemeReference.builtIn)), or a theme file's name"
        guard let text = reader.text("theme", expected: expected) else { return nil }
        guard let reference = ThemeReference(text.value) else {
            let name = DocumentProblem.quoted(text.value)
            reader.complain(text.place, "theme cannot be \(name)", "it is \(expected)")
            return nil
        }
        return Placed(reference, at: text.place)
    }
}
