import Surfaces
import TestCompositor
import Testing
import Units

/// Small surfaces over the board that reach beyond it.
@Suite struct PopupTests {
    private static func offer(_ change: (inout Offer) -> Void = { _ in }) -> Offer {
        var offer = Offer()
        offer.subcompositor = 1
        change(&offer)
        return offer
    }

    private static let place = Rect(x: 40, y: -61, width: 60, height: 70)
    private static let red: UInt32 = 0xFFFF_0000
    private static let blue: UInt32 = 0xFF00_00FF

    @discardableResult
    private static func present(
        _ popup: PopupSurface, _ rect: Rect = place, _ colour: UInt32 = red
    ) -> Bool {
        popup.present(rect) { _, pixels in BoardRig.fill(&pixels, with: colour) }
    }

    private static func popups(_ rig: BoardRig) throws -> [TestCommit.Popup] {
        try rig.last.popups
    }

    @Test func T41_aPopupAppearsInOneCommitWithTheBoardsPicture() throws {
        let rig = try BoardRig.shown(Self.offer(), BoardRig.glass())
        let popup = rig.makePopup()
        #expect(popup.isAvailable)
        let count = rig.commits.count
        rig.onDraw = { if popup.frame == nil { Self.present(popup) } }
        try rig.press()
        #expect(rig.commits[count].isPicture)
        #expect(rig.commits[count].popups.map(\.frame) == [Self.place])
        #expect(rig.commits[count].popups.map(\.pixel) == [Self.red])
        #expect(rig.commits[count].popups.map(\.bufferSize) == [PixelSize(width: 60, height: 70)])
        // Touches go to the keys behind it.
        #expect(rig.commits[count].popups.map(\.inputRegion) == [[]])
        #expect(rig.commits[0..<count].allSatisfy { $0.popups.isEmpty })
        #expect(popup.frame == Self.place)
    }

    @Test func aPopupAloneBringsACommitOfTheBoard() throws {
        let rig = try BoardRig.shown(Self.offer(), BoardRig.glass())
        let popup = rig.makePopup()
        let count = rig.commits.count
        #expect(Self.present(popup))
        try rig.settle()
        #expect(rig.commits.count == count + 1)
        #expect(try !rig.last.isPicture)
        #expect(try Self.popups(rig).map(\.frame) == [Self.place])
        try rig.expectConsistency(rig.commits)
    }

    @Test func movingResizingAndHidingAreOneCommitEach() throws {
        let rig = try BoardRig.shown(Self.offer(), BoardRig.glass())
        let popup = rig.makePopup()
        Self.present(popup)
        try rig.settle()
        popup.move(to: Point(x: 10, y: -30))
        try rig.settle()
        #expect(try Self.popups(rig).map(\.frame) == [Rect(x: 10, y: -30, width: 60, height: 70)])
        let wide = Rect(x: 5, y: -30, width: 120, height: 40)
        Self.present(popup, wide, Self.blue)
        try rig.settle()
        #expect(try Self.popups(rig).map(\.frame) == [wide])
        #expect(try Self.popups(rig).map(\.pixel) == [Self.blue])
        let count = rig.commits.count
        popup.hide()
        try rig.settle()
        #expect(rig.commits.count == count + 1)
        #expect(try Self.popups(rig) == [])
        #expect(popup.frame == nil)
        popup.hide()
        popup.move(to: Point(x: 1, y: 1))
        try rig.settle()
        #expect(rig.commits.count == count + 1)
        // Each state was one commit, and none in between.
        #expect(rig.commits.suffix(5).map { $0.popups.count } == [0, 1, 1, 1, 0])
    }

    @Test func T41_whileAFrameIsOnItsWayNoPopupIsShown() throws {
        let rig = try BoardRig.shown(Self.offer(), BoardRig.glass()) { $0.withholdsFrames = true }
        let popup = rig.makePopup()
        #expect(!Self.present(popup))
        try rig.frame()
        #expect(Self.present(popup))
        try rig.settle()
        // Its end waits for the frame.
        popup.hide()
        try rig.settle()
        #expect(try Self.popups(rig).count == 1)
        try rig.frame()
        #expect(try Self.popups(rig).isEmpty)
        #expect(rig.commits.allSatisfy { $0.earlierFrames == 0 || !$0.isPicture })
    }

    /// Two fingers, two pops.
    @Test func severalPopupsStandSideBySide() throws {
        let rig = try BoardRig.shown(Self.offer(), BoardRig.glass())
        let first = rig.makePopup()
        let second = rig.makePopup()
        Self.present(first)
        Self.present(second, Rect(x: 200, y: -61, width: 60, height: 70), Self.blue)
        try rig.settle()
        #expect(try Self.popups(rig).map(\.pixel) == [Self.red, Self.blue])
        first.hide()
        try rig.settle()
        #expect(try Self.popups(rig).map(\.pixel) == [Self.blue])
    }

    @Test func aPopupOutlivesTheBoardsSurface() throws {
        let rig = try BoardRig.shown(Self.offer(), BoardRig.glass())
        let popup = rig.makePopup()
        for _ in 0..<3 {
            #expect(Self.present(popup))
            try rig.settle()
            try rig.hide()
            #expect(popup.frame == nil)
            #expect(rig.compositor.surfaceCount == 0)
            #expect(!Self.present(popup))
            try rig.show()
            #expect(try Self.popups(rig) == [])
        }
        Self.present(popup)
        try rig.settle()
        try rig.surface.close()
        try rig.settle()
        #expect(popup.frame == nil)
        #expect(Self.present(popup))
        try rig.settle()
        #expect(try Self.popups(rig).map(\.pixel) == [Self.red])
        #expect(rig.compositor.surfaceCount == 2)
    }

