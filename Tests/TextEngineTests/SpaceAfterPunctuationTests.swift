import Behavior
import Testing
import Units

@testable import TextEngine

/// A mark that brings its space. Source: behaviour D.1, `spaceAfterPunctuation`.
@Suite struct SpaceAfterPunctuationTests {
    private func result(of script: String, in text: String = "") -> String {
        TextField.result(of: script, in: text) { $0.spaceAfterPunctuation = true }
    }

    private func field(_ text: String, after: String = "") -> TextField {
        TextField(text, after: after) { $0.spaceAfterPunctuation = true }
    }

    @Test(arguments: [".", ",", "?", "!", ":"])
    func B21_aMarkBehindAWordBringsItsSpace(mark: String) {
        #expect(result(of: "hi\(mark)") == "hi\(mark) ")
        #expect(TextField.result(of: "hi\(mark)") == "hi\(mark)")
    }

    @Test func B21_otherMarksAndPlacesDoNot() {
        #expect(result(of: "hi;") == "hi;")
        #expect(result(of: ".", in: "") == ".")
        #expect(result(of: ".", in: "hi) ") == "hi) .")
        var field = field("hi", after: " there")
        field.type(",")
        #expect(field.text == "hi,")
    }

    @Test func B21_theSpaceCountsForCapitalsAndLetters() {
        var field = field("hi")
        field.type(".")
        #expect(field.wantsCapital)
        #expect(field.last.returnsToLetters)
        field.type("So,")
        #expect(!field.wantsCapital)
        #expect(field.last.returnsToLetters)
    }

    @Test func B21_theSpaceBringsNoLettersWhereNoSpaceDoes() {
        var field = TextField("hi") {
            $0.spaceAfterPunctuation = true
            $0.returnToLettersAfterSpace = false
        }
        field.type(".")
        #expect(!field.last.returnsToLetters)
    }

    @Test func B21_behindADigitOnlyALetterBringsIt() {
        #expect(result(of: "3.5") == "3.5")
        #expect(result(of: "3.") == "3.")
        #expect(result(of: "3.a") == "3. a")
        #expect(result(of: "10:30") == "10:30")
        #expect(result(of: "3. a") == "3. a")
        #expect(result(of: "3.⌫a") == "3a")
        var field = field("3")
        field.type(".")
        #expect(!field.last.returnsToLetters)
    }

    @Test func B21_aPickFindsTheLetterBehindItsSpace() {
        var field = field("3")
        field.type(".a")
        field.perform(.replace(typed: "a", with: "á"))
        #expect(field.text == "3. á")
    }

    @Test func B21_backspaceTakesItBackAndKeepsItAway() {
        #expect(result(of: "a.⌫") == "a.")
        #expect(result(of: "a.⌫com.org") == "a.com.org")
        #expect(result(of: "a.⌫com so.") == "a.com so. ")
        // Only at once.
        #expect(result(of: "a.b⌫⌫c.") == "a.c. ")
        #expect(result(of: "a.⌫b⏎c.") == "a.b\nc. ")
        var field = field("a")
        field.type(".⌫b")
        field.perform(.moveCaret(by: -1))
        field.perform(.moveCaret(by: 1))
        field.type(".")
        #expect(field.text == "a.b. ")
    }

    /// A mark that follows stands at the mark, not behind the space.
    @Test func B21_furtherMarksStandTogether() {
        #expect(result(of: "well...") == "well... ")
        #expect(result(of: "what?!") == "what?! ")
        #expect(result(of: "(so!)") == "(so!)")
    }

    @Test(arguments: [ContentPurpose.email, .url, .password, .terminal, .number])
    func B21_notInFieldsWithoutSentences(purpose: ContentPurpose) {
        #expect(
            TextField.result(of: "a.b", purpose: purpose) { $0.spaceAfterPunctuation = true }
                == "a.b")
    }

    @Test func B21_aWordAndItsSpaceStillMove() {
        #expect(result(of: "hi .") == "hi. ")
    }
}
