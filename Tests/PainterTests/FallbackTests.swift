import KeyboardLayouts
import KeyboardStyle
import Scene
import Synchronization
import TestRandom
import Testing
import Units

@testable import Painter

/// Characters that the main font lacks.
@Suite struct FallbackTests {
    private static let frame = Rect(x: 20, y: 20, width: 60, height: 60)

    private func image(
        of text: String, height: Points = 30, maximumWidth: Points = 0, painter: ScenePainter
    ) throws -> Image {
        let size = Size(width: 100, height: 100)
        let node = SceneNode(
            identity: .keyLabel(.space), frame: Self.frame,
            ink: Rect(x: 0, y: 0, width: 100, height: 100),
            content: .label(
                text,
                LabelStyle(
                    measure: .capitals, height: height, lift: 0, maximumWidth: maximumWidth),
                RGBA(0, 0, 0)))
        return try painter.image(of: BoardScene(size: size, nodes: [node]), scale: .one)
    }

    private func ink(of text: String, height: Points = 30) throws -> PixelRect {
        try Ink(of: image(of: text, height: height, painter: painter()), above: 127).bounds
    }

    private func painter() throws -> ScenePainter {
        try ScenePainter(font: TestFont.file(), fallbacks: TestFont.finder())
    }

    private static let arabic = [
        Array("ضصثقفغعهخح"), Array("شسيبلاتنم"), Array("ظطذدزرو"),
    ]
    private static let korean = [
        Array("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ"), Array("ㅁㄴㅇㄹㅎㅗㅓㅏㅣ"), Array("ㅋㅌㅊㅍㅠㅜㅡ"),
    ]

    @Test func aLatinBoardOpensNoOtherFontAndAsksForNone() throws {
        let finder = FontFinder(environment: FontEnvironment { _ in nil }) {
            nil
        } search: { _ in
            Issue.record("nothing is lacking")
            return FontAnswer(found: [])
        }
        let painter = try ScenePainter(font: TestFont.file(), fallbacks: finder)
        painter.onLack = { Issue.record("nothing is lacking") }
        for rows in [
            FakeBoard().rows, [Array("йцукенгшщз"), Array("фывапролд"), Array("ячсмить")],
        ] {
            var board = FakeBoard()
            board.rows = rows
            _ = try painter.image(of: board.scene, scale: .one)
        }
        #expect(painter.openFallbackCount == 0)
        #expect(painter.takeRequest() == nil)
    }

    @Test func oneFontServesAllLettersOfAScript() throws {
        let painter = try painter()
        for (rows, count) in [(Self.arabic, 1), (Self.korean, 2), (Self.arabic, 2)] {
            var board = FakeBoard()
            board.rows = rows
            _ = try painter.image(of: board.scene, scale: .one)
            #expect(painter.openFallbackCount == count)
        }
    }

    /// Source: The Unicode Standard, Arabic Presentation Forms-B: what a letter that stands alone looks like, and lam with alef.
    @Test(arguments: [("ع", "\u{FEC9}"), ("ه", "\u{FEE9}"), ("ي", "\u{FEF1}"), ("لا", "\u{FEFB}")])
    func arabicLettersHaveTheFormsOfWhatStandsAlone(text: String, form: String) throws {
        let painter = try painter()
        let letter = try image(of: text, painter: painter)
        #expect(!Ink(of: letter).bounds.isEmpty)
        #expect(try letter == image(of: form, painter: painter))
    }

    /// Alef is the tallest letter: it is as tall as "H".
    @Test func arabicLettersAreOfTheSizeOfLatinOnes() throws {
        let alef = try ink(of: "ا")
        let capital = try ink(of: "H")
        #expect(abs(capital.height - 30) <= 1)
        #expect(abs(alef.height - capital.height) <= 1)
    }

    /// All on one line; what reaches from the highest to the deepest is in the middle.
    @Test func arabicLettersStandInTheMiddleAsAScript() throws {
        let alef = try ink(of: "ا")
        let ain = try ink(of: "ع")
        #expect(abs((alef.y - 20) - (80 - ain.bottom)) <= 2)
        let reh = try ink(of: "ر")
        #expect(reh.y > alef.y && reh.bottom <= ain.bottom)
    }

    @Test func syllablesOfHangulAreInTheMiddle() throws {
        let syllable = try ink(of: "한")
        #expect(abs(syllable.y + syllable.bottom - 100) <= 2)
        // Jamo are drawn into the same square: each is within a seventh of the middle, and none leaves the square by much.
        for jamo in Self.korean.joined() {
            let ink = try ink(of: String(jamo))
            #expect(abs(ink.y + ink.bottom - 100) <= 12, "\(jamo)")
            #expect(abs(ink.x + ink.right - 100) <= 12, "\(jamo)")
            #expect(ink.y >= syllable.y - 3 && ink.bottom <= syllable.bottom + 3, "\(jamo)")
        }
    }

