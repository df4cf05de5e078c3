import Behavior
import KeyboardEngine
import KeyboardLayouts
import Testing
import Units

/// Without `insertOnKeyDown` characters are typed when their finger goes up. Source: behaviour D.1 and D.3.
struct ReleaseTests {
    private var fingers = Fingers { $0.insertOnKeyDown = false }
    private let a = KeyID.character("a")

    @Test mutating func aCharacterIsTypedOnRelease() throws {
        #expect(try fingers.press(0, q).isEmpty)
        #expect(fingers.engine.appearance.pops.map(\.text) == ["q"])
        #expect(fingers.lift(0) == [.character("q")])
    }

    @Test mutating func aSecondFingerTypesTheFirstOnesKey() throws {
        try fingers.press(0, q)
        #expect(try fingers.press(1, w) == [.character("q")])
        #expect(fingers.lift(0).isEmpty)
        #expect(fingers.lift(1) == [.character("w")])
    }

    /// The cell of "q" ends in the middle of the gap to "w", 33.5 / 2 + 3 from its middle.
    @Test(arguments: [(31.5, "q"), (32.0, "")] as [(Double, String)])
    mutating func leavingTheKeyByMoreThanTwelveCancels(way: Double, typed: String) throws {
        try fingers.press(0, q)
        #expect(try fingers.slide(0, from: q, Points(way)).isEmpty)
        #expect(fingers.engine.appearance.pressed == (typed.isEmpty ? [] : [q]))
        #expect(fingers.engine.appearance.pops.isEmpty == typed.isEmpty)
        // Coming back does not help.
        try fingers.slide(0, from: q, 0)
        #expect(text(fingers.lift(0)) == typed)
    }

    @Test mutating func aCancelledFingerTypesNothingAndSpendsNoShift() throws {
        try fingers.tap(.shift)
        try fingers.press(0, q)
        #expect(fingers.cancel(0).isEmpty)
        #expect(try fingers.tap(w) == [.character("W")])
        #expect(try fingers.tap(w) == [.character("w")])
    }

    @Test mutating func aPickIsTypedOnRelease() throws {
        try fingers.press(0, a)
        _ = fingers.wait(300)
        let callout = try #require(fingers.engine.appearance.callout)
        let cell = try #require(callout.layout.cells.first { $0.text == "á" })
        fingers.move(0, to: cell.frame.center)
        #expect(fingers.lift(0) == [.character("á")])
    }

    /// Without it a space is typed on release, whatever `spaceCommitsOnRelease` says.
    @Test mutating func theSpaceIsTypedOnReleaseToo() throws {
        fingers = Fingers {
            $0.insertOnKeyDown = false
            $0.spaceCommitsOnRelease = false
        }
        #expect(try fingers.press(0, .space).isEmpty)
        #expect(fingers.lift(0) == [.space])
    }

    @Test mutating func backspaceStillActsOnTouchDown() throws {
        #expect(try fingers.press(0, .backspace) == [.backspace(isRepeat: false)])
    }

    /// D.1, `spaceAfterPunctuation`: marks that bring a space wait for the finger; other marks do not.
    @Test mutating func marksThatBringASpaceWaitForTheFinger() throws {
        fingers = Fingers { $0.spaceAfterPunctuation = true }
        try fingers.tap(.type(.numbers))
        for mark in [".", ",", "?", "!", ":"] {
            #expect(try fingers.press(0, .character(mark)).isEmpty)
            #expect(fingers.lift(0) == [.character(mark)])
        }
        #expect(try fingers.press(0, .character(";")) == [.character(";")])
    }
}
