import KeyboardLayouts
import Testing
import Units

/// Orders of Latin letters. Source: behaviour D.1, `layoutTypeOverride`; A.4, "Dvorak".
struct ArrangementTests {
    private func letters(_ arrangement: LayoutArrangement?) -> [String] {
        KeyboardLayout.usEnglish.arranged(as: arrangement).rows(of: .letters).map { row in
            row.filter { $0.label.count == 1 }.map(\.label).joined()
        }
    }

    @Test func B45_thereAreFive() {
        #expect(letters(nil) == ["qwertyuiop", "asdfghjkl", "zxcvbnm", ""])
        #expect(letters(.qwerty) == letters(nil))
        #expect(letters(.azerty) == ["azertyuiop", "qsdfghjklm", "wxcvbn", ""])
        #expect(letters(.qwertz) == ["qwertzuiop", "asdfghjkl", "yxcvbnm", ""])
        #expect(letters(.dvorak) == ["pyfgcrl", "aoeuidhtns", "qjkxbmwvz", ""])
        #expect(letters(.colemak) == ["qwfpgjluy", "arstdhneio", "zxcvbkm", ""])
    }

    @Test(arguments: LayoutArrangement.allCases)
    func B45_everyLetterIsThereWithItsAlternates(arrangement: LayoutArrangement) {
        let own = KeyboardLayout.usEnglish
        let other = own.arranged(as: arrangement)
        func keys(_ layout: KeyboardLayout) -> Set<Key> {
            Set(layout.rows(of: .letters).joined().map { $0.with(width: .column) })
        }
        #expect(keys(own).isSubset(of: keys(other)))
        #expect(other.rows(of: .numbers) == own.rows(of: .numbers))
    }

    @Test func B45_otherAlphabetsKeepTheirRows() {
        let layout = KeyboardLayout(
            letters: ["й ц у", "ф ы в", "shift я ч backspace", "numbers space return"],
            numbers: [], symbols: [])
        for arrangement in LayoutArrangement.allCases {
            #expect(layout.arranged(as: arrangement) == layout)
        }
    }

    @Test func lettersOfALanguageStayAtTheEndsOfTheirRows() {
        let german = KeyboardLayout(
            letters: [
                "q w e r t z u i o p ü", "a s d f g h j k l ö ä",
                "shift y x c v b n m backspace", "numbers space return",
            ], numbers: [], symbols: [])
        let rows = german.arranged(as: .qwerty).rows(of: .letters)
        #expect(rows[0].map(\.label).joined() == "qwertyuiopü")
        #expect(rows[1].map(\.label).joined() == "asdfghjklöä")
    }

    @Test func B45_dvorakHasBackspaceOnTopAndStaggeredRows() throws {
        let layout = KeyboardLayout.usEnglish.arranged(as: .dvorak)
        let rows = layout.rows(of: .letters)
        #expect(rows[0].last?.action == .backspace && rows[0].first?.action == KeyboardAction.none)
        let grid = Fixture.board(layout, width: 402).grid(for: .letters)
        // Ten letters and a half are as wide as the keys: (389 + 6) / 10.5 from one to the next.
        let pitch: Points = 395 / 10.5
        #expect(
            isNear(
                try grid.frame(.character("o")).left - (try grid.frame(.character("a")).left), pitch
            ))
        let half: Points = pitch / 2
        #expect(
            isNear(
                try grid.frame(.character("p")).left - (try grid.frame(.character("e")).left), half)
        )
        #expect(
            isNear(
                try grid.frame(.character("q")).left - (try grid.frame(.character("o")).left), half)
        )
        // What a spacer takes belongs to its neighbour, and is drawn for nobody.
        #expect(grid.id(x: 2, y: 20) == .character("p"))
        #expect(!grid.keys.contains { $0.key.action == .none })
        // The bottom row stays as other arrangements have it.
        let own = Fixture.phone.grid(for: .letters)
        #expect(try grid.frame(.space) == own.frame(.space))
        #expect(try grid.frame(.primary) == own.frame(.primary))
    }
}
