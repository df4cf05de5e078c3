import EventLoop
import Surfaces
import TestCompositor
import Testing
import Units

/// Showing and hiding by a slide of 250 ms, with nothing but frame callbacks.
@Suite struct SlidingTests {
    /// A board of 201 rows: one of them stays, the way is 200 long, and the curve's shares are whole numbers.
    private static let shape = BoardRig.glass(201, topInset: 1)

    private static func rig(
        shown: Bool = true, _ wish: BoardShape = shape, _ offer: Offer = Offer()
    ) throws -> BoardRig {
        let rig = try BoardRig(offer, isAnimated: true) { $0.withholdsFrames = true }
        rig.wish = wish
        try rig.show()
        guard shown else { return rig }
        try rig.frame()
        for _ in 0..<4 { try rig.frame(after: 100) }
        #expect(rig.board.nextDeadline == nil)
        return rig
    }

    private static func margins(_ commits: some Collection<TestCommit>) -> [Int32] {
        commits.compactMap { $0.pixel == nil ? nil : $0.bottomMargin }
    }

    private static func zones(_ commits: some Collection<TestCommit>) -> [Int32] {
        commits.compactMap { $0.pixel == nil ? nil : $0.exclusiveZone }
    }

    /// 3t² − 2t³ at 0.2, 0.4, 0.6, 0.8: 0.104, 0.352, 0.648, 0.896.
    @Test func showingFollowsTheFramesTimes() throws {
        let rig = try Self.rig(shown: false)
        try rig.frame()
        for _ in 0..<5 { try rig.frame(after: 50) }
        let margins = Self.margins(rig.commits)
        #expect(margins == [-200, -200, -179, -130, -70, -21, 0])
        // The frame after the last step moves nothing, and nothing is committed any more.
        let count = rig.commits.count
        for _ in 0..<3 { try rig.frame() }
        #expect(rig.commits.count == count)
        #expect(rig.board.nextDeadline == nil)
    }

    @Test func windowsMakeRoomOnceWhenTheBoardHasArrived() throws {
        let rig = try Self.rig(shown: false)
        try rig.frame()
        for _ in 0..<5 { try rig.frame(after: 50) }
        #expect(Self.zones(rig.commits) == [0, 0, 0, 0, 0, 0, 200])
        #expect(rig.transcript.count { $0.hasPrefix("set_exclusive_zone 2") } == 1)
        #expect(try rig.last.bottomMargin == 0)
    }

    @Test func hidingGivesTheRoomBackFirst() throws {
        let rig = try Self.rig()
        let surface = try rig.surface
        let before = rig.commits.count
        rig.compositor.clearTranscript()
        try rig.hide()
        try rig.frame()
        for _ in 0..<4 { try rig.frame(after: 50) }
        let new = surface.commits[before...]
        #expect(Self.margins(new) == [0, 0, -21, -70, -130, -179])
        #expect(Self.zones(new) == [0, 0, 0, 0, 0, 0])
        #expect(rig.transcript.count { $0.hasPrefix("set_exclusive_zone") } == 1)
        #expect(surface.isAlive)
        try rig.frame(after: 50)
        #expect(!surface.isAlive)
        #expect(rig.compositor.surfaceCount == 0)
        #expect(rig.board.nextDeadline == nil)
    }

    /// One commit for each frame, with the picture in it where there is one.
    @Test func picturesTravelWithTheSlidesCommits() throws {
        let rig = try Self.rig(shown: false)
        for step in 0..<6 {
            let count = rig.commits.count
            if step % 2 == 0 { try rig.press() }
            #expect(rig.commits.count == count)
            try rig.frame(after: 40)
            #expect(rig.commits.count == count + 1)
            #expect(try rig.last.isPicture == (step % 2 == 0))
        }
        #expect(rig.commits.allSatisfy { $0.earlierFrames == 0 })
        try rig.expectConsistency(rig.commits, isInPlace: false)
    }

    @Test func keysAreStillPaintedWhileTheBoardSlidesAway() throws {
        let rig = try Self.rig()
        try rig.hide()
        try rig.press()
        try rig.frame()
        #expect(try rig.last.isPicture)
        #expect(try rig.last.exclusiveZone == 0)
        #expect(rig.commits.allSatisfy { $0.earlierFrames == 0 })
    }

