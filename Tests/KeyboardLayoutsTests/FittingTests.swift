import KeyboardLayouts
import KeyboardStyle
import Testing
import Units

/// Nothing overlaps and everything is on the board, whatever the form, the arrangement, the width and the hand.
struct FittingTests {
    /// Every form and arrangement of US English, and layouts of three and of five rows.
    static let layouts: [KeyboardLayout] = {
        let us = KeyboardLayout.usEnglish
        let forms = LayoutForm.allCases.flatMap { form in
            [
                us.adapted(to: form),
                us.adapted(to: form, globe: true, emoji: true, microphone: true),
            ]
        }
        let arranged = LayoutArrangement.allCases.map {
            us.arranged(as: $0).adapted(to: .text, globe: true)
        }
        let three = KeyboardLayout(
            letters: [
                "q w e r t y u i o p", "shift z x c v b n m backspace", "numbers space return",
            ],
            numbers: ["1 2 3 4 5", "letters space return"], symbols: [])
        let five = KeyboardLayout(
            letters: [
                "1 2 3 4 5 6 7 8 9 0", "й ц у к е н г ш щ з х ъ", "ф ы в а п р о л д ж э",
                "shift я ч с м и т ь б ю backspace", "numbers space return",
            ], numbers: ["1 2 3", "letters space return"], symbols: [])
        let oneSided = KeyboardLayout(
            letters: [
                "ض ص ث ق ف غ ع ه خ ح ج", "ش س ي ب ل ا ت ن م ك ط", "ذ ء ؤ ر ى ة و ز ظ د backspace",
                "numbers space return",
            ], numbers: ["symbols a b c backspace", "letters space return"], symbols: [])
        let tiny = KeyboardLayout(
            letters: ["a", "numbers space return"], numbers: ["letters space return"], symbols: [])
        return [tiny, tiny.adapted(to: .url, globe: true)] + forms + arranged + [
            three, five, oneSided, five.adapted(to: .terminal),
        ]
    }()

    private func boards(_ layout: KeyboardLayout) -> [Board] {
        Fixture.outputs.flatMap { output in
            OneHandedMode.allCases.map { mode in
                let size = Size(width: Points(output[0]), height: Points(output[1]))
                return Board(
                    layout: layout,
                    metrics: NativeMetrics.fitting(output: size, rowCount: layout.rowCount).grid,
                    width: size.width, oneHanded: mode)
            }
        }
    }

    @Test(arguments: layouts.indices)
    func keysLieOnTheBoardAndNotOnEachOther(index: Int) {
        let layout = Self.layouts[index]
        for board in boards(layout) {
            let bounds = Rect(
                x: -0.001, y: 0, width: board.size.width + 0.002, height: board.size.height + 0.001)
            for page in layout.pages {
                let keys = board.grid(for: page).keys
                for (index, placed) in keys.enumerated() {
                    #expect(bounds.contains(placed.frame))
                    #expect(!keys[(index + 1)...].contains { $0.frame.intersects(placed.frame) })
                }
            }
        }
    }

    @Test(arguments: layouts.indices)
    func everyKeyIsHitInItsMiddle(index: Int) {
        let layout = Self.layouts[index]
        for board in boards(layout) {
            for page in layout.pages {
                let grid = board.grid(for: page)
                for placed in grid.keys {
                    #expect(grid.key(at: placed.frame.center)?.key.id == placed.key.id)
                }
            }
        }
    }

    /// Of the keys with the most on a row a finger still finds each.
    @Test(arguments: layouts.indices)
    func keysAreWideEnoughOnAPhoneOf320(index: Int) {
        let layout = Self.layouts[index]
        let least: Points = layout.form == .pc ? 9 : 13
        for page in layout.pages {
            for placed in Fixture.board(layout, width: 320).grid(for: page).keys {
                #expect(placed.frame.width >= least && placed.frame.height >= 8)
            }
        }
    }

    @Test func shiftStaysAsWideAsALetterBesideMany() throws {
        let layout = Self.layouts[Self.layouts.count - 3]
        let grid = Fixture.board(layout, width: 402).grid(for: .letters)
        #expect(try grid.frame(.shift).width >= grid.frame(.character("я")).width)
    }

    @Test func aPageOfFewerRowsFillsTheBoard() throws {
        let layout = Self.layouts[Self.layouts.count - 4]
        let board = Fixture.board(layout, width: 402)
        for page in layout.pages {
            let bottom = try #require(board.grid(for: page).keys.map(\.frame.bottom).max())
            #expect(isNear(bottom, board.size.height - 8))
        }
    }

    @Test func aRowOfSpacersAloneIsNoRow() {
        let layout = KeyboardLayout(
            .usEnglish, letters: [[Key(character: "a")], [.spacer(0, units: 1)]])
        let grid = Fixture.board(layout, width: 402).grid(for: .letters)
        #expect(grid.keys.count == 1 && grid.id(x: 5, y: 500) == .character("a"))
    }
}
