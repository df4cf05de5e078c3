import Testing
import Units

@testable import Painter

@Suite struct FontFaceTests {
    private func face() throws -> FontFace {
        try #require(FontFace(TestFont.file()))
    }

    @Test func lettersOfEveryInstalledFontAreAsTallAsItSays() throws {
        #expect(!TestFont.installed.isEmpty)
        for (family, file) in TestFont.installed {
            let face = try #require(FontFace(file), "\(family)")
            #expect(face.xHeight < face.capHeight, "\(family)")
            for (letter, height) in [("x", face.xHeight), ("H", face.capHeight)] {
                let bitmap = try #require(
                    face.draw(face.shape(letter), size: 200 / height, start: 0).first)
                #expect(abs(bitmap.bounds.height - 200) <= 2, "\(family) \(letter)")
                #expect(bitmap.bounds.bottom <= 1, "\(family) \(letter) stands on its baseline")
            }
        }
    }

    /// HarfBuzz composes what is written in two parts, with the font's rules; one part takes the
    /// short way.
    @Test(arguments: [("é", "e\u{301}"), ("Ä", "A\u{308}"), ("й", "и\u{306}")])
    func theShortWayEndsWhereTheRulesLead(short: String, long: String) throws {
        let face = try face()
        let plain = face.shape(short)
        let ruled = face.shape(long)
        #expect(plain.glyphs.map { $0.index } == ruled.glyphs.map { $0.index })
        #expect(plain.advance == ruled.advance)
        #expect(plain.isComplete && ruled.isComplete)
    }

    @Test func lettersOfAWordFollowEachOther() throws {
        let face = try face()
        let word = face.shape("return")
        let letters = "return".map { face.shape(String($0)) }
        #expect(word.glyphs.map { $0.index } == letters.flatMap { $0.glyphs }.map { $0.index })
        #expect(word.advance == letters.reduce(0) { $0 + $1.advance })
        // Against the font's own rules: less than a hundredth.
        let ruled = face.shape("return.").advance - face.shape(".").advance
        #expect(abs(Double(word.advance - ruled)) < 0.02 * Double(ruled))
    }

    @Test func capitalsAreSetByTheFontsRules() throws {
        let face = try face()
        let pair = face.shape("AV")
        #expect(pair.advance < face.shape("A").advance + face.shape("V").advance)
    }

    @Test func whatAFontLacksIsKnown() throws {
        let face = try face()
        #expect(!face.shape("\u{F8FE}").isComplete)
        #expect(!face.shape("a\u{F8FE}").isComplete)
        #expect(face.shape("").glyphs.isEmpty)
    }
}
