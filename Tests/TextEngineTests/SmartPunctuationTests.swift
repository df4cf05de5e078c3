import Behavior
import Testing
import Units

@testable import TextEngine

/// Source: behaviour D.1, `smartPunctuation`.
@Suite struct SmartPunctuationTests {
    /// The pairs are those of the table, by code point.
    @Test(arguments: [
        ("en", "\u{201C}", "\u{201D}"), ("cs", "\u{201E}", "\u{201C}"),
        ("de", "\u{201E}", "\u{201C}"),
        ("de-AT", "\u{201E}", "\u{201C}"), ("de_CH", "\u{AB}", "\u{BB}"),
        ("fr", "\u{AB}", "\u{BB}"),
        ("es", "\u{AB}", "\u{BB}"), ("ru", "\u{AB}", "\u{BB}"), ("uk", "\u{AB}", "\u{BB}"),
        ("xx", "\u{201C}", "\u{201D}"), ("", "\u{201C}", "\u{201D}"),
    ])
    func B18_doubleQuotesAreTheLanguages(language: String, opening: String, closing: String) {
        let text = TextField.result(of: "so \"this one\" (\"a\")", language: language)
        #expect(text == "so \(opening)this one\(closing) (\(opening)a\(closing))")
    }

    @Test(arguments: [
        ("en", "\u{2018}", "\u{2019}"), ("fr", "\u{2018}", "\u{2019}"),
        ("de", "\u{201A}", "\u{2018}"),
        ("cs", "\u{201A}", "\u{2018}"),
    ])
    func B18_singleQuotesArePaired(language: String, opening: String, closing: String) {
        #expect(
            TextField.result(of: "so 'this!'", language: language)
                == "so \(opening)this!\(closing)")
    }

    @Test func B18_behindALetterOrDigitStandsAnApostrophe() {
        #expect(TextField.result(of: "don't") == "don\u{2019}t")
        #expect(TextField.result(of: "1980's", language: "de") == "1980\u{2019}s")
    }

    @Test func B18_aSecondHyphenMakesADash() {
        #expect(TextField.result(of: "a--b") == "a\u{2014}b")
        #expect(TextField.result(of: "a---b") == "a\u{2014}-b")
        // A longer row that stands there already is somebody's drawing.
        #expect(TextField.result(of: "-", in: "a--") == "a---")
        #expect(TextField.result(of: "a--\"b\"") == "a\u{2014}\u{201C}b\u{201D}")
    }

    @Test(arguments: [
        ContentPurpose.url, .email, .password, .pin, .terminal, .digits, .number, .phone, .date,
        .time, .dateAndTime,
    ])
    func B18_neverWhereMarksHaveAMeaning(purpose: ContentPurpose) {
        #expect(TextField.result(of: "\"a\"'--", purpose: purpose) == "\"a\"'--")
    }

    @Test(arguments: [ContentHints.hiddenText, .sensitiveData])
    func B18_neverInSecrets(hints: ContentHints) {
        #expect(TextField.result(of: "\"a\"'--", hints: hints) == "\"a\"'--")
    }

    @Test func B18_theSwitchTurnsItOff() {
        #expect(TextField.result(of: "\"a\"'--") { $0.smartPunctuation = false } == "\"a\"'--")
    }

    @Test func B18_untoldTextIsLeftAlone() {
        var silent = TextField("he said ")
        silent.tells = false
        silent.type("\"")
        #expect(silent.text == "he said \"")
        silent = TextField("", isActive: false)
        silent.type("--\"")
        #expect(silent.text == "--\"")
    }

    /// The engine replaces what the key typed; what stands there is the curly one.
    @Test func B18_aPickFindsWhatBecameOfItsKey() {
        var field = TextField("so ")
        field.type("\"")
        field.perform(.replace(typed: "\"", with: "\u{AB}"))
        #expect(field.text == "so \u{AB}")
        field.perform(.replace(typed: "\u{AB}", with: ""))
        #expect(field.text == "so ")
    }

    /// A straight quote that was picked is wanted.
    @Test func B18_aPickedMarkStays() {
        var field = TextField("so ")
        field.type("\u{201E}")
        field.perform(.replace(typed: "\u{201E}", with: "\""))
        #expect(field.text == "so \"")
    }

    @Test func B18_aPickBringsBackTheHyphen() {
        var field = TextField("a-")
        field.type("-")
        #expect(field.text == "a\u{2014}")
        field.perform(.replace(typed: "-", with: "\u{2013}"))
        #expect(field.text == "a-\u{2013}")
    }

    /// Each is one edit: what makes way and what comes are one wish.
    @Test func B18_aDashIsOneEdit() {
        var field = TextField("a-")
        field.type("-")
        #expect(field.last.wishes == [.revise("-", with: "\u{2014}", orType: "-")])
    }
}
