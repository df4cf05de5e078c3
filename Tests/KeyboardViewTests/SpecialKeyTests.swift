import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Scene
import Testing
import Units

@testable import KeyboardView

/// Keys beside letters: what is written on them and how they are coloured.
struct SpecialKeyTests {
    private struct Missing: Error {}

    private func look(
        _ board: Board = SpecialBoard.board(), field: FieldLook = FieldLook(),
        overlay: KeyOverlay.Slot? = nil, languages: [String] = []
    ) -> BoardLook {
        BoardLook(
            board: board, style: NativeKeyboardStyle(), scheme: .light,
            behavior: KeyboardBehavior(translucentBackground: false), field: field,
            overlay: overlay, languages: languages)
    }

    private func content(
        _ identity: SceneNode.Identity, _ look: BoardLook, _ appearance: Appearance = Appearance()
    ) throws -> SceneNode.Content {
        let nodes = BoardPicture(appearance, look: look).scene.nodes
        return try #require(nodes.first { $0.identity == identity }).content
    }

    private func text(
        _ id: KeyID, _ look: BoardLook, _ appearance: Appearance = Appearance()
    ) throws -> String? {
        switch try content(.keyLabel(id), look, appearance) {
        case .label(let text, _, _): text
        default: nil
        }
    }

    private func fill(
        _ id: KeyID, _ look: BoardLook, _ appearance: Appearance = Appearance()
    ) throws -> RGBA {
        switch try content(.keyCap(id), look, appearance) {
        case .raised(let fill, _, _), .fill(let fill, _): fill
        default: throw Missing()
        }
    }

    @Test func arrowsArePictures() throws {
        let icons: [(NamedKey, Icon)] = [
            (.left, .arrowLeft), (.right, .arrowRight), (.up, .arrowUp), (.down, .arrowDown),
        ]
        for (key, expected) in icons {
            guard case .icon(let icon, let height, _) = try content(.keyLabel(.named(key)), look())
            else { throw Missing() }
            #expect(icon == expected && height > 8 && height < 17)
        }
    }

    @Test func otherNamedKeysAreWords() throws {
        for (id, word) in [
            (KeyID.named(.escape), "Esc"), (.modifier(.control), "Ctrl"), (.named(.f12), "F12"),
            (.dead("´"), "´"),
        ] {
            #expect(try text(id, look()) == word)
        }
    }

    /// One line that shrinks: never wider than its key, at any width.
    @Test(arguments: [320.0, 360, 402, 1280])
    func D9_57_wordsStayInsideTheirKeys(width: Double) throws {
        let board = SpecialBoard.board(width: Points(width))
        let look = look(board)
        for placed in board.grid(for: .letters).keys {
            switch try content(.keyLabel(placed.key.id), look) {
            case .label(_, let style, _):
                #expect(style.maximumWidth <= placed.frame.width && style.maximumWidth > 0)
                #expect(style.height < placed.frame.height)
            case .icon(_, let height, _): #expect(height < placed.frame.height)
            default: #expect(placed.key.action == .none)
            }
        }
    }

    /// Colours show which modifier counts, and the words stand out from them 4.5 to 1.
    @Test func R042_latchedAndLockedAreSeen() throws {
        let control = KeyID.modifier(.control)
        let rest = try fill(control, look())
        let latched = try fill(control, look(), Appearance(latched: .control))
        let locked = try fill(control, look(), Appearance(locked: .control))
        #expect(Set([rest, latched, locked]).count == 3)
        // Another modifier is another one.
        #expect(try fill(.modifier(.alt), look(), Appearance(latched: .control)) == rest)
        for appearance in [
            Appearance(latched: .control), Appearance(locked: .control),
            Appearance(pressed: [control], latched: .control),
        ] {
            guard case .label(_, _, let color) = try content(.keyLabel(control), look(), appearance)
            else { throw Missing() }
            #expect(color.contrast(with: try fill(control, look(), appearance)) >= 4.5)
        }
    }

    @Test func R042_capsLockIsSeenOnItsKeyAndOnTheLetters() throws {
        let id = Key.capsLock.id
        let caps = Appearance(shift: .capsLock)
        #expect(try fill(id, look()) != fill(id, look(), caps))
        #expect(try text(.character("q"), look(), caps) == "Q")
        // A digit is no letter.
        #expect(try text(.character("1"), look(), caps) == "1")
        #expect(try text(.character("1"), look(), Appearance(shift: .auto)) == "1")
        #expect(try text(.character("1"), look(), Appearance(shift: .upper)) == "!")
    }

    @Test func altGrShowsWhatKeysHaveBehindIt() throws {
        #expect(try text(.character("p"), look(), Appearance(latched: .altGr)) == "@")
        #expect(try text(.character("q"), look(), Appearance(latched: .altGr)) == "q")
    }

    /// Behaviour D.7: the label of the purpose, in the accent.
    @Test func B38_returnSaysWhatItDoes() throws {
        let go = look(field: FieldLook(returnHasPurpose: true, returnWord: .go))
        #expect(try text(.primary, go) == "go" && text(.primary, look()) == "return")
        #expect(try fill(.primary, go) != fill(.primary, look()))
        #expect(go.descriptions(of: Appearance()).last?.label == "go")
    }

