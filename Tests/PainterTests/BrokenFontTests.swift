import KeyboardLayouts
import KeyboardStyle
import Scene
import TestRandom
import Testing
import Units

@testable import Painter

@Suite struct BrokenFontTests {
    private let directory: TemporaryDirectory
    private let strokes: Image

    init() throws {
        directory = try TemporaryDirectory()
        strokes = try ScenePainter(font: nil).image(of: FakeBoard().scene, scale: .one)
    }

    @Test func withoutAFontLabelsAreStrokes() throws {
        let painter = ScenePainter(font: nil)
        #expect(painter.fontState == .noFont)
        let key = Ink(of: strokes)
        #expect(key.bounds == PixelRect(x: 0, y: 0, width: 402, height: 229))
        let image = try painter.image(of: FakeBoard(labels: [.space: ""]).scene, scale: .one)
        #expect(image != strokes, "the word on the space bar was drawn")
    }

    @Test func whatIsNoFontIsReported() throws {
        try directory.write("text.ttf", "not a font at all")
        try directory.write("empty.ttf", [])
        try directory.makeDirectory("directory.ttf")
        try directory.makePipe("pipe.ttf")
        for name in ["text.ttf", "empty.ttf", "directory.ttf", "pipe.ttf", "missing.ttf"] {
            let file = FontFile(path: "\(directory.path)/\(name)")
            let painter = ScenePainter(font: file)
            #expect(painter.fontState == .unusable(file))
            #expect(try painter.image(of: FakeBoard().scene, scale: .one) == strokes)
        }
    }

    @Test func truncatedFontsDoNoHarm() throws {
        let whole = try TemporaryDirectory.bytes(of: TestFont.file().path)
        for count in [1, 12, 100, 300, 5_000, whole.count / 3, whole.count / 2, whole.count - 9] {
            try directory.write("cut.ttf", Array(whole[..<count]))
            let painter = ScenePainter(font: FontFile(path: "\(directory.path)/cut.ttf"))
            let image = try painter.image(of: FakeBoard().scene, scale: .one)
            #expect(image[200, 2] == strokes[200, 2])
        }
    }

    @Test func damagedFontsDoNoHarm() throws {
        let whole = try TemporaryDirectory.bytes(of: TestFont.file().path)
        var random = SeededGenerator(seed: 42)
        for round in 0..<60 {
            var bytes = whole
            // The head of the file holds the directory of tables and the tables that matter most.
            let reach = round % 2 == 0 ? min(4_000, bytes.count) : bytes.count
            for _ in 0..<(round % 3 == 0 ? 4 : 400) {
                bytes[Int.random(in: 4..<reach, using: &random)] = .random(
                    in: 0...255, using: &random)
            }
            try directory.write("odd.ttf", bytes)
            let painter = ScenePainter(font: FontFile(path: "\(directory.path)/odd.ttf"))
            let image = try painter.image(of: FakeBoard().scene, scale: .one)
            #expect(image[200, 2] == strokes[200, 2], "the background is there in round \(round)")
        }
    }

    @Test func anotherFontIsUsedOnlyWhenItWorks() throws {
        let good = try TestFont.file()
        let painter = ScenePainter(font: nil)
        try directory.write("text.ttf", "not a font at all")
        #expect(!painter.use(FontFile(path: "\(directory.path)/text.ttf")))
        #expect(painter.fontState == .noFont)
        #expect(painter.use(good))
        #expect(painter.fontState == .font(good))
        #expect(!painter.use(good), "nothing to repaint")
        let image = try painter.image(of: FakeBoard().scene, scale: .one)
        #expect(image != strokes)
        let fresh = try ScenePainter(font: good).image(of: FakeBoard().scene, scale: .one)
        #expect(image == fresh)
    }
}
