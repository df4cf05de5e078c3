import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// Values that a compositor should not send. Nothing of it may end the keyboard.
@Suite struct OddValueTests {
    private static var fractional: Offer {
        var offer = Offer()
        offer.viewporter = 1
        offer.fractionalScale = 1
        return offer
    }

    @Test(arguments: [0, 1, 7, 59, 100_000, .max] as [UInt32])
    func anImpossibleScaleLeavesAPicture(_ scale: UInt32) throws {
        let rig = try Rig.shown(Self.fractional)
        try rig.board.sendPreferredScale(scale)
        try rig.settle()
        try rig.type("a")
        #expect(rig.status == nil)
        #expect(try rig.board.shownSize == Rig.size(360, 229))
        try rig.board.sendPreferredScale(180)
        try rig.settle()
        #expect(try rig.showsWholePicture(scale: Scale(numerator: 180)))
    }

    @Test func aScaleOfZeroIsNotNews() throws {
        let rig = try Rig.shown(Self.fractional)
        try rig.board.sendPreferredScale(180)
        try rig.settle()
        try rig.board.sendPreferredScale(0)
        try rig.settle()
        #expect(try rig.showsWholePicture(scale: Scale(numerator: 180)))
    }

    /// A scale that fits one size of the surface and not the next.
    @Test func aSurfaceTooThinForItsScaleIsPaintedAtScaleOne() throws {
        let rig = try Rig.shown(Self.fractional)
        try rig.board.sendPreferredScale(30)
        try rig.settle()
        #expect(try rig.showsWholePicture(scale: Scale(numerator: 30)))
        try rig.board.configure(Rig.size(360, 1))
        try rig.settle()
        #expect(try rig.board.buffer?.size == PixelSize(width: 360, height: 1))
        try rig.board.configure(Rig.size(360, 229))
        try rig.settle()
        #expect(try rig.showsWholePicture(scale: Scale(numerator: 30)))
    }

    @Test(arguments: [0, -1, 9, .max, .min] as [Int32])
    func anImpossibleOutputScaleLeavesAPicture(_ scale: Int32) throws {
        let rig = try Rig.shown()
        rig.compositor.outputs[0].sendMode(width: 360, height: 720, scale: scale, transform: 0)
        try rig.settle()
        try rig.type("a")
        #expect(rig.status == nil)
        try rig.hide()
        try rig.show()
        #expect(try rig.board.hasPicture)
    }

    @Test(arguments: [(0, 0), (-5, 720), (360, 0), (.max, .max), (.min, .min)] as [(Int32, Int32)])
    func anImpossibleModeLeavesAPicture(_ width: Int32, _ height: Int32) throws {
        var offer = Offer()
        offer.xdgOutput = nil
        let rig = try Rig.shown(offer)
        rig.compositor.outputs[0].sendMode(width: width, height: height, scale: 1, transform: 77)
        try rig.settle()
        try rig.hide()
        try rig.show()
        #expect(rig.status == nil)
        #expect(try rig.board.hasPicture)
        #expect(try rig.holdsEveryKey())
    }

    @Test(arguments: [(0, 0), (-5, 720), (1, 1), (.max, .max), (.min, .min)] as [(Int32, Int32)])
    func anImpossibleLogicalSizeLeavesAPicture(_ width: Int32, _ height: Int32) throws {
        let rig = try Rig.shown()
        rig.compositor.outputs[0].sendLogicalSize(width: width, height: height)
        try rig.settle()
        try rig.hide()
        try rig.show()
        #expect(rig.status == nil)
        #expect(try rig.board.hasPicture)
    }

    /// An output that has no mode yet: the surface asks for it.
    @Test func anOutputWithoutAModeIsProbed() throws {
        var offer = Offer()
        offer.xdgOutput = nil
        let rig = try Rig(offer)
        rig.compositor.outputs[0].sendMode(width: 0, height: 0, scale: 1, transform: 0)
        try rig.settle()
        try rig.show()
        #expect(try rig.board.shownSize == Rig.size(360, 229))
        #expect(try rig.showsWholePicture())
    }

    @Test func aHugeConfigureLeavesAPicture() throws {
        let rig = try Rig.shown()
        for size in [Rig.size(4_294_967_295, 200), Rig.size(360, 60_000), Rig.size(1, 1)] {
            try rig.board.configure(size)
            try rig.settle()
            #expect(rig.status == nil)
            #expect(try rig.board.hasPicture)
        }
        try rig.board.configure(Rig.size(360, 229))
        try rig.settle()
        #expect(try rig.showsWholePicture())
    }

    @Test func aLeaveBeforeTheEnterDoesNoHarm() throws {
        let rig = try Rig.shown { $0.withholdsConfigures = true }
        let output = rig.compositor.outputs[0]
        let surface = try #require(rig.compositor.board)
        surface.sendLeave(output)
        surface.sendLeave(output)
        rig.compositor.configureNow()
        try rig.settle()
        #expect(try rig.showsWholePicture())
        surface.sendEnter(output)
        surface.sendEnter(output)
        surface.sendLeave(output)
        surface.sendLeave(output)
        try rig.settle()
        #expect(try rig.showsWholePicture())
    }

    /// The client gave the output back while the event was on its way.
    @Test func anOutputThatIsUnknownIsNotEntered() throws {
        let rig = try Rig.shown()
        let stranger = rig.compositor.add(.init(1920, 1080, scale: 2))
        try rig.settle()
        let count = try rig.board.pictureCount
        rig.compositor.withdraw(stranger)
        try rig.board.sendEnter(stranger)
        try rig.settle()
        #expect(try rig.board.pictureCount == count)
        #expect(try rig.showsWholePicture())
    }
}
