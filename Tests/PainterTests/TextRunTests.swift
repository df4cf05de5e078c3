import Testing

@testable import Painter

/// Stretches of a label in the order in which they are seen.
///
/// Source of the orders: Unicode Standard Annex 9, reckoned by hand; A and B stand for letters that run to the right.
@Suite struct TextRunTests {
    private func runs(_ text: String) throws -> [TextRun] {
        var fonts = try FontStack(main: FontFace(TestFont.arabic()))
        return fonts.runs(of: text)
    }

    @Test(arguments: [
        ("AB", ["AB"]),
        ("دا", ["دا"]),
        ("A دا B", ["A ", "دا", " B"]),
        ("دا AB", ["AB", "دا "]),
        ("دا AB 12", ["AB 12", "دا "]),
        ("دا 12", ["12", "دا "]),
        ("دا (AB) ر", [") ر", "AB", "دا ("]),
        ("12 AB", ["12 AB"]),
        ("دا ١٢", ["١٢", "دا "]),
        ("١٢٣", ["١٢٣"]),
        ("", []),
    ])
    func textsAreSeenInTheirOrder(text: String, seen: [String]) throws {
        #expect(try runs(text).map(\.text) == seen)
    }

    /// What is within a stretch is turned around by HarfBuzz.
    @Test func lettersOfTwoFontsInOneWordRunToTheLeft() throws {
        var fonts = try FontStack(main: FontFace(TestFont.arabic()))
        // A letter of N'Ko, which the font has, and one of Syriac, which it lacks.
        let runs = fonts.runs(of: "ا\u{710}")
        #expect(runs.map(\.text) == ["\u{710}", "ا"])
    }

    @Test func oneFontDrawsOneStretch() throws {
        #expect(try runs("العربية، نعم").count == 1)
        #expect(try runs("Русский & English").map(\.text).joined() == "Русский & English")
    }

    @Test func marksStayWithTheirLetters() throws {
        #expect(try runs("بّ").map(\.text) == ["بّ"])
        #expect(try runs("e\u{301}").map(\.text) == ["e\u{301}"])
    }

    @Test func digitsAndSignsAreLookedForWithTheirNeighbours() {
        // Arabic: digit one, comma, fatha; Hangul: a letter of its own; shared by many: a smiling face.
        for (scalar, name) in [
            ("\u{661}", "arab"), ("\u{60C}", "arab"), ("\u{64E}", "arab"), ("\u{3131}", "hang"),
            ("\u{1F600}", "zyyy"), ("\u{441}", "cyrl"),
        ] as [(Unicode.Scalar, String)] {
            #expect(Script(nearest: scalar).name == name)
        }
    }
}
