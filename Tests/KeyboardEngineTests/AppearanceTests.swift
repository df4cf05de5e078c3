import KeyboardEngine
import KeyboardLayouts
import Testing
import Units

struct AppearanceTests {
    private var fingers = Fingers()

    @Test mutating func heldKeysLookPressed() throws {
        try fingers.press(0, q)
        try fingers.press(1, .space)
        #expect(fingers.engine.appearance.pressed == [q, .space])
        fingers.lift(0)
        #expect(fingers.engine.appearance.pressed == [.space])
    }

    @Test mutating func aKeyUnderTwoFingersIsNamedOnce() throws {
        try fingers.press(0, q)
        try fingers.press(1, q)
        #expect(fingers.engine.appearance.pressed == [q])
        fingers.lift(0)
        #expect(fingers.engine.appearance.pressed == [q])
    }

    @Test mutating func keysOfAnotherPageDoNotLookPressed() throws {
        try fingers.press(0, q)
        try fingers.press(1, .backspace)
        try fingers.press(2, .type(.numbers))
        #expect(fingers.engine.appearance.pressed == [.backspace])
    }

    @Test mutating func aHeldPageKeyDoesNotPressItsNamesakeElsewhere() throws {
        // "123" lies in the bottom row of the letters and in the third row of the symbols.
        try fingers.press(0, .type(.numbers))
        try fingers.press(1, .type(.symbols))
        #expect(fingers.engine.appearance.page == .symbols)
        #expect(fingers.engine.appearance.pressed.isEmpty)
    }

    @Test mutating func anUntouchedBoardLooksLikeTheDefault() throws {
        #expect(fingers.engine.appearance == Appearance())
        try fingers.tap(q)
        fingers.time += 60
        #expect(fingers.engine.timeReached(fingers.now).isEmpty)
        #expect(fingers.engine.appearance == Appearance())
    }
}
