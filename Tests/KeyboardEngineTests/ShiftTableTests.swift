import Behavior
import KeyboardEngine
import KeyboardLayouts
import Testing
import Units

/// The table of behaviour D.2, row by row.
struct ShiftTableTests {
    private var fingers = Fingers()

    private var shift: ShiftState { fingers.engine.appearance.shift }

    /// Brings an engine into a state by what a person and the text can do.
    private mutating func reach(_ state: ShiftState, _ sticky: Bool = false) throws {
        fingers = Fingers { $0.autoShiftToLowercase = !sticky }
        switch state {
        case .lower: break
        case .upper: try fingers.tap(.shift)
        case .auto: fingers.engine.textChanged(wantsCapital: true, returnsToLetters: false)
        case .capsLock:
            try fingers.tap(.shift)
            try fingers.tap(.shift)
        }
        fingers.time += 1_000
        #expect(shift == state)
    }

    private static let states: [ShiftState] = [.lower, .upper, .auto, .capsLock]

    @Test(arguments: zip(states, [ShiftState.upper, .lower, .lower, .lower]))
    mutating func B15_aTapOfShift(before: ShiftState, after: ShiftState) throws {
        try reach(before)
        try fingers.tap(.shift)
        #expect(shift == after)
    }

    /// The state is that of the second tap; what the text asks for may come between two taps.
    @Test(arguments: [300, 301])
    mutating func B15_aSecondTapWithinTheWindow(pause: Int) throws {
        let isDouble = pause == 300
        // Lower, upper, then the second tap.
        try reach(.upper)
        try fingers.tap(.shift)
        #expect(shift == .lower)
        fingers.time += pause
        try fingers.tap(.shift)
        #expect(shift == (isDouble ? .capsLock : .upper))
        // Upper after the first tap.
        try reach(.lower)
        try fingers.tap(.shift)
        fingers.time += pause
        try fingers.tap(.shift)
        #expect(shift == (isDouble ? .capsLock : .lower))
        // Auto after the first tap.
        try reach(.auto)
        try fingers.tap(.shift)
        fingers.engine.textChanged(wantsCapital: false, returnsToLetters: false)
        fingers.engine.textChanged(wantsCapital: true, returnsToLetters: false)
        #expect(shift == .auto)
        fingers.time += pause
        try fingers.tap(.shift)
        #expect(shift == (isDouble ? .capsLock : .lower))
        // Caps after the second of three taps.
        try reach(.capsLock)
        fingers.time += pause - 1_000
        try fingers.tap(.shift)
        #expect(shift == .lower)
    }

    @Test mutating func B15_withoutCapsLockADoubleTapIsTwoTaps() throws {
        fingers = Fingers { $0.enableCapsLock = false }
        try fingers.tap(.shift)
        #expect(shift == .upper)
        try fingers.tap(.shift)
        #expect(shift == .lower)
    }

    @Test(arguments: zip(states, [ShiftState.lower, .lower, .lower, .capsLock]))
    mutating func B15_aCharacter(before: ShiftState, after: ShiftState) throws {
        try reach(before)
        #expect(try fingers.tap(q) == [.character(before == .lower ? "q" : "Q")])
        // D.9, 31: without any word from the text.
        #expect(shift == after)
    }

    @Test(arguments: zip(states, [ShiftState.lower, .upper, .upper, .capsLock]))
    mutating func B15_aCharacterWhereShiftStays(before: ShiftState, after: ShiftState) throws {
        try reach(before, true)
        try fingers.tap(q)
        #expect(shift == after)
    }

    @Test(arguments: zip(states, [ShiftState.auto, .upper, .auto, .capsLock]))
    mutating func B15_theTextAsksForACapital(before: ShiftState, after: ShiftState) throws {
        try reach(before)
        fingers.engine.textChanged(wantsCapital: true, returnsToLetters: false)
        #expect(shift == after)
    }

    @Test(arguments: zip(states, [ShiftState.lower, .upper, .lower, .capsLock]))
    mutating func B15_theTextAsksForNone(before: ShiftState, after: ShiftState) throws {
        try reach(before)
        fingers.engine.textChanged(wantsCapital: false, returnsToLetters: false)
        #expect(shift == after)
    }

    @Test(arguments: states)
    mutating func B15_aPageAndBackKeepsIt(state: ShiftState) throws {
        try reach(state)
        try fingers.tap(.type(.numbers))
        try fingers.tap(.type(.letters))
        #expect(shift == state)
    }

    @Test mutating func B15_theSameNewsDoesNotUndoATap() throws {
        try reach(.auto)
        try fingers.tap(.shift)
        fingers.engine.textChanged(wantsCapital: true, returnsToLetters: false)
        #expect(shift == .lower)
        // After an edit the same answer is news.
        try fingers.tap(.primary)
        fingers.engine.textChanged(wantsCapital: true, returnsToLetters: false)
        #expect(shift == .auto)
    }

    /// R049 and B17, at the engine: one capital, and two where shift stays.
    @Test(arguments: [(false, "Ab"), (true, "AB")])
    mutating func B17_R049_oneTapOfShift(sticky: Bool, expected: String) throws {
        try reach(.lower, sticky)
        try fingers.tap(.shift)
        let typed = try fingers.tap(.character("a")) + fingers.tap(.character("b"))
        #expect(text(typed) == expected)
    }

    @Test mutating func digitsOfAPCKeyboardNeedAHandOnShift() throws {
        fingers = Fingers(Layouts.desk)
        let one = KeyID.character("1")
        fingers.engine.textChanged(wantsCapital: true, returnsToLetters: false)
        #expect(try fingers.tap(one) == [.character("1")])
        try fingers.tap(.shift)
        #expect(try fingers.tap(one) == [.character("!")])
        try fingers.tap(.shift)
        try fingers.tap(.shift)
        #expect(try text(fingers.tap(one) + fingers.tap(.character("a"))) == "1A")
    }

    @Test mutating func capsLockHasAKeyOfItsOwnOnAPCKeyboard() throws {
        fingers = Fingers(Layouts.shortcuts)
        try fingers.tap(Key.capsLock.id)
        #expect(shift == .capsLock)
        try fingers.tap(Key.capsLock.id)
        #expect(shift == .lower)
    }
}