    @Test func severalLettersRunToTheLeft() throws {
        let face = try #require(FontFace(TestFont.arabic()))
        // Neither joins the next.
        let glyphs = face.shape("دا").glyphs.map(\.index)
        #expect(glyphs == (face.shape("ا").glyphs + face.shape("د").glyphs).map(\.index))
    }

    /// Source: Unicode Standard Annex 9: digits of Arabic run to the right as all digits do.
    @Test func digitsOfArabicRunToTheRight() throws {
        let face = try #require(FontFace(TestFont.arabic()))
        let glyphs = face.shape("١٢٣").glyphs.map(\.index)
        #expect(glyphs == ["١", "٢", "٣"].flatMap { face.shape($0).glyphs.map(\.index) })
    }

    /// Source: The Unicode Standard, 2.11: U+25CC for a combining character in apparent isolation.
    @Test(arguments: ["\u{64E}", "\u{651}", "\u{650}"])
    func marksStandOnADottedCircle(mark: String) throws {
        let painter = try painter()
        let alone = try image(of: mark, painter: painter)
        #expect(try alone == image(of: "\u{25CC}" + mark, painter: painter))
        let circle = try image(of: "\u{25CC}", painter: painter)
        #expect(Ink(of: alone).bounds.height > 20)
        #expect(alone != circle, "the mark is there too")
    }

    /// Over its middle, and clear of it: fatha above, kasra below.
    @Test(arguments: [("\u{64E}", true), ("\u{650}", false)] as [(Unicode.Scalar, Bool)])
    func marksAreClearOfTheirCircle(mark: Unicode.Scalar, isAbove: Bool) throws {
        let face = try #require(FontFace(TestFont.arabic()))
        let run = face.shapeOnCircle("\u{25CC}\(mark)", as: Script(nearest: mark))
        let circleGlyph = try #require(face.shape("\u{25CC}").glyphs.first).index
        #expect(run.glyphs.count == 2)
        let circle = try #require(run.glyphs.first { $0.index == circleGlyph })
        let sign = try #require(run.glyphs.first { $0.index != circleGlyph })
        func box(_ glyph: GlyphRun.Glyph) throws -> (x: Float, low: Float, high: Float) {
            let outline = face.outline(of: glyph.index)
            let breadth = try #require(outline.breadth)
            let reach = try #require(outline.reach)
            return (
                Float(glyph.x) + (breadth.lowerBound + breadth.upperBound) / 2,
                Float(glyph.y) + reach.lowerBound, Float(glyph.y) + reach.upperBound
            )
        }
        #expect(abs(try box(circle).x - box(sign).x) <= 1)
        if isAbove {
            #expect(try box(sign).low > box(circle).high)
        } else {
            #expect(try box(sign).high < box(circle).low)
        }
    }

    @Test func aMarkIsDrawnOntoItsLetterAlsoByAnotherFont() throws {
        let painter = try painter()
        let letter = try image(of: "ب", painter: painter)
        let marked = try image(of: "ب\u{651}", painter: painter)
        #expect(letter != marked)
        #expect(Ink(of: marked).bounds.y < Ink(of: letter).bounds.y)
    }

    @Test func wideLabelsOfSeveralFontsShrink() throws {
        let painter = try painter()
        let free = try Ink(of: image(of: "한국 ABC", height: 10, painter: painter)).bounds
        let narrow = try Ink(
            of: image(of: "한국 ABC", height: 10, maximumWidth: 30, painter: painter)
        ).bounds
        #expect(free.width > 40)
        #expect(narrow.width <= 31 && narrow.width > 24)
        let numbers = try Ink(
            of: image(of: "ไทยไทย", height: 20, maximumWidth: 40, painter: painter)
        ).bounds
        #expect(numbers.width <= 42 && numbers.width > 30)
    }

    /// Without any font for it.
    @Test func noCharacterLeavesAKeyEmpty() throws {
        let lacking = [
            "\u{E000}", "ไ", "\u{200C}", "\u{200D}", "\u{A0}", "\u{2003}", "\u{10FFFD}", "\u{64E}",
            "\u{7}", "😀", "ض",
        ]
        for painter in [ScenePainter(font: nil), try ScenePainter(font: TestFont.file())] {
            var images: [Image] = []
            for text in lacking {
                let image = try image(of: text, height: 14, painter: painter)
                let ink = Ink(of: image, above: 100).bounds
                #expect(ink.height > 10 && ink.width > 8, "\(text.unicodeScalars)")
                #expect(abs(ink.x + ink.right - 100) <= 3 && abs(ink.y + ink.bottom - 100) <= 3)
                #expect(!images.contains(image), "each has its own number")
                images.append(image)
            }
        }
    }

