import Behavior
import DocumentTestKit
import Documents
import Foundation
import KeyboardLayouts
import Testing
import Units

@testable import Settings

/// The switches of `KeyboardBehavior` in the document. Source: behaviour D.1.
@Suite struct SwitchTests {
    private func applied(_ text: String) throws -> KeyboardBehavior {
        var choices = UserChoices()
        choices.values = try read(text).0
        return KeyboardBehavior.recommended.applying(choices, reducesMotion: false)
    }

    private func read(_ text: String) throws -> (SettingsValues, [DocumentProblem]) {
        let (values, problems) = try SettingsValues.read(Array(text.utf8), path: "settings.yaml")
        return (values ?? SettingsValues(), problems)
    }

    /// The members as they are stored, but those with a setting of another name.
    private static let members: Set<String> = {
        let looks: Set = [
            "theme", "translucentBackground", "nativeDesignID", "uniformKeyColor",
            "showSpaceLabel", "characterPreview", "characterPreviewStyle", "keyAnimationsEnabled",
        ]
        var names: Set<String> = []
        for child in Mirror(reflecting: KeyboardBehavior()).children {
            if let label = child.label, !looks.contains(label) { names.insert(label) }
        }
        return names
    }()

    @Test func everySwitchHasAName() {
        let names = SwitchName.allCases.map { name in
            name.rawValue.split(separator: "-").enumerated().map { index, word in
                index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
            }.joined()
        }
        #expect(Set(names) == Self.members)
    }

    /// A value that is not the default changes the switch of that name, and no other.
    @Test(arguments: SwitchName.allCases)
    func aSwitchIsSetByItsName(name: SwitchName) throws {
        let before = KeyboardBehavior.recommended
        let words = ["on", "off", "7", "0.6", "150", "dvorak", "left"]
        let other = try #require(
            words.first { word in
                guard let choice = SwitchChoice(name, word) else { return false }
                var after = before
                choice.set(in: &after)
                return after != before
            })
        let after = try applied("\(name.rawValue): \(other)")
        let differing = zip(
            Mirror(reflecting: before).children, Mirror(reflecting: after).children
        ).filter { "\($0.value)" != "\($1.value)" }
        #expect(differing.count == 1)
        #expect(differing.first?.0.label == "\(name)")
    }

    @Test func aPresetIsWhatTheSwitchesBeginWith() throws {
        #expect(try applied("behavior: standard") == .standard)
        var expected = KeyboardBehavior.standard
        expected.periodShortcutWindow = 1_000
        #expect(try applied("period-shortcut-window: 1000\nbehavior: standard") == expected)
    }

    @Test func theOldNameOfAPresetIsNoWordOfTheDocument() throws {
        let (values, problems) = try read("behavior: fast")
        #expect(values.preset == nil)
        #expect(
            problems.map { "\($0)" } == [
                "settings.yaml:1:11: behavior cannot be 'fast'; it is standard or recommended"
            ])
    }

    /// B40: what is wrong keeps everything else, and says where it is.
    @Test func B40_aWrongValueIsNamedWithItsPlaceAndLimits() throws {
        let (values, problems) = try read(
            """
            auto-capitalisation: off
            period-shortcut-window: soon
            one-handed-scale: 3
            smart-punctuation: off
            """)
        #expect(values.switches.map(\.value.name) == [.smartPunctuation])
        #expect(
            problems.map { "\($0)" }.sorted() == [
                "settings.yaml:1:1: unknown key 'auto-capitalisation'; did you mean 'auto-capitalization'?",
                "settings.yaml:2:25: period-shortcut-window cannot be 'soon'; it is milliseconds, from 100 to 5000",
                "settings.yaml:3:19: one-handed-scale cannot be '3'; it is a number from 0.5 to 1",
            ])
    }

    @Test func R067_R075_keysAreMeasuredInMillimetresOrPixels() throws {
        func height(_ text: String) throws -> KeyHeight? {
            try read("key-height: \(text)").0.keyHeight?.value
        }
        #expect(try height("9 mm") == .millimetres(9))
        #expect(try height("9.5mm") == .millimetres(9.5))
        #expect(try height("48 px") == .points(48))
        #expect(try height("auto") == .auto)
        for wrong in ["3 mm", "21 mm", "10 px", "121 px", "9", "nine mm", "nan mm", "-9 mm"] {
            #expect(try height(wrong) == nil)
            #expect(try read("key-height: \(wrong)").1.count == 1)
        }
    }

    @Test func languagesAreOneOrSeveral() throws {
        #expect(try read("languages: de").0.languages?.value == ["de"])
        #expect(try read("languages: [us, de]").0.languages?.value == ["us", "de"])
        let (values, problems) = try read("languages: [us, {}, us, cs]")
        #expect(values.languages?.value == ["us", "cs"])
        #expect(problems.count == 2)
        #expect(try read("languages: []").0.languages == nil)
        #expect(try read("languages: {a: b}").1.count == 1)
    }

    @Test func placeAndRepeatAreRead() throws {
        let values = try read(
            "output: eDP-1\nlayer: overlay\nrepeat-delay: 300\nrepeat-rate: auto"
        ).0
        #expect(values.output?.value == .named("eDP-1"))
        #expect(values.layer?.value == .overlay)
        #expect(values.repeatDelay?.value == .value(300))
        #expect(values.repeatRate?.value == .auto)
        #expect(try read("repeat-delay: 20").1.count == 1)
    }

    @Test func theCommandLineCountsInsteadOfTheFile() throws {
        var options = SettingsValues()
        #expect(options.set(.smartPunctuation, to: "off") == nil)
        #expect(options.set(.languages, to: "cs,us") == nil)
        #expect(options.set(.oneHandedScale, to: "2") == "a number from 0.5 to 1")
        for list in ["[cs, us]", "cs, us", "cs,us,cs"] {
            #expect(options.set(.languages, to: list) == nil)
            #expect(options.languages?.value == ["cs", "us"])
        }
        let both = options.completed(by: try read("smart-punctuation: on\nperiod-shortcut: off").0)
        #expect(both.written(.smartPunctuation)?.value == "off")
        #expect(both.written(.periodShortcut)?.value == "off")
        #expect(both.languages?.value == ["cs", "us"])
    }
}