    @Test func B46_theSpaceBarNamesSeveralLanguages() throws {
        let badge = SceneNode.Identity.keyBadge(.space)
        guard case .label(let text, _, _) = try content(badge, look(languages: ["EN", "CS"]))
        else { throw Missing() }
        #expect(text == "ENCS")
        for few in [[], ["EN"]] {
            let nodes = BoardPicture(Appearance(), look: look(languages: few)).scene.nodes
            #expect(!nodes.contains { $0.identity == badge })
        }
        // What is drawn on top of keys has the first word.
        let own = look(
            overlay: { $0.action == .space ? KeyOverlay(badge: "X") : nil },
            languages: ["EN", "CS"])
        guard case .label("X", _, _) = try content(badge, own) else { throw Missing() }
    }

    @Test func B26_labelsAreBlankWhileTheCaretIsDragged() throws {
        let board = SpecialBoard.board()
        let look = look(board, overlay: { _ in KeyOverlay(badge: "x") })
        let drag = Appearance(pressed: [.space], isDraggingCaret: true)
        for placed in board.grid(for: .letters).keys {
            let isBlank = try content(.keyLabel(placed.key.id), look, drag) == .blank
            #expect(isBlank == (placed.key.action != .space))
        }
        let badges = BoardPicture(drag, look: look).scene.nodes.filter {
            if case .keyBadge = $0.identity { true } else { false }
        }
        #expect(badges.map(\.identity) == [.keyBadge(.space)])
    }

    /// D.9, 54: keys left, chevron right, and the other way round.
    @Test(arguments: [(OneHandedMode.left, Icon.chevronRight), (.right, .chevronLeft)])
    func B36_D9_54_theChevronPointsAwayFromTheKeys(mode: OneHandedMode, icon: Icon) throws {
        let board = SpecialBoard.board(oneHanded: mode)
        guard
            case .icon(let shown, _, _) = try content(
                .keyLabel(Key.expander(mode).id), look(board))
        else { throw Missing() }
        #expect(shown == icon)
        let frames = board.grid(for: .letters).keys
        let chevron = try #require(frames.first { $0.key.id == Key.expander(mode).id }).frame
        let q = try #require(frames.first { $0.key.id == .character("q") }).frame
        #expect((chevron.x > q.x) == (mode == .left))
    }

    /// Pops stay over the keys, not over the gap.
    @Test(arguments: [OneHandedMode.left, .right], CharacterPreviewStyle.allCases)
    func B36_popsStayOverTheKeys(mode: OneHandedMode, preview: CharacterPreviewStyle) throws {
        let board = SpecialBoard.board(oneHanded: mode)
        var behavior = KeyboardBehavior.recommended
        behavior.characterPreviewStyle = preview
        let look = BoardLook(
            board: board, style: NativeKeyboardStyle(), scheme: .light, behavior: behavior,
            topInset: 62)
        for placed in board.grid(for: .letters).keys {
            guard case .character = placed.key.action else { continue }
            let held = Appearance(
                pressed: [placed.key.id], pops: [KeyPop(key: placed.key.id, text: "q")])
            for frame in BoardPicture(held, look: look).popFrames {
                #expect(frame.left >= board.keyArea.left && frame.right <= board.keyArea.right)
            }
        }
    }

    @Test func B37_theMenuLiesOverTheBoardWithEachEntryInItsCell() throws {
        let board = SpecialBoard.board()
        let globe = try #require(
            board.grid(for: .letters).keys.first { $0.key.action == .nextKeyboard })
        let menu = GlobeMenu(
            layouts: [
                GlobeMenu.Item(.layout("us"), label: "English", isOn: true),
                GlobeMenu.Item(.layout("de"), label: "Deutsch"),
            ], oneHanded: .off)
        let layout = try #require(GlobeMenuLayout(menu, above: globe.frame, on: board))
        let open = OpenMenu(key: globe.key.id, layout: layout, selected: 4)
        let nodes = BoardPicture(Appearance(menu: open), look: look(board)).scene.nodes
        var labels: [String] = []
        for node in nodes {
            switch node.identity {
            case .menuLabel(let index):
                guard case .label(let text, let style, _) = node.content else { throw Missing() }
                labels.append(text)
                #expect(layout.cells[index].frame.contains(node.frame))
                #expect(style.maximumWidth > 0)
            case .menuMark(let index): #expect([1, 3].contains(index))
            default: break
            }
        }
        let heights = nodes.compactMap { node -> Points? in
            guard case .menuLabel = node.identity, case .label(_, let style, _) = node.content
            else { return nil }
            return style.height
        }
        #expect(Set(heights).count == 1)
        #expect(labels == ["Left", "Full", "Right", "English", "Deutsch", "Hide keyboard"])
        let mark = try #require(nodes.first { $0.identity == .menuSelection })
        #expect(layout.cells[4].frame.contains(mark.frame))
    }
}
