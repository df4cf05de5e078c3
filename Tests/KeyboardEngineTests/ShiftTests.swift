import KeyboardEngine
import KeyboardLayouts
import Testing
import Units

/// Shift and caps lock. Source: behaviour D.2.
struct ShiftTests {
    private var fingers = Fingers()

    private var shift: ShiftState { fingers.engine.appearance.shift }

    @Test mutating func shiftActsOnTouchDown() throws {
        try fingers.press(0, .shift)
        #expect(shift == .upper)
    }

    @Test mutating func shiftMakesOneCapital() throws {
        try fingers.tap(.shift)
        #expect(try fingers.tap(q) == [.character("Q")])
        #expect(try fingers.tap(w) == [.character("w")])
    }

    @Test mutating func shiftTappedAgainLaterIsUndone() throws {
        try fingers.tap(.shift)
        fingers.time += 301
        try fingers.tap(.shift)
        #expect(shift == .lower)
    }

    @Test mutating func aDoubleTapLocksCapitals() throws {
        try fingers.tap(.shift)
        fingers.time += 300
        try fingers.tap(.shift)
        #expect(shift == .capsLock)
        var typed = try fingers.tap(q)
        typed += try fingers.tap(w)
        #expect(text(typed) == "QW" && shift == .capsLock)
    }

    @Test mutating func theDoubleTapMayCrossTheWrapOfTheClock() throws {
        fingers.time = Int(UInt32.max) - 50
        try fingers.tap(.shift)
        fingers.time += 150
        try fingers.tap(.shift)
        #expect(shift == .capsLock)
    }

    @Test mutating func aCharacterBetweenTheTapsBreaksThePair() throws {
        try fingers.tap(.shift)
        fingers.time += 50
        try fingers.tap(q)
        fingers.time += 50
        try fingers.tap(.shift)
        #expect(shift == .upper)
    }

    @Test mutating func aTapEndsCapsLock() throws {
        try fingers.tap(.shift)
        try fingers.tap(.shift)
        fingers.time += 1_000
        try fingers.tap(.shift)
        #expect(shift == .lower)
    }

    @Test mutating func aThirdQuickTapEndsCapsLock() throws {
        for _ in 0..<3 {
            try fingers.tap(.shift)
            fingers.time += 100
        }
        #expect(shift == .lower)
    }

    @Test mutating func heldShiftMakesCapitalsUntilItIsLifted() throws {
        try fingers.press(5, .shift)
        fingers.time += 1_000
        var typed = try fingers.tap(q)
        typed += try fingers.tap(w)
        #expect(shift == .upper)
        fingers.lift(5)
        #expect(shift == .lower)
        typed += try fingers.tap(e)
        #expect(text(typed) == "QWe")
    }

    @Test mutating func heldShiftMakesCapitalsThoughItEndedAOneShot() throws {
        try fingers.tap(.shift)
        fingers.time += 1_000
        try fingers.press(5, .shift)
        #expect(try fingers.tap(q) == [.character("Q")])
        fingers.lift(5)
        #expect(shift == .lower)
    }

    @Test mutating func capsLockOutlivesTheHoldThatMadeIt() throws {
        try fingers.tap(.shift)
        try fingers.press(5, .shift)
        try fingers.tap(q)
        fingers.lift(5)
        #expect(shift == .capsLock)
    }

    @Test mutating func aCancelledHoldEndsItsCapitals() throws {
        try fingers.press(5, .shift)
        try fingers.tap(q)
        fingers.cancel(5)
        #expect(shift == .lower)
    }

    @Test(arguments: [1, 2])
    mutating func pagesKeepTheShiftState(taps: Int) throws {
        for _ in 0..<taps { try fingers.tap(.shift) }
        let before = shift
        try fingers.tap(.type(.numbers))
        try fingers.tap(.type(.letters))
        #expect(before != .lower && shift == before)
    }

    /// What was asked for in one field is no surprise in the next.
    @Test(arguments: [1, 2])
    mutating func aFieldEndsTheShiftThatWasAskedForInIt(taps: Int) throws {
        for _ in 0..<taps { try fingers.tap(.shift) }
        #expect(shift == (taps == 1 ? .upper : .capsLock))
        fingers.engine.textLeft()
        #expect(shift == .lower)
        #expect(try fingers.tap(q) == [.character("q")])
        // The next field's own capital comes all the same.
        fingers.engine.textChanged(wantsCapital: true, returnsToLetters: false)
        #expect(shift == .auto)
        // A tap before and one after it are no pair.
        fingers.time += 1_000
        try fingers.tap(.shift)
        fingers.engine.textLeft()
        try fingers.tap(.shift)
        #expect(shift == .upper)
    }

    /// A finger on shift means capitals in any field, and only while it is there.
    @Test(arguments: [1, 2])
    mutating func heldShiftGoesOnInTheNextField(taps: Int) throws {
        for _ in 1..<taps { try fingers.tap(.shift) }
        try fingers.press(5, .shift)
        fingers.engine.textLeft()
        #expect(shift == .upper)
        #expect(try fingers.tap(q) == [.character("Q")])
        fingers.lift(5)
        #expect(shift == .lower)
    }

    @Test(arguments: [KeyID.space, .backspace, .primary])
    mutating func keysThatAreNoCharacterKeepTheOneShot(id: KeyID) throws {
        try fingers.tap(.shift)
        try fingers.tap(id)
        #expect(shift == .upper)
    }
}