    @Test func aPopupOutlivesItsOutput() throws {
        let rig = try BoardRig.shown(Self.offer(), BoardRig.glass())
        let popup = rig.makePopup()
        Self.present(popup)
        try rig.settle()
        rig.compositor.remove(rig.compositor.outputs[0])
        try rig.settle()
        #expect(popup.frame == nil && !Self.present(popup))
        rig.compositor.add(.init(800, 600))
        try rig.settle()
        #expect(Self.present(popup))
        try rig.settle()
        #expect(try Self.popups(rig).map(\.frame) == [Self.place])
    }

    /// Until it is painted anew, what is on screen keeps its place and size.
    @Test func aPopupTakesTheBoardsNewScaleWithItsNextPicture() throws {
        var offer = Self.offer()
        offer.outputs = [.init(720, 1440, scale: 1)]
        let rig = try BoardRig.shown(offer, BoardRig.glass())
        let popup = rig.makePopup()
        Self.present(popup)
        try rig.settle()
        rig.compositor.outputs[0].change(.init(720, 1440, scale: 2))
        try rig.settle()
        #expect(try rig.last.bufferSize?.height == 436)
        #expect(try Self.popups(rig).map(\.frame) == [Self.place])
        #expect(Self.present(popup))
        try rig.settle()
        #expect(try Self.popups(rig).map(\.frame) == [Self.place])
        #expect(try Self.popups(rig).map(\.bufferSize) == [PixelSize(width: 120, height: 140)])
    }

    @Test func aPopupThatIsDroppedTakesItsSurfaceAlong() throws {
        let rig = try BoardRig.shown(Self.offer(), BoardRig.glass())
        do {
            let popup = rig.makePopup()
            Self.present(popup)
            try rig.settle()
        }
        try rig.press()
        #expect(rig.compositor.surfaceCount == 1)
        #expect(try Self.popups(rig) == [])
    }

    @Test(arguments: [true, false])
    func aPopupHasTheBoardsScale(_ isFractional: Bool) throws {
        let rig = try BoardRig.shown(
            Self.offer { offer in
                if isFractional {
                    offer.fractionalScale = 1
                    offer.viewporter = 1
                } else {
                    offer.outputs = [.init(720, 1440, scale: 2)]
                }
            }, BoardRig.glass())
        let popup = rig.makePopup()
        if isFractional {
            try rig.surface.sendPreferredScale(180)
            try rig.settle()
        }
        #expect(Self.present(popup))
        try rig.settle()
        let size =
            isFractional ? PixelSize(width: 90, height: 105) : PixelSize(width: 120, height: 140)
        #expect(try Self.popups(rig).map(\.bufferSize) == [size])
        #expect(try Self.popups(rig).map(\.frame) == [Self.place])
    }

    @Test func T41_aPopupStaysOnTheOutput() throws {
        let rig = try BoardRig.shown(Self.offer(), BoardRig.glass())
        let popup = rig.makePopup()
        // The output is 720 high, the board 218: 502 rows above it.
        let wishes = [
            (Rect(x: -20, y: -600, width: 60, height: 70), Point(x: 0, y: -502)),
            (Rect(x: 340, y: 190, width: 60, height: 70), Point(x: 300, y: 148)),
            (Rect(x: 40.4, y: -61.05, width: 60, height: 70), Point(x: 40, y: -62)),
        ]
        for (wish, corner) in wishes {
            #expect(Self.present(popup, wish))
            try rig.settle()
            let frame = try #require(try Self.popups(rig).first).frame
            #expect(Point(x: frame.x, y: frame.y) == corner)
        }
        Self.present(popup, Rect(x: -9, y: -900, width: 999, height: 2000))
        try rig.settle()
        #expect(try Self.popups(rig).map(\.frame) == [Rect(x: 0, y: -502, width: 360, height: 720)])
    }

    @Test func withoutSubsurfacesThereAreNone() throws {
        let rig = try BoardRig.shown(Offer(), BoardRig.glass())
        let popup = rig.makePopup()
        #expect(!popup.isAvailable)
        #expect(!Self.present(popup))
        popup.hide()
        try rig.settle()
        #expect(rig.compositor.surfaceCount == 1)
    }

    /// Buffers that the compositor holds on to, and a board that waits for none of them.
    @Test func heldBuffersMakeAPopupWait() throws {
        let rig = try BoardRig.shown(Self.offer(), BoardRig.glass())
        let popup = rig.makePopup()
        rig.compositor.withholdsReleases = true
        var count = 0
        for _ in 0..<5 {
            if Self.present(popup) { count += 1 }
            try rig.settle()
        }
        #expect(count == 3)
        rig.compositor.releaseBuffers()
        try rig.settle()
        #expect(Self.present(popup))
    }

    @Test func aPopupTravelsWithASlide() throws {
        let rig = try BoardRig(Self.offer(), isAnimated: true) { $0.withholdsFrames = true }
        rig.wish = BoardRig.glass()
        try rig.show()
        let popup = rig.makePopup()
        rig.onDraw = { if popup.frame == nil { Self.present(popup) } }
        try rig.frame()
        let count = rig.commits.count
        try rig.frame(after: 125)
        #expect(rig.commits.count == count + 1)
        #expect(try Self.popups(rig).map(\.frame) == [Self.place])
        try rig.hide()
        for _ in 0..<4 { try rig.frame(after: 100) }
        #expect(rig.compositor.surfaceCount == 0)
        #expect(popup.frame == nil)
    }
}
