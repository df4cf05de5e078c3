import Behavior
import KeyboardLayouts
import Testing
import Units

@testable import TextEngine

/// Two spaces, and what brings the letters back. Source: behaviour D.1.
@Suite struct SpaceTests {
    private func spaces(_ text: String, _ pause: UInt32, after script: String = "") -> String {
        var field = TextField(text)
        field.type(script + " ")
        // The script's keys are 100 ms apart.
        field.wait(pause - 100)
        field.type(" ")
        return field.text
    }

    @Test func B19_twoSpacesMakeAFullStopWithinTheWindow() {
        #expect(spaces("hello", 750) == "hello. ")
        #expect(spaces("hello", 800) == "hello. ")
        #expect(spaces("hello", 801) == "hello  ")
        #expect(spaces("hello", 850) == "hello  ")
        #expect(spaces("", 200, after: "hi") == "hi. ")
    }

    /// The clock of events wraps after 49 days.
    @Test func B19_theWindowHoldsAcrossTheWrap() {
        var field = TextField("hello")
        field.wait(UInt32.max - 10_000 - 50)
        field.type("  ")
        #expect(field.text == "hello. ")
    }

    @Test(arguments: ["5", "end)", "so\u{201D}", "so\"", "ü", "日"])
    func B19_behindAWordANumberOrWhatClosesThem(text: String) {
        #expect(spaces(text, 200) == text + ". ")
    }

    @Test(arguments: ["", "hi.", "hi!", "hi,", "hi ", "hi\n", "😀", "-"])
    func B19_neverBehindAMarkOrASpace(text: String) {
        #expect(spaces(text, 200) == text + "  ")
    }

    /// D.9-34.
    @Test func B19_aSpaceThatWasPastedOrIsOldDoesNotCount() {
        #expect(TextField.result(of: " ", in: "hello ") == "hello  ")
        var field = TextField("hello")
        field.type(" ")
        field.become("pasted ")
        field.type(" ")
        #expect(field.text == "pasted  ")
    }

    @Test func B19_somethingBetweenTheSpacesEndsTheWindow() {
        #expect(TextField.result(of: "hi x⌫ ") == "hi  ")
        var field = TextField("hi")
        field.type(" ")
        field.perform(.other(.press(.left, [])))
        field.type(" ")
        #expect(field.text == "hi  ")
    }

    @Test func B19_itNeverChains() {
        #expect(TextField.result(of: "hi    ") == "hi.   ")
        #expect(TextField.result(of: "hi  a  ") == "hi. a. ")
    }

    @Test func B19_switchesAndWindowCount() {
        #expect(TextField.result(of: "hi  ") { $0.periodShortcut = false } == "hi  ")
        #expect(TextField.result(of: "hi  ") { $0.periodShortcutWindow = 99 } == "hi  ")
        #expect(TextField.result(of: "hi  ") { $0.periodShortcutWindow = 100 } == "hi. ")
    }

    @Test(arguments: [ContentPurpose.password, .url, .email, .terminal, .number])
    func B19_notInFieldsWithoutSentences(purpose: ContentPurpose) {
        #expect(TextField.result(of: "hi  ", purpose: purpose) == "hi  ")
    }

    @Test func B19_whereNothingIsToldWhatWasTypedCounts() {
        var silent = TextField("")
        silent.tells = false
        silent.type("hi  ")
        #expect(silent.text == "hi. ")
        // Of a word that was there before, nothing is known.
        silent = TextField("hi")
        silent.tells = false
        silent.type("  ")
        #expect(silent.text == "hi  ")
    }

    /// The keystroke with the space may have been refused by the field: then the second one is a space.
    @Test func B19_theWishFallsBackToASpace() {
        var field = TextField("hi")
        field.type("  ")
        #expect(field.last.wishes == [.revise(" ", with: ". ", orType: " ")])
    }

    /// D.9-33.
    @Test(arguments: ["'", "\u{2019}"])
    func B28_anApostropheBringsTheLettersBack(mark: String) {
        var field = TextField("it")
        field.type(mark)
        #expect(field.last.returnsToLetters)
        field.perform(.replace(typed: mark, with: "x"))
        #expect(!field.last.returnsToLetters)
        field.perform(.replace(typed: "x", with: "\u{2019}"))
        #expect(field.last.returnsToLetters)
    }

    @Test func B28_spaceAndReturnBringTheLettersBack() {
        for script in [" ", "  ", "⏎"] {
            var field = TextField("it")
            field.type(script)
            #expect(field.last.returnsToLetters)
        }
        // Also where no field is: it is a matter of the board, not of the text.
        var none = TextField("", isActive: false)
        none.type(" ")
        #expect(none.last.returnsToLetters)
    }

    @Test(arguments: Array("\"-/:;()$@.,?!&1a+⌫"))
    func B28_nothingElseDoes(mark: Character) {
        var field = TextField("it ")
        field.type(String(mark))
        #expect(!field.last.returnsToLetters)
    }

    @Test func B28_theSwitchTurnsItOff() {
        for script in [" ", "⏎", "'"] {
            var field = TextField("it") { $0.returnToLettersAfterSpace = false }
            field.type(script)
            #expect(!field.last.returnsToLetters)
        }
    }
}
