import Testing
import Units

@testable import Painter

/// Pictures of tools, from files that anybody may have written.
struct PictureStoreTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func file(_ name: String, _ image: Image) throws -> String {
        let path = "\(directory.path)/\(name).png"
        try PNGWriter.write(image, to: path)
        return path
    }

    private func size(_ drawn: PictureStore.Drawn) -> PixelSize? {
        switch drawn {
        case .shape(_, let size): size
        case .colors(let image): image.size
        case .unreadable: nil
        }
    }

    @Test(arguments: [
        (24, 12, 40, 40, 40, 20), (12, 24, 40, 40, 20, 40), (24, 24, 24, 40, 24, 24),
        (100, 10, 20, 20, 20, 2), (1000, 1, 10, 10, 10, 1),
    ])
    func aPictureFillsItsBoxAndIsNotDrawnOut(
        width: Int, height: Int, boxWidth: Int, boxHeight: Int, drawnWidth: Int, drawnHeight: Int
    ) throws {
        let path = try file(
            "plain", Image(size: PixelSize(width: width, height: height), filling: 0xFF33_6699))
        let image = try PNGReader.read(
            path, fitting: PixelSize(width: boxWidth, height: boxHeight))
        #expect(image.size == PixelSize(width: drawnWidth, height: drawnHeight))
        // One colour stays what it is, to the edge.
        #expect(image.pixels.allSatisfy { isNear($0, 0xFF33_6699) })
    }

    @Test func aSmallerPictureIsTheMeanOfWhatItStandsFor() throws {
        let squares = Image(size: PixelSize(width: 64, height: 64)) { column, row in
            (column + row) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000
        }
        let image = try PNGReader.read(
            try file("squares", squares), fitting: PixelSize(width: 16, height: 16))
        let middle = image[8, 8] & 255
        #expect(abs(Int(middle) - 128) < 16)
    }

    @Test func aFileIsReadOnceForEachSize() throws {
        var store = PictureStore()
        let box = PixelSize(width: 10, height: 10)
        let red = Image(size: PixelSize(width: 10, height: 10), filling: 0xFFFF_0000)
        let path = try file("tool", red)
        func color(_ box: PixelSize) -> UInt32? {
            guard case .colors(let image) = store.picture(path, fitting: box, isTemplate: false)
            else { return nil }
            return image[0, 0]
        }
        #expect(color(box) == 0xFFFF_0000)
        _ = try file("tool", Image(size: PixelSize(width: 10, height: 10), filling: 0xFF00_00FF))
        #expect(color(box) == 0xFFFF_0000)
        #expect(color(PixelSize(width: 5, height: 5)) == 0xFF00_00FF)
        // A bar of other tools later it is forgotten.
        for side in 20..<140 { _ = color(PixelSize(width: side, height: 10)) }
        #expect(color(box) == 0xFF00_00FF)
    }

    @Test func aTemplateIsItsShape() throws {
        var store = PictureStore()
        let half = Image(size: PixelSize(width: 4, height: 4)) { column, _ in
            column < 2 ? 0xFF12_3456 : 0
        }
        let drawn = store.picture(
            try file("half", half), fitting: PixelSize(width: 4, height: 4), isTemplate: true)
        guard case .shape(let stamp, let size) = drawn else {
            Issue.record("no shape")
            return
        }
        #expect(size == PixelSize(width: 4, height: 4))
        for row in 0..<4 { #expect(stamp.span(ofRow: row).end == 2) }
    }

    @Test func noBoxIsTooLargeOrTooSmall() throws {
        var store = PictureStore()
        let path = try file("dot", Image(size: PixelSize(width: 1, height: 1), filling: .max))
        let large = store.picture(
            path, fitting: PixelSize(width: 30_000, height: 30_000), isTemplate: false)
        #expect(size(large) == PixelSize(width: 512, height: 512))
        let none = store.picture(path, fitting: PixelSize(width: 0, height: 9), isTemplate: true)
        #expect(size(none) == nil)
    }
}
