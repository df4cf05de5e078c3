import ServerProtocols
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// Several outputs, and outputs that come and go.
@Suite struct OutputTests {
    /// A phone and a screen.
    private static var differing: Offer {
        var offer = Offer()
        offer.outputs = [.init(360, 720), .init(1280, 800)]
        return offer
    }

    /// R077
    @Test func R077_theBoardHasTheHeightOfTheOutputThatTheCompositorChose() throws {
        let rig = try Rig.shown(Self.differing) { $0.focusedOutput = 1 }
        #expect(try rig.board.shownSize == Rig.size(1280, 344))
        #expect(try rig.showsWholePicture())
        let sizes = rig.transcript.filter { $0.hasPrefix("set_size") }
        #expect(sizes == ["set_size 1x1", "set_size 0x344"])
    }

    /// One clear pixel that takes no room and no touch.
    @Test func theScoutForTheOutputShowsNothing() throws {
        let rig = try Rig.shown(Self.differing) { $0.withholdsConfigures = true }
        let scout = try #require(rig.compositor.surfaces.last)
        let state = try #require(scout.layer?.current)
        #expect(state.size == Rig.size(1, 1))
        #expect(state.exclusiveZone == 0)
        #expect(state.interactivity == 0)
        #expect(!rig.transcript.contains("attach"))
        rig.compositor.configureNow()
        try rig.settle()
        #expect(scout.picture == [0])
        #expect(scout.inputRegion == [])
        #expect(!scout.isAlive)
        #expect(try rig.board.pictureCount == 1)
        #expect(try rig.board.layer?.current.anchor == [.bottom, .left, .right])
    }

    /// sway 1.7 answers one state several times: an answer to the scout must not be taken for one to the board.
    @Test func noZoneIsEverLargerThanHalfOfTheOutput() throws {
        let rig = try Rig.shown(Self.differing) {
            $0.focusedOutput = 1
            $0.repeatsConfigures = true
        }
        #expect(try rig.board.shownSize == Rig.size(1280, 344))
        let zones = rig.transcript.filter { $0.hasPrefix("set_exclusive_zone") }
        #expect(Set(zones) == ["set_exclusive_zone 0", "set_exclusive_zone 344"])
    }

    @Test func aFieldOnAnotherOutputTakesTheBoardThere() throws {
        let rig = try Rig.shown(Self.differing)
        #expect(try rig.board.output === rig.compositor.outputs[0])
        rig.compositor.focusedOutput = 1
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(try rig.board.output === rig.compositor.outputs[1])
        #expect(try rig.board.shownSize == Rig.size(1280, 344))
        #expect(rig.compositor.shownSurfaces.count == 1)
    }

    @Test func aFocusThatMovesOnWhileTheBoardIsOnItsWayIsFollowed() throws {
        let rig = try Rig.shown(Self.differing)
        rig.compositor.withholdsConfigures = true
        for focus in [1, 0] {
            rig.compositor.focusedOutput = focus
            rig.compositor.inputMethod.focus()
            try rig.settle()
        }
        rig.compositor.configureNow()
        try rig.settle()
        #expect(try rig.board.output === rig.compositor.outputs[0])
        #expect(rig.compositor.shownSurfaces.count == 1)
    }

    @Test func aFieldOnTheSameOutputLeavesTheBoardAlone() throws {
        let rig = try Rig.shown(Self.differing)
        let before = try rig.board
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(try rig.board === before)
        #expect(rig.compositor.shownSurfaces.count == 1)
    }

    @Test func outputsThatAgreeNeedNoScout() throws {
        var offer = Offer()
        offer.outputs = [.init(360, 720), .init(360, 720)]
        let rig = try Rig.shown(offer)
        #expect(rig.transcript.filter { $0.hasPrefix("set_size") } == ["set_size 0x229"])
    }

    /// R077
    @Test func R077_aLaterShowFollowsTheFocus() throws {
        let rig = try Rig.shown(Self.differing) { $0.focusedOutput = 1 }
        for (focus, size) in [(0, Rig.size(360, 229)), (1, Rig.size(1280, 344))] {
            try rig.hide()
            rig.compositor.focusedOutput = focus
            try rig.show()
            #expect(try rig.board.output === rig.compositor.outputs[focus])
            #expect(try rig.board.shownSize == size)
            #expect(try rig.showsWholePicture())
        }
    }

    /// R079
    @Test func R079_theOtherOutputsOrientationPlaysNoPart() throws {
        var offer = Offer()
        offer.outputs = [.init(1024, 500), .init(500, 1024)]
        let rig = try Rig.shown(offer) { $0.focusedOutput = 1 }
        #expect(try rig.board.shownSize == Rig.size(500, 229))
        #expect(try rig.showsWholePicture())
    }

