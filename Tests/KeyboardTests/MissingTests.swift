import KeyboardLayouts
import ServerProtocols
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// What a compositor does not offer, or takes away.
@Suite struct MissingTests {
    private static func offer(without remove: (inout Offer) -> Void) -> Offer {
        var offer = Offer()
        remove(&offer)
        return offer
    }

    @Test(arguments: ["wl_compositor", "wl_shm", "wl_seat", "zwlr_layer_shell_v1"])
    func whatTheBoardCannotDoWithoutIsNamed(_ name: String) throws {
        let rig = try Rig(
            Self.offer {
                switch name {
                case "wl_compositor": $0.compositor = nil
                case "wl_shm": $0.shm = nil
                case "wl_seat": $0.seat = nil
                default: $0.layerShell = nil
                }
            })
        #expect(rig.status == .cannotShow)
        #expect(rig.log.count == 1)
        let line = try #require(rig.log.first)
        #expect(line.contains(name) && !line.contains("\n"))
        // What is missing, and after a colon what to do or what it means.
        #expect(line.contains(": "))
    }

    @Test func withoutAnyWayToTypeItSaysSoAndEnds() throws {
        let rig = try Rig(
            Self.offer {
                $0.inputMethod = nil
                $0.virtualKeyboard = nil
            })
        #expect(rig.status == .cannotType)
        #expect(rig.log.count == 1)
        #expect(rig.log[0].contains("zwp_input_method_manager_v2"))
        #expect(rig.log[0].contains("zwp_virtual_keyboard_manager_v1"))
        #expect(!rig.isShown)
    }

    @Test func withoutAnInputMethodItTypesByKeys() throws {
        let rig = try Rig(Self.offer { $0.inputMethod = nil })
        #expect(rig.warnings.count == 1)
        #expect(rig.warnings[0].contains("zwp_input_method_manager_v2"))
        try rig.tap(.shift)
        try rig.type("ab ")
        try rig.tap(.backspace)
        try rig.tap(.primary)
        #expect(rig.keys == "Ab ⌫⏎")
        #expect(rig.status == nil)
    }

    @Test func withoutAVirtualKeyboardItTypesAsText() throws {
        let rig = try Rig.focused(
            Self.offer { $0.virtualKeyboard = nil }, field: TestField("é"))
        #expect(rig.warnings.count == 1)
        #expect(rig.warnings[0].contains("zwp_virtual_keyboard_manager_v1"))
        try rig.tap(.backspace)
        try rig.type("ab")
        #expect(rig.text == "ab")
        #expect(rig.status == nil)
    }

    @Test func whatHasNoWayIsSaidWithoutTellingIt() throws {
        let rig = try Rig.focused(Self.offer { $0.virtualKeyboard = nil }, field: nil)
        try rig.tap(.backspace)
        try rig.tap(.primary)
        #expect(rig.typing == [])
        #expect(rig.status == nil)
        #expect(rig.warnings.count >= 2)
    }

    /// Keys that cannot be typed come in rows: the reason is told once.
    @Test func whatHasNoWayIsSaidOnce() throws {
        let rig = try Rig.focused(Self.offer { $0.virtualKeyboard = nil }, field: nil)
        for _ in 0..<50 { try rig.tap(.backspace) }
        #expect(rig.warnings.count == 2)
    }

    @Test func aTerminalIsTypedAsTextWithoutAVirtualKeyboard() throws {
        let rig = try Rig.focused(Self.offer { $0.virtualKeyboard = nil }, purpose: 13)
        try rig.type("ls")
        #expect(rig.text == "ls")
    }

    @Test func anInputMethodThatIsTakenFromTheStartLeavesKeys() throws {
        let rig = try Rig { $0.inputMethod.isHeldByAnother = true }
        #expect(rig.warnings.count == 1)
        #expect(rig.warnings[0].contains("another input method"))
        #expect(rig.isShown)
        #expect(rig.transcript.contains("destroy_input_method"))
        try rig.type("ab")
        #expect(rig.keys == "ab")
    }

