import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardToolbar
import KeyboardView
import Scene
import Testing
import Units

@testable import Painter

/// Choices and previews above the bar. Source: behaviour E.3 to E.5.
struct ToolPickerPixelTests {
    private static func board(
        _ style: ToolbarStyle, _ scheme: ColorScheme = .light, width: Points = 402,
        scale: Scale = .one, hasPopups: Bool = true
    ) -> PaintedBoard {
        PaintedBoard(
            scheme: scheme, width: width, scale: scale, hasPopups: hasPopups,
            toolbar: BoardToolbar(ToolSamples.document, style: style))
    }

    /// A place in the surface, in the picture above it.
    private func pixel(_ x: Points, _ y: Points, _ popup: BoardPopup, _ image: Image) -> UInt32 {
        image[
            Int((x - popup.frame.x).value.rounded(.down)),
            Int((y - popup.frame.y).value.rounded(.down))]
    }

    @Test(arguments: ColorScheme.allCases)
    func K06_theGlassPickerIsOfTheBarsGlass(scheme: ColorScheme) throws {
        let board = Self.board(.glass, scheme)
        let open = try board.picker(1, 0, selected: 2)
        let popup = try board.popup(open)
        let image = try board.popupImage(open)
        let layout = try #require(open.picker?.layout)
        let plate = board.look.toolFrame(layout.frame)
        // 52 high, 6 above the capsule, which is 4 below the bar's edge.
        #expect(plate.height == 52 && plate.bottom == board.look.topInset + 4 - 6)
        let cells = layout.cells.map(board.look.toolFrame)
        let glass = scheme == .light ? painted(0xFFFFFF, 0.82) : painted(0x505052, 0.80)
        let accent = scheme == .light ? painted(0x005FC4) : painted(0x2F8BFF)
        for (index, cell) in cells.enumerated() {
            let ground = pixel(cell.center.x, cell.top + 3, popup, image)
            #expect(ground == (index == 2 ? accent : glass), "\(index)")
        }
        // Its ends are half circles.
        #expect(pixel(plate.left + 2, plate.top + 2, popup, image) >> 24 < 64)
    }

    @Test(arguments: ToolbarStyle.allCases)
    func K07_aPickerIsInsideTheWidthWhereverItsItemIs(style: ToolbarStyle) throws {
        for width in [320, 402, 408, 800] {
            let board = Self.board(style, width: Points(width))
            for item in 0..<4 {
                let open = try board.picker(1, item)
                let frame = try #require(open.picker?.layout.frame)
                #expect(frame.left >= 0 && frame.right <= Points(width))
                #expect(try board.popup(open).frame.contains(board.look.toolFrame(frame)))
            }
        }
    }

