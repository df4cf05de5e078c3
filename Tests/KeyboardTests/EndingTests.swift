import EventLoop
import KeyboardLayouts
import ServerProtocols
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

/// Connections that die, compositors that complain, flood, or do not listen.
@Suite struct EndingTests {
    /// The program would stop its loop now: one line, the status, and nothing that would keep the loop busy.
    private func expectEnd(_ rig: Rig) throws {
        #expect(rig.status == .connectionLost)
        #expect(rig.warnings.count == 1)
        #expect(rig.warnings.first?.contains("\n") == false)
        let lines = rig.log.count
        for _ in 0..<5 { try rig.turn() }
        #expect(rig.log.count == lines)
        #expect(!rig.hasWork)
        rig.keyboard.shutDown()
    }

    @Test func R117_endsWhenTheCompositorDiesBeforeItAnswers() throws {
        let rig = try Rig(isSettled: false)
        rig.compositor.die()
        try rig.settle()
        try expectEnd(rig)
    }

    @Test func R117_endsWhenTheCompositorDiesAfterTheGlobals() throws {
        let rig = try Rig(isSettled: false)
        try rig.turn()
        rig.compositor.dispatch()
        rig.compositor.die()
        try rig.settle()
        try expectEnd(rig)
    }

    @Test func R117_endsWhenTheCompositorDiesBeforeTheConfigure() throws {
        let rig = try Rig { $0.withholdsConfigures = true }
        rig.compositor.inputMethod.focus()
        try rig.settle()
        rig.compositor.die()
        try rig.settle()
        try expectEnd(rig)
    }

    @Test func R117_endsWhenTheCompositorDiesWhileHidden() throws {
        let rig = try Rig()
        rig.compositor.die()
        try rig.settle()
        try expectEnd(rig)
    }

    @Test func R117_endsWhenTheCompositorDiesWhileShown() throws {
        let rig = try Rig.focused()
        try rig.down(.backspace)
        rig.compositor.die()
        try rig.settle()
        try expectEnd(rig)
        try rig.advance(5000)
        #expect(rig.warnings.count == 1)
    }

    @Test func R117_endsWhenTheCompositorDiesWithBuffersInItsHands() throws {
        let rig = try Rig {
            $0.withholdsFrames = true
            $0.withholdsReleases = true
        }
        rig.compositor.inputMethod.focus()
        try rig.settle()
        try rig.down(.character("a"))
        rig.compositor.die()
        try rig.settle()
        try expectEnd(rig)
    }

    @Test func aProtocolErrorIsToldInOneLine() throws {
        let rig = try Rig.focused()
        try rig.board.resource.postError(code: 2, message: "a mistake")
        try rig.settle()
        try expectEnd(rig)
        let line = try #require(rig.warnings.first)
        #expect(line.contains("wl_surface") && line.contains("2"))
    }

    @Test func aForbiddenVirtualKeyboardIsNamed() throws {
        let rig = try Rig { $0.keyboard.isForbidden = true }
        try expectEnd(rig)
        let line = try #require(rig.warnings.first)
        #expect(line.contains("virtual keyboard") && line.contains("unauthorized"))
    }

    @Test func tenThousandDonesAreCounted() throws {
        let rig = try Rig.focused()
        for _ in 0..<100 {
            for _ in 0..<100 { rig.compositor.inputMethod.done() }
            try rig.settle()
        }
        rig.compositor.clearTranscript()
        try rig.type("a")
        #expect(rig.typing == ["commit_string a", "commit 10001"])
        #expect(rig.status == nil)
    }

    @Test func tenThousandTouchFramesAreTakenInOrder() throws {
        let rig = try Rig.focused(field: nil)
        let seat = rig.compositor.seat
        let place = try rig.place(of: .character("a"))
        let other = Point(x: place.x + 4, y: place.y - 4)
        for _ in 0..<200 {
            for _ in 0..<50 {
                seat.touchDown(0, place, on: try rig.board)
                seat.touchMove(0, other)
                seat.touchUp(0)
                seat.touchFrame()
            }
            try rig.settle()
        }
        #expect(rig.typing.count { $0 == "commit_string a" } == 10_000)
        #expect(rig.status == nil)
    }

