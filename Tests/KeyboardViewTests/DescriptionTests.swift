import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardView
import Testing
import Units

/// The keys in words.
struct DescriptionTests {
    private let board = Board(
        layout: .usEnglish, metrics: NativeMetrics.phonePortrait.grid, width: 402)

    private func labels(_ appearance: Appearance) -> [String] {
        BoardView.descriptions(board: board, appearance: appearance).map(\.label)
    }

    @Test func labelsAreWhatIsDrawn() {
        #expect(
            labels(Appearance()) == [
                "q", "w", "e", "r", "t", "y", "u", "i", "o", "p", "a", "s", "d", "f", "g", "h", "j",
                "k", "l", "shift", "z", "x", "c", "v", "b", "n", "m", "delete", "123", "space",
                "return",
            ])
    }

    @Test func capitalsAreNamedInSmallLetters() throws {
        let keys = BoardView.descriptions(board: board, appearance: Appearance(shift: .upper))
        let first = try #require(keys.first)
        #expect(first.label == "Q" && first.id.description == "key.character.q")
    }

    @Test(arguments: Page.allCases)
    func framesAreThoseThatTouchesFind(page: Page) {
        let grid = board.grid(for: page)
        for key in BoardView.descriptions(board: board, appearance: Appearance(page: page)) {
            let found = grid.key(at: key.frame.center)
            #expect(found?.key.id == key.id && found?.frame == key.frame)
        }
    }
}
