import Testing
import Units

@testable import Surfaces

/// The motion as a value.
@Suite struct SlideTests {
    private static let start = Instant(nanoseconds: 5_000_000_000)

    private static func time(_ milliseconds: UInt32) -> EventTime {
        EventTime(milliseconds: milliseconds)
    }

    /// 3t² − 2t³ is 0.15625 at a quarter, a half at the half.
    @Test func theWayUpFollowsTheCurve() {
        var slide = Slide(.up, from: 1, at: Self.start)
        #expect(slide.distance == 1)
        slide.frame(at: Self.time(7000), now: Self.start)
        #expect(slide.distance == 1)
        slide.frame(at: Self.time(7000 + 50), now: Self.start)
        // t = 0.2: 0.12 − 0.016
        #expect(abs(slide.distance - 0.896) < 1e-9)
        slide.frame(at: Self.time(7000 + 125), now: Self.start)
        #expect(abs(slide.distance - 0.5) < 1e-9)
        slide.frame(at: Self.time(7000 + 249), now: Self.start)
        #expect(!slide.isOver)
        slide.frame(at: Self.time(7000 + 250), now: Self.start)
        #expect(slide.isOver && slide.distance == 0)
    }

    @Test func theWayDownIsTheSameBackwards() {
        var slide = Slide(.down, from: 0, at: Self.start)
        slide.frame(at: Self.time(0), now: Self.start)
        slide.frame(at: Self.time(50), now: Self.start)
        #expect(abs(slide.distance - 0.104) < 1e-9)
        slide.frame(at: Self.time(250), now: Self.start)
        #expect(slide.isOver && slide.distance == 1)
    }

    /// The compositor's clock has 32 bits.
    @Test func theWrapOfTheClockIsNoJump() {
        var slide = Slide(.up, from: 1, at: Self.start)
        slide.frame(at: Self.time(UInt32.max - 24), now: Self.start)
        slide.frame(at: Self.time(100), now: Self.start)
        #expect(abs(slide.distance - 0.5) < 1e-9)
    }

    @Test func aClockThatGoesBackMovesNothingBack() {
        var slide = Slide(.up, from: 1, at: Self.start)
        slide.frame(at: Self.time(1000), now: Self.start)
        slide.frame(at: Self.time(1125), now: Self.start)
        slide.frame(at: Self.time(1010), now: Self.start)
        #expect(abs(slide.distance - 0.5) < 1e-9)
    }

    /// From half the way it takes half the time.
    @Test func aPartOfTheWayTakesAPartOfTheTime() {
        var slide = Slide(.down, from: 0.5, at: Self.start)
        slide.frame(at: Self.time(0), now: Self.start)
        #expect(slide.distance == 0.5)
        slide.frame(at: Self.time(124), now: Self.start)
        #expect(!slide.isOver && slide.distance > 0.5)
        slide.frame(at: Self.time(125), now: Self.start)
        #expect(slide.isOver)
    }

    /// Frames come, but the times that they tell stand still.
    @Test func theDeadlineEndsASlideWhoseFramesTellNoTime() {
        var slide = Slide(.up, from: 1, at: Self.start)
        slide.frame(at: Self.time(0), now: Self.start + 499)
        #expect(!slide.isOver)
        slide.frame(at: Self.time(0), now: Self.start + 500)
        #expect(slide.isOver && slide.distance == 0)
        #expect(slide.deadline == Self.start + 500)
    }

    @Test func oneRowStaysOnTheOutput() {
        let slide = Slide(.up, from: 1, at: Self.start)
        #expect(slide.depth(of: 200) == 199)
        #expect(slide.depth(of: 0) == 0)
        #expect(Slide(.down, from: 0.5, at: Self.start).depth(of: 202) == 101)
    }
}
