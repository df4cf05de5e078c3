import Behavior
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

    private var look: BoardLook { look(topInset: 0) }

    private func look(topInset: Points) -> BoardLook {
        BoardLook(
            board: board, style: NativeKeyboardStyle(), scheme: .light, behavior: .standard,
            topInset: topInset)
    }

    private func labels(_ appearance: Appearance) -> [String] {
        look.descriptions(of: appearance).map(\.label)
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
        let keys = look.descriptions(of: Appearance(shift: .upper))
        let first = try #require(keys.first)
        #expect(first.label == "Q" && first.id.description == "key.character.q")
    }

    @Test(arguments: Page.allCases)
    func framesAreThoseThatTouchesFind(page: Page) {
        let grid = board.grid(for: page)
        for key in look.descriptions(of: Appearance(page: page)) {
            let found = grid.key(at: key.frame.center)
            #expect(found?.key.id == key.id && found?.frame == key.frame)
        }
    }

    @Test func framesAreThoseOfTheSurface() throws {
        let first = try #require(look(topInset: 62).descriptions(of: Appearance()).first)
        // The margin above the keys is 8.
        #expect(first.frame.y == 70)
    }

    @Test func T51_T52_namesStayWhateverIsDrawn() {
        var behavior = KeyboardBehavior.standard
        behavior.showSpaceLabel = false
        let look = BoardLook(
            board: board, style: NativeKeyboardStyle(), scheme: .light, behavior: behavior,
            overlay: { _ in KeyOverlay(badge: "EN") })
        let names = look.descriptions(of: Appearance()).map(\.label)
        #expect(names == labels(Appearance()) && names.contains("space"))
    }
}
