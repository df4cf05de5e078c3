import KeyboardLayouts
import KeyboardStyle
import Testing
import Units

/// Keys on one side of the board. Source: behaviour D.1, `oneHandedMode`, `oneHandedScale`; D.9, 54.
struct OneHandedTests {
    private func board(_ mode: OneHandedMode, scale: Double = 0.75, width: Points = 400) -> Board {
        Board(
            layout: .usEnglish, metrics: NativeMetrics.phonePortrait.grid, width: width,
            oneHanded: mode, oneHandedScale: scale)
    }

    @Test func B36_leftHasTheKeysLeftAndTheChevronRight() throws {
        let board = board(.left)
        #expect(board.keyArea == Rect(x: 0, y: 0, width: 300, height: 229))
        let expander = try #require(board.grid(for: .letters).keys.last)
        #expect(expander.key.id == .custom("one-handed-off") && expander.key.label == "›")
        #expect(expander.cell == Rect(x: 300, y: 0, width: 100, height: 229))
    }

    @Test func B36_rightHasTheKeysRightAndTheChevronLeft() throws {
        let board = board(.right)
        #expect(board.keyArea == Rect(x: 100, y: 0, width: 300, height: 229))
        let expander = try #require(board.grid(for: .letters).keys.last)
        #expect(expander.key.label == "‹")
        #expect(expander.cell == Rect(x: 0, y: 0, width: 100, height: 229))
    }

    @Test(arguments: [OneHandedMode.left, .right])
    func B36_theKeysAreThoseOfANarrowBoard(mode: OneHandedMode) throws {
        let board = board(mode)
        let narrow = self.board(.off, width: 300)
        for page in KeyboardLayout.usEnglish.pages {
            let keys = board.grid(for: page).keys.dropLast()
            for (key, other) in zip(keys, narrow.grid(for: page).keys) {
                #expect(key.key == other.key)
                #expect(isNear(key.frame.left, other.frame.left + board.keyArea.left))
                #expect(isNear(key.frame.width, other.frame.width))
            }
            #expect(keys.count == narrow.grid(for: page).keys.count)
        }
    }

    @Test(arguments: [OneHandedMode.left, .right])
    func touchesInTheGapMeanTheChevronAndNoKey(mode: OneHandedMode) {
        let board = board(mode)
        let grid = board.grid(for: .letters)
        for x in stride(from: -10, through: 410, by: 1) {
            for y in [-5, 20, 100, 200, 300] {
                let isBeside = mode == .left ? x >= 300 : x < 100
                let id = grid.id(x: Points(x), y: Points(y))
                #expect((id == .custom("one-handed-off")) == isBeside)
            }
        }
    }

    @Test func theScaleHasLimits() {
        #expect(board(.left, scale: 0.1).keyArea.width == 200)
        #expect(board(.left, scale: 7).keyArea.width == 380)
        #expect(board(.left, scale: .nan).keyArea.width >= 200)
    }

    @Test func boardsOfOtherModesAreOthers() {
        #expect(board(.left) != board(.right) && board(.left) != board(.off))
        #expect(board(.left) != board(.left, scale: 0.8) && board(.left) == board(.left))
        #expect(board(.off).keyArea.width == 400)
        #expect(!board(.off).grid(for: .letters).contains(.custom("one-handed-off")))
    }
}
