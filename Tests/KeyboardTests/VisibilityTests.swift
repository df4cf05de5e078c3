import Testing
import Units

@testable import GlasschordKit

/// The decision alone, by a clock of numbers.
@Suite struct VisibilityTests {
    private let start = Instant(nanoseconds: 5_000_000_000)

    @Test func aFieldShowsAndItsEndHidesAfterTheGrace() {
        var visibility = Visibility(isShown: false)
        #expect(visibility.fieldActivated() == .show)
        visibility.fieldDeactivated(at: start)
        #expect(visibility.isShown)
        #expect(visibility.nextDeadline == start + 150)
        #expect(visibility.timeReached(start + 149) == nil)
        #expect(visibility.isShown)
        #expect(visibility.timeReached(start + 150) == .hide)
        #expect(!visibility.isShown)
        #expect(visibility.nextDeadline == nil)
    }

    @Test func R024_anActivationEndsTheGraceForGood() {
        var visibility = Visibility(isShown: true)
        visibility.fieldDeactivated(at: start)
        #expect(visibility.fieldActivated() == nil)
        #expect(visibility.nextDeadline == nil)
        #expect(visibility.timeReached(start + 10_000) == nil)
        #expect(visibility.isShown)
    }

    @Test func aSecondLeavingDoesNotProlongTheGrace() {
        var visibility = Visibility(isShown: true)
        visibility.fieldDeactivated(at: start)
        visibility.fieldDeactivated(at: start + 100)
        #expect(visibility.nextDeadline == start + 150)
    }

    @Test func hiddenByHandIsRaisedByTheNextActivationAlone() {
        var visibility = Visibility(isShown: true)
        #expect(visibility.hiddenByHand() == .hide)
        visibility.fieldDeactivated(at: start)
        #expect(visibility.nextDeadline == nil)
        #expect(visibility.timeReached(start + 1000) == nil)
        #expect(!visibility.isShown)
        #expect(visibility.fieldActivated() == .show)
    }

    @Test func toggledInTheGraceItHides() {
        var visibility = Visibility(isShown: true)
        visibility.fieldDeactivated(at: start)
        #expect(visibility.toggledByHand() == .hide)
        #expect(visibility.timeReached(start + 150) == nil)
        #expect(visibility.toggledByHand() == .show)
    }

    @Test func shownByHandInTheGraceItStays() {
        var visibility = Visibility(isShown: true)
        visibility.fieldDeactivated(at: start)
        #expect(visibility.shownByHand() == nil)
        #expect(visibility.timeReached(start + 150) == nil)
        #expect(visibility.isShown)
    }

    @Test func whatIsSoAlreadyChangesNothing() {
        var visibility = Visibility(isShown: false)
        #expect(visibility.hiddenByHand() == nil)
        #expect(visibility.shownByHand() == .show)
        #expect(visibility.shownByHand() == nil)
        #expect(visibility.fieldActivated() == nil)
    }
}