    /// R081
    @Test func R081_eachOutputHasItsOwnScale() throws {
        var offer = Offer()
        offer.outputs = [.init(1920, 1080), .init(2560, 1600, scale: 2)]
        let rig = try Rig.shown(offer)
        for turn in 1...10 {
            #expect(try rig.board.shownSize.height == 344)
            let scale = Scale(whole: turn % 2 == 1 ? 1 : 2)
            #expect(try rig.showsWholePicture(scale: scale))
            try rig.hide()
            rig.compositor.focusedOutput = turn % 2
            try rig.show()
        }
    }

    @Test func anOutputThatDiffersComesWhileShown() throws {
        let rig = try Rig.shown()
        let count = try rig.board.pictureCount
        rig.compositor.add(.init(1920, 1080))
        try rig.settle()
        #expect(try rig.board.pictureCount == count)
        #expect(try rig.showsWholePicture())
        try rig.hide()
        rig.compositor.focusedOutput = 1
        try rig.show()
        #expect(try rig.board.shownSize == Rig.size(1920, 344))
        #expect(try rig.showsWholePicture())
    }

    /// The compositor moves a surface by `enter` and `leave` and another `configure`.
    @Test func aBoardThatIsMovedTakesTheOtherOutputsHeightAndScale() throws {
        var offer = Offer()
        offer.outputs = [.init(360, 720), .init(2560, 1600, scale: 2)]
        let rig = try Rig.shown(offer)
        let board = try rig.board
        rig.compositor.resize = { Size(width: 1280, height: $0.height) }
        board.sendLeave(rig.compositor.outputs[0])
        board.sendEnter(rig.compositor.outputs[1])
        board.configure(Rig.size(1280, 229))
        try rig.settle()
        #expect(board.shownSize == Rig.size(1280, 344))
        #expect(board.buffer?.size == PixelSize(width: 2560, height: 688))
    }

    enum Order: Sendable, CaseIterable {
        case globalFirst
        case closedFirst
        case apart
    }

    private func unplug(_ rig: Rig, _ order: Order) throws {
        let output = rig.compositor.outputs[0]
        switch order {
        case .globalFirst:
            rig.compositor.remove(output)
        case .closedFirst:
            rig.compositor.close(output)
            rig.compositor.withdraw(output)
        case .apart:
            rig.compositor.withdraw(output)
            try rig.settle()
            rig.compositor.close(output)
        }
        try rig.settle()
    }

    @Test(arguments: Order.allCases)
    func theBoardMovesFromAnOutputThatGoes(_ order: Order) throws {
        let rig = try Rig.shown(Self.differing)
        #expect(try rig.board.shownSize == Rig.size(360, 229))
        try unplug(rig, order)
        #expect(try rig.board.output === rig.compositor.outputs[0])
        #expect(try rig.board.shownSize == Rig.size(1280, 344))
        #expect(try rig.showsWholePicture())
        #expect(rig.compositor.surfaceCount == 1)
    }

    @Test(arguments: Order.allCases)
    func theBoardComesBackWithTheLastOutput(_ order: Order) throws {
        let rig = try Rig.shown()
        try unplug(rig, order)
        #expect(rig.compositor.shownSurfaces.isEmpty)
        rig.compositor.add(.init(800, 480))
        try rig.settle()
        #expect(try rig.board.shownSize == Rig.size(800, 160))
        #expect(try rig.showsWholePicture())
        #expect(rig.compositor.surfaceCount == 1)
        #expect(rig.status == nil)
    }

    /// Also when the compositor forgets to say `closed`.
    @Test func theBoardComesBackWithoutAClosed() throws {
        let rig = try Rig.shown()
        rig.compositor.withdraw(rig.compositor.outputs[0])
        try rig.settle()
        rig.compositor.add(.init(800, 480))
        try rig.settle()
        #expect(try rig.board.shownSize == Rig.size(800, 160))
    }

    @Test func aBoardThatIsWantedWithoutAnOutputComesWithTheFirst() throws {
        var offer = Offer()
        offer.outputs = []
        let rig = try Rig.shown(offer)
        #expect(rig.compositor.surfaceCount == 0)
        rig.compositor.add(.init(360, 720))
        try rig.settle()
        #expect(try rig.showsWholePicture())
    }

    @Test func objectsOfAnOutputThatIsGoneAreGivenBack() throws {
        let rig = try Rig.shown(Self.differing)
        let output = rig.compositor.outputs[1]
        #expect(output.holderCount == 2)
        rig.compositor.remove(output)
        try rig.settle()
        #expect(output.holderCount == 0)
    }

    /// The surface still counts it among those it is on.
    @Test func newsOfAnOutputThatIsGoneDoNoHarm() throws {
        let rig = try Rig.shown(Self.differing)
        let output = rig.compositor.outputs[0]
        rig.compositor.withdraw(output)
        output.change(.init(100, 100))
        try rig.settle()
        output.change(.init(200, 200))
        try rig.settle()
        try rig.board.sendLeave(output)
        rig.compositor.close(output)
        try rig.settle()
        #expect(try rig.board.shownSize == Rig.size(1280, 344))
    }
}
