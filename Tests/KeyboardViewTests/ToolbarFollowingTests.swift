import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardToolbar
@testable import KeyboardView
import Scene
import Testing
import Units

/// What a touch on the toolbar changes in the picture, and what not.
struct ToolbarFollowingTests {
    private static let content = ToolbarContent(groups: [
        ToolbarContent.Group(
            spacing: 6,
            items: ["a", "b"].map {
                ToolbarContent.Item(
                    face: ToolFace(display: .text($0)),
                    choices: ["1", "2", "3"].map { ToolFace(display: .text($0)) })
            }),
        ToolbarContent.Group(
            spacing: 6, items: [ToolbarContent.Item(face: ToolFace(display: .text("c")))]),
    ])

    private static func look(
        _ style: ToolbarStyle, content: ToolbarContent = content, hasPopups: Bool = true
    ) -> BoardLook {
        BoardLook(
            board: Board(
                layout: .usEnglish, metrics: NativeMetrics.phonePortrait.grid, width: 402),
            style: NativeKeyboardStyle(), scheme: .light, behavior: .standard, topInset: 10,
            hasPopups: hasPopups, toolbar: BoardToolbar(content, style: style))
    }

    private static let first = ToolAddress(group: 0, item: 0)
    private static let last = ToolAddress(group: 1, item: 0)

    private static func picker(_ look: BoardLook, selected: Int?) throws -> ToolbarAppearance {
        let layout = try #require(look.toolbarLayout)
        return ToolbarAppearance(
            pressed: first,
            picker: OpenToolPicker(
                address: first,
                layout: ToolPickerLayout(
                    item: try #require(layout.frame(of: first)), count: 3, containerWidth: 402,
                    availableAbove: 500, style: layout.style, metrics: layout.metrics),
                selected: selected))
    }

    private static func appearances(_ look: BoardLook) throws -> [ToolbarAppearance] {
        [
            .none, ToolbarAppearance(pressed: first), ToolbarAppearance(pressed: last),
            ToolbarAppearance(pressed: first, preview: first), ToolbarAppearance(scroll: 5),
            try picker(look, selected: 0), try picker(look, selected: 2),
            try picker(look, selected: nil),
        ]
    }

    @Test(arguments: ToolbarStyle.allCases, [true, false])
    func aPictureThatFollowsAnotherEqualsOneMadeAnew(
        style: ToolbarStyle, hasPopups: Bool
    ) throws {
        let look = Self.look(style, hasPopups: hasPopups)
        let held = Appearance(
            pressed: [.character("q")], pops: [KeyPop(key: .character("q"), text: "q")])
        for before in try Self.appearances(look) {
            for keys in [Appearance(), held] {
                let shown = BoardPicture(keys, toolbar: before, look: look)
                for after in try Self.appearances(look) {
                    let next = shown.followed(by: held, toolbar: after, look: look)
                    let anew = BoardPicture(held, toolbar: after, look: look)
                    #expect(next.scene == anew.scene && next.toolPopup == anew.toolPopup)
                    let names = next.scene.nodes.map(\.identity)
                    #expect(Set(names).count == names.count)
                }
            }
        }
    }

