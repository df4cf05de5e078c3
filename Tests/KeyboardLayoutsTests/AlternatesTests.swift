import KeyboardLayouts
import Testing

/// What keys offer when they are held. Source: behaviour C.5.
struct AlternatesTests {
    private static let keys = KeyboardLayout.usEnglish.pages.flatMap {
        KeyboardLayout.usEnglish.rows(of: $0).joined()
    }

    private func key(_ name: String) throws -> Key {
        try #require(Self.keys.first { $0.id == .character(name) })
    }

    @Test func lettersDigitsAndSignsOfferTheirKin() throws {
        #expect(try key("e").alternates == ["è", "é", "ê", "ë", "ě", "ẽ", "ē", "ė", "ę"])
        #expect(try key("$").alternates == ["€", "£", "¥", "₩", "¢", "₽"])
        #expect(try key("0").alternates == ["°"])
        #expect(try key("/").alternates == ["\\"])
        #expect(try key("\"").alternates == ["“", "”", "„", "»", "«"])
        #expect(try key("q").alternates.isEmpty)
    }

    /// The specification has 31 sets; "." "?" "!" and "'" are on two pages.
    @Test func everySetHasItsKey() {
        #expect(Set(Self.keys.filter { !$0.alternates.isEmpty }.map(\.id)).count == 31)
    }

    @Test func keysThatTypeNoCharacterOfferNothing() {
        for key in [Key.shift, .backspace, .space, .primary, .type(.numbers)] {
            #expect(key.alternates.isEmpty && key.alternates(isShifted: true).isEmpty)
        }
    }

    @Test func alternatesFollowTheCase() throws {
        #expect(try key("n").alternates(isShifted: false) == ["ñ", "ń", "ň", "ņ", "ŋ"])
        #expect(try key("n").alternates(isShifted: true) == ["Ñ", "Ń", "Ň", "Ņ", "Ŋ"])
        #expect(try key("$").alternates(isShifted: true) == key("$").alternates)
    }

    @Test func capitalsOfAlternatesStayOneCharacter() throws {
        #expect(try key("s").alternates(isShifted: true).first == "ẞ")
        #expect(try key("i").alternates(isShifted: true).last == "İ")
    }

    @Test(arguments: [false, true])
    func everyChoiceOfAKeyIsOneCharacterAndAnotherOne(isShifted: Bool) {
        for key in Self.keys {
            let choices = [key.label(isShifted: isShifted)] + key.alternates(isShifted: isShifted)
            #expect(Set(choices).count == choices.count)
            if !key.alternates.isEmpty { #expect(choices.allSatisfy { $0.count == 1 }) }
        }
    }

    @Test func aLayoutPutsItsOwnLettersFirst() {
        let layout = KeyboardLayout(
            letters: ["a s"], numbers: ["1"], symbols: ["["], alternates: ["a ä à", "x y"])
        #expect(layout.rows(of: .letters)[0].map(\.alternates) == [["ä", "à"], []])
    }
}
