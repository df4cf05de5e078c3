import Testing

@testable import InputMethod

/// What accents make of letters, by libxkbcommon's tables and without them.
@Suite struct ComposerTests {
    /// Accents of PC keyboards, a letter, and Unicode's composed letter.
    static let pairs: [(String, String, String)] = [
        ("´", "e", "é"), ("`", "a", "à"), ("^", "O", "Ô"), ("~", "n", "ñ"), ("¨", "u", "ü"),
        ("ˇ", "r", "ř"), ("°", "a", "å"), ("¸", "c", "ç"), ("˛", "e", "ę"), ("˝", "o", "ő"),
        ("˘", "a", "ă"), ("˙", "z", "ż"), ("¯", "u", "ū"), ("'", "e", "é"), ("\u{301}", "i", "í"),
    ]

    @Test func theTableOfTheLocaleCombines() throws {
        let composer = Composer(locales: ["en_US.UTF-8"])
        for (accent, letter, text) in Self.pairs {
            #expect(composer.compose([accent], letter) == .text(text))
        }
        #expect(composer.compose(["´"], "x") == .nothing)
        #expect(composer.compose(["´"], "ab") == .nothing)
    }

    /// Vietnamese writes two marks on a letter.
    @Test func severalAccentsCombine() throws {
        let composer = Composer(locales: ["en_US.UTF-8"])
        #expect(composer.compose(["^"], "a") == .text("â"))
        #expect(composer.compose(["´", "^"], nil) == .unfinished)
        #expect(composer.compose(["´", "^"], "a") == .text("ấ"))
    }

    @Test func withoutATableLatinLettersCombine() {
        let composer = Composer(locales: [])
        for (accent, letter, text) in Self.pairs {
            #expect(composer.compose([accent], letter) == .text(text))
        }
        #expect(composer.compose(["´"], "x") == .nothing)
        #expect(composer.compose(["´"], nil) == .nothing)
        #expect(composer.compose(["´", "^"], "a") == .nothing)
    }

    @Test func unknownLocalesFallBack() {
        let composer = Composer(locales: ["xx_nowhere", "en_US.UTF-8"])
        #expect(composer.compose(["´"], "e") == .text("é"))
    }

    @Test func whatIsNoAccentCombinesWithNothing() {
        #expect(Composer(locales: ["en_US.UTF-8"]).compose(["q"], "e") == .nothing)
    }

    @Test func theEnvironmentNamesTheLocale() {
        let variables = ["LC_ALL": "", "LC_CTYPE": "cs_CZ.UTF-8", "LANG": "de_DE.UTF-8"]
        #expect(Composer.locales { variables[$0] } == ["cs_CZ.UTF-8", "en_US.UTF-8", "C"])
        #expect(Composer.locales { _ in nil } == ["en_US.UTF-8", "C"])
    }
}