    /// No compositor means it, and no number may end the keyboard.
    @Test(arguments: [
        (4_294_967_295, 4_294_967_295, 120), (1_000_000, 229, 120), (360, 4_000_000, 240),
        (0, 0, 4_294_967_295), (1, 1, 1), (360, 229, 0),
    ])
    func sizesBeyondAllScreensAreOutlived(_ width: Int, _ height: Int, _ scale: Int) throws {
        var offer = Offer()
        offer.viewporter = 1
        offer.fractionalScale = 1
        let rig = try Rig.focused(offer)
        try rig.board.sendPreferredScale(UInt32(scale))
        try rig.board.configure(Size(width: Points(width), height: Points(height)))
        try rig.settle()
        #expect(rig.status == nil)
        let lines = rig.warnings.count
        for _ in 0..<5 { try rig.turn() }
        #expect(rig.warnings.count == lines && lines <= 2)
        try rig.board.sendPreferredScale(120)
        try rig.board.configure(Size(width: 360, height: 229))
        try rig.settle()
        try rig.type("a")
        #expect(rig.text == "a")
    }

    @Test func aThousandGlobalsAreLetBe() throws {
        let rig = try Rig { $0.announceStrangers(500) }
        rig.compositor.announceStrangers(500)
        try rig.settle()
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(rig.isShown && rig.status == nil)
    }

    /// Sends taps on a key until the socket is full, and some more; returns how many.
    @discardableResult
    private func stall(_ rig: Rig) throws -> Int {
        let place = try rig.place(of: .character("a"))
        let board = try rig.board
        rig.compositor.isReading = false
        // More than the 4 KiB of requests that libwayland keeps.
        var (count, rest) = (0, 150)
        while rest > 0, rig.status == nil {
            rig.compositor.seat.touchDown(0, place, on: board)
            rig.compositor.seat.touchUp(0)
            rig.compositor.seat.touchFrame()
            rig.compositor.dispatch()
            try rig.turn()
            try rig.turn()
            count += 1
            if rig.isCongested { rest -= 1 }
        }
        return count
    }

    /// Requests fill the socket; what does not fit waits until the compositor reads again, and nothing is lost.
    @Test func aCompositorThatDoesNotReadForAWhileLosesNothing() throws {
        let rig = try Rig.focused(field: nil)
        let count = try stall(rig)
        #expect(rig.status == nil, "\(rig.log)")
        #expect(rig.isCongested)
        #expect(!rig.hasWork)
        rig.compositor.isReading = true
        try rig.settle(limit: 10_000)
        #expect(rig.typing.count { $0 == "commit_string a" } == count)
        #expect(rig.status == nil)
    }

    @Test func aStallPilesNoRepeatsUp() throws {
        let rig = try Rig.focused(field: nil)
        try rig.down(.backspace, 5)
        rig.compositor.isReading = false
        for _ in 0..<2000 {
            rig.clock.advance(by: 300)
            try rig.turn()
        }
        #expect(rig.status == nil && rig.isCongested)
        rig.compositor.isReading = true
        try rig.settle(limit: 10_000)
        #expect(rig.keys.count < 1000)
        #expect(rig.compositor.keyboard.held == [])
    }

    @Test(arguments: [100, 101])
    func handsThatMoveTheBoardInAStallAreObeyedAfterIt(_ toggles: Int) throws {
        let rig = try Rig.focused(field: nil)
        try stall(rig)
        for _ in 0..<toggles {
            rig.keyboard.toggle()
            try rig.turn()
        }
        #expect(rig.status == nil)
        rig.compositor.isReading = true
        try rig.settle(limit: 10_000)
        #expect(rig.isShown == (toggles % 2 == 0))
        #expect(rig.status == nil)
    }

    @Test func aCompositorThatDiesInAStallIsNoticed() throws {
        let rig = try Rig.focused(field: nil)
        try stall(rig)
        rig.compositor.die()
        try rig.settle()
        try expectEnd(rig)
    }
}
