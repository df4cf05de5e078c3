import ServerProtocols
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// Pixels per logical pixel.
@Suite struct ScaleTests {
    /// With what a scale that is not whole needs.
    private static func fractional(_ output: Offer.Output = .init(360, 720)) -> Offer {
        var offer = Offer()
        offer.viewporter = 1
        offer.fractionalScale = 1
        offer.outputs = [output]
        return offer
    }

    @Test(arguments: [1, 2, 3])
    func aWholeScaleIsTheBuffersScale(_ factor: Int) throws {
        var offer = Offer()
        offer.outputs = [.init(360 * factor, 720 * factor, scale: Int32(factor))]
        let rig = try Rig.shown(offer)
        let board = try rig.board
        #expect(board.buffer?.size == PixelSize(width: 360 * factor, height: 229 * factor))
        #expect(board.bufferScale == Int32(factor))
        #expect(board.shownSize == Rig.size(360, 229))
        #expect(try rig.showsWholePicture(scale: Scale(whole: factor)))
    }

    /// A fractional scale, an odd width, and the buffer's size by the protocol's rule.
    struct Rounding: Sendable {
        let scale: UInt32
        let width: Int
        let buffer: PixelSize

        init(_ scale: UInt32, _ width: Int, _ bufferWidth: Int, _ bufferHeight: Int) {
            self.scale = scale
            self.width = width
            buffer = PixelSize(width: bufferWidth, height: bufferHeight)
        }
    }

