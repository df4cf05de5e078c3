import KeyboardLayouts
import KeyboardStyle
import Painter
import Scene
import TestRandom
import Testing
import Units

@Suite struct RepaintTests {
    /// 1, 1.25, 1.5 and 2.
    static let scales = [120, 150, 180, 240].map { Scale(numerator: $0) }

    /// A board after one more random touch.
    private func changed(_ board: FakeBoard, _ random: inout SeededGenerator) -> FakeBoard {
        var board = board
        let keys = board.rows.joined().map { KeyID.character(String($0)) } + [.shift, .space]
        switch Int.random(in: 0..<8, using: &random) {
        case 0: board.shift = FakeBoard.Shift.allCases.randomElement(using: &random) ?? .off
        case 1: board.pressed = []
        case 2:
            if let key = keys.randomElement(using: &random) {
                board.labels[key] = ["W", "é", ".", "ffi", "return"].randomElement(using: &random)
            }
        default:
            if let key = keys.randomElement(using: &random) {
                board.pressed.formSymmetricDifference([key])
            }
        }
        return board
    }

    @Test(arguments: scales)
    func paintingOnlyDamageEqualsPaintingAll(scale: Scale) throws {
        var random = SeededGenerator(seed: UInt64(scale.numerator))
        let painter = ScenePainter(font: try TestFont.file())
        let witness = ScenePainter(font: try TestFont.file())
        var board = FakeBoard()
        board.width = 361
        board.opacity = 0.8
        let size = scale.bufferSize(for: board.scene.size)
        var scene = board.scene
        var buffers = (0..<3).map { _ in Image(size: size, filling: 0xDEAD_BEEF) }
        var stale = buffers.map { _ in PixelRegion(size.bounds) }
        for _ in 0..<40 {
            board = changed(board, &random)
            let damage = board.scene.damage(since: scene, scale: scale)
            scene = board.scene
            for index in stale.indices { stale[index].formUnion(damage) }
            // Any free buffer may be next, so a buffer is one to many frames old.
            let next = Int.random(in: 0..<buffers.count, using: &random)
            let layout = buffers[next].layout
            buffers[next].withPixels { pixels in
                painter.paint(
                    scene, region: stale[next], scale: scale, into: &pixels, layout: layout)
            }
            stale[next].removeAll()
            let whole = try witness.image(of: scene, scale: scale)
            #expect(buffers[next] == whole)
        }
    }

