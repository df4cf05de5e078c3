import TestKit
import Testing
import Units

extension SessionTests {
    /// What lies behind the keyboard, on a real screen. Source: behaviour B.1; theming guide, Translucency.
    @Suite struct Glass {
        let program: String

        init() throws {
            program = try KeyboardSession.builtProgram()
        }

        /// Behind the keyboard are squares of red and blue.
        @Test func T29_T31_T37_theBackdropIsSeenBetweenTheKeysAndThroughThem() throws {
            let session = try KeyboardSession(program)
            let backdrop = try showSquares(in: session)
            let picture = try show(session)
            expectBackdrop(backdrop, besideTheKeysOf: picture, session)
            // White with an alpha of 0.82 over either. Source: behaviour A.5, glass standard.
            let row = try fillRow(of: picture, session)
            #expect(row.count == 2)
            for colour in row {
                let isOverRed = colour[0] > colour[2]
                let wanted = isOverRed ? [255, 209, 209] : [209, 209, 255]
                for (part, other) in zip(colour, wanted) { #expect(abs(Int(part) - other) <= 2) }
            }
        }

        @Test(arguments: [["--translucent", "off"], ["--theme", "ocean"]])
        func T29_T35_aSolidKeyboardHidesIt(_ look: [String]) throws {
            let session = try KeyboardSession(program, look: look)
            let backdrop = try showSquares(in: session)
            let picture = try show(session)
            // Source: behaviour A.3, A.5.
            let isOcean = look[1] == "ocean"
            let fill: [UInt8] = isOcean ? [0xF7, 0xFC, 0xFF] : [255, 255, 255]
            let ground: [UInt8] = isOcean ? [0xCF, 0xE6, 0xF0] : [0xE2, 0xE2, 0xE6]
            #expect(try fillRow(of: picture, session) == [fill])
            let map = session.typist.letters
            let top = picture.size.height - Int(map.surface.height.value)
            #expect(picture.color(x: 360, y: top + 3) == ground)
            // Round corners, and above all of it, the backdrop.
            #expect(picture.color(x: 0, y: top) == backdrop.color(x: 0, y: top))
            #expect(picture.rows(0..<top) == backdrop.rows(0..<top))
        }

        /// An application that fills the output is seen through the keyboard, for it is not made smaller.
        @Test func T31_aFullscreenApplicationIsSeenThroughTheKeyboard() throws {
            let session = try KeyboardSession(program)
            let terminal = try Terminal(in: session.sway)
            try session.waitUntilShown()
            try session.sway.command("fullscreen", "enable")
            session.keyboard.hide()
            let wallpaper: [UInt8] = [0x2E, 0x40, 0x53]
            let corner = PixelSize(width: 2, height: 1430)
            try session.keyboard.wait("does not go") {
                $0.isUniform(rows: 1200..<1440)
                    && $0.color(x: corner.width, y: corner.height) != wallpaper
            }
            let application = try session.compositor.screenshot()
            let picture = try show(session)
            expectBackdrop(application, besideTheKeysOf: picture, session)
            try session.typist.type("seen\n")
            try terminal.wait(forText: "seen\n")
        }

        /// Fills the output with squares of 8 pixels; returns what is seen then.
        private func showSquares(in session: KeyboardSession<SwaySession>) throws -> Picture {
            let red = "255 0 0 "
            let blue = "0 0 255 "
            func row(_ first: String, _ second: String) -> String {
                String(repeating: first, count: 8) + String(repeating: second, count: 8) + "\n"
            }
            let tile =
                "P3 16 16 255\n" + String(repeating: row(red, blue), count: 8)
                + String(repeating: row(blue, red), count: 8)
            try session.sway.directory.write(tile, to: "squares.ppm")
            try session.sway.command(
                "output", "*", "background", session.sway.directory.file("squares.ppm"), "tile")
            try session.tapper.move(to: Point(x: 1, y: 1))
            // The cursor covers the first squares.
            try session.keyboard.wait("has no backdrop") {
                $0.color(x: 404, y: 1436) == [255, 0, 0]
                    || $0.color(x: 404, y: 1436) == [0, 0, 255]
            }
            return try session.compositor.screenshot()
        }

        /// Brings the keyboard up by hand; returns what is seen once nothing changes any more.
        private func show(_ session: KeyboardSession<SwaySession>) throws -> Picture {
            let before = try session.compositor.screenshot()
            session.keyboard.show()
            let lowest = before.size.height - 30..<before.size.height
            try session.keyboard.wait("is not shown") {
                $0.rows(lowest) != before.rows(lowest)
            }
            return try session.settledPicture()
        }

        /// Every pixel that belongs to no key is the backdrop's, above, beside and between them.
        private func expectBackdrop(
            _ backdrop: Picture, besideTheKeysOf picture: Picture,
            _ session: KeyboardSession<SwaySession>,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            let width = picture.size.width
            var isKey = Array(repeating: false, count: width * picture.size.height)
            for frame in session.typist.letters.framesOnOutput {
                for y in Int(frame.top.value)..<Int(frame.bottom.value.rounded(.up)) {
                    for x in Int(frame.left.value)..<Int(frame.right.value.rounded(.up)) {
                        isKey[y * width + x] = true
                    }
                }
            }
            var others = 0
            var keys = 0
            for y in 0..<picture.size.height {
                for x in 0..<width {
                    let isSame = picture.isSame(as: backdrop, x: x, y: y)
                    if isKey[y * width + x] {
                        keys += isSame ? 0 : 1
                    } else {
                        others += isSame ? 0 : 1
                    }
                }
            }
            #expect(others == 0, "pixels that belong to no key", sourceLocation: sourceLocation)
            #expect(keys > 50_000, sourceLocation: sourceLocation)
        }

        /// The colours of a row of pixels in a key, below its label.
        private func fillRow(
            of picture: Picture, _ session: KeyboardSession<SwaySession>
        ) throws -> Set<[UInt8]> {
            let key = try #require(session.typist.letters.frameOnOutput(of: "key.character.z"))
            let y = Int(key.bottom.value) - 4
            let row = Int(key.left.value) + 12..<Int(key.right.value) - 12
            return Set(row.map { picture.color(x: $0, y: y) })
        }
    }
}
