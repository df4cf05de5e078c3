import KeyboardEngine
import KeyboardLayouts
import Settings
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

/// Terminal keys and the keyboard of a desk, with their modifiers and dead keys, on the whole keyboard.
@Suite struct DeskWalkTests {
    private static func rig(
        _ page: String, _ language: String = "us", field: TestField? = TestField(),
        purpose: UInt32 = 0
    ) throws -> Rig {
        try Rig.typing(
            [.autoCapitalization: "off"], [.page: page, .languages: language], field: field,
            purpose: purpose)
    }

    private static func chord(_ code: Int) -> [String] {
        [
            "key 29 pressed", "modifiers 4 0 0 0", "key \(code) pressed", "key \(code) released",
            "key 29 released", "modifiers 0 0 0 0",
        ]
    }

    @Test func thePageIsThereWhateverTheFieldIs() throws {
        for (page, form) in [("terminal", LayoutForm.terminal), ("pc", .pc)] {
            for purpose in [0, Rig.Purpose.email, Rig.Purpose.url, Rig.Purpose.password] {
                let rig = try Self.rig(page, purpose: purpose)
                #expect(rig.layout.form == form)
            }
            let pad = try Self.rig(page, purpose: Rig.Purpose.pin)
            #expect(pad.layout.form == .digits)
        }
        // It is there without a field too.
        let rig = try Rig.typing(by: .keys, [:], [.page: "terminal"])
        #expect(rig.layout.form == .terminal)
        try rig.hit(.named(.escape))
        #expect(rig.typing == ["key 1 pressed", "key 1 released"])
    }

    /// The codes are those of linux/input-event-codes.h.
    @Test func theTerminalsKeysAreThoseOfAKeyboard() throws {
        let rig = try Self.rig("terminal")
        let first: [(NamedKey, Int)] = [
            (.escape, 1), (.tab, 15), (.left, 105), (.right, 106), (.up, 103), (.down, 108),
        ]
        for (key, code) in first {
            rig.compositor.clearTranscript()
            try rig.hit(.named(key))
            #expect(rig.typing == ["key \(code) pressed", "key \(code) released"])
        }
        try rig.hit(.type(.function))
        let second: [(NamedKey, Int)] = [
            (.f1, 59), (.f10, 68), (.f11, 87), (.f12, 88), (.home, 102), (.end, 107),
            (.pageUp, 104), (.pageDown, 109), (.insert, 110), (.delete, 111),
        ]
        for (key, code) in second {
            rig.compositor.clearTranscript()
            try rig.hit(.named(key))
            #expect(rig.typing == ["key \(code) pressed", "key \(code) released"])
        }
    }

    /// In a field that takes text too, a shortcut goes as keys, and the next letter as text again.
    @Test func aLatchedModifierCountsForOneKey() throws {
        let rig = try Self.rig("terminal")
        try rig.hit(.modifier(.control))
        #expect(rig.appearance.latched == .control)
        try rig.hit("c")
        #expect(rig.typing == Self.chord(46))
        #expect(rig.appearance.latched == [])
        rig.compositor.clearTranscript()
        try rig.hit("c")
        #expect(rig.typing.first == "commit_string c")
    }

    @Test func aLockedModifierCountsUntilItIsTapped() throws {
        let rig = try Self.rig("terminal")
        try rig.hit(.modifier(.control))
        try rig.hit(.modifier(.control))
        #expect(rig.appearance.locked == .control)
        try rig.hit("ac")
        #expect(rig.typing == Self.chord(30) + Self.chord(46))
        try rig.hit(.modifier(.control))
        #expect(rig.appearance.locked == [] && rig.appearance.latched == [])
    }

    /// Held with another finger, as on a real keyboard.
    @Test func aHeldModifierCountsWhileItIsHeld() throws {
        let rig = try Self.rig("pc")
        try rig.press(.modifier(.control), 5)
        try rig.hit("ac")
        try rig.up(5)
        #expect(rig.typing == Self.chord(30) + Self.chord(46))
        #expect(rig.appearance.latched == [])
        // Nothing of it is down on the virtual keyboard meanwhile.
        #expect(rig.compositor.keyboard.held == [])
    }

    @Test(arguments: ["us", "de", "ru", "ko"])
    func spaceReturnAndBackspaceTakeModifiers(_ language: String) throws {
        for (key, code) in [(KeyID.space, 57), (.primary, 28), (.backspace, 14)] {
            let rig = try Self.rig("terminal", language, field: TestField("text"))
            try rig.hit(.modifier(.control))
            try rig.hit(key)
            #expect(rig.typing == Self.chord(code), "\(key)")
            #expect(rig.text == "text" || code == 14 || code == 28)
            #expect(rig.warnings == [])
        }
    }

    /// In every script a shortcut is the Latin letter's key.
    @Test func shortcutsWorkInEveryLayout() throws {
        let rig = try Self.rig("pc", "ru")
        try rig.hit(.modifier(.control))
        try rig.hit("с")
        let keys = rig.typing.filter { $0.hasPrefix("key") }
        #expect(keys == Self.chord(46).filter { $0.hasPrefix("key") })
    }

