import KeyboardLayouts
import KeyboardStyle
import Testing
import Units

/// What holds on every output from 320x240 to 3840x2160.
struct OutputTests {
    @Test(arguments: Fixture.outputs)
    func keyAreaIsAtMostHalfOfTheOutput(output: [Int]) {
        let board = Fixture.board(width: output[0], height: output[1])
        #expect(board.size.height <= Points(output[1] / 2))
        #expect(board.size.height.value == board.size.height.value.rounded())
    }

    @Test(arguments: Fixture.outputs)
    func keysHaveAnAreaInsideTheBoard(output: [Int]) {
        let board = Fixture.board(width: output[0], height: output[1])
        let bounds = Rect(x: 0, y: 0, width: board.size.width, height: board.size.height)
        for page in Page.allCases {
            for placed in board.grid(for: page).keys {
                #expect(placed.frame.width >= 8 && placed.frame.height >= 8)
                #expect(bounds.contains(placed.frame))
            }
        }
    }

    @Test(arguments: Fixture.outputs)
    func keysDoNotOverlap(output: [Int]) {
        let board = Fixture.board(width: output[0], height: output[1])
        for page in Page.allCases {
            let keys = board.grid(for: page).keys
            for (index, placed) in keys.enumerated() {
                let others = keys[(index + 1)...]
                #expect(!others.contains { $0.frame.intersects(placed.frame) })
            }
        }
    }

    @Test(arguments: Fixture.outputs)
    func everyKeyIsHitInItsMiddle(output: [Int]) {
        let board = Fixture.board(width: output[0], height: output[1])
        for page in Page.allCases {
            let grid = board.grid(for: page)
            for placed in grid.keys {
                #expect(grid.key(at: placed.frame.center)?.key.id == placed.key.id)
            }
        }
    }

    @Test(arguments: [1, 20, 60, 100, 200])
    func aSliverStillHasKeys(width: Int) {
        let board = Board(
            layout: .usEnglish, metrics: NativeMetrics.tabletLandscape.grid, width: Points(width))
        for page in Page.allCases {
            for placed in board.grid(for: page).keys {
                #expect(!placed.frame.isEmpty && placed.frame.right <= board.size.width)
            }
        }
    }

    @Test func classFollowsTheShorterSide() {
        // Natural heights: four rows, three gaps, two margins of the columns of behaviour A.4.
        #expect(Fixture.board(width: 402, height: 874).size.height == 229)
        #expect(Fixture.board(width: 874, height: 402).size.height == 160)
        #expect(Fixture.board(width: 600, height: 1024).size.height == 256)
        #expect(Fixture.board(width: 1280, height: 720).size.height == 344)
        #expect(Fixture.board(width: 599, height: 1024).size.height == 229)
    }

    @Test func rowsShrinkTogether() throws {
        // Half of 240 for what is naturally 160: three quarters.
        let output = Size(width: 320, height: 240)
        let metrics = NativeMetrics.fitting(output: output, rowCount: 4)
        #expect(isNear(metrics.keyRowHeight, 24) && isNear(metrics.rowSpacing, 6))
        #expect(isNear(metrics.verticalPadding, 3) && isNear(metrics.letterFontSize, 16.5))
        #expect(metrics.keySpacing == 6 && metrics.horizontalPadding == 3)
    }

    @Test func anOddHeightIsHalvedDownwards() {
        #expect(Fixture.board(width: 333, height: 251).size.height == 125)
    }
}
