import Behavior
import Foundation
import KeyboardStyle
import Testing
import Units

struct BehaviorTests {
    private func decoded(_ json: String) throws -> KeyboardBehavior {
        try JSONDecoder().decode(KeyboardBehavior.self, from: Data(json.utf8))
    }

    /// Every switch away from its default.
    private let turned = KeyboardBehavior(
        theme: .forest, translucentBackground: false, nativeDesignID: "ios18",
        uniformKeyColor: true, showSpaceLabel: false, characterPreview: false,
        characterPreviewStyle: .curvy, keyAnimationsEnabled: false)

    /// Behaviour D.1.
    @Test func presetsHaveTheTablesValues() {
        for behavior in [KeyboardBehavior.standard, .recommended, KeyboardBehavior()] {
            #expect(behavior.theme == .native && behavior.nativeDesignID == nil)
            #expect(behavior.showSpaceLabel && behavior.keyAnimationsEnabled)
            #expect(behavior.characterPreview && behavior.characterPreviewStyle == .native)
        }
        #expect(KeyboardBehavior() == .standard)
    }

    @Test func T20_theNativeThemeIsTheDefault() {
        #expect(KeyboardBehavior.standard.theme == .native)
        #expect(KeyboardBehavior.recommended.theme == .native)
    }

    @Test func T32_translucencyIsOnByDefault() throws {
        for behavior in [KeyboardBehavior.standard, .recommended, try decoded("{}")] {
            #expect(behavior.translucentBackground && behavior.isTranslucent)
        }
    }

    @Test(arguments: KeyboardTheme.allCases, [true, false])
    func T24_aThemeIsSolidWhateverIsStored(theme: KeyboardTheme, isStored: Bool) {
        var behavior = KeyboardBehavior(theme: theme, translucentBackground: isStored)
        #expect(behavior.isTranslucent == (theme == .native && isStored))
        #expect(behavior.translucentBackground == isStored)
        behavior.theme = .native
        #expect(behavior.isTranslucent == isStored)
    }

    @Test func T49_uniformKeysAreOffInTheNativeAndOnInTheRecommendedPreset() {
        #expect(!KeyboardBehavior.standard.uniformKeyColor)
        #expect(KeyboardBehavior.recommended.uniformKeyColor)
    }

    @Test func T42_thePreviewThatIsShownDecidesTheHeadroom() {
        var behavior = KeyboardBehavior(characterPreviewStyle: .connected)
        #expect(behavior.shownPreview == .connected)
        behavior.characterPreview = false
        #expect(behavior.shownPreview == nil)
        #expect(NativeMetrics.phonePortrait.popTopInset(for: behavior.shownPreview) == 0)
    }

    @Test func B40_everySwitchSurvivesBeingStored() throws {
        let data = try JSONEncoder().encode(turned)
        #expect(try JSONDecoder().decode(KeyboardBehavior.self, from: data) == turned)
    }

    @Test func B40_storedNamesAreTheMembers() throws {
        let json = """
            {"theme": "forest", "translucentBackground": false, "nativeDesignID": "ios18",
             "uniformKeyColor": true, "showSpaceLabel": false, "characterPreview": false,
             "characterPreviewStyle": "curvy", "keyAnimationsEnabled": false}
            """
        #expect(try decoded(json) == turned)
    }

    @Test(
        arguments: [
            "theme", "translucentBackground", "nativeDesignID", "uniformKeyColor",
            "showSpaceLabel", "characterPreview", "characterPreviewStyle", "keyAnimationsEnabled",
        ])
    func B40_whatIsMissingOrNotUnderstoodIsTheDefaultAndTheRestStays(name: String) throws {
        let data = try JSONEncoder().encode(turned)
        let stored = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        var missing = stored
        missing[name] = nil
        var odd = stored
        odd[name] = [1, 2]
        var null = stored
        null[name] = NSNull()
        for object in [missing, odd, null] {
            let data = try JSONSerialization.data(withJSONObject: object)
            let behavior = try JSONDecoder().decode(KeyboardBehavior.self, from: data)
            let read = try #require(
                JSONSerialization.jsonObject(with: JSONEncoder().encode(behavior))
                    as? [String: Any])
            let standard = try #require(
                JSONSerialization.jsonObject(with: JSONEncoder().encode(KeyboardBehavior()))
                    as? [String: Any])
            for key in stored.keys {
                let expected = key == name ? standard[key] : stored[key]
                #expect(read[key] as? NSObject == expected as? NSObject, "\(key)")
            }
        }
    }

    @Test func B40_unknownKeysAndNamesCostNothing() throws {
        let behavior = try decoded(
            """
            {"hologram": {"depth": 3}, "theme": "neon", "characterPreviewStyle": "hologram",
             "uniformKeyColor": true}
            """)
        #expect(behavior == KeyboardBehavior(uniformKeyColor: true))
    }

    @Test func B09_theStoredShapeIsRead() throws {
        func shape(_ name: String) throws -> CharacterPreviewStyle {
            try decoded("{\"characterPreviewStyle\": \"\(name)\"}").characterPreviewStyle
        }
        #expect(try shape("native") == .native && shape("connected") == .connected)
        #expect(try shape("balloon") == .native)
    }

    @Test func presetsAreFoundByBothNames() throws {
        #expect(BehaviorPreset(named: "standard")?.behavior == .standard)
        #expect(BehaviorPreset(named: "recommended")?.behavior == .recommended)
        #expect(BehaviorPreset(named: "pressboardDefault")?.behavior == .recommended)
        #expect(BehaviorPreset(named: "pressboard") == nil)
        let data = Data(#"["pressboardDefault", "standard", "odd"]"#.utf8)
        let presets = try JSONDecoder().decode([BehaviorPreset].self, from: data)
        #expect(presets == [.recommended, .standard, .recommended])
    }
}
