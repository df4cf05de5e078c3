import KeyboardEngine
import KeyboardLayouts
import Testing
import Units

/// Which keys show what they type. Source: behaviour C.1 and C.2.
struct PopTests {
    private var fingers = Fingers()

    private var pops: [KeyID] { fingers.engine.appearance.pops.map(\.key) }

    @Test mutating func B11_aPopStaysSixtyMillisecondsAfterTheRelease() throws {
        try fingers.press(0, q)
        #expect(pops == [q])
        fingers.time += 5_000
        _ = fingers.engine.timeReached(fingers.now)
        #expect(pops == [q])
        fingers.lift(0)
        #expect(pops == [q] && fingers.engine.appearance.pressed.isEmpty)
        #expect(fingers.engine.nextDeadline == fingers.now + 60)
        _ = fingers.wait(59)
        #expect(pops == [q])
        _ = fingers.wait(1)
        #expect(pops.isEmpty && fingers.engine.nextDeadline == nil)
    }

    @Test mutating func B11_aTapOfOneFrameIsSeen() throws {
        let events = [try fingers.down(0, q), fingers.event(0, .up)]
        _ = fingers.engine.handle(events, now: fingers.now)
        #expect(pops == [q])
    }

    @Test mutating func aTickBeforeItsTimeTakesNoPopAway() throws {
        try fingers.tap(q)
        fingers.time += 59
        _ = fingers.engine.timeReached(fingers.now)
        #expect(pops == [q])
    }

    @Test(arguments: [KeyID.shift, .backspace, .space, .primary, .type(.numbers)])
    mutating func keysThatAreNoCharacterHaveNoPop(id: KeyID) throws {
        try fingers.press(0, id)
        #expect(pops.isEmpty)
        fingers.lift(0)
        #expect(pops.isEmpty)
    }

    @Test(arguments: [Page.numbers, .symbols])
    mutating func charactersOfEveryPageHaveAPop(page: Page) throws {
        try fingers.tap(.type(.numbers))
        if page == .symbols { try fingers.tap(.type(.symbols)) }
        for placed in fingers.engine.board.grid(for: page).keys {
            guard case .character = placed.key.id else { continue }
            try fingers.press(0, placed.key.id)
            #expect(pops.last == placed.key.id)
            fingers.cancel(0)
        }
    }

    @Test mutating func heldKeysPopTogetherInTheOrderOfTheTouches() throws {
        try fingers.press(3, w)
        try fingers.press(1, e)
        try fingers.press(2, q)
        #expect(pops == [w, e, q])
        fingers.lift(1)
        #expect(pops == [w, e, q])
        _ = fingers.wait(60)
        #expect(pops == [w, q])
    }

    @Test mutating func aKeyPopsOnceHoweverManyFingersTouchIt() throws {
        try fingers.press(0, q)
        try fingers.press(1, q)
        #expect(pops == [q])
        fingers.lift(0)
        #expect(pops == [q])
        fingers.lift(1)
        fingers.time += 30
        try fingers.press(0, q)
        #expect(pops == [q])
        // What lingers of the earlier taps does not end the one that is held.
        _ = fingers.wait(200)
        #expect(pops == [q])
    }

    @Test mutating func aCancelledContactTakesItsPopAlongAtOnce() throws {
        try fingers.press(0, q)
        try fingers.press(1, w)
        fingers.cancel(0)
        #expect(pops == [w])
        fingers.lift(1)
        fingers.engine.cancelAll()
        #expect(pops.isEmpty && fingers.engine.nextDeadline == nil)
    }

    @Test mutating func anotherPageShowsNoPopOfAKeyThatItLacks() throws {
        try fingers.press(0, q)
        try fingers.press(1, .type(.numbers))
        #expect(pops.isEmpty)
        try fingers.tap(.character("."))
        try fingers.tap(.type(.symbols))
        #expect(pops == [.character(".")])
    }

    @Test mutating func aPopShowsTheCaseThatWasTyped() throws {
        try fingers.tap(.shift)
        try fingers.press(0, q)
        #expect(fingers.engine.appearance.shift == .lower)
        #expect(fingers.engine.appearance.pops == [KeyPop(key: q, text: "Q")])
        fingers.lift(0)
        #expect(fingers.engine.appearance.pops == [KeyPop(key: q, text: "Q")])
        try fingers.press(0, q)
        #expect(fingers.engine.appearance.pops == [KeyPop(key: q, text: "q")])
    }
}
