import InputMethod
import Wayland
import WaylandServerWire
import KeyboardLayouts
import TestCompositor
import Testing
import TextEngine

/// Shortcuts and named keys on the wire. The codes are those of linux/input-event-codes.h, the masks X11's real modifiers.
@Suite struct ChordTests {
    private static let control = "modifiers 4 0 0 0"
    private static let none = "modifiers 0 0 0 0"

    @Test func R052_modifiersArePressedAsKeysAndToldAsState() throws {
        let rig = try InputRig()
        rig.submit(.chord("c", .control))
        try rig.settle()
        #expect(
            rig.typing == [
                "key 29 pressed", Self.control, "key 46 pressed", "key 46 released",
                "key 29 released", Self.none,
            ])
    }

    @Test func R042_controlCountsForItsKeyAlone() throws {
        let rig = try InputRig()
        rig.submit(.chord("a", .control), .type("q"))
        try rig.settle()
        #expect(
            rig.typing == [
                "key 29 pressed", Self.control, "key 30 pressed", "key 30 released",
                "key 29 released", Self.none, "key 16 pressed", "key 16 released",
            ])
    }

    @Test func severalModifiersGoInOrderAndComeBackInReverse() throws {
        let rig = try InputRig()
        rig.submit(.press(.delete, [.control, .alt, .shift]))
        try rig.settle()
        #expect(
            rig.typing == [
                "key 29 pressed", "key 56 pressed", "key 42 pressed", "modifiers 13 0 0 0",
                "key 111 pressed", "key 111 released", "key 42 released", "key 56 released",
                "key 29 released", Self.none,
            ])
    }

    @Test func namedKeysAloneTouchNoModifier() throws {
        let rig = try InputRig()
        rig.submit(.press(.f5, []), .press(.left, []))
        try rig.settle()
        #expect(
            rig.typing == [
                "key 63 pressed", "key 63 released", "key 105 pressed", "key 105 released",
            ])
    }

    @Test func R053_modifiersAloneAreAShortcutToo() throws {
        let rig = try InputRig()
        rig.submit(.chord("", .super))
        try rig.settle()
        #expect(
            rig.typing == ["key 125 pressed", "modifiers 64 0 0 0", "key 125 released", Self.none])
        rig.submit(.chord("", []))
        #expect(rig.refusals == 1)
    }

    /// Also where it is the session's end that comes next, and where its requests reach the compositor one by one.
    @Test func R046_noModifierStaysDownWhateverEnds() throws {
        let rig = try InputRig()
        rig.compositor.inputMethod.focus(purpose: 13)
        try rig.settle()
        rig.compositor.clearTranscript()
        rig.submit(.chord("c", [.control, .alt]), .press(.tab, .super))
        rig.session.finish()
        rig.compositor.inputMethod.leave()
        try rig.settle()
        #expect(rig.compositor.keyboard.held == [])
        #expect(rig.typing.count == 14)
        #expect(rig.typing.last == Self.none)
    }

    /// What libwayland keeps is sent before, so that the whole shortcut goes as one.
    @Test func R046_aShortcutIsInOnePieceOnTheWire() throws {
        let rig = try InputRig()
        for _ in 0..<80 { rig.submit(.type("a")) }
        rig.submit(.chord("c", .control))
        // Nothing has been flushed since the shortcut.
        rig.compositor.server.dispatch()
        #expect(rig.typing.count == 160)
        rig.connection.flush()
        rig.compositor.server.dispatch()
        #expect(rig.typing.count == 166)
        #expect(rig.typing.last == Self.none)
    }

    @Test func R048_aChangeOfTheFocusSendsNoModifiers() throws {
        let rig = try InputRig()
        rig.submit(.chord("c", .control))
        try rig.settle()
        rig.compositor.clearTranscript()
        for _ in 0..<10 {
            rig.compositor.inputMethod.focus()
            try rig.settle()
            rig.compositor.inputMethod.leave()
            try rig.settle()
        }
        #expect(rig.typing == [])
    }

    @Test func textsOfSeveralCharactersAreSeveralKeys() throws {
        let rig = try InputRig()
        rig.submit(.type(".com"))
        try rig.settle()
        #expect(rig.compositor.keyboard.typed == ".com")
        rig.submit(.type("né"))
        try rig.settle()
        #expect(rig.compositor.keyboard.typed == ".com")
        #expect(rig.refusals == 1)
    }

    @Test func whatHasNoKeyIsCommittedWhereAFieldTakesText() throws {
        let rig = try InputRig()
        rig.compositor.inputMethod.field = TestField()
        rig.compositor.inputMethod.focus(purpose: 13)
        try rig.settle()
        rig.submit(.type("é"))
        try rig.settle()
        #expect(rig.compositor.inputMethod.field?.text == "é")
        #expect(rig.compositor.keyboard.typed == "")
        #expect(rig.refusals == 0)
    }

    /// As many keys as a caret needs through the longest text that a field tells.
    @Test func manyKeysAtOnceAllArrive() throws {
        let rig = try InputRig()
        for _ in 0..<4000 { rig.submit(.press(.left, [])) }
        try rig.settle()
        #expect(rig.typing.count == 8000)
    }
}
