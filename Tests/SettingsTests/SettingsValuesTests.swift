import DocumentTestKit
import Documents
import KeyboardStyle
import Testing

@testable import Settings

@Suite struct SettingsValuesTests {
    @Test func everySettingIsRead() throws {
        let (values, problems) = try read(
            """
            theme: ocean
            scheme: dark
            design: ios18
            translucency: off
            preview-style: bubble-word
            uniform-keys: on
            space-label: no
            animations: auto
            """)
        #expect(problems == [])
        #expect(values.theme == Placed(.builtIn(.ocean), at: DocumentPlace(line: 1, column: 8)))
        #expect(values.scheme == Placed(.always(.dark), at: DocumentPlace(line: 2, column: 9)))
        #expect(values.design?.value == .id("ios18"))
        #expect(values.translucency?.value == false)
        #expect(values.previewStyle?.value == .style(.bubbleWord))
        #expect(values.uniformKeys?.value == true)
        #expect(values.spaceLabel?.value == false)
        #expect(values.animations?.value == .auto)
    }

    @Test(arguments: [
        ("ocean", ThemeReference.builtIn(.ocean)), ("paper", .named("paper")),
        ("~/themes/a.yaml", .path("~/themes/a.yaml")), ("./a.yaml", .path("./a.yaml")),
        ("My Theme", .named("My Theme")),
    ])
    func themeIsANameOrAFile(_ text: String, _ theme: ThemeReference) throws {
        #expect(try read("theme: \(text)").0.theme?.value == theme)
    }

    @Test(arguments: ["on", "ON", "true", "True", "yes", "'on'"])
    func onHasSeveralWords(_ word: String) throws {
        #expect(try read("uniform-keys: \(word)").0.uniformKeys?.value == true)
    }

    /// Behaviour D, introduction: missing keys, unknown keys and unknown words keep everything else.
    @Test func B40_whatIsNotUnderstoodKeepsEverythingElse() throws {
        let (values, problems) = try read(
            """
            sceme: dark
            scheme: drak
            theme: ocean
            design:
            translucency: maybe
            preview-style: [native]
            space-label: off
            """)
        var expected = SettingsValues()
        expected.theme = Placed(.builtIn(.ocean), at: DocumentPlace(line: 3, column: 8))
        expected.spaceLabel = Placed(false, at: DocumentPlace(line: 7, column: 14))
        #expect(values == expected)
        #expect(
            problems.sorted() == [
                "s:1:1: unknown key 'sceme'; did you mean 'scheme'?",
                "s:2:9: scheme cannot be 'drak'; did you mean 'dark'?",
                "s:5:15: translucency cannot be 'maybe'; it is on or off",
                "s:6:16: preview-style cannot be a list; it is native, connected, curvy, square, "
                    + "floating, bubble, bubble-word, bubble-sentence or off",
            ])
    }

    @Test(arguments: [
        Mistake("scheme: blue", "s:1:9: scheme cannot be 'blue'; it is light, dark or auto"),
        Mistake("scheme: {}", "s:1:9: scheme cannot be a mapping; it is light, dark or auto"),
        Mistake("animations: 1", "s:1:13: animations cannot be '1'; it is on, off or auto"),
        Mistake(
            "preview-style: bubbleword",
            "s:1:16: preview-style cannot be 'bubbleword'; did you mean 'bubble-word'?"),
        Mistake(
            "design: ios27", "s:1:9: design cannot be 'ios27'; did you mean 'ios26'?"),
        Mistake(
            "design: new", "s:1:9: design cannot be 'new'; it is ios18, ios26, ios26-thin or auto"),
        Mistake(
            "theme: .hidden",
            "s:1:8: theme cannot be '.hidden'; it is one of native, midnight, ocean, sunset, "
                + "forest or graphite, or a theme file's name"),
        Mistake(
            "colour: red",
            "s:1:1: unknown key 'colour'; `glasschord settings --defaults` tells all there are"),
        Mistake(
            "theme: sunset\ntheme: ocean",
            "s:2:1: 'theme' is given again; the one in line 1 counts; remove one of them"),
    ])
    func mistakeIsToldWithItsPlace(_ mistake: Mistake) throws {
        #expect(try read(mistake.text).1 == mistake.says)
    }

    /// Whatever such a document was meant to be, it gives nothing in place of what counts.
    @Test(arguments: [
        Mistake("- theme", "s:1:1: the document is a list; write one 'key: value' a line"),
        Mistake("theme", "s:1:1: the document is 'theme'; write one 'key: value' a line"),
    ])
    func aDocumentWithoutKeysIsNoSettings(_ mistake: Mistake) throws {
        let (values, problems) = try SettingsValues.read(Array(mistake.text.utf8), path: "s")
        #expect(values == nil)
        #expect(problems.map(\.description) == mistake.says)
    }

    @Test func emptyDocumentSaysNothing() throws {
        let (values, problems) = try read("# nothing yet\n")
        #expect(values == SettingsValues())
        #expect(problems == [])
    }

    private func read(_ text: String) throws -> (SettingsValues, [String]) {
        let (values, problems) = try SettingsValues.read(Array(text.utf8), path: "s")
        return (try #require(values), problems.map(\.description))
    }
}
