import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardToolbar
import Scene
import TestRandom
import Testing
import Units

@testable import KeyboardView
@testable import Painter

/// Pops, callouts, bubbles and all else that lies over the keys: painting what differs is painting everything.
struct BoardRepaintTests {
    /// A board in random moments, one after the other.
    private struct Walk {
        let board: PaintedBoard
        var random: SeededGenerator
        var motion: BoardMotion
        var time = Instant(nanoseconds: 1_000_000_000)
        var appearance = Appearance()
        var toolbar = ToolbarAppearance.none

        /// Another item is held, or its tool is large, or its choices are open, one of them selected.
        private mutating func nextTool() throws {
            guard let items = board.look.toolbarLayout?.items,
                let address = items.randomElement(using: &random)?.address
            else { return }
            let hasChoices = board.look.toolbar?.content[address]?.choices.isEmpty == false
            switch Int.random(in: 0..<4, using: &random) {
            case 0: toolbar = .none
            case 1: toolbar = ToolbarAppearance(pressed: address, preview: address)
            case 2 where hasChoices:
                toolbar = try board.picker(
                    address.group, address.item, selected: Int.random(in: 0..<6, using: &random))
            default: toolbar = ToolbarAppearance(pressed: address)
            }
        }

        /// A menu over the keys, with a random entry selected.
        private mutating func menu() -> OpenMenu? {
            let menu = GlobeMenu(
                layouts: [GlobeMenu.Item(.layout("us"), label: "English", isOn: true)],
                oneHanded: .off)
            let keys = board.look.board.grid(for: appearance.page).keys
            guard let key = keys.first(where: { $0.key.id == .space }) else { return nil }
            let layout = GlobeMenuLayout(menu, above: key.frame, on: board.look.board)
            return layout.map {
                OpenMenu(
                    key: .space, layout: $0,
                    selected: Int.random(in: -1..<$0.cells.count, using: &random).nonNegative)
            }
        }

        mutating func next() throws {
            let keys = board.look.board.grid(for: appearance.page).keys
            let letters = keys.filter { if case .character = $0.key.action { true } else { false } }
            time = time + Milliseconds(Int.random(in: 4..<90, using: &random))
            if Bool.random(using: &random) { try nextTool() }
            switch Int.random(in: 0..<10, using: &random) {
            case 0: appearance.shift = appearance.shift == .lower ? .upper : .lower
            case 1:
                appearance = Appearance(
                    page: Page.allCases.randomElement(using: &random) ?? .letters)
            case 2:
                appearance.pressed = []
                appearance.isDraggingCaret.toggle()
                appearance.menu = appearance.menu == nil ? menu() : nil
            case 3:
                let letter = ["e", "a", "o", "l"].randomElement(using: &random) ?? "e"
                let selected = Int.random(in: 0..<3, using: &random)
                appearance = try board.callout(letter, selected: selected)
            case 4:
                appearance.callout = nil
                appearance.pops = Array(appearance.pops.dropFirst())
            default:
                guard let placed = letters.randomElement(using: &random) else { return }
                let id = placed.key.id
                if appearance.pressed.contains(id) {
                    appearance.pressed.removeAll { $0 == id }
                    appearance.pops.removeAll { $0.key == id }
                } else {
                    let text = placed.key.label(isShifted: appearance.shift.isCapital)
                    appearance.pressed.append(id)
                    appearance.pops.append(KeyPop(key: id, text: text))
                    motion.typed(.character(text), on: appearance.page, at: time)
                }
            }
            motion.step(to: time, showing: appearance)
        }
    }

    /// 1, 1.25 and 1.75.
    private static let scales = [120, 150, 210].map { Scale(numerator: $0) }

    @Test(arguments: CharacterPreviewStyle.allCases, scales)
    func paintingOnlyDamageEqualsPaintingAll(preview: CharacterPreviewStyle, scale: Scale) throws {
        for isTranslucent in [scale == .one, scale != .one] {
            let board = PaintedBoard(
                behavior: .showing(preview, isTranslucent: isTranslucent), width: 361, scale: scale,
                overlay: { $0.action == .space ? KeyOverlay(badge: "EN") : nil },
                toolbar: BoardToolbar(
                    ToolSamples.document, style: isTranslucent ? .glass : .classic))
            var walk = Walk(
                board: board, random: SeededGenerator(seed: UInt64(scale.numerator)),
                motion: BoardMotion(look: board.look, seed: 5))
            let painter = ScenePainter(font: nil)
            let witness = ScenePainter(font: nil)
            var picture = BoardPicture(walk.appearance, look: board.look)
            var image = try painter.image(of: picture.scene, scale: scale)
            let layout = image.layout
            var wrong = 0
            for _ in 0..<12 {
                try walk.next()
                let next = picture.followed(
                    by: walk.appearance, toolbar: walk.toolbar, look: board.look,
                    motion: walk.motion.frame)
                let damage = next.scene.damage(since: picture.scene, scale: scale)
                picture = next
                image.withPixels {
                    painter.paint(
                        next.scene, region: damage, scale: scale, into: &$0, layout: layout)
                }
                if image != (try witness.image(of: next.scene, scale: scale)) { wrong += 1 }
            }
            #expect(wrong == 0)
        }
    }

    @Test(arguments: CharacterPreviewStyle.allCases, [Scale.one, Scale(numerator: 150)])
    func everyNodeStaysInsideItsInk(preview: CharacterPreviewStyle, scale: Scale) throws {
        let board = PaintedBoard(behavior: .showing(preview), scale: scale)
        var motion = BoardMotion(look: board.look, seed: 1)
        let start = Instant(nanoseconds: 1_000_000_000)
        motion.typed(.character("h"), on: .letters, at: start)
        motion.step(to: start + 30, showing: Appearance())
        var held = PaintedBoard.held("q")
        held.callout = try board.callout("e").callout
        let picture = BoardPicture(held, look: board.look, motion: motion.frame)
        let painter = ScenePainter(font: nil)
        for node in picture.scene.nodes {
            let ink = scale.covering(node.ink)
            // Painted with nothing to stop it but its own ink, nothing of it may be missing: what the ink cuts off is at most the
            // faint end of a shadow.
            let alone = try painter.image(
                of: BoardScene(size: board.look.size, nodes: [node]), scale: scale)
            let free = try painter.image(
                of: BoardScene(
                    size: board.look.size,
                    nodes: [
                        SceneNode(
                            identity: node.identity, frame: node.frame,
                            ink: node.ink.inset(by: -20), content: node.content)
                    ]), scale: scale)
            let touched = Ink(of: alone).bounds
            #expect(touched.isEmpty || ink.contains(touched))
            let cut = zip(alone.pixels, free.pixels).filter { $0 != $1 }
            #expect(cut.allSatisfy { $1 >> 24 < 12 }, "\(node.identity)")
        }
    }
}

extension Int {
    fileprivate var nonNegative: Int? { self < 0 ? nil : self }
}
