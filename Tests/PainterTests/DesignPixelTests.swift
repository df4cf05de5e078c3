import Behavior
import KeyboardLayouts
import KeyboardStyle
import KeyboardView
import Testing
import Units

@testable import Painter

/// Pictures in another design. Source: theming guide, Design snapshots; behaviour A.7.
struct DesignPixelTests {
    /// Rows of 50 in steps of 62, and colours of its own; no build has it.
    private static let next: NativeDesign = {
        var metrics = NativeDesign.ios26.metrics
        metrics.phonePortrait.keyRowHeight = 50
        metrics.phonePortrait.rowSpacing = 12
        var colors = NativeDesign.ios26.colors
        colors.background = both(0x664400)
        colors.standardKey = both(0x224466)
        return NativeDesign(
            id: "next", release: DesignRelease(major: 40), metrics: metrics, colors: colors,
            emojiRow: NativeDesign.ios26.emojiRow)
    }()

    /// A keyboard whose design is chosen as the program chooses it.
    private func board(_ catalog: DesignCatalog, id: String? = nil) -> PaintedBoard {
        let design = catalog.choice(id: id).design
        let metrics = NativeMetrics.fitting(
            output: Size(width: 402, height: 874), rowCount: 4, design: design)
        let theme = KeyboardBehavior.solid.theme
        return PaintedBoard(
            style: theme.style(design: design, metrics: metrics), behavior: .solid)
    }

    @Test func T05_aNewerDesignIsInThePictureByItself() throws {
        let board = board(DesignCatalog(.ios18, .ios26, Self.next))
        let image = try board.image()
        // 4 x 50 + 3 x 12 + 2 x 8 = 252, and 67.5 + 7 - 8 + 2 = 68.5 of headroom in whole pixels.
        #expect(image.size.height == 252 + 69)
        #expect(image[200, 30] == painted(0x664400))
        // The first column of keys: from 77 on, in steps of 62; "a" lies further right.
        #expect(try board.frame(.character("q")) == Rect(x: 6.5, y: 77, width: 33.5, height: 50))
        let rows = (0..<image.size.height).filter { image[15, $0] == painted(0x224466) }
        #expect(rows == Array(77..<127))
        #expect(try board.frame(.shift).top == 201 && board.frame(.space).top == 263)
        // The pop is 67.5 high and ends 7 above its key.
        let held = try board.image(PaintedBoard.held("q"))
        let pop = painted(mixed(0x224466, 0.087))
        let popRows = (0..<77).filter { held[20, $0] == pop }
        #expect(abs(Double(popRows.first ?? 0) - 2.5) <= 1)
        #expect(abs(Double((popRows.last ?? 0) + 1) - 70) <= 1)
        // Touches follow: between two rows the middle parts them.
        let grid = board.look.board.grid(for: .letters)
        #expect(grid.key(at: Point(x: 23, y: 63))?.key.id == .character("q"))
        #expect(grid.key(at: Point(x: 40, y: 65))?.key.id == .character("a"))
    }

    @Test func T27_theNativePictureFollowsTheDesignsID() throws {
        // Source: behaviour A.5, A.7: background and control key.
        let figures: [(String?, Int, UInt32, UInt32)] = [
            (nil, 291, 0xE2E2E6, 0xCBCED4), ("ios26", 291, 0xE2E2E6, 0xCBCED4),
            // 216 and 59.4 + 6.16 - 5 + 2 = 62.56.
            ("ios18", 216 + 63, 0xD5D6DD, 0xABB1BA),
        ]
        for (id, height, background, control) in figures {
            let board = board(.shipped, id: id)
            let image = try board.image()
            #expect(image.size.height == height)
            #expect(image[200, 30] == painted(background))
            #expect(try board.fill(.backspace, of: image) == painted(control))
        }
    }
}
