import ServerProtocols
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// A turned output while the board is shown.
@Suite struct RotationTests {
    enum Order: Sendable, CaseIterable {
        case configureFirst
        case outputFirst
        /// Mode and transform are told before the logical size.
        case modeFirst
    }

    /// R069
    @Test(arguments: [nil, 1, 2, 3] as [UInt32?], Order.allCases)
    func R069_keysFillTheWidthOfATurnedOutput(_ xdgOutput: UInt32?, _ order: Order) throws {
        var offer = Offer()
        offer.xdgOutput = xdgOutput
        let rig = try Rig.shown(offer)
        #expect(try rig.board.shownSize == Rig.size(360, 229))

        try turn(rig, .init(360, 720, transform: .transform90), width: 720, order)
        #expect(try rig.board.shownSize == Rig.size(720, 160))
        #expect(try rig.board.layer?.current.exclusiveZone == 160)
        #expect(try rig.holdsEveryKey())
        #expect(try rig.showsWholePicture())

        try turn(rig, .init(360, 720, transform: .transform180), width: 360, order)
        #expect(try rig.board.shownSize == Rig.size(360, 229))
        #expect(try rig.showsWholePicture())
    }

    private func turn(
        _ rig: Rig, _ description: Offer.Output, width: Points, _ order: Order
    ) throws {
        let output = rig.compositor.outputs[0]
        let board = try rig.board
        // The compositor lays the surface out anew with the height it had asked for.
        let size = Size(width: width, height: board.shownSize.height)
        switch order {
        case .configureFirst:
            board.configure(size)
            try rig.settle()
            output.change(description)
        case .outputFirst:
            output.change(description)
            board.configure(size)
        case .modeFirst:
            output.changeModeFirst(description)
            board.configure(size)
        }
        try rig.settle()
    }

    /// Source: xdg-output-unstable-v1: since version 3 a change is complete with the `done` of `wl_output`.
    @Test func aTurnIsOneChange() throws {
        let rig = try Rig.shown()
        rig.compositor.clearTranscript()
        rig.compositor.outputs[0].change(.init(360, 720, transform: .transform270))
        try rig.settle()
        #expect(rig.transcript.filter { $0.hasPrefix("set_size") } == ["set_size 0x160"])
    }

    /// Source: xdg-output-unstable-v1, `done`, until version 2; then `wl_output.done`.
    @Test(arguments: [1, 2, 3] as [UInt32])
    func aLogicalSizeCountsOnlyWhenItIsComplete(_ xdgOutput: UInt32) throws {
        var offer = Offer()
        offer.xdgOutput = xdgOutput
        let rig = try Rig.shown(offer)
        let output = rig.compositor.outputs[0]
        rig.compositor.clearTranscript()
        output.sendLogicalSize(width: 720, height: 360, isComplete: false)
        try rig.settle()
        #expect(rig.transcript == [])
        output.sendLogicalSize(width: 720, height: 360)
        try rig.settle()
        #expect(rig.transcript.contains("set_size 0x160"))
    }

    @Test func aTurnWhileHiddenCountsAtTheNextShow() throws {
        let rig = try Rig.shown()
        try rig.hide()
        rig.compositor.outputs[0].change(.init(360, 720, transform: .flipped90))
        try rig.settle()
        try rig.show()
        #expect(try rig.board.shownSize == Rig.size(720, 160))
        #expect(try rig.showsWholePicture())
    }
}
