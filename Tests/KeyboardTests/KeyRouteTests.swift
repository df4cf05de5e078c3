import CLinux
import EventLoop
import KeyboardLayouts
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// Keys, modifiers and the keymap of the virtual keyboard.
@Suite struct KeyRouteTests {
    private static let terminal: UInt32 = 13

    @Test func R092_plainLettersComeWithoutModifiers() throws {
        let rig = try Rig.focused(purpose: Self.terminal)
        try rig.type("the quick brown fox j")
        #expect(rig.keys == "the quick brown fox j")
        #expect(!rig.transcript.contains { $0.hasPrefix("modifiers") })
    }

    @Test func shiftComesBeforeTheCapitalAndGoesAfterIt() throws {
        let rig = try Rig.focused(purpose: Self.terminal)
        try rig.tap(.shift)
        try rig.type("ab")
        #expect(
            rig.typing == [
                "modifiers 1 0 0 0", "key 30 pressed", "key 30 released", "modifiers 0 0 0 0",
                "key 48 pressed", "key 48 released",
            ])
        #expect(rig.keys == "Ab")
    }

    @Test func R048_changesOfTheFocusTouchNoModifier() throws {
        let rig = try Rig.focused(purpose: Self.terminal)
        for _ in 0..<10 {
            rig.compositor.inputMethod.leave()
            try rig.settle()
            try rig.advance(200)
            rig.compositor.inputMethod.focus(purpose: Self.terminal)
            try rig.settle()
        }
        rig.keyboard.hide()
        try rig.settle()
        #expect(!rig.transcript.contains { $0.hasPrefix("modifiers") || $0.hasPrefix("key ") })
    }

    @Test func R085_R094_oneKeyboardWithOneKeymapForTheWholeRun() throws {
        let rig = try Rig()
        for turn in 0..<100 {
            rig.compositor.inputMethod.focus(purpose: turn % 2 == 0 ? Self.terminal : 0)
            try rig.settle()
            rig.compositor.inputMethod.leave()
            try rig.settle()
            if turn % 3 == 0 { try rig.advance(200) }
        }
        for _ in 0..<20 {
            rig.keyboard.hide()
            try rig.settle()
            rig.keyboard.show()
            try rig.settle()
        }
        let output = rig.compositor.outputs[0]
        rig.compositor.remove(output)
        try rig.settle()
        rig.compositor.add(Offer.Output(480, 320))
        try rig.settle()
        rig.compositor.inputMethod.unavailable()
        try rig.settle()
        #expect(rig.transcript.count { $0 == "keymap" } == 1)
        #expect(rig.transcript.count { $0 == "create_virtual_keyboard" } == 1)
        #expect(!rig.transcript.contains("destroy_virtual_keyboard"))
        #expect(rig.compositor.keyboard.isBound)
    }

    @Test func theVirtualKeyboardIsThereBeforeTheFirstField() throws {
        let rig = try Rig()
        #expect(rig.transcript.contains("create_virtual_keyboard"))
        #expect(rig.transcript.contains("keymap"))
        #expect(!rig.isShown)
    }

    @Test func R088_theKeymapIsExactlyItsTextAndOneNUL() throws {
        let keyboard = try Rig().compositor.keyboard
        let text = try #require(keyboard.keymapText)
        #expect(keyboard.keymapSize == text.utf8.count + 1)
        #expect(keyboard.keymapFileSize == keyboard.keymapSize)
        #expect(keyboard.keymapNULCount == 1)
        let wanted = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL
        #expect(keyboard.keymapSeals & wanted == wanted)
    }

    @Test func timeStampsAreMillisecondsThatGrow() throws {
        let rig = try Rig.focused(purpose: Self.terminal)
        let start = UInt32(rig.clock.now.nanoseconds / 1_000_000)
        try rig.type("a")
        try rig.advance(250)
        try rig.type("b")
        #expect(rig.compositor.keyboard.times == [start, start, start + 250, start + 250])
    }

    @Test func R046_nothingStaysPressed() throws {
        let rig = try Rig.focused(purpose: Self.terminal)
        try rig.tap(.shift)
        try rig.down(.character("a"), 0)
        try rig.down(.character("b"), 1)
        try rig.down(.backspace, 2)
        #expect(rig.compositor.keyboard.held == [])
        rig.keyboard.shutDown()
        try rig.settle()
        #expect(rig.compositor.keyboard.held == [])
        let modifiers = rig.transcript.last { $0.hasPrefix("modifiers") }
        #expect(modifiers == "modifiers 0 0 0 0")
    }

    @Test func withoutAFieldLettersAreKeys() throws {
        let rig = try Rig()
        rig.keyboard.show()
        try rig.settle()
        try rig.type("ls")
        try rig.tap(.primary)
        #expect(rig.keys == "ls⏎")
        #expect(!rig.transcript.contains { $0.hasPrefix("commit ") })
    }
}