    @Test func aShowWhileHidingGoesOnFromWhereTheBoardIs() throws {
        let rig = try Self.rig()
        let surface = try rig.surface
        try rig.hide()
        try rig.frame()
        try rig.frame(after: 125)
        #expect(try rig.last.bottomMargin == -100)
        let before = rig.commits.count
        try rig.show()
        // Half of the way takes half of the time: 0.4 of 125 ms is 50, and 0.352 of 100 rows 35.
        try rig.frame()
        try rig.frame(after: 50)
        try rig.frame(after: 75)
        #expect(Self.margins(rig.commits[before...]) == [-100, -65, 0])
        #expect(Self.zones(rig.commits[before...]) == [0, 0, 200])
        #expect(try rig.surface === surface)
        #expect(rig.shownCount == 1 && rig.closings == 0)
    }

    @Test func aHideWhileShowingGoesOnFromWhereTheBoardIs() throws {
        let rig = try Self.rig(shown: false)
        let surface = try rig.surface
        try rig.frame()
        try rig.frame(after: 125)
        #expect(try rig.last.bottomMargin == -100)
        let before = rig.commits.count
        try rig.hide()
        try rig.frame()
        try rig.frame(after: 50)
        #expect(Self.margins(rig.commits[before...]) == [-100, -135])
        #expect(rig.commits.allSatisfy { $0.exclusiveZone == 0 })
        try rig.frame(after: 75)
        #expect(!surface.isAlive)
    }

    @Test func aHideBeforeTheFirstPictureIsAtOnce() throws {
        let rig = try BoardRig(isAnimated: true) { $0.withholdsConfigures = true }
        try rig.show()
        try rig.hide()
        #expect(rig.compositor.surfaceCount == 0)
        #expect(rig.board.nextDeadline == nil)
    }

    /// An output that sleeps sends no frames.
    @Test func hidingEndsWithoutFrames() throws {
        let rig = try Self.rig()
        try rig.press()
        try rig.hide()
        #expect(rig.board.nextDeadline == rig.clock.now + 500)
        try rig.advance(499)
        #expect(rig.compositor.surfaceCount == 1)
        try rig.advance(1)
        #expect(rig.compositor.surfaceCount == 0)
        #expect(rig.board.nextDeadline == nil)
        try rig.show()
        #expect(rig.compositor.board?.hasPicture == true)
    }

    /// For a surface that it takes for covered a compositor may send no frames either.
    @Test func showingEndsWithoutFrames() throws {
        let rig = try Self.rig(shown: false)
        #expect(rig.board.nextDeadline == rig.clock.now + 500)
        try rig.advance(500)
        #expect(try rig.last.bottomMargin == 0)
        #expect(try rig.last.exclusiveZone == 200)
        #expect(rig.board.nextDeadline == nil)
        // From here on frames count again.
        let count = rig.commits.count
        try rig.press()
        #expect(rig.commits.count == count)
        try rig.frame()
        #expect(rig.commits.count == count + 1)
    }

    /// Callbacks that are answered at once, always with the same time.
    @Test func aCompositorWhoseClockStandsIsNotFollowedForEver() throws {
        let rig = try BoardRig(isAnimated: true) { $0.withholdsFrames = true }
        try rig.show()
        for _ in 0..<20 { try rig.frame(after: 0) }
        #expect(try rig.last.bottomMargin == -199)
        rig.clock.advance(by: 500)
        rig.compositor.sendFrames(after: 0)
        try rig.settle()
        #expect(try rig.last.bottomMargin == 0)
        #expect(try rig.last.exclusiveZone == 200)
    }

    @Test func aBoardThatIsClosedOnItsWayOutIsGone() throws {
        let rig = try Self.rig()
        try rig.hide()
        try rig.frame()
        try rig.surface.close()
        try rig.settle()
        #expect(rig.compositor.surfaceCount == 0)
        #expect(rig.board.nextDeadline == nil)
        try rig.advance(1000)
        #expect(rig.compositor.surfaceCount == 0)
    }

    @Test func aBoardWhoseOutputGoesOnItsWayOutIsGone() throws {
        let rig = try Self.rig()
        try rig.hide()
        rig.compositor.remove(rig.compositor.outputs[0])
        try rig.settle()
        #expect(rig.compositor.surfaceCount == 0)
        rig.compositor.add(.init(360, 720))
        try rig.settle()
        #expect(rig.compositor.surfaceCount == 0)
    }

