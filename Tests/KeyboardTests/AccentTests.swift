import InputMethod
import Units
import KeyboardLayouts
import TestCompositor
import Testing
import TextEngine

/// Dead keys, from the key to the field.
@Suite struct AccentTests {
    @Test func accentsAreCommittedComposed() throws {
        let rig = try InputRig()
        rig.compositor.inputMethod.field = TestField()
        rig.compositor.inputMethod.focus()
        try rig.settle()
        rig.session.submit(accent: "´")
        try rig.settle()
        #expect(rig.session.pendingAccents == ["´"])
        #expect(rig.typing == [])
        rig.submit(.type("e"), .type("x"))
        rig.session.submit(accent: "^")
        rig.submit(.type(" "))
        try rig.settle()
        #expect(rig.compositor.inputMethod.field?.text == "éx^")
        #expect(rig.typing.allSatisfy { $0.hasPrefix("commit_string") })
    }

    @Test func whereThereIsAKeyForItItGoesAsAKey() throws {
        let plan = KeymapPlan(name: "fr", places: [], others: ["ê"])
        let rig = try InputRig(keymap: Keymap(for: plan))
        rig.session.submit(accent: "^")
        rig.submit(.type("e"))
        try rig.settle()
        #expect(rig.compositor.keyboard.typed == "ê")
    }

    @Test func anAccentDoesNotWaitForAnotherField() throws {
        let rig = try InputRig()
        rig.compositor.inputMethod.field = TestField()
        rig.compositor.inputMethod.focus()
        try rig.settle()
        rig.session.submit(accent: "´")
        rig.compositor.inputMethod.focus()
        try rig.settle()
        rig.submit(.type("e"))
        try rig.settle()
        #expect(rig.compositor.inputMethod.field?.text == "e")
        rig.session.submit(accent: "´")
        rig.session.finish()
        #expect(rig.session.pendingAccents == [])
    }

    @Test func aPickReplacesTheComposedLetter() throws {
        let rig = try InputRig()
        rig.compositor.inputMethod.field = TestField()
        rig.compositor.inputMethod.focus()
        try rig.settle()
        rig.session.submit(accent: "´")
        rig.submit(.type("e"))
        try rig.settle()
        rig.submit(.replace("e", with: "y"))
        try rig.settle()
        #expect(rig.compositor.inputMethod.field?.text == "ý")
    }
}
