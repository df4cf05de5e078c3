import KeyboardEngine
import KeyboardLayouts
import Settings
import Surfaces
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

/// The rules of typing on the whole keyboard: as text they act, as keys what is typed goes as it is.
///
/// Source: behaviour D.1.
@Suite struct RuleWalkTests {
    @Test(arguments: [
        ("hi. you", "Hi. You"), ("what? no", "What? No"), ("a⏎b", "A\nB"), ("e,f", "E,f"),
        ("a b", "A b"),
    ])
    func B16_sentencesBeginWithCapitals(_ touches: String, _ text: String) throws {
        let rig = try Rig.typing()
        try rig.hit(touches)
        #expect(rig.text == text)
    }

    @Test func B16_theKeysShowTheCapitalBeforeItIsTyped() throws {
        let rig = try Rig.typing()
        #expect(rig.appearance.shift == .auto)
        try rig.hit("a")
        #expect(rig.appearance.shift == .lower)
        try rig.hit(". ")
        #expect(rig.appearance.shift == .auto)
        // A caret that the person puts within a word wants none.
        rig.compositor.inputMethod.field?.moveCursor(to: 1)
        rig.compositor.inputMethod.answer()
        try rig.settle()
        #expect(rig.appearance.shift == .lower)
    }

    @Test(arguments: [Rig.Purpose.email, Rig.Purpose.url, Rig.Purpose.password])
    func B16_someFieldsHaveNoSentences(_ purpose: UInt32) throws {
        let rig = try Rig.typing(purpose: purpose)
        try rig.hit("ab")
        #expect(rig.text == "ab")
    }

    /// GTK tells of a tap elsewhere only that somebody else was the cause, with the text and the caret of before.
    @Test(arguments: [(".", "Abcd. efgh ü "), ("-", "Abcd- efgh ü "), ("⌫", "Abc efgh ü ")])
    func aCaretThatAFingerHasMovedCostsNoOtherLetter(_ touch: String, _ text: String) throws {
        let rig = try Rig.typing()
        try rig.hit("abcd efgh ")
        rig.compositor.inputMethod.field = TestField("Abcd efgh ü ")
        rig.compositor.inputMethod.field?.moveCursor(to: "Abcd efgh ü ".utf8.count)
        rig.compositor.inputMethod.answer()
        try rig.settle()
        rig.compositor.inputMethod.field?.moveCursor(to: 4)
        let old = "Abcd efgh ü "
        rig.compositor.inputMethod.surroundingText(old, cursor: old.utf8.count)
        rig.compositor.inputMethod.textChangeCause(1)
        rig.compositor.inputMethod.done()
        try rig.settle()
        try rig.hit(touch)
        #expect(rig.text == text)
    }

    @Test func aBoardThatWasAwayKnowsItsFieldAgain() throws {
        let rig = try Rig.typing()
        rig.keyboard.hide()
        try rig.settle()
        rig.keyboard.show()
        try rig.settle()
        #expect(rig.appearance.shift == .auto)
        try rig.hit("a")
        #expect(rig.text == "A")
    }

    @Test(arguments: [Rig.Route.terminal, .keys])
    func nothingIsMadeOfKeys(_ route: Rig.Route) throws {
        let rig = try Rig.typing(by: route, [.spaceAfterPunctuation: "on"])
        for touches in ["hi. you", "  ", "no .", "\"a\"", "b--", "don't", "1:)"] {
            try rig.hit(touches)
        }
        #expect(rig.keys == "hi. you  no .\"a\"b--don't1:)")
        #expect(rig.warnings == [])
    }

    /// What stands in a field that tells nothing may be anything, until something has been typed there.
    @Test func textThatIsNotToldIsLeftAlone() throws {
        var field = TestField("word ")
        field.reports = false
        let rig = try Rig.typing(field: field)
        #expect(rig.appearance.shift == .lower)
        try rig.hit(".a")
        #expect(rig.text == "word .a")
        // This has been typed here.
        try rig.hit("b .")
        // BackSpace takes the space, and text follows when the key must have come.
        try rig.advance(100)
        #expect(rig.text == "word .ab. ")
    }

    @Test func B17_oneTapOfShiftIsOneCapital() throws {
        for route in Rig.Route.allCases {
            let rig = try Rig.typing(by: route, [.autoCapitalization: "off"])
            try rig.hit("⇧ab")
            #expect(rig.written == "Ab")
        }
    }

    @Test func B17_shiftThatStaysIsManyCapitals() throws {
        for route in Rig.Route.allCases {
            let rig = try Rig.typing(
                by: route, [.autoCapitalization: "off", .autoShiftToLowercase: "off"])
            try rig.hit("⇧ab⇧c")
            #expect(rig.written == "ABc")
        }
    }

    /// Trap 31: the drop to small letters waits for no answer of the application.
    @Test func D9_31_shiftFallsWithoutAnEcho() throws {
        let rig = try Rig.typing([.autoCapitalization: "off"])
        rig.compositor.inputMethod.withholdsAnswers = true
        try rig.hit("⇧")
        try rig.press(.character("a"))
        #expect(rig.appearance.shift == .lower)
        try rig.up()
        try rig.hit("b")
        #expect(rig.text == "Ab")
    }

