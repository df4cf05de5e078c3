import KeyboardLayouts
import KeyboardStyle
import Scene
import Testing
import Units

@testable import Painter

@Suite struct LabelTests {
    private static let frame = Rect(x: 20, y: 20, width: 60, height: 45)

    /// A label alone on clear ground, drawn large enough around to see it whole.
    private func ink(
        of text: String, _ style: LabelStyle, scale: Scale = .one, painter: ScenePainter
    ) throws -> PixelRect {
        let everywhere = Rect(x: 0, y: 0, width: 100, height: 90)
        let node = SceneNode(
            identity: .keyLabel(.space), frame: Self.frame, ink: everywhere,
            content: .label(text, style, RGBA(0, 0, 0)))
        let image = try painter.image(
            of: BoardScene(size: everywhere.size, nodes: [node]), scale: scale)
        return Ink(of: image, above: 127).bounds
    }

    private func style(
        _ measure: LabelStyle.Measure, _ height: Points, lift: Points = 0, maximumWidth: Points = 0
    ) -> LabelStyle {
        LabelStyle(measure: measure, height: height, lift: lift, maximumWidth: maximumWidth)
    }

    /// With the machine's font, and with the built-in strokes.
    private func painters() throws -> [ScenePainter] {
        [ScenePainter(font: try TestFont.file()), ScenePainter(font: nil)]
    }

    @Test func lettersAreAsTallAsTheStyleSays() throws {
        for painter in try painters() {
            let small = try ink(of: "x", style(.lowercase, 13.2), painter: painter)
            let large = try ink(
                of: "x", style(.lowercase, 13.2), scale: Scale(whole: 2), painter: painter)
            let capital = try ink(of: "H", style(.capitals, 15.4), painter: painter)
            #expect(abs(Double(small.height) - 13.2) <= 0.5)
            #expect(abs(Double(large.height) - 26.4) <= 0.5)
            #expect(abs(Double(capital.height) - 15.4) <= 0.5)
        }
    }

    @Test(arguments: RepaintTests.scales)
    func theMeasuredBoxStandsInTheMiddle(scale: Scale) throws {
        for painter in try painters() {
            for (text, measure) in [("x", LabelStyle.Measure.lowercase), ("H", .capitals)] {
                let ink = try ink(
                    of: text, style(measure, 14), scale: scale, painter: painter)
                let center = Self.frame.center
                let x = Double(ink.x) + Double(ink.width) / 2
                let y = Double(ink.y) + Double(ink.height) / 2
                #expect(abs(x - center.x.value * scale.factor) <= 1)
                #expect(abs(y - center.y.value * scale.factor) <= 1)
            }
        }
    }

    @Test func descendersHangBelowTheMeasuredBox() throws {
        let painter = ScenePainter(font: try TestFont.file())
        let x = try ink(of: "x", style(.lowercase, 13), painter: painter)
        let p = try ink(of: "p", style(.lowercase, 13), painter: painter)
        #expect(abs(x.y - p.y) <= 1)
        #expect(p.bottom > x.bottom + 3)
    }

    /// Source: docs of `LabelStyle.thickening`.
    @Test func stemsBecomeThickerToBothSidesAlike() throws {
        let font = try TestFont.file()
        let painter = ScenePainter(font: font)
        let em = 42 / (try #require(FontFace(font)).capHeight)
        for text in ["l", "|", "H"] {
            let plain = try ink(of: text, style(.capitals, 42), painter: painter)
            var heavy = style(.capitals, 42)
            heavy.thickening = 0.1
            let thick = try ink(of: text, heavy, painter: painter)
            #expect(abs(Double(thick.width - plain.width) - 0.1 * em) <= 1.5, "\(text)")
            #expect(abs((thick.x + thick.right) - (plain.x + plain.right)) <= 2, "\(text)")
            #expect(abs((thick.y + thick.bottom) - (plain.y + plain.bottom)) <= 2, "\(text)")
        }
        // Letters keep their distance: the gaps between six stems stay.
        let plain = try ink(of: "llllll", style(.capitals, 20), painter: painter)
        var heavy = style(.capitals, 20)
        heavy.thickening = 0.1
        let thick = try ink(of: "llllll", heavy, painter: painter)
        let six = 6 * 0.1 * 20 / (try #require(FontFace(font)).capHeight)
        #expect(abs(Double(thick.width - plain.width) - six) <= 2)
    }

    @Test func liftRaisesTheLabel() throws {
        for painter in try painters() {
            let low = try ink(of: "H", style(.capitals, 15), painter: painter)
            let high = try ink(of: "H", style(.capitals, 15, lift: 2), painter: painter)
            #expect(high.y == low.y - 2)
        }
    }

    @Test func wideTextsShrinkToTheMaximumWidth() throws {
        for painter in try painters() {
            let free = try ink(of: "mmmmmm", style(.lowercase, 10), painter: painter)
            let narrow = try ink(
                of: "mmmmmm", style(.lowercase, 10, maximumWidth: 48), painter: painter)
            #expect(free.width > 60)
            #expect(narrow.width <= 48 && narrow.width > 36)
            #expect(narrow.height < free.height)
        }
    }

    /// A private use character.
    @Test func textWithoutGlyphsIsDrawnAsItsNumber() throws {
        for painter in try painters() {
            let number = try ink(of: "\u{F8FE}", style(.capitals, 15), painter: painter)
            #expect(number.height > 15 && number.height < 30)
            #expect(number.width > 10)
        }
    }

    @Test func strokesHaveAllOfASCIIAndTheSymbolsOfThePages() {
        let printable = (0x21...0x7E).map { Character(UnicodeScalar($0)) } + ["€", "£", "¥", "•"]
        for character in printable {
            let glyph = StrokeAlphabet.glyphs(of: String(character))?.first
            #expect(glyph?.steps.isEmpty == false, "\(character)")
        }
        #expect(StrokeAlphabet.glyphs(of: "a b")?.count == 3)
        #expect(StrokeAlphabet.glyphs(of: "é") == nil)
    }

    @Test func oddLabelsDoNoHarm() throws {
        for painter in try painters() {
            for text in ["", "\0", "\n", String(repeating: "W", count: 3000), "\u{202E}a\u{301}"] {
                for height in [Points(0), 0.01, 4000, -3] {
                    _ = try ink(of: text, style(.capitals, height), painter: painter)
                }
            }
        }
    }
}
