import CXKBCommon
import Testing
import TextEngine

@testable import InputMethod

@Suite struct KeymapTests {
    /// Everything that the three pages can type.
    static let typeable =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ 1234567890-/:;()$&@\".,?!'"
        + "[]{}#%^*+=_\\|~<>€£¥•"

    @Test func everyTypeableCharacterComesOutOfItsKey() throws {
        let keymap = try Keymap()
        let reader = try #require(KeymapReader(keymap.text))
        for character in Self.typeable {
            let way = try #require(keymap.way(to: .character(String(character))), "\(character)")
            #expect(reader.text(of: way) == String(character))
        }
    }

    @Test func everyPrintableASCIICharacterHasAKey() throws {
        let keymap = try Keymap()
        let reader = try #require(KeymapReader(keymap.text))
        for code in UInt8(0x20)...0x7E {
            let text = String(UnicodeScalar(code))
            let way = try #require(keymap.way(to: .character(text)), "\(text)")
            #expect(reader.text(of: way) == text)
        }
    }

    @Test func returnAndBackspaceKeepTheirOwnCodes() throws {
        let keymap = try Keymap()
        #expect(keymap.way(to: .enter) == Keymap.Way(code: 28, modifiers: .none))
        #expect(keymap.way(to: .backspace) == Keymap.Way(code: 14, modifiers: .none))
    }

    /// Chromium and Electron act on these codes by their place, whatever the keymap says.
    @Test func R098_noCharacterUsesACodeThatMeansSomethingElse() throws {
        let keymap = try Keymap()
        let safe = Set<UInt32>(2...13).union(16...27).union(30...41).union(43...53).union([57])
        for character in Self.typeable {
            let way = try #require(keymap.way(to: .character(String(character))))
            #expect(safe.contains(way.code), "\(character)")
        }
    }

    @Test func plainLettersNeedNoModifier() throws {
        let keymap = try Keymap()
        for character in "abcxyz019 .,-/" {
            #expect(keymap.way(to: .character(String(character)))?.modifiers == ModifierMask.none)
        }
    }

    @Test func charactersBeyondTheKeymapHaveNoKey() throws {
        let keymap = try Keymap()
        #expect(keymap.way(to: .character("é")) == nil)
        #expect(keymap.way(to: .character("😀")) == nil)
    }

    @Test func theKeymapHasWhatXwaylandAsksFor() throws {
        let text = try Keymap().text
        for type in ["ONE_LEVEL", "TWO_LEVEL", "ALPHABETIC", "KEYPAD", "SHIFT+ALT"] {
            #expect(text.contains("type \"\(type)\""))
        }
        #expect(text.contains("virtual_modifiers"))
        #expect(text.contains("indicator 1 = \"Caps Lock\""))
        #expect(!text.contains("include"))
    }
}
