import Painter
import Scene
import Testing
import Units

@Suite struct PNGTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    @Test func theFileIsAPNGOfTheBuffersSize() throws {
        let path = "\(directory.path)/board.png"
        try ScenePainter(font: nil).renderPNG(
            FakeBoard().scene, scale: Scale(numerator: 180), path: path)
        let bytes = try TemporaryDirectory.bytes(of: path)
        #expect(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        // IHDR follows: length, name, width, height, each 4 bytes, the highest first.
        #expect(Array(bytes[16..<24]) == [0, 0, 603 >> 8, 603 & 255, 0, 0, 344 >> 8, 344 & 255])
    }

    @Test func anUnwritablePathIsNamed() {
        let path = "\(directory.path)/missing/board.png"
        #expect(throws: PaintError.unwritable(path: path, reason: "No such file or directory")) {
            try ScenePainter(font: nil).renderPNG(FakeBoard().scene, scale: .one, path: path)
        }
    }

    @Test func aFullDiskIsNamed() {
        let path = "/dev/full"
        #expect(throws: PaintError.unwritable(path: path, reason: "No space left on device")) {
            try ScenePainter(font: nil).renderPNG(FakeBoard().scene, scale: .one, path: path)
        }
    }

    @Test func impossibleSizesAreErrors() {
        for width in [0, 40_000] {
            let scene = BoardScene(size: Size(width: Points(width), height: 100), nodes: [])
            #expect(throws: PaintError.unpaintable(PixelSize(width: width, height: 100))) {
                try ScenePainter(font: nil).image(of: scene, scale: .one)
            }
        }
    }
}
