import Behavior
import KeyboardLayouts
import Testing
import Units

@testable import TextEngine

/// A mark behind a word and its space. Source: behaviour D.1.
@Suite struct PunctuationSpacingTests {
    @Test(arguments: [".", ",", "!", "?", ";", ":"])
    func B20_theSpaceMovesBehindTheMark(mark: String) {
        #expect(TextField.result(of: "hi \(mark)") == "hi\(mark) ")
        #expect(TextField.result(of: mark, in: "42 ") == "42\(mark) ")
    }

    @Test(arguments: ["hi  .", "hi, .", " .", "hi) .", "hi -", "hi \"", "hi /"])
    func B20_nowhereElse(script: String) {
        #expect(
            TextField.result(of: script) {
                $0.smartPunctuation = false
                $0.periodShortcut = false
            } == script)
    }

    @Test func B20_theSwitchTurnsItOff() {
        #expect(TextField.result(of: "hi .") { $0.punctuationSpacing = false } == "hi .")
    }

    @Test(arguments: [ContentPurpose.password, .url, .email, .terminal])
    func B20_notInFieldsWithoutSentences(purpose: ContentPurpose) {
        #expect(TextField.result(of: "hi .", purpose: purpose) == "hi .")
    }

    @Test func B20_frenchKeepsItsSpaces() {
        #expect(TextField.result(of: "oui ! non ; si", language: "fr") == "oui ! non ; si")
        #expect(TextField.result(of: "oui .", language: "fr") == "oui. ")
    }

    /// D.9-43. Page switches and shift between the two are no actions of the text.
    @Test(arguments: Array(")(][}{DPpOo03SsXxbBcL,#+"))
    func B20_aMouthTakesItBack(mouth: Character) {
        #expect(TextField.result(of: "hi :\(mouth)") == "hi :\(mouth)")
        #expect(TextField.result(of: "hi ;\(mouth)") == "hi ;\(mouth)")
    }

    @Test func B20_nosesAndTearsDoToo() {
        #expect(TextField.result(of: "hi :-)") == "hi :-)")
        #expect(TextField.result(of: "hi :^)") == "hi :^)")
        #expect(TextField.result(of: "hi :'(") == "hi :'(")
    }

    @Test(arguments: ["v", "a", "1", ".", "!", "\""])
    func B20_otherCharactersDoNot(character: String) {
        #expect(
            TextField.result(of: "hi :\(character)") { $0.smartPunctuation = false }
                == "hi: \(character)")
    }

    @Test func B20_onlyTheNextActionCounts() {
        #expect(TextField.result(of: "hi : )") == "hi:  )")
        #expect(TextField.result(of: "hi :x⌫)") == "hi :)")
        #expect(TextField.result(of: "hi :a⌫)") == "hi: )")
        var field = TextField("hi ")
        field.type(":")
        field.perform(.other(.press(.left, [])))
        field.type(")")
        #expect(field.text == "hi: )")
    }

    @Test func B20_onlyBehindColonAndSemicolon() {
        #expect(TextField.result(of: "hi .)") == "hi. )")
    }

    @Test func B20_emoticonsHaveTheirSwitch() {
        #expect(TextField.result(of: "hi :)") { $0.emoticonAwarePunctuation = false } == "hi: )")
    }

    /// D.9-44.
    @Test func B20_aRejectedSpotStays() {
        #expect(TextField.result(of: "hi .⌫⌫ .") == "hi .")
        #expect(TextField.result(of: "hi .⌫⌫ ,") == "hi ,")
        #expect(TextField.result(of: "hi .⌫⌫ ⌫ ?") == "hi ?")
        #expect(TextField.result(of: "hi .⌫⌫ .⌫!") == "hi !")
        // The deletion of a word takes the mark and its space.
        #expect(TextField.result(of: "hi .⇤ .") == "hi .")
    }

    @Test func B20_otherSpotsAreSetRight() {
        #expect(TextField.result(of: "hi .⌫⌫ . so .") == "hi . so. ")
        // Only the space was taken back, not the mark.
        #expect(TextField.result(of: "hi .⌫ a .") == "hi. a. ")
    }

    @Test func B20_movingTheCaretForgetsTheSpot() {
        var field = TextField("hi ")
        field.type(".⌫⌫")
        field.perform(.moveCaret(by: -1))
        field.perform(.moveCaret(by: 1))
        field.type(" .")
        #expect(field.text == "hi. ")
        field = TextField("hi ")
        field.type(".⌫⌫")
        field.become("ho")
        field.type(" .")
        #expect(field.text == "ho. ")
    }

    @Test func B20_rejectionHasItsSwitch() {
        #expect(
            TextField.result(of: "hi .⌫⌫ .") { $0.suppressPunctuationSpacingAfterEdit = false }
                == "hi. ")
    }

    @Test func B20_anotherFieldBeginsAnew() {
        var field = TextField("hi ")
        field.type(".⌫⌫")
        field.number += 1
        field.type(" .")
        #expect(field.text == "hi. ")
    }

    @Test func B20_itIsOneEditThatFallsBackToTheMark() {
        var field = TextField("hi ")
        field.type(".")
        #expect(field.last.wishes == [.revise(" ", with: ". ", orType: ".")])
    }

    @Test func B20_aSelectionIsReplacedAndNothingElse() {
        var field = TextField()
        field.become("hi ", selected: "there")
        field.type(".")
        #expect(field.text == "hi .")
    }

    @Test func B20_aPickTakesTheMarksPlace() {
        var field = TextField("hi ")
        field.type(".")
        field.perform(.replace(typed: ".", with: "?"))
        #expect(field.text == "hi? ")
        field = TextField("hi ")
        field.type(".")
        field.perform(.replace(typed: ".", with: "…"))
        #expect(field.text == "hi …")
        field = TextField("hi ")
        field.type(".")
        field.perform(.replace(typed: ".", with: ""))
        #expect(field.text == "hi ")
    }
}
