import EventLoop
import Testing
import Units

@testable import GlasschordKit

@Suite struct PatienceTests {
    private let start = Instant(nanoseconds: 1_000_000_000)

    @Test func silenceIsToldThenGivenUp() {
        var patience = Patience(since: start)
        #expect(patience.timeReached(start + 4999) == nil)
        #expect(patience.timeReached(start + 5000) == .tell)
        #expect(patience.timeReached(start + 29_999) == nil)
        #expect(patience.timeReached(start + 30_000) == .giveUp)
        #expect(patience.nextDeadline == nil)
    }

    @Test func answerEndsTheWaiting() {
        var patience = Patience(since: start)
        patience.answered()
        #expect(patience.nextDeadline == nil)
        #expect(patience.timeReached(start + 60_000) == nil)
    }

    @Test func keyboardGivesUpOnACompositorThatNeverAnswers() throws {
        let rig = try Rig(isSettled: false, before: { $0.isReading = false })
        try rig.turn()
        rig.clock.advance(by: 5000)
        try rig.turn()
        #expect(rig.status == nil)
        #expect(rig.warnings.count == 1)
        rig.clock.advance(by: 25_000)
        try rig.turn()
        #expect(rig.status == .noCompositor)
        #expect(rig.warnings.count == 2)
    }
}
