import KeyboardLayouts
import Testing

struct LayoutTests {
    private func labels(_ page: Page) -> [String] {
        KeyboardLayout.usEnglish.rows(of: page).map { row in
            row.map(\.label).joined(separator: " ")
        }
    }

    @Test func lettersPageHasTheRowsOfAQwertyKeyboard() {
        #expect(
            labels(.letters) == [
                "q w e r t y u i o p", "a s d f g h j k l", "shift z x c v b n m delete",
                "123 space return",
            ])
    }

    @Test func numbersPageHasTheRowsOfTheSpecification() {
        #expect(
            labels(.numbers) == [
                "1 2 3 4 5 6 7 8 9 0", "- / : ; ( ) $ & @ \"", "#+= . , ? ! ' delete",
                "ABC space return",
            ])
    }

    @Test func symbolsPageHasTheRowsOfTheSpecification() {
        #expect(
            labels(.symbols) == [
                "[ ] { } # % ^ * + =", "_ \\ | ~ < > € £ ¥ •", "123 . , ? ! ' delete",
                "ABC space return",
            ])
    }

    @Test func lettersShowTheirCapitalsWhenShifted() throws {
        let key = try #require(KeyboardLayout.usEnglish.rows(of: .letters).first?.first)
        #expect(key.label(isShifted: false) == "q")
        #expect(key.label(isShifted: true) == "Q")
    }

    @Test(arguments: KeyboardLayout.usEnglish.pages)
    func keysOfAPageHaveDifferentNames(page: Page) {
        let ids = KeyboardLayout.usEnglish.rows(of: page).joined().map(\.id.description)
        #expect(Set(ids).count == ids.count)
    }

    @Test func namesAreThoseOfTheAccessibilityTree() {
        let ids = KeyboardLayout.usEnglish.rows(of: .letters).joined().map(\.id.description)
        for id in [
            "key.character.q", "key.shift", "key.backspace", "key.type.numbers", "key.space",
            "key.primary",
        ] {
            #expect(ids.contains(id))
        }
    }

    @Test(arguments: KeyboardLayout.usEnglish.pages)
    func everyOtherPageIsReached(page: Page) {
        let reached = KeyboardLayout.usEnglish.rows(of: page).joined().compactMap {
            key -> Page? in
            if case .keyboardType(let target) = key.action { target } else { nil }
        }
        let expected: Set<Page> =
            switch page {
            case .letters: [.numbers]
            case .numbers: [.symbols, .letters]
            case .symbols: [.numbers, .letters]
            case .function: []
            }
        #expect(Set(reached) == expected && reached.count == expected.count)
    }
}
