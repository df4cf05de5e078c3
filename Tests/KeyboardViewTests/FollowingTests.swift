import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
@testable import KeyboardView
import Scene
import Testing
import Units

/// A picture that follows another one is the same as one made anew, and shares what did not change.
struct FollowingTests {
    private static let board = Board(
        layout: .usEnglish, metrics: NativeMetrics.phonePortrait.grid, width: 402)

    private static func look(_ preview: CharacterPreviewStyle?) -> BoardLook {
        var behavior = KeyboardBehavior.standard
        behavior.characterPreview = preview != nil
        behavior.characterPreviewStyle = preview ?? .native
        return BoardLook(
            board: board, style: NativeKeyboardStyle(), scheme: .light, behavior: behavior,
            topInset: 62, overlay: { $0.action == .space ? KeyOverlay(badge: "EN") : nil })
    }

    private static func callout(_ letter: String, selected: Int) throws -> OpenCallout {
        let id = KeyID.character(letter)
        let placed = try #require(board.grid(for: .letters).keys.first { $0.key.id == id })
        let layout = try #require(
            CalloutLayout(
                base: letter, alternates: placed.key.alternates, above: placed.frame,
                boardWidth: 402, metrics: board.metrics.callout))
        return OpenCallout(key: id, layout: layout, selected: selected)
    }

    private static func appearances() throws -> [Appearance] {
        let (q, p, e) = (KeyID.character("q"), KeyID.character("p"), KeyID.character("e"))
        let (popQ, popP) = (KeyPop(key: q, text: "q"), KeyPop(key: p, text: "p"))
        return [
            Appearance(), Appearance(pressed: [q], pops: [popQ]),
            Appearance(pressed: [q, p], pops: [popQ, popP]),
            Appearance(pressed: [p, .shift], pops: [popP, popQ]),
            Appearance(pops: [KeyPop(key: q, text: "Q")]),
            Appearance(shift: .upper, pressed: [q]),
            Appearance(pressed: [e], callout: try callout("e", selected: 0)),
            Appearance(pressed: [e], pops: [popP], callout: try callout("e", selected: 2)),
            Appearance(
                page: .numbers, pressed: [.character("1")],
                pops: [KeyPop(key: .character("1"), text: "1")]),
            Appearance(page: .numbers, pressed: [.type(.letters)]), Appearance(),
        ]
    }

    /// On a board that has all of it: a globe's menu, modifiers, another level, a drag of the caret.
    private static func specialAppearances(_ board: Board) throws -> [Appearance] {
        let globe = try #require(
            board.grid(for: .letters).keys.first { $0.key.action == .nextKeyboard })
        let menu = GlobeMenu(
            layouts: [GlobeMenu.Item(.layout("us"), label: "English", isOn: true)], oneHanded: .off)
        let layout = try #require(GlobeMenuLayout(menu, above: globe.frame, on: board))
        return [
            Appearance(), Appearance(pressed: [globe.key.id]),
            Appearance(
                pressed: [globe.key.id],
                menu: OpenMenu(key: globe.key.id, layout: layout, selected: nil)),
            Appearance(
                pressed: [globe.key.id],
                menu: OpenMenu(key: globe.key.id, layout: layout, selected: 3)),
            Appearance(latched: .control), Appearance(latched: .altGr, locked: .control),
            Appearance(shift: .auto),
            Appearance(shift: .capsLock, pressed: [Key.expander(.off).id]),
            Appearance(pressed: [.space], isDraggingCaret: true),
            Appearance(shift: .upper, pressed: [.space], isDraggingCaret: true),
        ]
    }

    @Test func alsoWithMenusModifiersAndTheDragOfTheCaret() throws {
        let board = SpecialBoard.board(oneHanded: .left)
        let look = BoardLook(
            board: board, style: NativeKeyboardStyle(), scheme: .dark, behavior: .recommended,
            topInset: 20, languages: ["EN", "DE"])
        let appearances = try Self.specialAppearances(board)
        for before in appearances {
            let shown = BoardPicture(before, look: look)
            for after in appearances {
                let next = shown.followed(by: after, look: look)
                #expect(next.scene == BoardPicture(after, look: look).scene)
                #expect(Set(next.scene.nodes.map(\.identity)).count == next.scene.nodes.count)
            }
        }
    }

    /// What stays the same is not painted again: the letters' labels change with shift, but no letter's key does.
    @Test func aShiftDamagesWhatChangesAlone() throws {
        let look = Self.look(.native)
        let lower = BoardPicture(Appearance(), look: look)
        let upper = lower.followed(by: Appearance(shift: .upper), look: look)
        let changed = zip(lower.scene.nodes, upper.scene.nodes).filter { $0.0 != $0.1 }
            .map(\.0.identity)
        for placed in Self.board.grid(for: .letters).keys {
            let isLetter = if case .character = placed.key.action { true } else { false }
            let isShift = placed.key.action == .shift
            #expect(changed.contains(.keyLabel(placed.key.id)) == (isLetter || isShift))
            #expect(changed.contains(.keyCap(placed.key.id)) == isShift)
        }
    }

    private static func bubble(_ number: Int, x: Points) -> Bubble {
        Bubble(
            number: number, text: "a", isSeparator: false, center: Point(x: x, y: 100), radius: 18,
            wobblePhase: 1, wobbleStrength: 1, tint: 0.5, burst: nil)
    }

    private static let motions = [
        MotionFrame.still,
        MotionFrame(
            shrinks: [MotionFrame.Shrink(key: .character("q"), scale: 0.8)],
            bubbles: [bubble(1, x: 50), bubble(2, x: 90)]),
        MotionFrame(bubbles: [bubble(2, x: 120)], calloutReveal: 0.5),
    ]

    @Test(arguments: [nil] + CharacterPreviewStyle.allCases.map(Optional.some))
    func aPictureThatFollowsAnotherEqualsOneMadeAnew(preview: CharacterPreviewStyle?) throws {
        let look = Self.look(preview)
        for before in try Self.appearances() {
            for (first, second) in [(0, 0), (0, 1), (1, 2), (2, 0)] {
                let shown = BoardPicture(before, look: look, motion: Self.motions[first])
                for after in try Self.appearances() {
                    let motion = Self.motions[second]
                    let next = shown.followed(by: after, look: look, motion: motion)
                    let anew = BoardPicture(after, look: look, motion: motion)
                    #expect(next.scene == anew.scene && next.popup == anew.popup)
                }
            }
        }
    }

    @Test func anotherLookIsDrawnAnew() {
        let (native, floating) = (Self.look(.native), Self.look(.floating))
        let held = Appearance(
            pressed: [.character("q")], pops: [KeyPop(key: .character("q"), text: "q")])
        let next = BoardPicture(held, look: native).followed(by: held, look: floating)
        #expect(next.scene == BoardPicture(held, look: floating).scene)
    }

    @Test func B42_aLetterDamagesItsKeyAndItsPopAlone() throws {
        let look = Self.look(.native)
        let g = KeyID.character("g")
        let rest = BoardPicture(Appearance(), look: look)
        let held = rest.followed(
            by: Appearance(pressed: [g], pops: [KeyPop(key: g, text: "g")]), look: look)
        let placed = try #require(Self.board.grid(for: .letters).keys.first { $0.key.id == g })
        let key = look.frame(of: placed)
        // The pop is 60.75 square, 6.3 above its key; its shadow lies 1 lower and reaches 4 and a clearance further.
        let pop = Rect(
            x: key.center.x - 60.75 / 2, y: key.y - 6.3 - 60.75, width: 60.75, height: 60.75)
        let most = Scale.one.covering(key).union(Scale.one.covering(pop.inset(by: -6)))
        for damage in [
            held.scene.damage(since: rest.scene, scale: .one),
            rest.scene.damage(since: held.scene, scale: .one),
        ] {
            #expect(most.contains(damage.bounds))
            #expect(damage.intersects(Scale.one.covering(key)))
            #expect(damage.intersects(Scale.one.covering(pop)))
        }
        let back = held.followed(by: Appearance(), look: look)
        #expect(back.scene == rest.scene)
    }
}