    /// R042, R048: whatever takes the board or the field away, the next key is a plain one.
    @Test(arguments: 0..<4)
    func R042_modifiersEndWithTheBoardAndTheField(_ kind: Int) throws {
        for locks in [false, true] {
            let rig = try Self.rig("terminal")
            try rig.hit(.modifier(.control))
            if locks { try rig.hit(.modifier(.control)) }
            switch kind {
            case 0:
                try rig.hide()
                try rig.show()
            case 1:
                rig.compositor.inputMethod.leave()
                try rig.settle()
                rig.compositor.inputMethod.focus()
            case 2: rig.compositor.inputMethod.focus()
            default: try rig.board.close()
            }
            try rig.settle()
            if kind == 3 { try rig.show() }
            #expect(rig.appearance.latched == [] && rig.appearance.locked == [])
            rig.compositor.clearTranscript()
            try rig.hit("c")
            #expect(rig.typing.first == "commit_string c")
        }
    }

    /// A change of the layout lets go of what was only latched.
    @Test func aLatchDoesNotFollowIntoAnotherLayout() throws {
        let rig = try Self.rig("terminal", "us,de")
        try rig.hit(.modifier(.control))
        try rig.hit(.nextKeyboard)
        #expect(rig.layout.name == "de")
        #expect(rig.appearance.latched == [])
    }

    @Test func capsLockLocksCapitals() throws {
        for route in [Rig.Route.text, .keys] {
            let rig = try Rig.typing(
                by: route, [.autoCapitalization: "off"], [.page: "pc"])
            try rig.hit("a")
            try rig.hit(.custom("caps-lock"))
            #expect(rig.appearance.shift == .capsLock)
            try rig.hit("bc1")
            try rig.hit(.custom("caps-lock"))
            try rig.hit("d")
            // A digit has no capital.
            #expect(rig.written == "aBC1d")
        }
    }

    @Test func shiftAndAltGrAreLevelsOfTheDesk() throws {
        for route in [Rig.Route.text, .keys] {
            let rig = try Rig.typing(
                by: route, [.autoCapitalization: "off"], [.page: "pc", .languages: "de"])
            try rig.hit("⇧1")
            try rig.hit(.modifier(.altGr))
            try rig.hit("q")
            try rig.hit(.modifier(.altGr))
            try rig.hit("e")
            try rig.hit("⇧ü")
            #expect(rig.written == "!@€Ü")
        }
    }

    /// Accents combine with the next letter; twice, or with a space, they are themselves.
    @Test func deadKeysCombine() throws {
        let rig = try Self.rig("pc", "de")
        try rig.hit(.dead("´"))
        #expect(rig.text == "")
        try rig.hit("e")
        #expect(rig.text == "é")
        try rig.hit(.dead("^"))
        try rig.hit(" ")
        #expect(rig.text == "é^")
        try rig.hit(.dead("´"))
        try rig.hit(.dead("´"))
        #expect(rig.text == "é^´")
        try rig.hit("⇧")
        try rig.hit(.dead("´"))
        try rig.hit("a")
        #expect(rig.text == "é^´à")
    }

    @Test func deadKeysOfCzech() throws {
        let rig = try Self.rig("pc", "cs")
        try rig.hit("⇧")
        try rig.hit(.dead("´"))
        try rig.hit("c")
        #expect(rig.text == "č")
        try rig.hit(.dead("´"))
        try rig.hit("⇧n")
        #expect(rig.text == "čŃ")
        try rig.hit(.dead("¨"))
        try rig.hit("o⌫")
        #expect(rig.text == "čŃ")
    }

    /// Where there is a key for the letter it goes as a key, and else as text.
    @Test func deadKeysOnTheWayOverKeys() throws {
        let rig = try Self.rig("pc", "cs", field: TestField(), purpose: Rig.Purpose.terminal)
        try rig.hit(.dead("´"))
        try rig.hit("e")
        #expect(rig.keys == "é")
        try rig.hit(.dead("´"))
        try rig.hit("m")
        #expect(rig.text == "éḿ")
        #expect(rig.keys == "é")
        #expect(rig.warnings == [])
    }

    /// An accent does not wait in a field for one of another, nor behind a board that was put away.
    @Test func anAccentEndsWithItsField() throws {
        let rig = try Self.rig("pc", "de")
        try rig.hit(.dead("´"))
        rig.compositor.inputMethod.focus()
        try rig.settle()
        try rig.hit("e")
        #expect(rig.text == "e")
        try rig.hit(.dead("´"))
        try rig.hide()
        try rig.show()
        try rig.hit("e")
        #expect(rig.text == "ee")
    }

    /// By the settings, else by the seat, else as usual: 500 ms, then every 40.
    @Test func R061_heldArrowsRepeat() throws {
        let rig = try Rig.typing(
            [:], [.page: "pc", .repeatDelay: "300", .repeatRate: "10"], field: nil)
        try rig.press(.named(.left))
        func presses() -> Int { rig.transcript.count { $0 == "key 105 pressed" } }
        try rig.advance(299)
        #expect(presses() == 1)
        try rig.advance(1)
        #expect(presses() == 2)
        try rig.advance(100)
        #expect(presses() == 3)
        try rig.choose([:], [.page: "pc", .repeatRate: "0"])
        try rig.up()
        try rig.press(.named(.left))
        for _ in 0..<10 { try rig.advance(100) }
        #expect(presses() == 4)
        try rig.up()
        try rig.choose([:], [.page: "pc"])
        try rig.press(.named(.delete))
        try rig.advance(500)
        try rig.advance(40)
        #expect(rig.transcript.count { $0 == "key 111 pressed" } == 3)
    }
}
