import Testing
import TextEngine

@testable import InputMethod

/// Keymaps made from a layout's characters.
@Suite struct NationalKeymapTests {
    @Test(arguments: Plans.all)
    func R133_everyCharacterOfThePlanTypesItself(_ plan: KeymapPlan) throws {
        let keymap = try Keymap(for: plan)
        let reader = try #require(KeymapReader(keymap.text))
        let texts =
            plan.places.flatMap { [$0.plain, $0.shifted, $0.altGr, $0.shiftedAltGr] } + plan.others
        for text in texts where text.unicodeScalars.count == 1 {
            let way = try #require(keymap.way(to: .character(text)), "\(text) in \(plan.name)")
            #expect(reader.text(of: way) == text)
        }
    }

    @Test(arguments: Plans.all)
    func everyPrintableASCIICharacterHasAKey(_ plan: KeymapPlan) throws {
        let keymap = try Keymap(for: plan)
        let reader = try #require(KeymapReader(keymap.text))
        for code in UInt8(0x20)...0x7E {
            let text = String(UnicodeScalar(code))
            let way = try #require(keymap.way(to: .character(text)), "\(text) in \(plan.name)")
            #expect(reader.text(of: way) == text)
        }
    }

    @Test(arguments: Plans.all)
    func whatHasAKeyIsWhatIsTold(_ plan: KeymapPlan) throws {
        let keymap = try Keymap(for: plan)
        let characters = keymap.characters
        for text in plan.places.map(\.plain) + plan.others {
            #expect(
                characters.contains(text) == (keymap.way(to: .character(text)) != nil), "\(text)")
        }
        #expect(!characters.contains("😀"))
    }

    @Test(arguments: Plans.all)
    func R098_noCharacterUsesACodeThatMeansSomethingElse(_ plan: KeymapPlan) throws {
        let keymap = try Keymap(for: plan)
        let safe = Set<UInt32>(2...13).union(16...27).union(30...41).union(43...53)
            .union([57, 86, 89, 124])
        let texts = plan.places.flatMap { [$0.plain, $0.shifted] } + plan.others
        for text in texts where text.unicodeScalars.count == 1 {
            let way = try #require(keymap.way(to: .character(text)))
            #expect(safe.contains(way.code), "\(text)")
        }
    }

    @Test func lettersStandOnTheirPlaces() throws {
        // linux/input-event-codes.h: KEY_Q 16, KEY_C 46, KEY_Y 21, KEY_Z 44.
        let russian = try Keymap(for: Plans.russian)
        #expect(russian.way(to: .character("й"))?.code == 16)
        #expect(russian.way(to: .character("С"))?.code == 46)
        let german = try Keymap(for: Plans.german)
        #expect(german.way(to: .character("z"))?.code == 21)
        #expect(german.way(to: .character("y"))?.code == 44)
        let korean = try Keymap(for: Plans.korean)
        #expect(korean.way(to: .character("ㅊ"))?.code == 46)
        #expect(korean.way(to: .character("ㅆ"))?.code == 20)
    }

    @Test(arguments: Plans.all)
    func plainLettersNeedNoModifier(_ plan: KeymapPlan) throws {
        let keymap = try Keymap(for: plan)
        for place in plan.places where place.plain.unicodeScalars.count == 1 {
            #expect(keymap.way(to: .character(place.plain))?.modifiers == ModifierMask.none)
        }
        #expect(keymap.way(to: .character(" ")) == Keymap.Way(code: 57, modifiers: .none))
    }

    @Test func altGrReachesTheThirdLevel() throws {
        let keymap = try Keymap(for: Plans.german)
        let reader = try #require(KeymapReader(keymap.text))
        let way = try #require(keymap.way(to: .character("@")))
        #expect(way.code == 16)
        #expect(reader.modifiers(in: way.modifiers) == ["Mod5"])
        let capital = try #require(keymap.way(to: .character("ẞ")))
        #expect(capital.code == 12)
        #expect(reader.modifiers(in: capital.modifiers) == ["Mod5", "Shift"])
    }

    @Test func indivisibleSignsOfTwoCharactersAreTwoKeys() throws {
        let keymap = try Keymap(for: Plans.arabic)
        let reader = try #require(KeymapReader(keymap.text))
        #expect(keymap.way(to: .character("لا")) == nil)
        let ways = try #require(keymap.ways(to: "لا"))
        #expect(ways.map(reader.text) == ["ل", "ا"])
        #expect(keymap.ways(to: "لا😀") == nil)
        #expect(keymap.ways(to: "") == nil)
    }

    @Test(arguments: [Plans.russian, Plans.arabic, Plans.korean])
    func keysOfAnotherScriptHaveTheLatinLetterInTheSecondGroup(_ plan: KeymapPlan) throws {
        let reader = try #require(KeymapReader(try Keymap(for: plan).text))
        // KEY_A, KEY_C, KEY_V, KEY_X, KEY_Z of linux/input-event-codes.h.
        for (code, letter) in [(UInt32(30), "a"), (46, "c"), (47, "v"), (45, "x"), (44, "z")] {
            #expect(reader.keysym(of: code, level: 0, group: 1) == letter)
            #expect(reader.keysym(of: code, level: 1, group: 1) == letter.uppercased())
            #expect(reader.groupCount(of: code) == 2)
            // GTK looks for a shortcut in another group only if the character is nowhere in the one that is in effect.
            #expect(reader.groups(with: letter) == [1])
        }
    }

    @Test(arguments: [Plans.german, Plans.czech])
    func latinLayoutsHaveOneGroup(_ plan: KeymapPlan) throws {
        let reader = try #require(KeymapReader(try Keymap(for: plan).text))
        for code in UInt32(2)...53 { #expect(reader.groupCount(of: code) <= 1) }
    }

    @Test(arguments: Plans.all)
    func theKeymapHasWhatXwaylandAsksFor(_ plan: KeymapPlan) throws {
        let text = try Keymap(for: plan).text
        for type in ["ONE_LEVEL", "TWO_LEVEL", "ALPHABETIC", "KEYPAD", "SHIFT+ALT"] {
            #expect(text.contains("type \"\(type)\""))
        }
        #expect(text.contains("indicator 1 = \"Caps Lock\""))
        #expect(text.contains("maximum = 255"))
        #expect(!text.contains("include"))
    }

    @Test func namesCannotBreakTheKeymap() throws {
        let plan = KeymapPlan(name: "a\"; } \\\n😀 b", places: [])
        #expect(try Keymap(for: plan).text.contains("name[group1] = \"a; }  b\""))
    }

    @Test func whatFindsNoRoomHasNoKey() throws {
        let many = (UInt32(0x4E00)..<0x4E00 + 1000).compactMap {
            Unicode.Scalar($0).map(String.init)
        }
        let plan = KeymapPlan(name: "many", places: [], others: many)
        let keymap = try Keymap(for: plan)
        let reader = try #require(KeymapReader(keymap.text))
        let found = many.filter { keymap.way(to: .character($0)) != nil }
        // Six free levels on each of the 47 keys of a US keyboard.
        #expect(found == Array(many.prefix(47 * 6)))
        for text in found {
            let way = try #require(keymap.way(to: .character(text)))
            #expect(reader.text(of: way) == text)
        }
        #expect(keymap.way(to: .character("a"))?.modifiers == ModifierMask.none)
    }

    @Test func controlCharactersAndUnknownCodesAreLeftOut() throws {
        let plan = KeymapPlan(
            name: "odd",
            places: [
                KeymapPlan.Place(code: 14, plain: "x"), KeymapPlan.Place(code: 700, plain: "x"),
                KeymapPlan.Place(code: 16, plain: "\u{1B}", shifted: "\u{7F}"),
            ], others: ["\n", "\u{85}", "", "é"])
        let keymap = try Keymap(for: plan)
        #expect(keymap.way(to: .character("x"))?.code == 45)
        for text in ["\u{1B}", "\u{7F}", "\n", "\u{85}"] {
            #expect(keymap.way(to: .character(text)) == nil)
        }
        #expect(keymap.way(to: .character("é")) != nil)
    }
}
