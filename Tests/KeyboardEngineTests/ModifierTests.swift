import Behavior
import KeyboardEngine
import KeyboardLayouts
import Testing
import Units

/// Ctrl, Alt, Super and AltGr. Source: the order of modifiers in behaviour D, and the field reports of the kind "modifiers stuck".
struct ModifierTests {
    private var fingers = Fingers(Layouts.shortcuts)
    private let control = KeyID.modifier(.control)
    private let alt = KeyID.modifier(.alt)

    private var latched: Modifiers { fingers.engine.appearance.latched }
    private var locked: Modifiers { fingers.engine.appearance.locked }

    @Test mutating func R042_oneTapCountsForOneKey() throws {
        #expect(try fingers.tap(control).isEmpty)
        #expect(latched == .control && locked.isEmpty)
        #expect(try fingers.tap(q) == [.chord("q", .control)])
        #expect(latched.isEmpty)
        #expect(try fingers.tap(q) == [.character("q")])
    }

    @Test mutating func R042_twoTapsLockAndTheThirdReleases() throws {
        try fingers.tap(control)
        fingers.time += 5_000
        try fingers.tap(control)
        #expect(latched.isEmpty && locked == .control)
        for _ in 0..<2 { #expect(try fingers.tap(q) == [.chord("q", .control)]) }
        try fingers.tap(control)
        #expect(latched.isEmpty && locked.isEmpty)
        #expect(try fingers.tap(q) == [.character("q")])
    }

    @Test mutating func itHoldsWhileAFingerStays() throws {
        try fingers.press(5, control)
        for _ in 0..<3 { #expect(try fingers.tap(w) == [.chord("w", .control)]) }
        #expect(latched == .control)
        fingers.lift(5)
        #expect(latched.isEmpty)
        #expect(try fingers.tap(w) == [.character("w")])
    }

    @Test mutating func severalCountTogether() throws {
        try fingers.tap(control)
        try fingers.tap(alt)
        #expect(try fingers.tap(.named(.delete)) == [.key(.delete, [.control, .alt])])
        #expect(try fingers.tap(.named(.delete)) == [.key(.delete, [])])
    }

    @Test mutating func shiftGoesAlongWhereAPersonAskedForIt() throws {
        try fingers.tap(control)
        try fingers.tap(.shift)
        #expect(try fingers.tap(.character("c")) == [.chord("c", [.control, .shift])])
        #expect(fingers.engine.appearance.shift == .lower)
        try fingers.tap(.shift)
        #expect(try fingers.tap(.named(.tab)) == [.key(.tab, .shift)])
        // A capital that the text asks for is none.
        fingers.engine.textChanged(wantsCapital: true, returnsToLetters: false)
        #expect(try fingers.tap(.named(.tab)) == [.key(.tab, [])])
        try fingers.tap(control)
        #expect(try fingers.tap(.character("c")) == [.chord("c", .control)])
        #expect(fingers.engine.appearance.shift == .auto)
    }

    @Test(arguments: [
        (KeyID.space, " "), (.primary, "\n"), (.backspace, "\u{8}"), (.character(".com"), ".com"),
    ])
    mutating func everyKeyThatTypesIsAShortcut(id: KeyID, text: String) throws {
        try fingers.tap(alt)
        #expect(try fingers.tap(id) == [.chord(text, .alt)])
        #expect(latched.isEmpty)
    }

    @Test mutating func shortcutsOpenNoCalloutAndMoveNoCaret() throws {
        for id in [KeyID.character("a"), .space] {
            try fingers.tap(control)
            try fingers.press(0, id)
            #expect(fingers.engine.nextDeadline == nil && fingers.engine.appearance.pops.isEmpty)
            fingers.lift(0)
        }
    }

    @Test mutating func withoutKeyDownInsertionAShortcutWaitsToo() throws {
        fingers = Fingers(Layouts.shortcuts) { $0.insertOnKeyDown = false }
        try fingers.tap(control)
        #expect(try fingers.press(0, q).isEmpty)
        fingers.cancel(0)
        #expect(latched == .control)
        #expect(try fingers.tap(q) == [.chord("q", .control)])
        #expect(latched.isEmpty)
    }

    /// AltGr by itself is a level of the layout: a text, by both ways.
    @Test mutating func altGrTypesWhatTheKeyHasThere() throws {
        let altGr = KeyID.modifier(.altGr)
        try fingers.tap(altGr)
        #expect(try fingers.tap(.character("x")) == [.character("@")])
        #expect(latched.isEmpty)
        try fingers.tap(altGr)
        #expect(try fingers.tap(q) == [.character("q")])
        try fingers.tap(altGr)
        try fingers.tap(control)
        #expect(try fingers.tap(.character("x")) == [.chord("x", [.control, .altGr])])
    }

    @Test mutating func deadKeysTellTheirAccent() throws {
        fingers = Fingers(Layouts.desk)
        let dead = KeyID.dead("´")
        #expect(try fingers.tap(dead) == [.dead("´")])
        try fingers.tap(.shift)
        #expect(try fingers.tap(dead) == [.dead("ˇ")])
        #expect(fingers.engine.appearance.shift == .lower)
    }

    // Nothing stays behind.

    @Test mutating func R046_hidingReleasesAll() throws {
        try fingers.tap(control)
        try fingers.tap(control)
        try fingers.press(3, alt)
        fingers.engine.cancelAll()
        #expect(latched.isEmpty && locked.isEmpty)
        #expect(fingers.lift(3).isEmpty)
        #expect(try fingers.tap(q) == [.character("q")])
    }

    @Test mutating func R063_leavingTheFieldReleasesAllAndStopsRepeats() throws {
        try fingers.tap(control)
        try fingers.press(0, .named(.left))
        fingers.engine.textLeft()
        #expect(fingers.engine.nextDeadline == nil)
        fingers.lift(0)
        try fingers.tap(control)
        try fingers.tap(control)
        fingers.engine.textLeft()
        #expect(latched.isEmpty && locked.isEmpty)
        #expect(try fingers.tap(q) == [.character("q")])
    }

    @Test mutating func R044_anotherLayoutGetsNoLatchAndKeepsALock() throws {
        try fingers.tap(alt)
        try fingers.tap(control)
        try fingers.tap(control)
        let board = fingers.engine.board
        fingers.engine.boardChanged(
            to: Board(layout: board.layout, metrics: board.metrics, width: 360))
        #expect(latched == .alt && locked == .control)
        fingers.engine.boardChanged(
            to: Board(layout: .usEnglish, metrics: board.metrics, width: 360))
        #expect(latched.isEmpty && locked == .control)
    }

    /// "Fn" is for keys to use Ctrl with; digits without Ctrl in sight are not.
    @Test mutating func R044_aLatchFollowsToAPageWhereItIsOfUse() throws {
        try fingers.tap(control)
        try fingers.tap(.type(.function))
        #expect(try fingers.tap(.named(.home)) == [.key(.home, .control)])
        try fingers.tap(.type(.letters))
        try fingers.tap(control)
        try fingers.tap(.type(.numbers))
        #expect(latched.isEmpty)
        #expect(try fingers.tap(.character("1")) == [.character("1")])
    }

    @Test mutating func aLostFingerLeavesNoModifier() throws {
        try fingers.press(0, control)
        fingers.cancel(0)
        #expect(latched.isEmpty && locked.isEmpty)
        try fingers.tap(control)
        try fingers.press(0, control)
        fingers.cancel(0)
        #expect(latched.isEmpty && locked.isEmpty)
    }

    @Test mutating func startingAnewReleasesAll() throws {
        try fingers.tap(control)
        fingers.engine.reset()
        #expect(fingers.engine.appearance == Appearance())
    }
}
