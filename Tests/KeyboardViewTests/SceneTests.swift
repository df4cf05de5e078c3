import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardView
import Scene
import Testing
import Units

/// The board's picture. Source: behaviour A.4, A.5, C.2.
struct SceneTests {
    private let board = Board(
        layout: .usEnglish, metrics: NativeMetrics.phonePortrait.grid, width: 402)
    private let style = NativeKeyboardStyle()

    private func scene(_ appearance: Appearance, _ scheme: ColorScheme = .light) -> BoardScene {
        BoardView.scene(
            board: board, appearance: appearance, style: style, scheme: scheme, size: board.size)
    }

    private func content(
        _ identity: SceneNode.Identity, _ appearance: Appearance
    ) throws -> SceneNode.Content {
        try #require(scene(appearance).nodes.first { $0.identity == identity }).content
    }

    private func labelStyle(_ id: KeyID, _ appearance: Appearance) throws -> LabelStyle {
        guard case .label(_, let style, _) = try content(.keyLabel(id), appearance) else {
            throw Missing()
        }
        return style
    }

    private struct Missing: Error {}

    private func changed(_ before: Appearance, _ after: Appearance) -> [SceneNode.Identity] {
        zip(scene(before).nodes, scene(after).nodes).filter { $0.0 != $0.1 }.map(\.0.identity)
    }

    @Test func aPictureThatFollowsAnotherEqualsOneMadeAnew() {
        let appearances = [
            Appearance(), Appearance(pressed: [.character("q")]),
            Appearance(pressed: [.character("q"), .character("p")]),
            Appearance(pressed: [.character("p"), .shift]), Appearance(shift: .upper, pressed: []),
            Appearance(page: .numbers, pressed: [.character("1"), .character("q")]),
            Appearance(page: .numbers, pressed: [.type(.letters)]), Appearance(),
        ]
        for before in appearances {
            let shown = BoardView.Shown(scene: scene(before), appearance: before)
            for after in appearances {
                let following = BoardView.scene(
                    after: shown, board: board, appearance: after, style: style, scheme: .light)
                #expect(following == scene(after))
            }
        }
    }

    @Test func aPressChangesOneCapAlone() {
        for id: KeyID in [.character("q"), .space, .backspace, .primary, .type(.numbers)] {
            #expect(changed(Appearance(), Appearance(pressed: [id])) == [.keyCap(id)])
        }
    }

    @Test func pressingShiftChangesItsPicture() throws {
        let before = scene(Appearance())
        let after = scene(Appearance(shift: .upper, pressed: [.shift]))
        #expect(before != after)
        let black = RGBA(0, 0, 0)
        let label = SceneNode.Identity.keyLabel(.shift)
        let icons: [(ShiftState, Icon)] = [
            (.lower, .shift), (.upper, .shiftFilled), (.capsLock, .capsLock),
        ]
        for (state, icon) in icons {
            #expect(
                try content(label, Appearance(shift: state)) == .icon(icon, height: 17, black))
        }
    }

    @Test func aHeldKeyIsFilledAsTheStyleSays() throws {
        // 193, 194, 199 in light.
        let grey = RGBA(193.0 / 255, 194.0 / 255, 199.0 / 255)
        let cap = SceneNode.Identity.keyCap(.character("q"))
        #expect(try content(cap, Appearance()) == .fill(RGBA(1, 1, 1), cornerRadius: 7.5))
        let held = Appearance(pressed: [.character("q")])
        #expect(try content(cap, held) == .fill(grey, cornerRadius: 7.5))
    }

    @Test func activeShiftIsFilledAsALetter() throws {
        let cap = SceneNode.Identity.keyCap(.shift)
        let letter = try content(.keyCap(.character("q")), Appearance())
        #expect(try content(cap, Appearance()) != letter)
        #expect(try content(cap, Appearance(shift: .upper)) == letter)
        #expect(try content(cap, Appearance(shift: .capsLock)) == letter)
    }

    @Test func labelsFollowShift() throws {
        let upper = try content(.keyLabel(.character("q")), Appearance(shift: .upper))
        guard case .label(let text, _, _) = upper else { throw Missing() }
        #expect(text == "Q")
    }

    @Test func textHasTheMeasuredHeights() throws {
        let small = try labelStyle(.character("q"), Appearance())
        #expect(small.measure == .lowercase && isNear(small.height, 13.2) && small.lift == 0)
        let capital = try labelStyle(.character("q"), Appearance(shift: .upper))
        #expect(capital.measure == .capitals && isNear(capital.height, 15.4) && capital.lift == 1)
        let digit = try labelStyle(.character("1"), Appearance(page: .numbers))
        #expect(digit.measure == .capitals && isNear(digit.height, 15.4) && digit.lift == 1)
        let page = try labelStyle(.type(.numbers), Appearance())
        #expect(page.measure == .capitals && isNear(page.height, 13) && page.lift == 1)
        let symbols = try labelStyle(.type(.symbols), Appearance(page: .numbers))
        #expect(symbols.measure == .capitals && symbols.height < page.height)
        let word = try labelStyle(.space, Appearance())
        // 16 of 25 of the letters' 13.2.
        #expect(word.measure == .lowercase && isNear(word.height, 8.448) && word.lift == 0)
    }

    @Test func labelsStayWithinTheirKeys() throws {
        // "q" is 33.5 wide, with a padding of 3 on each side.
        #expect(isNear(try labelStyle(.character("q"), Appearance()).maximumWidth, 27.5))
    }

    @Test func nodesPaintInsideTheirKeyAndAreUnique() {
        for page in Page.allCases {
            let scene = scene(Appearance(page: page))
            #expect(Set(scene.nodes.map(\.identity)).count == scene.nodes.count)
            #expect(scene.nodes.count == 1 + 2 * board.grid(for: page).keys.count)
            #expect(scene.nodes.allSatisfy { $0.frame.contains($0.ink) })
        }
    }

    @Test func theBackgroundCoversTheSurfaceOpaquely() throws {
        let size = Size(width: 402, height: 260)
        let scene = BoardView.scene(
            board: board, appearance: Appearance(), style: style, scheme: .dark, size: size)
        let first = try #require(scene.nodes.first)
        #expect(first.identity == .background && first.ink.size == size && scene.size == size)
        #expect(first.content == .fill(RGBA(41.0 / 255, 41.0 / 255, 43.0 / 255), cornerRadius: 0))
    }

    @Test func aStyleThatDoesNotKnowOfShrinkingIsShrunk() throws {
        // Rows of 22.5 instead of 45: everything is half as tall.
        var metrics = NativeMetrics.phonePortrait.grid
        metrics.keyRowHeight = 22.5
        let small = Board(layout: .usEnglish, metrics: metrics, width: 402)
        let scene = BoardView.scene(
            board: small, appearance: Appearance(), style: style, scheme: .light, size: small.size)
        let node = try #require(
            scene.nodes.first { $0.identity == .keyLabel(.character("q")) })
        guard case .label(_, let label, _) = node.content else { throw Missing() }
        #expect(isNear(label.height, 6.6))
    }

    private func isNear(_ left: Points, _ right: Points) -> Bool {
        abs(left.value - right.value) < 0.000_001
    }
}
