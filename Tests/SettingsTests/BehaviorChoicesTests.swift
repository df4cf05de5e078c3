import Behavior
import Documents
import KeyboardStyle
import Testing

@testable import Settings

/// Settings as switches of the keyboard. Source: behaviour A.1, A.7, A.8, B.4, C.1.
@Suite struct BehaviorChoicesTests {
    @Test func nothingWrittenChangesNothing() {
        for preset in [KeyboardBehavior.standard, .recommended] {
            #expect(preset.applying(UserChoices(), reducesMotion: false) == preset)
        }
    }

    @Test func everySettingChangesItsSwitch() throws {
        let behavior = try applied(
            """
            theme: ocean
            design: ios18
            translucency: off
            preview-style: curvy
            uniform-keys: off
            space-label: off
            animations: off
            """)
        var expected = KeyboardBehavior.recommended
        expected.theme = .ocean
        expected.nativeDesignID = "ios18"
        expected.characterPreviewStyle = .curvy
        expected.translucentBackground = false
        expected.uniformKeyColor = false
        expected.showSpaceLabel = false
        expected.keyAnimationsEnabled = false
        #expect(behavior == expected)
    }

    @Test func previewMayBeOff() throws {
        let behavior = try applied("preview-style: off")
        #expect(behavior.shownPreview == nil)
        #expect(
            behavior.characterPreviewStyle == KeyboardBehavior.recommended.characterPreviewStyle)
    }

    @Test(arguments: [
        ("on", false, true), ("on", true, true), ("off", false, false), ("auto", false, true),
        ("auto", true, false), ("", true, false), ("", false, true),
    ])
    func animationsAskTheDesktopUnlessTheUserSays(_ word: String, _ reduces: Bool, _ moves: Bool)
        throws
    {
        #expect(
            try applied("animations: \(word)", reducesMotion: reduces).keyAnimationsEnabled == moves
        )
    }

    @Test(
        arguments: [
            ("light", .dark, .light), ("dark", nil, .dark), ("auto", .dark, .dark),
            ("auto", nil, .light), ("", .dark, .dark), ("", nil, .light),
        ] as [(String, ColorScheme?, ColorScheme)])
    func schemeAsksTheDesktopUnlessTheUserSays(
        _ word: String, _ desktop: ColorScheme?, _ scheme: ColorScheme
    ) throws {
        #expect(try choices("scheme: \(word)").scheme(desktop: desktop) == scheme)
    }

    /// Behaviour B.4: a custom style under the native theme shows what is behind it where it has fills for that.
    @Test func themeOfAFileIsSolidUnlessItIsForGlass() throws {
        var choices = try choices("theme: mine\ntranslucency: on")
        let colors = [
            ThemeColor.standardKey: KeyboardColor(light: RGBA(1, 1, 1), dark: RGBA(0, 0, 0))
        ]
        choices.theme = ThemeDocument(name: "mine", base: .native, colors: colors)
        let solid = KeyboardBehavior.recommended.applying(choices, reducesMotion: false)
        #expect(solid.theme == .native)
        #expect(!solid.isTranslucent)
        choices.theme = ThemeDocument(name: "mine", base: .native, colors: [:])
        #expect(KeyboardBehavior.recommended.applying(choices, reducesMotion: false).isTranslucent)
        choices.values.translucency = Placed(false, at: .start)
        #expect(!KeyboardBehavior.recommended.applying(choices, reducesMotion: false).isTranslucent)
    }

    @Test func themeOfAMissingFileIsTheNativeOne() throws {
        let behavior = try applied("theme: missing")
        #expect(behavior.theme == .native)
        #expect(behavior.isTranslucent)
        #expect(
            try choices("theme: missing").style(design: .newest, metrics: .phonePortrait) == nil)
    }

    private func applied(_ text: String, reducesMotion: Bool = false) throws -> KeyboardBehavior {
        KeyboardBehavior.recommended.applying(try choices(text), reducesMotion: reducesMotion)
    }

    private func choices(_ text: String) throws -> UserChoices {
        let (values, problems) = try SettingsValues.read(Array(text.utf8), path: "s")
        #expect(problems == [])
        var choices = UserChoices()
        choices.values = try #require(values)
        return choices
    }
}