    /// Trap 32: the application's echo is no news, and nothing is painted for it.
    @Test func D9_32_anEchoPaintsNothing() throws {
        let rig = try Rig.typing()
        rig.compositor.inputMethod.withholdsAnswers = true
        try rig.hit("ab")
        let count = try rig.board.pictureCount
        rig.compositor.inputMethod.answer()
        try rig.settle()
        rig.compositor.inputMethod.answer()
        try rig.settle()
        #expect(try rig.board.pictureCount == count)
        #expect(rig.text == "Ab")
    }

    /// The window is a matter of the fingers' own times.
    @Test(arguments: [(750, "Hi. "), (800, "Hi. "), (850, "Hi  ")])
    func B19_aSecondSpaceMakesAFullStop(_ gap: UInt32, _ text: String) throws {
        let rig = try Rig.typing()
        try rig.hit("hi ")
        rig.compositor.seat.time &+= gap - 400
        try rig.hit(" ")
        #expect(rig.text == text)
    }

    @Test func B19_aPastedSpaceMakesNone() throws {
        let rig = try Rig.typing()
        try rig.hit("hi")
        rig.compositor.inputMethod.field?.take(key: " ")
        rig.compositor.inputMethod.answer()
        try rig.settle()
        try rig.hit(" ")
        #expect(rig.text == "Hi  ")
        try rig.hit("⌫⌫ab   ")
        #expect(rig.text == "Hiab.  ")
    }

    @Test(arguments: [
        ("us", "a \"b\" don't c--d", "A “b” don’t c—d"),
        ("cs", "a \"b\"", "A „b“"), ("de", "a \"b\"", "A „b“"), ("fr", "a \"b\"", "A «b»"),
        ("ru", "а \"б\"", "А «б»"),
    ])
    func B18_marksAreTheLanguagesOwn(
        _ language: String, _ touches: String, _ text: String
    ) throws {
        let rig = try Rig.typing([:], [.languages: language])
        try rig.hit(touches)
        #expect(rig.text == text)
    }

    @Test(arguments: [
        ("hi .", "Hi. "), ("hi ,a", "Hi, a"), ("hi :)", "Hi :)"), ("hi :d", "Hi: d"),
        ("hi ;)", "Hi ;)"), ("hi  .", "Hi. ."),
    ])
    func B20_marksStandAtTheirWord(_ touches: String, _ text: String) throws {
        let rig = try Rig.typing()
        try rig.hit(touches)
        #expect(rig.text == text)
    }

    /// The person takes the fix back to the word and types the mark as it was wanted.
    @Test func B20_aRejectedSpotStays() throws {
        let rig = try Rig.typing()
        try rig.hit("hi .")
        #expect(rig.text == "Hi. ")
        try rig.hit("⌫⌫ .")
        #expect(rig.text == "Hi .")
    }

    @Test func B21_aMarkBringsItsSpace() throws {
        let rig = try Rig.typing([.spaceAfterPunctuation: "on"])
        try rig.hit("hi.")
        #expect(rig.text == "Hi. ")
        #expect(rig.engine.page == .letters)
        try rig.hit("you")
        #expect(rig.text == "Hi. You")
        try rig.hit(",⌫,a")
        #expect(rig.text == "Hi. You,,a")
    }

    @Test func B28_spaceReturnAndApostropheBringTheLettersBack() throws {
        for route in Rig.Route.allCases {
            for (key, returns) in [
                (KeyID.space, true), (.primary, true), (.character("'"), true),
            ] + "-/:;()$&@\".,?!1".map({ (KeyID.character(String($0)), false) }) {
                let rig = try Rig.typing(by: route)
                try rig.hit(.type(.numbers))
                try rig.hit(key)
                #expect(rig.engine.page == (returns ? .letters : .numbers), "\(key)")
            }
        }
    }

    /// A rule costs no character where the compositor throws commits away that a `done` has overtaken.
    @Test(arguments: [false, true])
    func rulesSurviveCommitsThatRace(_ drops: Bool) throws {
        let rig = try Rig.typing()
        rig.compositor.inputMethod.dropsStaleCommits = drops
        for (index, character) in "hi .so  it \"is\" ".enumerated() {
            let key: KeyID = character == " " ? .space : .character(String(character))
            if !rig.shownKeys.contains(where: { $0.key.id == key }) {
                try rig.hit(.type(rig.engine.page == .letters ? .numbers : .letters))
            }
            if index % 2 == 0 {
                try rig.hit(key)
                continue
            }
            // The application says something of its own while the finger is down.
            try rig.tapOvertaken(at: try rig.placed(key).frame.center) {
                rig.compositor.inputMethod.answer()
            }
        }
        try rig.advance(1000)
        #expect(rig.text == "Hi. So. It “is” ")
    }
}