    @Test func aSpaceIsNoLackingCharacter() throws {
        #expect(try Ink(of: image(of: " ", painter: painter())).bounds.isEmpty)
    }

    @Test func whatIsLackingIsAskedForOnce() throws {
        let asked = Mutex(0)
        let finder = FontFinder(environment: FontEnvironment { _ in nil }) {
            nil
        } search: { _ in
            asked.withLock { $0 += 1 }
            return FontAnswer(found: [])
        }
        let painter = try ScenePainter(font: TestFont.file(), fallbacks: finder)
        for text in ["ض", "ضض", "ض", "ض "] { _ = try image(of: text, painter: painter) }
        #expect(asked.withLock { $0 } == 1)
        _ = try image(of: "ص", painter: painter)
        #expect(asked.withLock { $0 } == 2)
    }

    /// As the keyboard does it: the picture is there at once, the font later.
    @Test func anAnswerThatComesLaterIsUsed() throws {
        let painter = try ScenePainter(font: TestFont.file())
        var lacks = 0
        painter.onLack = { lacks += 1 }
        let before = try image(of: "ض", painter: painter)
        #expect(lacks == 1)
        let request = try #require(painter.takeRequest())
        #expect(request.needs.map(\.characters) == [["ض"]])
        _ = try image(of: "ضض", painter: painter)
        #expect(lacks == 1 && painter.takeRequest() == nil)
        let answer = try TestFont.finder().fonts(for: request)
        #expect(answer.advice == nil)
        #expect(painter.use(answer))
        #expect(!painter.use(answer), "nothing to repaint")
        let after = try image(of: "ض", painter: painter)
        #expect(after != before)
        #expect(try after == image(of: "ض", painter: self.painter()))
    }

    @Test func scriptsWithoutAFontAreNamedAndCharactersAreNot() throws {
        let painter = try ScenePainter(font: TestFont.file())
        _ = try image(of: "ไض", painter: painter)
        let request = try #require(painter.takeRequest())
        let advice = try #require(TestFont.finder().fonts(for: request).advice)
        #expect(advice.contains("thai") && !advice.contains("arab") && !advice.contains("ไ"))
    }

    @Test func fontsThatCannotBeUsedAreLeftOut() throws {
        let broken = [FontFile(path: "/dev/null"), FontFile(path: "/nowhere/a.ttf")]
        let finder = try TestFont.finder(["arab": broken + [TestFont.arabic()]])
        let painter = try ScenePainter(font: TestFont.file(), fallbacks: finder)
        #expect(try image(of: "ض", painter: painter) == image(of: "ض", painter: self.painter()))
    }

    /// Whatever was painted before, in whatever order.
    @Test(arguments: [Scale.one, Scale(numerator: 180)])
    func paintingOnlyDamageEqualsPaintingAllWithSeveralFonts(scale: Scale) throws {
        var random = SeededGenerator(seed: UInt64(scale.numerator))
        let painter = try painter()
        // Meets the scripts in another order.
        let witness = try self.painter()
        _ = try image(of: "\u{64E}한", painter: witness)
        var board = FakeBoard()
        board.opacity = 0.8
        var scene = board.scene
        var buffer = try painter.image(of: scene, scale: scale)
        let layout = buffer.layout
        let texts = ["ع", "١", "،", "ㅎ", "한국어", "ab", "العربية", "\u{64E}", "ไ", "ض1x", "₩"]
        for _ in 0..<12 {
            if Int.random(in: 0..<4, using: &random) == 0 {
                board.rows =
                    [FakeBoard().rows, Self.arabic, Self.korean].randomElement(using: &random)
                    ?? board.rows
            }
            let keys = board.rows.joined().map { KeyID.character(String($0)) } + [.space]
            if let key = keys.randomElement(using: &random) {
                board.labels[key] = texts.randomElement(using: &random)
                board.pressed.formSymmetricDifference([key])
            }
            let damage = board.scene.damage(since: scene, scale: scale)
            scene = board.scene
            buffer.withPixels {
                painter.paint(scene, region: damage, scale: scale, into: &$0, layout: layout)
            }
            // The running keyboard learns of a font and paints all anew.
            if let request = painter.takeRequest(),
                try painter.use(TestFont.finder().fonts(for: request))
            {
                buffer = try painter.image(of: scene, scale: scale)
            }
            #expect(try buffer == witness.image(of: scene, scale: scale))
        }
    }
}
