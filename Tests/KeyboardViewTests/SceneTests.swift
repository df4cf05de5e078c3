import Behavior
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
    /// Solid, without previews; control keys have their own colour.
    private static let plain = KeyboardBehavior(
        translucentBackground: false, characterPreview: false)
    private let look: BoardLook

    init() {
        look = BoardLook(
            board: board, style: NativeKeyboardStyle(), scheme: .light, behavior: Self.plain)
    }

    private func scene(_ appearance: Appearance) -> BoardScene {
        BoardPicture(appearance, look: look).scene
    }

    private static func raised(_ fill: RGBA) -> SceneNode.Content {
        // Black with alpha .18, 1 high.
        .raised(
            fill, cornerRadius: 7.5, DepthLine(height: 1, color: RGBA(0, 0, 0, 0.18)))
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
        #expect(try content(cap, Appearance()) == Self.raised(RGBA(1, 1, 1)))
        let held = Appearance(pressed: [.character("q")])
        #expect(try content(cap, held) == Self.raised(grey))
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
            // A key's line is below it, and nothing else leaves its frame.
            #expect(scene.nodes.allSatisfy { $0.frame.inset(by: -2).contains($0.ink) })
        }
    }

    @Test func theBackgroundCoversTheSurfaceOpaquely() throws {
        let size = Size(width: 402, height: 260)
        let dark = BoardLook(
            board: board, style: NativeKeyboardStyle(), scheme: .dark, behavior: Self.plain,
            size: size)
        let scene = BoardPicture(Appearance(), look: dark).scene
        let first = try #require(scene.nodes.first)
        #expect(first.identity == .background && first.ink.size == size && scene.size == size)
        let grey = RGBA(41.0 / 255, 41.0 / 255, 43.0 / 255)
        #expect(first.content == .tray(grey, topCornerRadius: 12))
    }

    @Test func aStyleThatDoesNotKnowOfShrinkingIsShrunk() throws {
        // Rows of 22.5 instead of 45: everything is half as tall.
        var metrics = NativeMetrics.phonePortrait.grid
        metrics.keyRowHeight = 22.5
        let small = BoardLook(
            board: Board(layout: .usEnglish, metrics: metrics, width: 402),
            style: NativeKeyboardStyle(), scheme: .light, behavior: Self.plain)
        let scene = BoardPicture(Appearance(), look: small).scene
        let node = try #require(
            scene.nodes.first { $0.identity == .keyLabel(.character("q")) })
        guard case .label(_, let label, _) = node.content else { throw Missing() }
        #expect(isNear(label.height, 6.6))
    }

    @Test func T43_everythingLiesBelowTheInset() {
        let raised = BoardLook(
            board: board, style: NativeKeyboardStyle(), scheme: .light, behavior: Self.plain,
            topInset: 62)
        let scene = BoardPicture(Appearance(), look: raised).scene
        #expect(scene.size == Size(width: 402, height: 291))
        for (low, high) in zip(scene.nodes, self.scene(Appearance()).nodes).dropFirst() {
            #expect(low.frame.y == high.frame.y + 62 && low.ink.y == high.ink.y + 62)
        }
    }

    private func isNear(_ left: Points, _ right: Points) -> Bool {
        abs(left.value - right.value) < 0.000_001
    }
}