    /// Source: fractional-scale-v1: the size times the scale, rounded half away from zero; 229 high below 600, then 256.
    @Test(arguments: [
        Rounding(150, 361, 451, 286), Rounding(180, 361, 542, 344), Rounding(210, 361, 632, 401),
        Rounding(150, 719, 899, 320), Rounding(180, 719, 1079, 384),
        Rounding(210, 719, 1258, 448),
    ])
    func aFractionalBufferIsRoundedHalfUp(_ rounding: Rounding) throws {
        let rig = try Rig.shown(Self.fractional(.init(rounding.width, 720))) {
            $0.withholdsConfigures = true
        }
        rig.compositor.board?.sendPreferredScale(rounding.scale)
        rig.compositor.configureNow()
        try rig.settle()
        let board = try rig.board
        #expect(board.buffer?.size == rounding.buffer)
        #expect(
            board.destination
                == Size(
                    width: Points(rounding.width), height: board.layer?.current.size.height ?? 0))
        #expect(board.bufferScale == 1)
        // Told before the first picture, no picture of another scale was ever shown.
        #expect(board.pictureCount == 1)
        #expect(try rig.showsWholePicture(scale: Scale(numerator: Int(rounding.scale))))
    }

    @Test func aScaleThatComesAfterThePictureIsPaintedAnew() throws {
        let rig = try Rig.shown(Self.fractional())
        #expect(try rig.showsWholePicture())
        for scale in [180, 240, 150, 120] {
            try rig.board.sendPreferredScale(UInt32(scale))
            try rig.settle()
            #expect(try rig.showsWholePicture(scale: Scale(numerator: scale)))
            #expect(try rig.board.shownSize == Rig.size(360, 229))
        }
    }

    /// Source: viewporter, `set_destination`: the surface's size, which a resize changes and the scale does not.
    @Test func aResizeAtAFractionalScaleMovesTheDestination() throws {
        let rig = try Rig.shown(Self.fractional())
        try rig.board.sendPreferredScale(180)
        try rig.settle()
        try rig.board.configure(Rig.size(301, 201))
        try rig.settle()
        #expect(try rig.board.destination == Rig.size(301, 201))
        #expect(try rig.board.buffer?.size == PixelSize(width: 452, height: 302))
        #expect(try rig.showsWholePicture(scale: Scale(numerator: 180)))
    }

    @Test func theSameScaleAgainIsNotPainted() throws {
        let rig = try Rig.shown(Self.fractional())
        try rig.board.sendPreferredScale(180)
        try rig.settle()
        let count = try rig.board.pictureCount
        try rig.board.sendPreferredScale(180)
        try rig.settle()
        #expect(try rig.board.pictureCount == count)
    }

    /// Before the compositor prefers a scale the output's whole one is the best guess.
    @Test func untilAScaleIsPreferredTheOutputsIsUsed() throws {
        let rig = try Rig.shown(Self.fractional(.init(720, 1440, scale: 2)))
        #expect(try rig.showsWholePicture(scale: Scale(whole: 2)))
        #expect(try rig.board.bufferScale == 1)
        #expect(try rig.board.destination == Rig.size(360, 229))
    }

    /// What is half there is not used: the whole way works with neither.
    @Test(arguments: [(1, nil), (nil, 1)] as [(UInt32?, UInt32?)])
    func halfOfWhatAFractionNeedsIsNotUsed(_ viewporter: UInt32?, _ manager: UInt32?) throws {
        var offer = Self.fractional(.init(720, 1440, scale: 2))
        offer.viewporter = viewporter
        offer.fractionalScale = manager
        let rig = try Rig.shown(offer)
        let board = try rig.board
        #expect(!board.hasViewport)
        #expect(!board.hasFractionalScale)
        #expect(board.bufferScale == 2)
        #expect(try rig.showsWholePicture(scale: Scale(whole: 2)))
    }

    @Test func anOutputsScaleThatChangesIsPaintedAnew() throws {
        let rig = try Rig.shown()
        for factor in [2, 3, 1] {
            rig.compositor.outputs[0].change(
                .init(360 * factor, 720 * factor, scale: Int32(factor)))
            try rig.settle()
            #expect(try rig.board.bufferScale == Int32(factor))
            #expect(try rig.showsWholePicture(scale: Scale(whole: factor)))
        }
    }

    /// A surface that is on no output for a moment keeps its scale.
    @Test func leavingAllOutputsPaintsNothing() throws {
        var offer = Offer()
        offer.outputs = [.init(720, 1440, scale: 2), .init(1920, 1080)]
        let rig = try Rig.shown(offer)
        let count = try rig.board.pictureCount
        try rig.board.sendLeave(rig.compositor.outputs[0])
        try rig.settle()
        #expect(try rig.board.pictureCount == count)
    }

    /// Source: wayland, `wl_surface.damage_buffer`, since version 4.
    @Test(arguments: [3, 4, 5] as [UInt32])
    func olderCompositorsAreToldTheDamageInTheirWay(_ version: UInt32) throws {
        var offer = Offer()
        offer.compositor = version
        offer.outputs = [.init(720, 1440, scale: 2)]
        let rig = try Rig.shown(offer)
        let board = try rig.board
        #expect(try rig.showsWholePicture(scale: Scale(whole: 2)))
        let whole = Rect(x: 0, y: 0, width: 360, height: 229)
        if version >= 4 {
            #expect(board.damage == [PixelRect(x: 0, y: 0, width: 720, height: 458)])
            #expect(board.surfaceDamage == [])
        } else {
            #expect(board.damage == [])
            #expect(board.surfaceDamage.contains { $0.contains(whole) })
        }
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt32], [nil, 1, 2, 3] as [UInt32?])
    func everyVersionOfOutputsIsUnderstood(_ output: UInt32, _ xdgOutput: UInt32?) throws {
        // `wl_output` tells its scale since version 2.
        let factor = output >= 2 ? 2 : 1
        var offer = Offer()
        offer.output = output
        offer.xdgOutput = xdgOutput
        offer.outputs = [
            .init(720 * factor, 360 * factor, scale: Int32(factor), transform: .transform90),
            .init(720 * factor, 360 * factor, scale: Int32(factor), transform: .transform270),
        ]
        let rig = try Rig.shown(offer)
        #expect(rig.transcript.filter { $0.hasPrefix("set_size") } == ["set_size 0x229"])
        #expect(try rig.showsWholePicture(scale: Scale(whole: factor)))
        rig.compositor.outputs[0].change(
            .init(720 * factor, 360 * factor, scale: Int32(factor)))
        try rig.settle()
        #expect(try rig.board.shownSize.height == 160)
    }

    /// xdg-output's size is the truth where the mode and a whole scale do not give it.
    @Test func theLogicalSizeDecidesTheClass() throws {
        var offer = Self.fractional(
            .init(1920, 1080, scale: 2, logicalSize: Rig.size(1280, 720)))
        let rig = try Rig.shown(offer)
        #expect(try rig.board.shownSize == Rig.size(1280, 344))
        // Without it the halved mode looks like a phone's: 960x540.
        offer.xdgOutput = nil
        let other = try Rig.shown(offer)
        #expect(try other.board.shownSize.height == 160)
    }
}
