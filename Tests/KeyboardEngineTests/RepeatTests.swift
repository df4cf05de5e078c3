import KeyboardEngine
import KeyboardLayouts
import Testing
import Units

/// A held backspace. Source: behaviour D.4.
struct RepeatTests {
    private var fingers = Fingers()

    @Test mutating func backspaceRepeatsAfterHalfASecond() throws {
        try fingers.press(0, .backspace)
        #expect(fingers.wait(499).isEmpty)
        #expect(fingers.wait(1) == [1])
    }

    @Test mutating func repeatsSpeedUpEvenlyToFiftyMilliseconds() throws {
        try fingers.press(0, .backspace)
        let moments = fingers.wait(1_600)
        let pauses = zip(moments.dropFirst(), moments).map { $0.0 - $0.1 }
        #expect(moments.first == 500)
        #expect(
            Array(pauses.prefix(13)) == [100, 95, 90, 85, 80, 75, 70, 65, 60, 55, 50, 50, 50])
    }

    @Test mutating func aRepeatSaysThatItIsOne() throws {
        try fingers.press(0, .backspace)
        fingers.time += 500
        #expect(fingers.engine.timeReached(fingers.now) == [.backspace(isRepeat: true)])
    }

    @Test mutating func aTickBeforeItsTimeDeletesNothing() throws {
        try fingers.press(0, .backspace)
        fingers.time += 499
        #expect(fingers.engine.timeReached(fingers.now).isEmpty)
    }

    @Test mutating func aLateTickDeletesOnce() throws {
        try fingers.press(0, .backspace)
        fingers.time += 30_000
        #expect(fingers.engine.timeReached(fingers.now).count == 1)
        #expect(fingers.engine.timeReached(fingers.now).isEmpty)
        #expect(fingers.engine.nextDeadline == fingers.now + 100)
    }

    @Test mutating func liftingEndsRepeats() throws {
        try fingers.press(0, .backspace)
        fingers.lift(0)
        #expect(fingers.engine.nextDeadline == nil)
    }

    @Test mutating func cancellingEndsRepeats() throws {
        try fingers.press(0, .backspace)
        fingers.cancel(0)
        #expect(fingers.engine.nextDeadline == nil)
        #expect(fingers.wait(2_000).isEmpty)
    }

    @Test(arguments: [KeyID.character("q"), .space, .shift, .type(.numbers)])
    mutating func anotherKeyEndsRepeats(id: KeyID) throws {
        try fingers.press(0, .backspace)
        try fingers.press(1, id)
        fingers.lift(1)
        #expect(fingers.wait(2_000).isEmpty)
    }

    @Test mutating func aSecondFingerOnBackspaceRepeatsFromItsOwnBeginning() throws {
        try fingers.press(0, .backspace)
        fingers.time += 400
        #expect(try fingers.press(1, .backspace) == [.backspace(isRepeat: false)])
        #expect(fingers.engine.nextDeadline == fingers.now + 500)
        fingers.lift(0)
        #expect(fingers.engine.nextDeadline == fingers.now + 500)
    }

    @Test mutating func leavingTheTextStopsRepeatsAndLeavesTheKeyPressed() throws {
        try fingers.press(0, .backspace)
        fingers.engine.textLeft()
        #expect(fingers.engine.nextDeadline == nil)
        #expect(fingers.engine.appearance.pressed == [.backspace])
    }
}