    @Test(arguments: ToolbarStyle.allCases)
    func aToolThatIsHeldDamagesItselfAlone(style: ToolbarStyle) throws {
        let look = Self.look(style)
        let rest = BoardPicture(Appearance(), look: look)
        let held = rest.followed(
            by: Appearance(), toolbar: ToolbarAppearance(pressed: Self.last), look: look)
        let item = try #require(look.toolbarLayout?.frame(of: Self.last))
        let damage = held.scene.damage(since: rest.scene, scale: .one)
        // Primary tools of the classic look are covered by their preview; glass has a disc.
        #expect(damage.isEmpty == (style == .classic))
        #expect(
            damage.isEmpty
                || Scale.one.covering(look.toolFrame(item)).contains(damage.bounds))
        let back = held.followed(by: Appearance(), look: look)
        #expect(back.scene == rest.scene)
    }

    @Test(arguments: ToolbarStyle.allCases)
    func aSelectionDamagesThePickerAlone(style: ToolbarStyle) throws {
        let look = Self.look(style)
        let one = BoardPicture(
            Appearance(), toolbar: try Self.picker(look, selected: 0), look: look)
        let two = one.followed(
            by: Appearance(), toolbar: try Self.picker(look, selected: 1), look: look)
        #expect(two.scene.damage(since: one.scene, scale: .one).isEmpty)
        let (before, after) = (try #require(one.toolPopup), try #require(two.toolPopup))
        #expect(before.frame == after.frame)
        let damage = after.scene.damage(since: before.scene, scale: .one)
        let cells = try #require(two.toolbar.picker?.layout.cells)
        let frames = cells.prefix(2).map {
            let cell = look.toolFrame($0)
            return Scale.one.covering(
                Rect(
                    x: cell.x - after.frame.x, y: cell.y - after.frame.y, width: cell.width,
                    height: cell.height))
        }
        #expect(!damage.isEmpty && frames[0].union(frames[1]).contains(damage.bounds))
    }

    /// A program sets its groups after every letter: what stays the same is not painted again.
    @Test func K25_otherGroupsDamageOnlyWhatDiffers() throws {
        let look = Self.look(.glass)
        let rest = BoardPicture(Appearance(), look: look)
        let same = rest.followed(by: Appearance(), look: Self.look(.glass))
        #expect(same.scene.damage(since: rest.scene, scale: .one).isEmpty)
        var content = Self.content
        content.groups[1].items[0].isEnabled = false
        let dimmed = rest.followed(by: Appearance(), look: Self.look(.glass, content: content))
        let damage = dimmed.scene.damage(since: rest.scene, scale: .one)
        let item = try #require(look.toolbarLayout?.frame(of: Self.last))
        #expect(!damage.isEmpty)
        #expect(Scale.one.covering(look.toolFrame(item)).contains(damage.bounds))
    }

    @Test func aBarWithoutToolsIsNone() {
        let none = Self.look(.glass, content: .none)
        #expect(none.barHeight == 0 && none.boardTop == 10 && none.toolbarLayout == nil)
        #expect(none.size.height == 239)
        let bar = Self.look(.classic)
        #expect(bar.barHeight == 46 && bar.boardTop == 56 && bar.size.height == 285)
    }

    @Test func everythingOnTheBoardIsLowerByTheBar() throws {
        let (bare, bar) = (Self.look(.glass, content: .none), Self.look(.glass))
        let held = Appearance(
            pressed: [.character("g")], pops: [KeyPop(key: .character("g"), text: "g")])
        let nodes = BoardPicture(held, look: bar).scene.nodes
        for node in BoardPicture(held, look: bare).scene.nodes where node.identity != .background {
            let lower = try #require(nodes.first { $0.identity == node.identity })
            #expect(lower.frame.y == node.frame.y + 52 && lower.frame.x == node.frame.x)
        }
        let pop = try #require(nodes.firstIndex { $0.identity == .pop(.character("g")) })
        let tool = try #require(nodes.lastIndex { $0.identity == .tool(group: 1, item: 0) })
        #expect(pop > tool, "the bar is under the pops")
    }

    /// Source: behaviour E.1: an icon that nobody has is named by its first letters.
    @Test(arguments: [
        ("Bold", "Bo"), ("Zoom in", "Zi"), ("select-all text", "sa"), ("x", "x"), ("…", "…"),
        ("", ""),
    ])
    func anUnknownIconIsItsFirstLetters(label: String, letters: String) {
        #expect(BoardLook.letters(of: label) == letters)
    }

    @Test func aSymbolThatIsNotOursIsLookedUp() throws {
        let content = ToolbarContent(groups: [
            ToolbarContent.Group(
                spacing: 6,
                items: ["globe", "document-save", "nobodys", "coloured"].map {
                    ToolbarContent.Item(
                        face: ToolFace(display: .symbol(name: $0), label: "Save as"))
                })
        ])
        let look = BoardLook(
            board: Board(
                layout: .usEnglish, metrics: NativeMetrics.phonePortrait.grid, width: 402),
            style: NativeKeyboardStyle(), scheme: .light, behavior: .standard,
            toolbar: BoardToolbar(content) {
                switch $0 {
                case "document-save": KeyboardToolImage(path: "/icons/save.png")
                case "coloured": KeyboardToolImage(path: "/icons/c.png", isTemplate: false)
                // What the keyboard draws itself is not asked for.
                case "globe": KeyboardToolImage(path: "/icons/globe.png")
                default: nil
                }
            })
        let nodes = BoardPicture(Appearance(), look: look).scene.nodes
        func drawn(_ item: Int) throws -> SceneNode.Content {
            try #require(nodes.first { $0.identity == .tool(group: 0, item: item) }).content
        }
        #expect(try drawn(0) == .icon(.globe, height: 20, RGBA(0, 0, 0)))
        guard case .picture(let picture) = try drawn(1) else {
            Issue.record("no picture")
            return
        }
        #expect(picture.path == "/icons/save.png" && picture.letters == "Sa")
        #expect(picture.tint == RGBA(0, 0, 0))
        guard case .label(let text, _, _) = try drawn(2) else {
            Issue.record("no letters")
            return
        }
        #expect(text == "Sa")
        guard case .picture(let coloured) = try drawn(3) else {
            Issue.record("no picture")
            return
        }
        #expect(coloured.path == "/icons/c.png" && coloured.tint == nil)
    }
}
