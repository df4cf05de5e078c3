import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardView
import Scene
import Testing
import Units

@testable import Painter

/// The bar of choices over a held key. Source: behaviour C.5.
struct CalloutPixelTests {
    /// The middle of a cell's upper edge, above its letter.
    private func ground(_ board: PaintedBoard, _ cell: CalloutLayout.Cell) -> Point {
        Point(x: cell.frame.center.x, y: cell.frame.top + board.look.topInset + 5)
    }

    @Test func B12_B13_theSelectedCellHasTheAccent() throws {
        let board = PaintedBoard(scheme: .dark, behavior: .solid)
        for selected in [0, 3] {
            let appearance = try board.callout("e", selected: selected)
            let image = try board.image(appearance)
            let cells = try #require(appearance.callout?.layout.cells)
            for (index, cell) in cells.enumerated() {
                let pixel = board.pixel(ground(board, cell), of: image)
                #expect(pixel == painted(index == selected ? 0x2F8BFF : 0x505052))
            }
        }
    }

    @Test func B12_theBaseCellStandsOverItsKey() throws {
        let board = PaintedBoard(scheme: .dark, behavior: .solid)
        let image = try board.image(try board.callout("e"))
        let key = try board.frame(.character("e"))
        let row = Int((key.top - 6.3 - 47.25 + 22).value)
        let marked = (0..<image.size.width).filter { image[$0, row] == painted(0x2F8BFF) }
        let middle = Double((marked.first ?? 0) + (marked.last ?? 0) + 1) / 2
        #expect(abs(middle - key.center.x.value) <= 1)
        // The cell is 30 wide, its mark 3 narrower on each side.
        #expect(abs((marked.last ?? 0) - (marked.first ?? 0) + 1 - 24) <= 1)
    }

    @Test(arguments: [CharacterPreviewStyle.native, .bubble])
    func aCalloutThatNeedsMoreRoomIsAPictureOfItsOwn(preview: CharacterPreviewStyle) throws {
        let board = PaintedBoard(
            scheme: .dark, behavior: .showing(preview), hasPopups: true)
        let appearance = try board.callout("e")
        let picture = BoardPicture(appearance, look: board.look)
        // A native pop's headroom is enough, none is not.
        guard preview == .bubble else {
            #expect(picture.popup == nil)
            return
        }
        let popup = try #require(picture.popup)
        // From the bar's shadow, 47.25 and 6.3 above a key that begins at 8, and 5 further.
        #expect(popup.frame.top == -51 && popup.scene.size == popup.frame.size)
        let bar = try #require(appearance.callout?.layout.frame)
        #expect(popup.frame.contains(bar))
        let image = try ScenePainter(font: nil).image(of: popup.scene, scale: .one)
        let cells = try #require(appearance.callout?.layout.cells)
        for (index, cell) in cells.enumerated() {
            let x = Int((cell.frame.center.x - popup.frame.x).value)
            let y = Int((cell.frame.top + 5 - popup.frame.y).value)
            let isSelected = index == appearance.callout?.layout.baseIndex
            #expect(image[x, y] == painted(isSelected ? 0x2F8BFF : 0x505052))
        }
        // Around it all is clear, and the board itself has only the held key.
        #expect(image[0, 0] >> 24 < 8)
        let identities = picture.scene.nodes.map(\.identity)
        #expect(!identities.contains(.callout))
    }

    @Test func withoutPopupsTheBarIsLoweredIntoThePicture() throws {
        let board = PaintedBoard(scheme: .dark, behavior: .showing(.bubble))
        let picture = BoardPicture(try board.callout("e"), look: board.look)
        let bar = try #require(picture.scene.nodes.first { $0.identity == .callout })
        #expect(picture.popup == nil && bar.frame.top == 2)
        let low = try board.callout("c")
        let lower = BoardPicture(low, look: board.look)
        let free = try #require(lower.scene.nodes.first { $0.identity == .callout })
        #expect(free.frame == low.callout?.layout.frame, "where there is room it stays")
    }

    @Test func aCalloutUnfoldsFromItsBaseCell() throws {
        let board = PaintedBoard(scheme: .dark, behavior: .solid)
        let appearance = try board.callout("e")
        let layout = try #require(appearance.callout?.layout)
        func bar(_ reveal: Double) throws -> Rect {
            let picture = BoardPicture(
                appearance, look: board.look, motion: MotionFrame(calloutReveal: reveal))
            return try #require(picture.scene.nodes.first { $0.identity == .callout }).frame
        }
        #expect(try bar(0).width == layout.cells[layout.baseIndex].frame.width)
        #expect(try bar(1).width == layout.frame.width)
        let half = try bar(0.5)
        #expect(half.width > 30 && half.width < layout.frame.width)
    }
}
