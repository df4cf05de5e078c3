import Behavior
import Foundation
import KeyboardStyle
import Testing
import Units

/// The table of behaviour D.1, as it is stored.
struct SwitchTests {
    /// Name, `standard`, `recommended`. Those whose default is "none" are not stored.
    private static let table: [(name: String, standard: String, recommended: String)] = [
        ("characterPreview", "true", "true"), ("characterPreviewStyle", "\"native\"", "\"native\""),
        ("hapticFeedback", "false", "false"), ("keySound", "true", "true"),
        ("keyAnimationsEnabled", "true", "true"), ("autoCapitalization", "true", "true"),
        ("enableCapsLock", "true", "true"), ("autoShiftToLowercase", "true", "true"),
        ("smartPunctuation", "true", "true"), ("periodShortcut", "true", "true"),
        ("periodShortcutWindow", "800", "800"), ("punctuationSpacing", "true", "true"),
        ("suppressPunctuationSpacingAfterEdit", "true", "true"),
        ("emoticonAwarePunctuation", "true", "true"),
        ("spaceAfterPunctuation", "false", "false"), ("deleteByWord", "true", "true"),
        ("insertOnKeyDown", "false", "true"), ("spaceCommitsOnRelease", "true", "true"),
        ("adaptToInputType", "true", "true"), ("predictiveText", "true", "true"),
        ("autoCorrection", "true", "true"),
        ("autoCorrectMinimumWordLength", "2", "2"), ("nextWordPrediction", "true", "true"),
        ("emptyFieldSuggestions", "true", "true"), ("suppressAutocorrectAfterEdit", "true", "true"),
        ("checkSpelling", "true", "true"), ("showMathResults", "true", "true"),
        ("emojiSuggestions", "true", "true"),
        ("theme", "\"native\"", "\"native\""), ("translucentBackground", "true", "true"),
        ("uniformKeyColor", "false", "true"), ("showSpaceLabel", "true", "true"),
        ("returnToLettersAfterSpace", "true", "true"), ("nextKeyboardKey", "true", "false"),
        ("slideToType", "true", "true"), ("slideToTypeRestoresDiacritics", "true", "true"),
        ("cursorDragUpdateInterval", "33", "33"), ("cursorDragEngageHaptic", "true", "true"),
        ("spaceBarTopExtension", "12", "12"), ("multiTouchInputLayer", "false", "true"),
        ("touchHitTestVerticalOffset", "0", "0"), ("predictiveKeyTargeting", "false", "true"),
        ("oneHandedMode", "\"off\"", "\"off\""), ("oneHandedScale", "0.75", "0.75"),
        ("oneHandedGlobeMenu", "true", "true"), ("dictation", "true", "false"),
        ("emojiKey", "true", "true"),
        ("emojiSearch", "true", "true"), ("memoryDiagnosticsInterval", "0", "0"),
    ]

    private func object(_ behavior: KeyboardBehavior) throws -> [String: NSObject] {
        let data = try JSONEncoder().encode(behavior)
        return try #require(JSONSerialization.jsonObject(with: data) as? [String: NSObject])
    }

    private func behavior(_ object: [String: NSObject]) throws -> KeyboardBehavior {
        let data = try JSONSerialization.data(withJSONObject: object)
        return try JSONDecoder().decode(KeyboardBehavior.self, from: data)
    }

    private func value(_ json: String) throws -> NSObject {
        let data = Data("[\(json)]".utf8)
        let list = try #require(JSONSerialization.jsonObject(with: data) as? [NSObject])
        return try #require(list.first)
    }

    /// Every switch otherwise than `standard` has it.
    private func turned() throws -> [String: NSObject] {
        let words = [
            "theme": "ocean", "characterPreviewStyle": "curvy", "oneHandedMode": "left",
        ]
        var object: [String: NSObject] = [
            "nativeDesignID": "ios18" as NSString, "layoutTypeOverride": "dvorak" as NSString,
        ]
        for row in Self.table {
            switch row.standard {
            case "true": object[row.name] = try value("false")
            case "false": object[row.name] = try value("true")
            case let text where text.hasPrefix("\""):
                object[row.name] = try #require(words[row.name]) as NSString
            default: object[row.name] = try value("5")
            }
        }
        return object
    }

    @Test func B40_thePresetsHaveTheTablesValues() throws {
        let standard = try object(.standard)
        let recommended = try object(.recommended)
        #expect(Set(standard.keys) == Set(Self.table.map(\.name)))
        for row in Self.table {
            #expect(try standard[row.name] == value(row.standard), "\(row.name)")
            #expect(try recommended[row.name] == value(row.recommended), "\(row.name)")
        }
        #expect(KeyboardBehavior.recommended.layoutTypeOverride == nil)
    }

    @Test func B40_everySwitchOfTheTableIsKept() throws {
        let turned = try turned()
        #expect(try object(behavior(turned)) == turned)
    }

    /// D.9-47: one switch more, less or otherwise leaves all others as they are.
    @Test func B40_noSwitchCostsAnother() throws {
        let turned = try turned()
        let standard = try object(.standard)
        for name in turned.keys {
            var missing = turned
            missing[name] = nil
            var odd = turned
            odd[name] = ["odd": 1] as NSDictionary
            var more = turned
            more["x" + name] = "new" as NSString
            var expected = turned
            expected[name] = standard[name]
            #expect(try object(behavior(missing)) == expected, "\(name)")
            #expect(try object(behavior(odd)) == expected, "\(name)")
            #expect(try object(behavior(more)) == turned, "\(name)")
        }
    }

    @Test(arguments: ["characterPreviewStyle", "theme", "oneHandedMode", "layoutTypeOverride"])
    func B40_namesOfOtherBuildsAreTheDefault(name: String) throws {
        var turned = try turned()
        turned[name] = "hologram" as NSString
        let read = try object(behavior(turned))
        #expect(try read[name] == object(.standard)[name])
        #expect(read["insertOnKeyDown"] == turned["insertOnKeyDown"])
    }
}
