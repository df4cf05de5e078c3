import Behavior
import KeyboardLayouts
import Testing
import Units

@testable import TextEngine

/// Source: behaviour D.1, `autoCapitalization`.
@Suite struct CapitalTests {
    @Test(arguments: [
        "", " ", "Hello. ", "Hello! ", "Hello? ", "Well… ", "Hello.  ", "Hello.\n", "line\n",
        "line\n  ",
        "He said \u{201C}hi.\u{201D} ", "(so.) ", "Hello. \u{201C}", "Hello. (", "\u{201E}", "¿",
        "What?! ", "line\r\n",
    ])
    func B16_aSentenceBeginsWithACapital(text: String) {
        #expect(TextField(text).wantsCapital)
    }

    @Test(arguments: [
        "a", "Hello", "Hello ", "Hello, ", "Hello.", "3.", "a: ", "a - ", "hello \u{201C}",
        "don\u{2019}", "hi (",
        "Ünïcödé ", "end) ", "www.", "😀 ",
    ])
    func B16_withinASentenceThereIsNone(text: String) {
        #expect(!TextField(text).wantsCapital)
    }

    @Test(arguments: [
        ContentPurpose.email, .url, .password, .pin, .digits, .number, .phone, .date, .time,
        .dateAndTime, .terminal,
    ])
    func B16_fieldsThatTakeNoSentencesGetNone(purpose: ContentPurpose) {
        #expect(!TextField("", purpose: purpose).wantsCapital)
        // What the field asks for does not count there either.
        #expect(!TextField("", purpose: purpose, hints: .autoCapitalization).wantsCapital)
    }

    @Test func B16_hintsSayWhichLetters() {
        #expect(!TextField("", hints: .lowercase).wantsCapital)
        #expect(!TextField("", hints: [.lowercase, .autoCapitalization]).wantsCapital)
        #expect(TextField("ab", hints: .uppercase).wantsCapital)
        #expect(TextField("the ", hints: .titlecase).wantsCapital)
        #expect(!TextField("the", hints: .titlecase).wantsCapital)
        #expect(!TextField("", hints: .completion).wantsCapital)
        #expect(TextField("", hints: [.completion, .autoCapitalization]).wantsCapital)
        #expect(!TextField("", hints: .hiddenText).wantsCapital)
        #expect(TextField("", hints: .sensitiveData).wantsCapital)
    }

    @Test func B16_theSwitchTurnsItOff() {
        #expect(!TextField("", hints: .uppercase) { $0.autoCapitalization = false }.wantsCapital)
    }

    /// Nothing was told, so nothing is known.
    @Test func B16_untoldTextIsLeftAlone() {
        var silent = TextField("Hello. ")
        silent.tells = false
        #expect(!silent.wantsCapital)
        #expect(!TextField("", isActive: false).wantsCapital)
    }

    /// What was typed there counts where the field itself tells nothing.
    @Test func B16_whatWasTypedHereCountsAsTold() {
        var silent = TextField("")
        silent.tells = false
        silent.type("Hello.")
        #expect(!silent.wantsCapital)
        silent.type(" ")
        #expect(silent.wantsCapital)
        silent.type("a⏎")
        #expect(silent.wantsCapital)
        silent.perform(.other(.press(.left, [])))
        #expect(!silent.wantsCapital)
    }

    /// The part that is told of a long text does not begin where the field begins.
    @Test func B16_theStartOfAPartIsNoStart() throws {
        let long = String(repeating: "x", count: 3950)
        let part = try #require(SurroundingText(text: long, cursor: 0, anchor: 0))
        let context = TypingContext(
            field: Field(isActive: true), number: 1, text: ToldText(part))
        #expect(!TextField().rules.wantsCapital(in: context))
    }

    /// What is selected makes way for the letter.
    @Test func aSelectionIsLookedBefore() {
        var field = TextField()
        field.become("One. ", selected: "two", after: " three")
        #expect(field.wantsCapital)
    }
}