    @Test(arguments: scales)
    func anyCutThroughKeysGivesTheSamePixels(scale: Scale) throws {
        var random = SeededGenerator(seed: 7)
        let painter = ScenePainter(font: try TestFont.file())
        let scene = FakeBoard(look: .dark, shift: .locked, opacity: 0.7).scene
        let whole = try painter.image(of: scene, scale: scale)
        for _ in 0..<10 {
            var region = PixelRegion()
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                region.add(
                    PixelRect(
                        x: Int.random(in: -20..<whole.size.width, using: &random),
                        y: Int.random(in: -20..<whole.size.height, using: &random),
                        width: Int.random(in: 1..<90, using: &random),
                        height: Int.random(in: 1..<90, using: &random)))
            }
            let before = Image(size: whole.size, filling: 0x8012_3456)
            var partly = before
            let layout = partly.layout
            partly.withPixels {
                painter.paint(scene, region: region, scale: scale, into: &$0, layout: layout)
            }
            var wrong = 0
            for row in 0..<whole.size.height {
                for column in 0..<whole.size.width {
                    let isInside = region.intersects(
                        PixelRect(x: column, y: row, width: 1, height: 1))
                    let expected = isInside ? whole[column, row] : before[column, row]
                    if partly[column, row] != expected { wrong += 1 }
                }
            }
            #expect(wrong == 0, "inside the region the scene, outside what was there")
        }
    }

    @Test(arguments: scales)
    func everyNodeStaysInsideItsInk(scale: Scale) throws {
        let painter = ScenePainter(font: try TestFont.file())
        let board = FakeBoard()
        var nodes = board.scene.nodes
        let tiny = Rect(x: 30.3, y: 40.7, width: 9.2, height: 5.1)
        nodes.append(
            SceneNode(
                identity: .keyLabel(.space), frame: tiny, ink: tiny,
                content: .label(
                    "Wj", LabelStyle(measure: .lowercase, height: 40, lift: 0, maximumWidth: 0),
                    RGBA(0, 0, 0))))
        nodes.append(
            SceneNode(
                identity: .keyLabel(.space), frame: tiny, ink: tiny,
                content: .icon(.deleteLeft, height: 30, RGBA(0, 0, 0))))
        for node in nodes {
            let image = try painter.image(
                of: BoardScene(size: board.scene.size, nodes: [node]), scale: scale)
            let ink = scale.covering(node.ink)
            let touched = Ink(of: image)
            #expect(touched.bounds.isEmpty == false)
            #expect(ink.contains(touched.bounds), "\(node.identity)")
        }
    }

    @Test(arguments: scales)
    func symmetricBoardsArePaintedSymmetrically(scale: Scale) throws {
        var board = FakeBoard()
        // Whole pixels at every scale of the test.
        board.width = 400
        var scene = board.scene
        // The bottom row is not symmetric by design; labels are not either.
        scene.nodes.removeAll {
            switch $0.identity {
            case .keyLabel, .keyCap(.space), .keyCap(.type), .keyCap(.primary): true
            default: false
            }
        }
        let image = try ScenePainter(font: nil).image(of: scene, scale: scale)
        let last = image.size.width - 1
        var wrong = 0
        for row in 0..<image.size.height {
            for column in 0...last where image[column, row] != image[last - column, row] {
                wrong += 1
            }
        }
        #expect(wrong == 0)
    }

    @Test(arguments: scales)
    func theBackgroundReachesTheLastPixel(scale: Scale) throws {
        let image = try ScenePainter(font: nil).image(of: FakeBoard().scene, scale: scale)
        #expect(image[image.size.width - 1, image.size.height - 1] >> 24 == 255)
    }

    @Test func pixelsArePremultiplied() throws {
        let frame = Rect(x: 1, y: 1, width: 30, height: 30)
        let scene = BoardScene(
            size: Size(width: 40, height: 40),
            nodes: [
                SceneNode(
                    identity: .background, frame: frame, ink: frame,
                    content: .fill(RGBA(1, 0.5, 0, 0.5), cornerRadius: 9)),
                SceneNode(
                    identity: .keyLabel(.space), frame: frame, ink: frame,
                    content: .icon(.shift, height: 17, RGBA(0, 1, 1, 0.3))),
            ])
        let image = try ScenePainter(font: nil).image(of: scene, scale: .one)
        #expect(image[2, 15] == 0x8080_4000)
        #expect(image[0, 0] == 0)
        let isPremultiplied = image.pixels.allSatisfy { pixel in
            let alpha = pixel >> 24
            return pixel >> 16 & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel & 255 <= alpha
        }
        #expect(isPremultiplied)
    }

    @Test func rowsMayBeLongerThanTheirPixels() throws {
        let painter = ScenePainter(font: nil)
        let scene = FakeBoard().scene
        let whole = try painter.image(of: scene, scale: .one)
        let wide = PixelLayout(size: whole.size, stride: (whole.size.width + 5) * 4)
        var padded = Image(size: PixelSize(width: whole.size.width + 5, height: whole.size.height))
        padded.withPixels {
            painter.paint(
                scene, region: PixelRegion(whole.size.bounds), scale: .one, into: &$0, layout: wide)
        }
        var wrong = 0
        for row in 0..<whole.size.height {
            for column in 0..<whole.size.width where padded[column, row] != whole[column, row] {
                wrong += 1
            }
            if padded[whole.size.width, row] != 0 { wrong += 1 }
        }
        #expect(wrong == 0)
    }
}