    @Test func touchesCountFromTheFirstFrameAndNotOnTheWayOut() throws {
        let rig = try Self.rig(shown: false)
        let seat = rig.compositor.seat
        func tap(_ id: Int32) throws {
            seat.touchDown(id, Point(x: 30, y: 40), on: try rig.surface)
            seat.touchFrame()
            seat.touchUp(id)
            seat.touchFrame()
            try rig.settle()
        }
        try tap(0)
        #expect(rig.contacts.map(\.phase) == [.down(Point(x: 30, y: 40)), .up])
        try rig.hide()
        seat.touchDown(1, Point(x: 30, y: 40), on: try rig.surface)
        seat.touchFrame()
        seat.pointerEnter(Point(x: 50, y: 60), on: try rig.surface)
        seat.pointerButton(isPressed: true)
        seat.pointerButton(isPressed: false)
        try rig.settle()
        #expect(rig.contacts.count == 2)
        // The finger that came down while the board went never counts; new ones do, and the pointer is where it was.
        try rig.show()
        seat.touchMove(1, Point(x: 31, y: 40))
        seat.touchUp(1)
        seat.touchFrame()
        try rig.settle()
        #expect(rig.contacts.count == 2)
        try tap(2)
        seat.pointerButton(isPressed: true)
        try rig.settle()
        #expect(rig.contacts.last?.phase == .down(Point(x: 50, y: 60)))
        #expect(rig.contacts.count == 5)
    }

    @Test func anotherShapeOnTheWayIsOneCommit() throws {
        let rig = try Self.rig(shown: false)
        try rig.frame()
        try rig.frame(after: 125)
        let before = rig.commits.count
        try rig.change { $0 = BoardRig.solid(301, topInset: 0) }
        try rig.frame(after: 0)
        // The wish for a size moves nothing; then half of the way of 300.
        let new = rig.commits[before...]
        #expect(new.map(\.isPicture) == [false, true])
        #expect(Self.margins(new) == [-100, -150])
        try rig.frame(after: 125)
        #expect(try rig.last.exclusiveZone == 301)
        try rig.expectConsistency(rig.commits, isInPlace: false)
    }

    @Test func blurTravelsAlong() throws {
        var offer = Offer()
        offer.blursByStandard = true
        let rig = try Self.rig(shown: false, Self.shape, offer)
        try rig.frame()
        for _ in 0..<5 { try rig.frame(after: 50) }
        let region = Self.shape.fitted(to: Rig.size(360, 201)).blurRegion
        #expect(rig.commits.allSatisfy { $0.pixel == nil || $0.blurRegion == region })
        #expect(rig.transcript.count { $0 == "set_blur_region" } == 1)
    }

    /// A board that moves to the output of a focused field slides in there.
    @Test func aHidingBoardThatIsWantedOnAnotherOutputMovesThere() throws {
        var offer = Offer()
        offer.outputs = [.init(360, 720), .init(800, 480)]
        let rig = try BoardRig(offer, isAnimated: true)
        rig.compositor.withholdsFrames = true
        rig.wish = Self.shape
        try rig.show()
        let first = try rig.surface
        try rig.frame()
        for _ in 0..<4 { try rig.frame(after: 100) }
        try rig.hide()
        try rig.frame(after: 50)
        rig.compositor.focusedOutput = 1
        try rig.show()
        #expect(!first.isAlive)
        #expect(try rig.surface.output === rig.compositor.outputs[1])
        #expect(try rig.last.bottomMargin == -200)
        for _ in 0..<5 { try rig.frame(after: 100) }
        #expect(try rig.last.exclusiveZone == 200)
    }

    @Test func withoutAnimationNoMarginIsEverSet() throws {
        let rig = try BoardRig.shown()
        try rig.hide()
        try rig.show()
        #expect(!rig.transcript.contains { $0.hasPrefix("set_margin") })
        #expect(rig.board.nextDeadline == nil)
        #expect(try rig.last.exclusiveZone == 200)
    }

    @Test func removingIsAtOnceEvenOnTheWay() throws {
        let rig = try Self.rig()
        try rig.hide()
        rig.board.remove()
        try rig.settle()
        #expect(rig.compositor.surfaceCount == 0)
    }
}
