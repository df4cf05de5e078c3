import KeyboardEngine
import KeyboardLayouts
import Testing
import Units

/// What a lost contact leaves behind: nothing. Source: behaviour D.3, touch lost.
struct CancelTests {
    private var fingers = Fingers()

    @Test(arguments: [KeyID.space, .primary])
    mutating func aCancelledContactTypesNothing(id: KeyID) throws {
        try fingers.press(0, id)
        #expect(fingers.cancel(0).isEmpty)
        #expect(fingers.engine.appearance.pressed.isEmpty)
        #expect(fingers.lift(0).isEmpty)
    }

    @Test mutating func aCancelledContactLeavesTheOthers() throws {
        try fingers.press(0, q)
        try fingers.press(1, .space)
        fingers.cancel(0)
        #expect(fingers.lift(1) == [.space])
    }

    @Test mutating func cancellingAllTypesNothingMore() throws {
        try fingers.press(0, q)
        try fingers.press(1, .space)
        fingers.engine.cancelAll()
        #expect(fingers.engine.appearance.pressed.isEmpty)
        #expect(fingers.lift(0).isEmpty && fingers.lift(1).isEmpty)
    }

    @Test mutating func cancellingAllStopsRepeats() throws {
        try fingers.press(0, .backspace)
        fingers.engine.cancelAll()
        #expect(fingers.engine.nextDeadline == nil)
    }

    @Test mutating func aFingersNumberUsedAgainCancelsTheOldFinger() throws {
        try fingers.press(0, .space)
        #expect(try fingers.press(0, q) == [.character("q")])
        #expect(fingers.engine.appearance.pressed == [q])
        #expect(fingers.lift(0).isEmpty)
    }

    @Test mutating func anUnknownContactIsIgnored() {
        let moved = fingers.event(7, .moved(Point(x: 10, y: 10)))
        #expect(fingers.engine.handle([moved], now: fingers.now).isEmpty)
        #expect(fingers.lift(7).isEmpty && fingers.cancel(7).isEmpty)
    }

    @Test mutating func resettingGoesBackToSmallLetters() throws {
        try fingers.tap(.shift)
        try fingers.tap(.type(.numbers))
        try fingers.press(0, .backspace)
        fingers.engine.reset()
        #expect(fingers.engine.appearance == Appearance())
        #expect(fingers.engine.nextDeadline == nil)
    }
}
