import KeyboardLayouts
import ServerProtocols
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// What users of other keyboards reported, by the numbers of docs/field-reports.md: the board on its output.
@Suite struct ReportedScreenTests {
    /// Nothing of the surface is dead: keys stand to both edges, and each point of it belongs to one.
    @Test(arguments: [(1920, 1080), (2560, 1600), (3840, 2160), (360, 720)])
    func R037_theSurfaceCoversWhatItsKeysUse(_ width: Int, _ height: Int) throws {
        var offer = Offer()
        offer.outputs = [.init(width, height)]
        let rig = try Rig.shown(offer)
        let board = try rig.board
        let size = board.shownSize
        #expect(board.inputRegion == [Rect(x: 0, y: 0, width: size.width, height: size.height)])
        for page in [Page.letters, .numbers, .symbols] {
            let grid = try rig.expected.board.grid(for: page)
            let (first, last) = (
                grid.keys.map(\.frame.left).min(), grid.keys.map(\.frame.right).max()
            )
            // What is left is the spacing beside a key.
            #expect(try #require(first) < 12)
            #expect(try #require(last) > size.width - 12)
            for x in stride(from: 0.5, to: size.width.value, by: 7) {
                for y in stride(from: 0.5, to: size.height.value, by: 5) {
                    #expect(grid.key(at: Point(x: Points(x), y: Points(y))) != nil)
                }
            }
        }
    }

    /// Displays tell nonsense of their size: nothing follows from it.
    @Test(
        arguments: [
            (0, 0), (16, 9), (1600, 900), (310, 174), (-1, -1), (2_147_483_647, 1),
        ] as [(Int32, Int32)])
    func R067_whatADisplaySaysOfItsSizeChangesNothing(_ width: Int32, _ height: Int32) throws {
        var offer = Offer()
        offer.outputs = [.init(1920, 1080)]
        offer.outputs[0].physicalWidth = width
        offer.outputs[0].physicalHeight = height
        let rig = try Rig.shown(offer)
        #expect(try rig.board.shownSize == Rig.size(1920, 344))
        #expect(try rig.holdsEveryKey())
        let rows = try rig.expected.board.grid(for: .letters).keys.map(\.frame.height)
        #expect(rows.allSatisfy { $0 >= 24 && $0 <= 344 / 4 })
    }

    /// Nobody's window, taps or repeats may make the compositor keep more than it did before.
    @Test func R083_R087_nothingPilesUpAtTheCompositor() throws {
        let rig = try Rig.focused(field: TestField())
        // Shows are painted all the same.
        rig.compositor.withholdsFrames = true
        func cycle(_ count: Int) throws {
            for number in 0..<count {
                try rig.tap(.character(number % 2 == 0 ? "a" : "b"))
                if number % 10 == 9 {
                    try rig.down(.backspace)
                    try rig.advance(500)
                    try rig.up()
                    rig.keyboard.hide()
                    try rig.settle()
                    rig.keyboard.show()
                    try rig.settle()
                    rig.compositor.inputMethod.leave()
                    rig.compositor.inputMethod.focus()
                    try rig.settle()
                }
                if number % 50 == 49 { rig.compositor.clearTranscript() }
            }
        }
        try cycle(40)
        let before = rig.compositor.objectCounts
        #expect(before["wl_surface"] == 1)
        try cycle(2000)
        #expect(rig.compositor.objectCounts == before)
    }

    /// A board that comes and goes with its output leaves nothing behind either.
    @Test func R083_R087_outputsThatComeAndGoLeaveNothing() throws {
        let rig = try Rig.focused(field: TestField())
        let seat = rig.compositor.seat
        func cycle() throws {
            rig.compositor.remove(rig.compositor.outputs[0])
            try rig.settle()
            rig.compositor.add(Offer.Output(360, 720))
            try rig.settle()
            seat.setCapabilities([])
            seat.setCapabilities([.touch, .pointer])
            rig.keyboard.hide()
            rig.keyboard.show()
            try rig.settle()
        }
        for _ in 0..<3 { try cycle() }
        let before = rig.compositor.objectCounts
        for _ in 0..<100 { try cycle() }
        #expect(rig.compositor.objectCounts == before)
    }
}