    @Test func K08_theClassicPickerGrowsOutOfItsButton() throws {
        let board = Self.board(.classic)
        let open = try board.picker(1, 0, selected: 1)
        let popup = try board.popup(open)
        let image = try board.popupImage(open)
        let layout = try #require(open.picker?.layout)
        let plate = board.look.toolFrame(layout.frame)
        let item = try board.toolFrame(1, 0)
        #expect(plate.height == 54 && plate.bottom == item.top - 10)
        // Cells as large as the button, 6 apart, 10 from the plate's ends.
        let cells = layout.cells.map(board.look.toolFrame)
        #expect(cells.allSatisfy { $0.width == item.width && $0.height == 42 })
        #expect(cells[0].left == plate.left + 10 && cells[1].left == cells[0].right + 6)
        let white = painted(0xFFFFFF)
        for (x, y) in [
            (plate.center.x, plate.top + 4), (item.center.x, plate.bottom + 5),
            (item.center.x, item.center.y), (item.left + 2, item.center.y),
            (item.right - 2, item.bottom - 6),
        ] { #expect(pixel(x, y, popup, image) == white, "\(x) \(y)") }
        #expect(pixel(cells[1].center.x, cells[1].top + 3, popup, image) == painted(0x005FC4))
        // On the right the plate reaches far: below it the shoulder begins at once, and beyond that nothing is.
        #expect(pixel(item.right + 1, plate.bottom, popup, image) == white)
        #expect(pixel(item.right + 14, plate.bottom + 8, popup, image) >> 24 < 40)
        #expect(pixel(plate.right - 1, plate.bottom - 1, popup, image) >> 24 < 80, "a corner")
    }

    /// Source: behaviour E.3, plate shadow: black for a fifth, 2 lower, gone at the handle's lower end.
    @Test func K08_thePlatesShadowFadesAlongItsHandle() throws {
        let board = Self.board(.classic)
        let open = try board.picker(1, 0)
        let popup = try board.popup(open)
        let image = try board.popupImage(open)
        let plate = board.look.toolFrame(try #require(open.picker?.layout.frame))
        let item = try board.toolFrame(1, 0)
        func shadow(_ x: Points, _ y: Points) -> UInt32 { pixel(x, y, popup, image) >> 24 }
        // 51 is a fifth of 255: what lies 2 below the plate's edge is nearly all of it, but for its softness.
        let below = shadow(plate.right - 40, plate.bottom + 2)
        #expect(below > 12 && below <= 51)
        let upper = shadow(item.right + 1, item.top + 4)
        let lower = shadow(item.right + 1, item.bottom - 8)
        #expect(upper > lower && lower > 0)
        #expect(shadow(item.right + 1, item.bottom + 2) == 0)
        #expect(shadow(plate.center.x, plate.top - 4) < below)
    }

    @Test(arguments: ToolbarStyle.allCases)
    func K30_aHeldToolIsShownLargeAboveItself(style: ToolbarStyle) throws {
        let board = Self.board(style)
        let address = ToolAddress(group: 1, item: 3)
        let held = ToolbarAppearance(pressed: address, preview: address)
        let popup = try board.popup(held)
        let item = try board.toolFrame(1, 3)
        let tools = popup.scene.nodes.filter {
            switch $0.identity {
            case .toolPreview, .toolChoice: true
            default: false
            }
        }
        #expect(tools.map(\.identity) == [.toolPreview])
        let frame = try #require(tools.first).frame
        #expect(frame.bottom + popup.frame.y < item.top)
        #expect(abs((frame.center.x + popup.frame.x - item.center.x).value) < 0.001)
        guard case .label(let text, let label, _) = tools.first?.content else {
            Issue.record("no text")
            return
        }
        // Of a size of 30, whose capitals are 21 high.
        #expect(text == "#" && abs(label.height.value - 21) < 0.001)
        let released = BoardPicture(Appearance(), look: board.look)
        #expect(released.toolPopup == nil)
        // Once there are choices, they are there instead of it.
        var open = try board.picker(1, 3)
        open.preview = address
        let names = try board.popup(open).scene.nodes.map(\.identity)
        #expect(!names.contains(.toolPreview) && names.contains(.toolChoice(7)))
    }

    @Test(arguments: ToolbarStyle.allCases)
    func withoutPopupsThePickerIsLoweredIntoThePicture(style: ToolbarStyle) throws {
        let board = Self.board(style, hasPopups: false)
        let picture = BoardPicture(Appearance(), toolbar: try board.picker(1, 0), look: board.look)
        #expect(picture.toolPopup == nil)
        let plate = try #require(picture.scene.nodes.first { $0.identity == .toolPlate })
        #expect(plate.frame.top == 2)
        #expect(picture.scene.nodes.last?.identity == .toolChoice(5))
    }

    /// 1, 1.25, 1.5 and 2.
    private static let scales = [120, 150, 180, 240].map { Scale(numerator: $0) }

    @Test(arguments: ToolbarStyle.allCases, scales)
    func aPickersPartialRepaintEqualsAFullOne(style: ToolbarStyle, scale: Scale) throws {
        let board = Self.board(style, width: 361, scale: scale)
        let painter = ScenePainter(font: nil)
        let witness = ScenePainter(font: nil)
        for item in [0, 3] {
            var popup = try board.popup(try board.picker(1, item, selected: nil))
            var image = try painter.image(of: popup.scene, scale: scale)
            let layout = image.layout
            for selected in [0, 3, 1, 5, nil, 2] {
                let next = try board.popup(try board.picker(1, item, selected: selected))
                #expect(next.frame == popup.frame)
                let damage = next.scene.damage(since: popup.scene, scale: scale)
                #expect(!damage.isEmpty)
                image.withPixels {
                    painter.paint(
                        next.scene, region: damage, scale: scale, into: &$0, layout: layout)
                }
                #expect(image == (try witness.image(of: next.scene, scale: scale)))
                popup = next
            }
        }
    }

    @Test(arguments: ToolbarStyle.allCases, [Scale.one, Scale(numerator: 180)])
    func everyNodeStaysInsideItsInk(style: ToolbarStyle, scale: Scale) throws {
        let board = Self.board(style, scale: scale)
        let painter = ScenePainter(font: nil)
        for open in [try board.picker(1, 0), try board.picker(1, 3, selected: 7)] {
            let scene = try board.popup(open).scene
            for node in scene.nodes {
                let alone = try painter.image(
                    of: BoardScene(size: scene.size, nodes: [node]), scale: scale)
                let free = try painter.image(
                    of: BoardScene(
                        size: scene.size,
                        nodes: [
                            SceneNode(
                                identity: node.identity, frame: node.frame,
                                ink: node.ink.inset(by: -20), content: node.content)
                        ]), scale: scale)
                let cut = zip(alone.pixels, free.pixels).filter { $0 != $1 }
                #expect(cut.allSatisfy { $1 >> 24 < 12 }, "\(node.identity)")
            }
        }
    }
}
