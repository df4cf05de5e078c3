import DocumentTestKit
import Documents
import Painter
import Testing
import Units

@testable import GlasschordKit

/// The program that draws icons, on sound files and on others. Source: ARCHITECTURE.md, `glasschord-icon`.
struct IconProgramTests {
    private let room: SymbolRoom

    init() throws {
        room = try SymbolRoom()
    }

    private func size(_ width: Int, _ height: Int) -> PixelSize {
        PixelSize(width: width, height: height)
    }

    private func png(_ name: String, _ size: PixelSize, _ pixel: UInt32) throws {
        try PNGWriter.write(Image(size: size, filling: pixel), to: room.folder.path(name))
    }

    /// The right half of an icon, and nothing on the left; 0x80 of red is 0x80 of all that is there.
    @Test func shapesAreDrawnAsLargeAsTheyAreWanted() throws {
        try room.icon("half", "<rect x=\"8\" width=\"8\" height=\"16\" fill=\"#f00\"/>")
        for side in [1, 16, 80, 512] {
            let image = try #require(
                try room.draw("\(SymbolRoom.icons)/half.svg", pixels: "\(side)"))
            #expect(image.size == size(side, side))
            if side == 1 { continue }
            #expect(image[side / 4, side / 2] == 0)
            #expect(image[side * 3 / 4, side / 2] == 0xFFFF_0000)
        }
    }

    @Test func whatIsNotSquareLiesInTheMiddle() throws {
        try room.folder.write(
            "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'>"
                + "<rect width='40' height='20' fill='#00f'/></svg>", to: "wide.svg")
        let image = try #require(try room.draw("wide.svg", pixels: "32"))
        #expect(image.size == size(32, 32))
        #expect([7, 8, 23, 24].map { image[16, $0] } == [0, 0xFF00_00FF, 0xFF00_00FF, 0])
    }

    @Test func pixelsAreMadeFewerButNotMore() throws {
        try png("large.png", size(100, 50), 0xFF33_6699)
        let image = try #require(try room.draw("large.png", pixels: "40"))
        #expect(image.size == size(40, 20) && image.pixels.allSatisfy { $0 == 0xFF33_6699 })
        try png("small.png", size(16, 8), 0x8000_0080)
        let small = try #require(try room.draw("small.png", pixels: "40", to: "small-out.png"))
        #expect(small.size == size(16, 8) && small[3, 3] == 0x8000_0080)
    }

    @Test func aPictureTakesThePlaceOfTheOldOneAndLeavesNothingElse() throws {
        try room.folder.makeDirectory("kept")
        try room.icon("a")
        let source = "\(SymbolRoom.icons)/a.svg"
        for _ in 0..<2 { #expect(try room.draw(source, to: "kept/out.png") != nil) }
        #expect(names(in: "kept") == ["out.png"])
        #expect(try room.draw(source, to: "nowhere/out.png") == nil)
    }

    private func names(in folder: String) -> [String] {
        FolderNames.all(in: room.folder.path(folder))
    }

    @Test(arguments: ["", "0", "-1", "513", "1e2", "many"])
    func onlySidesFromOneTo512AreDrawn(pixels: String) throws {
        try room.icon("a")
        #expect(try room.draw("\(SymbolRoom.icons)/a.svg", pixels: pixels) == nil)
    }

    @Test func whatIsNoIconGivesNone() throws {
        try room.folder.makeDirectory("folder.svg")
        try room.folder.link("pipe.svg", to: "/dev/zero")
        try room.folder.write("", to: "empty.svg")
        try room.folder.write("what is this?", to: "words.svg")
        try room.folder.write("<svg xmlns='http://www.w3.org/2000/svg'><rect", to: "torn.svg")
        try room.folder.write(SymbolRoom.picture(""), to: "blank.svg")
        try room.folder.write(
            SymbolRoom.picture(
                SymbolRoom.square("#000") + String(repeating: " ", count: 1 << 20)),
            to: "long.svg")
        try room.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], to: "torn.png")
        try png("clear.png", size(8, 8), 0)
        try png("huge.png", size(2_049, 1), 0xFF00_0000)
        for name in [
            "missing.svg", "folder.svg", "pipe.svg", "empty.svg", "words.svg", "torn.svg",
            "blank.svg", "long.svg", "torn.png", "clear.png", "huge.png",
        ] {
            #expect(try room.draw(name) == nil, "\(name)")
        }
    }

    /// Every length of a sound picture but the whole one.
    @Test func aTornPictureGivesNone() throws {
        try png("whole.png", size(16, 16), 0xFF12_3456)
        guard case .bytes(let bytes) = DocumentFile.content(of: room.folder.path("whole.png"))
        else {
            Issue.record("no picture")
            return
        }
        for count in stride(from: 8, to: bytes.count - 16, by: 9) {
            try room.write(Array(bytes[..<count]), to: "torn.png")
            #expect(try room.draw("torn.png") == nil, "\(count) of \(bytes.count) bytes")
        }
    }

    /// A document that names other files does not get them, and one that has no end is ended.
    @Test func aHostileIconGetsNothing() throws {
        try png("secret.png", size(16, 16), 0xFF00_FF00)
        let secret = room.folder.path("secret.png")
        try room.folder.write(
            "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'"
                + " xmlns:xlink='http://www.w3.org/1999/xlink'><image width='16' height='16'"
                + " xlink:href='file://\(secret)'/></svg>", to: "thief.svg")
        #expect(try room.draw("thief.svg") == nil)
        var levels = "<g id='a0'>\(SymbolRoom.square("#000"))</g>"
        for level in 1...40 {
            let use = "<use href='#a\(level - 1)'/>"
            levels += "<g id='a\(level)'>\(String(repeating: use, count: 10))</g>"
        }
        try room.icon("laughs", levels)
        #expect(try room.draw("\(SymbolRoom.icons)/laughs.svg") == nil)
    }
}
