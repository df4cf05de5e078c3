import Surfaces
import TestKit
import Testing
import Units

extension SessionTests {
    /// The board's surface in a real compositor.
    @Suite struct Board {
        private static let red: UInt32 = 0xFFFF_0000
        private static let green: UInt32 = 0xFF00_FF00

        /// The colour that the kit gives sway's background, as soon as it is there: a program of its own paints it.
        private static func background(of session: SwaySession) throws -> [UInt8] {
            let colour: [UInt8] = [0x2E, 0x40, 0x53]
            let deadline = Deadline()
            while try session.screenshot().color(x: 60, y: 60) != colour {
                guard !deadline.hasPassed else { throw SessionError("sway has no background") }
            }
            return colour
        }

        /// Above the board, whose upper edge is 218 above that of the output's lower one.
        @Test func T37_T41_aPopupIsSeenAboveTheBoardAndTheBackgroundThroughIt() throws {
            let session = try SwaySession()
            let height = session.configuration.mode.height
            let background = try Self.background(of: session)
            let client = try BoardClient(in: session, isAnimated: false)
            client.board.show()
            try client.run { client.board.isShown && client.board.isReady }
            let popup = PopupSurface(on: client.board)
            try #require(popup.isAvailable)
            let place = Rect(x: 40, y: -61, width: 60, height: 70)
            try client.run {
                popup.present(place) { _, pixels in BoardClient.fill(&pixels, with: Self.red) }
            }
            try client.runUntilShown()
            let shown = try session.screenshot()
            #expect(shown.color(x: 40, y: height - 218 - 61) == [255, 0, 0])
            #expect(shown.color(x: 99, y: height - 218 + 8) == [255, 0, 0])
            #expect(shown.color(x: 39, y: height - 218 - 61) == background)
            // Clear pixels of the board itself.
            #expect(shown.color(x: 60, y: height - 100) == background)
            // Windows make room for the board without its clear headroom.
            #expect(try session.windowArea().height == Points(height - 200))
            popup.hide()
            try client.run { client.board.isReady }
            try client.runUntilShown()
            #expect(try session.screenshot().color(x: 60, y: height - 218 - 30) == background)
        }

        /// phoc ends where a popup goes that has not been prepared.
        @Test(arguments: NestedSession.Kind.allCases)
        func popupsComeAndGo(_ kind: NestedSession.Kind) throws {
            let session = try NestedSession(kind)
            let height = session.configuration.mode.height
            let client = try BoardClient(in: session, isAnimated: false)
            let popup = PopupSurface(on: client.board)
            let place = Rect(x: 40, y: -61, width: 60, height: 70)
            client.onPicture = { popup.prepare() }
            for _ in 0..<2 {
                client.board.show()
                try client.run { client.board.isShown && client.board.isReady }
                for _ in 0..<3 {
                    try client.run {
                        popup.present(place) { _, pixels in
                            BoardClient.fill(&pixels, with: Self.red)
                        }
                    }
                    try client.runUntilShown()
                    #expect(
                        try session.screenshot().color(x: 50, y: height - 218 - 50) == [255, 0, 0])
                    popup.hide()
                    try client.runUntilShown()
                    #expect(
                        try session.screenshot().color(x: 50, y: height - 218 - 50) != [255, 0, 0])
                }
                // The board goes while a popup is shown.
                try client.run {
                    popup.present(place) { _, pixels in BoardClient.fill(&pixels, with: Self.red) }
                }
                try client.runUntilShown()
                client.board.hide()
                try client.run { !client.board.isShown }
                try client.runUntilHandled()
                #expect(session.isRunning)
            }
        }

        @Test func aBoardSlidesInAndOut() throws {
            let session = try SwaySession()
            let height = session.configuration.mode.height
            let background = try Self.background(of: session)
            let client = try BoardClient(in: session, isAnimated: true)
            client.colour = Self.green
            var frames = 0
            client.onDraw = { [unowned client] in if client.board.isReady { frames += 1 } }
            client.board.show()
            // Without a deadline no slide is under way.
            try client.run { client.board.isShown && client.board.nextDeadline == nil }
            try client.runUntilShown()
            #expect(frames > 2)
            #expect(try session.windowArea().height == Points(height - 200))
            let shown = try session.screenshot()
            #expect(shown.color(x: 60, y: height - 1) == [0, 255, 0])
            #expect(shown.color(x: 60, y: height - 218) == [0, 255, 0])
            frames = 0
            client.board.hide()
            try client.run { !client.board.isShown }
            #expect(frames > 2)
            try client.runUntilHandled()
            #expect(try session.windowArea().height == Points(height))
            #expect(try session.screenshot().color(x: 60, y: height - 1) == background)
        }
    }
}
