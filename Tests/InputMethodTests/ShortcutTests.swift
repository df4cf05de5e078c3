import CXKBCommon
import KeyboardLayouts
import Testing
import TextEngine

@testable import InputMethod

/// Named keys and shortcuts.
@Suite struct ShortcutTests {
    /// The codes of linux/input-event-codes.h, and the names of X11's keysymdef.h.
    static let named: [(NamedKey, UInt32, String)] = [
        (.escape, 1, "Escape"), (.tab, 15, "Tab"), (.up, 103, "Up"), (.down, 108, "Down"),
        (.left, 105, "Left"), (.right, 106, "Right"), (.home, 102, "Home"), (.end, 107, "End"),
        (.pageUp, 104, "Prior"), (.pageDown, 109, "Next"), (.insert, 110, "Insert"),
        (.delete, 111, "Delete"), (.f1, 59, "F1"), (.f2, 60, "F2"), (.f3, 61, "F3"),
        (.f4, 62, "F4"), (.f5, 63, "F5"), (.f6, 64, "F6"), (.f7, 65, "F7"), (.f8, 66, "F8"),
        (.f9, 67, "F9"), (.f10, 68, "F10"), (.f11, 87, "F11"), (.f12, 88, "F12"),
        (.menu, 127, "Menu"), (.print, 99, "Print"), (.pause, 119, "Pause"),
    ]

    static func keymaps() throws -> [Keymap] {
        try [Keymap()] + Plans.all.map { try Keymap(for: $0) }
    }

    @Test func everyNamedKeyHasItsCodeAndMeansIt() throws {
        #expect(Set(Self.named.map(\.0)) == Set(NamedKey.allCases))
        for keymap in try Self.keymaps() {
            let reader = try #require(KeymapReader(keymap.text))
            for (key, code, symbol) in Self.named {
                #expect(
                    keymap.way(to: .named(key, [])) == Keymap.Way(code: code, modifiers: .none))
                #expect(reader.keysym(of: code) == symbol)
            }
        }
    }

    @Test func modifierKeysAreRealModifiers() throws {
        for keymap in try Self.keymaps() {
            let reader = try #require(KeymapReader(keymap.text))
            // KEY_LEFTCTRL, KEY_LEFTSHIFT, KEY_LEFTALT, KEY_LEFTMETA, KEY_RIGHTALT.
            #expect(reader.modifiersPressed(by: 29) == ["Control"])
            #expect(reader.modifiersPressed(by: 42) == ["Shift"])
            #expect(reader.modifiersPressed(by: 56) == ["Mod1"])
            #expect(reader.modifiersPressed(by: 125) == ["Mod4"])
            #expect(reader.modifiersPressed(by: 100) == ["Mod5"])
            // Alt is Meta too, as on PC keyboards: xterm asks which modifier has a key of that name, which nobody has.
            #expect(reader.keysym(of: 197) == "Meta_L")
            #expect(reader.modifiersPressed(by: 197) == ["Mod1"])
        }
    }

    @Test func R052_masksAreTheKeymapsOwnRealModifiers() throws {
        let every: Modifiers = [.control, .alt, .super, .altGr, .shift]
        for keymap in try Self.keymaps() {
            let reader = try #require(KeymapReader(keymap.text))
            let way = try #require(keymap.way(to: .named(.delete, every)))
            #expect(way.held == every)
            #expect(
                reader.modifiers(in: way.modifiers) == [
                    "Control", "Mod1", "Mod4", "Mod5", "Shift",
                ])
            #expect(reader.modifiers(in: keymap.mask(of: .super)) == ["Mod4"])
        }
    }

    @Test func shortcutsOfAnotherScriptGoByTheirPlace() throws {
        let keymap = try Keymap(for: Plans.russian)
        let reader = try #require(KeymapReader(keymap.text))
        let own = try #require(keymap.way(to: .chord("с", .control)))
        #expect(own.code == 46)
        #expect(own.held == .control)
        #expect(reader.modifiers(in: own.modifiers) == ["Control"])
        // What a toolbar asks for by its Latin name is the same key.
        #expect(keymap.way(to: .chord("c", .control)) == own)
        #expect(own.group == .latin)
        // Control makes a control character of the Latin letter.
        #expect(reader.text(of: own) == "\u{3}")
        // So it does where the group does not arrive.
        var other = own
        other.group = .own
        #expect(reader.text(of: other) == "\u{3}")
        // Digits are the same in both.
        #expect(keymap.way(to: .chord("1", .control))?.group == .own)
    }

    @Test func capitalsHoldShift() throws {
        let us = try Keymap()
        let way = try #require(us.way(to: .chord("C", .control)))
        #expect(way.code == 46)
        #expect(way.held == [.control, .shift])
        #expect(us.way(to: .chord("c", [.control, .shift])) == way)
        let russian = try Keymap(for: Plans.russian)
        #expect(russian.way(to: .chord("C", .control)) == russian.way(to: .chord("С", .control)))
    }

    @Test func theThirdLevelHoldsAltGr() throws {
        let way = try #require(try Keymap(for: Plans.german).way(to: .chord("@", .control)))
        #expect(way.code == 16)
        #expect(way.held == [.control, .altGr])
    }

    @Test func whatHasNoKeyHasNoShortcut() throws {
        #expect(try Keymap().way(to: .chord("é", .control)) == nil)
        #expect(try Keymap().way(to: .chord("", .control)) == nil)
        #expect(try Keymap().way(to: .chord("ab", .control)) == nil)
    }
}
