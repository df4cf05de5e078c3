import InputMethod
import WaylandServerWire
import Units
import KeyboardLayouts
import EventLoop
import TestCompositor
import Testing
import TextEngine

/// The keymap changes with the layout, behind a sync, and nothing that is typed meanwhile is lost or read wrongly.
@Suite struct KeymapChangeTests {
    /// The place of F types "а", that of C "с".
    private static func russian() throws -> Keymap {
        try Keymap(
            for: KeymapPlan(
                name: "ru",
                letters: [
                    [], "фывапролджэ".map { (String($0), $0.uppercased()) },
                    "ячсмитьбю".map { (String($0), $0.uppercased()) },
                ]))
    }

    @Test func whatIsTypedMeanwhileWaitsForTheAnswerInOrder() throws {
        let rig = try InputRig()
        rig.submit(.type("f"))
        try rig.advance(100)
        rig.session.use(try Self.russian())
        rig.submit(.type("а"), .chord("с", .control), .type("ф"))
        rig.deliver()
        #expect(rig.typing == ["key 33 pressed", "key 33 released", "keymap"])
        try rig.settle()
        #expect(
            rig.typing == [
                "key 33 pressed", "key 33 released", "keymap", "key 33 pressed",
                "key 33 released", "key 29 pressed", "modifiers 4 0 0 1", "key 46 pressed",
                "key 46 released", "key 29 released", "modifiers 0 0 0 0", "key 30 pressed",
                "key 30 released",
            ])
        // The key of a shortcut reads as the control character, as in a terminal.
        #expect(rig.compositor.keyboard.typed == "fа\u{3}ф")
        #expect(rig.refusals == 0)
    }

    /// An X11 client that has not read a key yet would read it by the new keymap.
    @Test func R096_theKeymapWaitsUntilTheLastKeyHasBeenRead() throws {
        let rig = try InputRig()
        rig.submit(.type("f"))
        try rig.advance(60)
        rig.session.use(try Self.russian())
        rig.submit(.type("а"))
        try rig.advance(39)
        #expect(rig.typing == ["key 33 pressed", "key 33 released"])
        try rig.advance(1)
        #expect(rig.typing.count == 5)
        #expect(rig.compositor.keyboard.typed == "fа")
        #expect(rig.session.nextDeadline == nil)
    }

    @Test func theSameKeymapIsNotSentAgain() throws {
        let rig = try InputRig()
        rig.session.use(try Keymap())
        try rig.settle()
        #expect(rig.typing == [])
        for _ in 0..<3 { rig.session.use(try Self.russian()) }
        try rig.settle()
        #expect(rig.typing == ["keymap"])
    }

    @Test func layoutsThatAreOnlyPassedByAreNotSent() throws {
        let rig = try InputRig()
        rig.session.use(try Self.russian())
        rig.session.use(try Keymap(for: KeymapPlan(name: "xx", places: [])))
        rig.session.use(try Keymap())
        rig.submit(.type("f"))
        try rig.settle()
        #expect(rig.typing == ["keymap", "keymap", "key 33 pressed", "key 33 released"])
        #expect(rig.compositor.keyboard.typed == "f")
    }

    @Test func textWaitsBehindTheKeysBeforeIt() throws {
        let rig = try InputRig()
        rig.compositor.inputMethod.field = TestField()
        rig.compositor.inputMethod.focus()
        try rig.settle()
        rig.compositor.clearTranscript()
        rig.session.use(try Self.russian())
        rig.submit(.press(.end, []), .type("я"))
        rig.deliver()
        #expect(rig.typing == ["keymap"])
        try rig.settle()
        try rig.advance(300)
        #expect(
            rig.typing == ["keymap", "key 107 pressed", "key 107 released", "commit_string я"])
        #expect(rig.compositor.inputMethod.field?.text == "я")
    }

    /// A wish that waits in the outbox was made with the layout before.
    @Test func theKeymapWaitsForWhatWasTypedBefore() throws {
        let rig = try InputRig()
        var field = TestField("x")
        field.reports = false
        rig.compositor.inputMethod.field = field
        rig.compositor.inputMethod.focus()
        try rig.settle()
        rig.compositor.clearTranscript()
        // Text waits behind a key until the key has settled.
        rig.submit(.enter, .type("f"))
        rig.session.use(try Self.russian())
        rig.submit(.press(.end, []))
        try rig.settle()
        #expect(rig.typing == ["key 28 pressed", "key 28 released"])
        try rig.advance(80)
        #expect(rig.typing.last == "commit_string f")
        try rig.advance(20)
        #expect(
            rig.typing == [
                "key 28 pressed", "key 28 released", "commit_string f", "keymap",
                "key 107 pressed", "key 107 released",
            ])
    }

    @Test func hidingSendsWhatWaitsAtOnce() throws {
        let rig = try InputRig()
        rig.submit(.enter)
        rig.session.use(try Self.russian())
        rig.submit(.type("а"))
        rig.session.finish()
        rig.deliver()
        #expect(rig.typing.dropFirst(2) == ["keymap", "key 33 pressed", "key 33 released"])
        try rig.settle()
        rig.submit(.type("с"))
        try rig.settle()
        #expect(rig.compositor.keyboard.typed == "⏎ас")
    }

    @Test func whatWaitsIsNotForAnotherField() throws {
        let rig = try InputRig()
        rig.compositor.inputMethod.field = TestField()
        rig.compositor.inputMethod.focus(purpose: 13)
        try rig.settle()
        rig.compositor.clearTranscript()
        // The new field is on its way before the compositor answers.
        rig.session.use(try Self.russian())
        rig.submit(.type("а"))
        rig.compositor.inputMethod.focus(purpose: 13)
        rig.compositor.server.flush()
        try rig.settle()
        #expect(rig.typing == ["keymap"])
        rig.submit(.type("с"))
        try rig.settle()
        #expect(rig.compositor.keyboard.typed == "с")
    }

    @Test func aLayoutThatIsChosenBeforeTheStartIsTheFirstKeymap() throws {
        let rig = try InputRig(keymap: Self.russian())
        rig.submit(.type("а"))
        try rig.settle()
        #expect(rig.typing == ["key 33 pressed", "key 33 released"])
        #expect(rig.compositor.keyboard.typed == "а")
    }

    @Test func R094_theKeyboardStaysWhileKeymapsChange() throws {
        let rig = try InputRig()
        for turn in 0..<20 {
            rig.session.use(turn % 2 == 0 ? try Self.russian() : try Keymap())
            rig.submit(.type(turn % 2 == 0 ? "а" : "f"))
            try rig.advance(100)
        }
        #expect(rig.compositor.keyboard.typed == String(repeating: "аf", count: 10))
        #expect(!rig.compositor.transcript.contains("destroy_virtual_keyboard"))
        #expect(!rig.compositor.transcript.contains("create_virtual_keyboard"))
        #expect(rig.compositor.keyboard.keymapNULCount == 1)
    }
}
