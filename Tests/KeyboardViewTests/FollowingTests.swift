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