    @Test func anInputMethodThatIsTakenWhileShownLeavesKeys() throws {
        let rig = try Rig.focused()
        try rig.type("a")
        rig.compositor.inputMethod.unavailable()
        try rig.settle()
        #expect(rig.status == nil)
        #expect(rig.isShown)
        try rig.type("b")
        #expect(rig.text == "a" && rig.keys == "b")
        try rig.advance(5000)
        #expect(rig.isShown)
    }

    @Test func anInputMethodThatIsTakenWhileHiddenLeavesTheHand() throws {
        let rig = try Rig()
        rig.compositor.inputMethod.unavailable()
        try rig.settle()
        #expect(!rig.isShown && rig.status == nil)
        rig.keyboard.toggle()
        try rig.settle()
        try rig.type("a")
        #expect(rig.keys == "a")
    }

    @Test func anInputMethodThatIsTakenInTheGraceIsNoWish() throws {
        let rig = try Rig.focused()
        rig.compositor.inputMethod.leave()
        try rig.settle()
        try rig.advance(50)
        rig.compositor.inputMethod.unavailable()
        try rig.settle()
        try rig.advance(150)
        #expect(!rig.isShown)
    }

    /// In the same batch as the letter, before its answer, and with letters waiting behind a key.
    @Test func anInputMethodThatIsTakenWhileTypingStopsNothing() throws {
        let rig = try Rig.focused()
        rig.compositor.inputMethod.withholdsAnswers = true
        try rig.tap(.primary)
        try rig.down(.character("a"), 0)
        rig.compositor.inputMethod.unavailable()
        rig.compositor.seat.touchDown(1, try rig.place(of: .character("b")), on: try rig.board)
        rig.compositor.seat.touchFrame()
        rig.compositor.inputMethod.done()
        rig.compositor.inputMethod.unavailable()
        try rig.settle()
        try rig.advance(1000)
        #expect(rig.status == nil)
        #expect(rig.keys.hasPrefix("⏎") && rig.keys.hasSuffix("b"))
        #expect(rig.transcript.count { $0 == "destroy_input_method" } == 1)
    }

    @Test(arguments: [true, false])
    func anInputMethodThatIsTakenWithoutAVirtualKeyboardEndsIt(_ atOnce: Bool) throws {
        let rig = try Rig(Self.offer { $0.virtualKeyboard = nil }) {
            $0.inputMethod.isHeldByAnother = atOnce
        }
        if !atOnce {
            #expect(rig.status == nil)
            rig.compositor.inputMethod.focus()
            try rig.settle()
            rig.compositor.inputMethod.unavailable()
            try rig.settle()
        }
        #expect(rig.status == .cannotType)
        // That there is no virtual keyboard, and what that means now.
        #expect(rig.warnings.count == 2)
        let line = try #require(rig.warnings.last)
        #expect(line.contains("another input method"))
        #expect(!line.contains("typing by keys"))
    }

    @Test func aSeatThatIsTakenAwayEndsIt() throws {
        let rig = try Rig.focused()
        rig.compositor.remove(rig.compositor.seat)
        try rig.settle()
        #expect(rig.status == .cannotShow)
        #expect(rig.warnings.count == 1)
        #expect(rig.warnings[0].contains("seat"))
    }

    /// The other seat has neither our devices nor our input method.
    @Test func ourSeatIsTheOneThatCounts() throws {
        var offer = Offer()
        offer.secondSeat = 7
        let rig = try Rig.focused(offer)
        rig.compositor.remove(rig.compositor.seat)
        try rig.settle()
        #expect(rig.status == .cannotShow)
    }

    @Test func R123_underKWinItSaysWhereToChooseIt() throws {
        #expect(
            Advice.noInputMethod(desktop: "KDE").contains("Virtual Keyboard"))
        #expect(
            !Advice.noInputMethod(desktop: "sway").contains("Virtual Keyboard"))
    }

    @Test func olderVersionsAreEnough() throws {
        var offer = Offer()
        offer.compositor = 1
        offer.seat = 1
        offer.layerShell = 1
        offer.output = 1
        offer.xdgOutput = nil
        let rig = try Rig.focused(offer)
        try rig.type("ab")
        #expect(rig.text == "ab")
        #expect(rig.status == nil)
    }
}
