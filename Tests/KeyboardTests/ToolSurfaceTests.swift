import KeyboardView
import KeyboardLayouts
import Behavior
import EventLoop
import KeyboardToolbar
import Settings
import Surfaces
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

/// What the bar and its pickers do to surfaces, and what they cost. Source: behaviour C.4, E.1, E.4 and E.5.
@Suite struct ToolSurfaceTests {
    /// Counts what lives.
    private final class Life {
        private(set) var count = 0
        final class Token {
            let life: Life
            init(_ life: Life) {
                self.life = life
                life.count += 1
            }
            deinit { life.count -= 1 }
        }
    }

    private static func tool(_ text: String, _ action: @escaping () -> Void = {})
        -> BlockKeyboardTool
    {
        BlockKeyboardTool(text: text, action: action)
    }

    @Test func K25_reassigningUnderAFingerLosesNoTouchAndRepaintsNothingElse() throws {
        var performed: [String] = []
        let own = KeyboardToolbarView()
        func groups(_ generation: Int, undo: Bool) -> [KeyboardToolGroup] {
            [
                KeyboardToolGroup(items: [
                    KeyboardToolGroupItem(
                        representativeTool: Self.tool("u"), isEnabled: undo),
                    KeyboardToolGroupItem(
                        representativeTool: Self.tool("a") { performed.append("a\(generation)") },
                        tools: [
                            Self.tool("b") { performed.append("b\(generation)") },
                            Self.tool("c") { performed.append("c\(generation)") },
                        ]),
                ])
            ]
        }
        own.groups = groups(0, undo: false)
        let rig = try Rig.tools(own: own)
        try rig.pressTool(0, 1)
        let count = try rig.board.commits.count
        let other = try rig.toolFrame(0, 0)
        own.groups = groups(1, undo: true)
        try rig.settle()
        // One picture, of which nothing but the other tool is new; what lies above stays.
        let commits = try rig.board.commits[count...]
        #expect(commits.map(\.isPicture) == [true])
        for damage in commits.flatMap(\.damage) {
            #expect(other.contains(Rect(damage)), "\(damage)")
        }
        #expect(commits.allSatisfy { $0.popups.count == 1 })
        #expect(rig.isEnabled(0, 0) == true)
        try rig.up()
        #expect(performed == ["a1"])
        // The same with choices on screen, many times; what is the same is not even painted.
        try rig.holdTool(0, 1)
        try rig.slide(to: 1, of: 0, 1)
        for generation in 2..<12 {
            let count = try rig.board.commits.count
            own.groups = groups(generation, undo: true)
            try rig.settle()
            #expect(try rig.board.commits.count == count)
            #expect(rig.toolAppearance.picker?.selected == 1)
        }
        try rig.up()
        #expect(performed == ["a1", "c11"])
    }

    @Test func K25_aToolThatIsTakenAwayUnderAFingerPerformsNothing() throws {
        var performed = 0
        let own = KeyboardToolbarView()
        let item = KeyboardToolGroupItem(
            representativeTool: Self.tool("a") { performed += 1 }, tools: [Self.tool("b")])
        own.groups = [KeyboardToolGroup(items: [item, item])]
        let rig = try Rig.tools(own: own)
        try rig.holdTool(0, 1)
        own.groups = [KeyboardToolGroup(items: [item])]
        try rig.settle()
        #expect(rig.toolAppearance == .none)
        #expect(try rig.popups == [])
        try rig.up()
        #expect(performed == 0)
        // No tools, no bar: the surface is lower, and it comes back.
        try rig.pressTool(0, 0)
        own.groups = []
        try rig.settle()
        #expect(!rig.hasBar)
        #expect(try rig.board.shownSize.height == 229)
        try rig.up()
        #expect(performed == 0 && rig.text == "")
        own.groups = [KeyboardToolGroup(items: [item])]
        try rig.settle()
        #expect(try rig.board.shownSize.height == 281)
        try rig.tapTool(0, 0)
        #expect(performed == 1)
    }

    @Test(arguments: [("glass", 52, 10), ("classic", 46, 16), ("none", 0, 62)])
    func C4_theHeadroomIsWhatTheBarLeavesOfIt(style: String, height: Int, inset: Int) throws {
        for translucency in ["on", "off"] {
            let look: [SettingsValues.Name: String] = [
                .previewStyle: "native", .translucency: translucency,
                .toolbarStyle: style == "none" ? "glass" : style,
            ]
            let rig = try Rig.tools(style == "none" ? "none" : "demo", look)
            let commit = try #require(try rig.board.commits.last)
            let (bar, top) = (Points(height), Points(inset))
            #expect(rig.look?.topInset == top && rig.look?.barHeight == bar)
            #expect(commit.size == Size(width: 408, height: 229 + bar + top))
            let isGlass = translucency == "on"
            #expect(commit.exclusiveZone == Int32(229 + height + (isGlass ? 0 : inset)))
            let clear: Points = isGlass ? top : 0
            #expect(
                commit.inputRegion == [
                    Rect(x: 0, y: clear, width: 408, height: 229 + bar + top - clear)
                ])
            #expect(commit.opaqueRegion.isEmpty == isGlass)
            if !isGlass {
                // All below the corners is opaque, the bar too.
                #expect(commit.opaqueRegion.contains { $0.bottom == commit.size.height })
            }
        }
    }

    /// Source: T45 for the order of the commits.
    @Test(arguments: ["off", "native"])
    func fieldsWithAndWithoutABarAreOneCommitApart(preview: String) throws {
        let rig = try Rig.tools("auto", [.previewStyle: preview, .translucency: "on"])
        let hasPops = preview != "off"
        for (purpose, bar) in [
            (Rig.Purpose.number, 0), (0, 52), (Rig.Purpose.phone, 0), (Rig.Purpose.terminal, 52),
            (Rig.Purpose.number, 0), (Rig.Purpose.terminal, 52), (0, 52),
        ] as [(UInt32, Points)] {
            let count = try rig.board.commits.count
            let before = try #require(rig.board.commits.last)
            rig.compositor.inputMethod.focus(purpose: purpose)
            try rig.settle()
            let commits = Array(try rig.board.commits[count...])
            // 61.05 less the bar, in whole pixels.
            let inset: Points = hasPops ? (bar > 0 ? 10 : 62) : 0
            let size = Size(width: 408, height: 229 + bar + inset)
            // Where the size is another one the wish for it, which changes nothing else; then a picture with all that belongs to it.
            #expect(commits.map(\.isPicture) == (size == before.size ? [true] : [false, true]))
            if commits.count == 2 { #expect(commits[0].size == before.size) }
            let new = try #require(commits.last)
            #expect(new.size == size)
            #expect(new.exclusiveZone == Int32((229 + bar).value))
            #expect(
                new.inputRegion == [Rect(x: 0, y: inset, width: 408, height: 229 + bar)])
            #expect(rig.hasBar == (bar > 0))
            #expect(new.popups == [])
        }
        #expect(rig.comings == 0 && rig.goings == 0)
    }

    /// Between fields of the same height nothing but the tools is painted anew.
    @Test func anotherToolbarOfTheSameHeightIsOnePicture() throws {
        let rig = try Rig.tools("auto")
        let count = try rig.board.commits.count
        rig.compositor.inputMethod.focus(purpose: Rig.Purpose.terminal)
        try rig.settle()
        #expect(try rig.board.commits[count...].map(\.isPicture) == [true])
        #expect(!rig.transcript.contains { $0.hasPrefix("set_size") })
    }

    @Test func theLookOfTheBarChangesInOneCommit() throws {
        let rig = try Rig.tools("demo")
        for (style, height) in [("classic", 275), ("glass", 281)] as [(String, Points)] {
            let count = try rig.board.commits.count
            try rig.chooseTools("demo", [.toolbarStyle: style])
            #expect(try rig.board.commits[count...].map(\.isPicture) == [false, true])
            #expect(try rig.board.shownSize.height == height)
            try rig.pick(1, of: 1, 1)
        }
        #expect(rig.text == ",,")
    }

    @Test func K02_theClassicBarHasItsNumbers() throws {
        let rig = try Rig.tools("demo", [.toolbarStyle: "classic"])
        let frame = try rig.toolFrame(1, 1)
        #expect(frame.height == 42 && frame.width >= 32)
        #expect(try rig.board.shownSize.height == 229 + 46)
        // Pressed, it is shown large above itself, and stays there while it is held without alternates.
        try rig.pressTool(2, 0)
        #expect(rig.toolAppearance.preview == ToolAddress(group: 2, item: 0))
        #expect(try rig.popups.count == 1)
        try rig.advance(600)
        #expect(try rig.popups.count == 1 && rig.toolAppearance.picker == nil)
        try rig.up()
        #expect(try rig.popups == [])
    }

    /// The next frame has it, and nothing of the board is painted for it.
    @Test(arguments: ["glass", "classic"])
    func openingAndSlidingPaintThePickerAlone(style: String) throws {
        let rig = try Rig.tools("demo", [.toolbarStyle: style])
        try rig.pressTool(1, 3)
        let pictures = try rig.board.pictureCount
        let commits = try rig.board.commits.count
        try rig.advance(500)
        #expect(try rig.board.commits.count == commits + 1)
        #expect(try rig.board.pictureCount == pictures)
        let popup = try #require(rig.toolPopup)
        let layout = try #require(rig.toolAppearance.picker).layout
        for index in 1..<8 {
            let count = try rig.board.commits.count
            let own = popup.pictureCount
            try rig.slide(to: index, of: 1, 3)
            #expect(try rig.board.commits.count == count + 1)
            #expect(try rig.board.pictureCount == pictures)
            #expect(popup.pictureCount == own + 1)
            // Two cells are new, the selected one and the one before, and at most the gap between them.
            let (old, new) = (layout.cells[index - 1], layout.cells[index])
            let most = max(old.right, new.right) - min(old.left, new.left)
            #expect(!popup.damage.isEmpty)
            let left = popup.damage.map(\.x).min() ?? 0
            let right = popup.damage.map(\.right).max() ?? 0
            #expect(Points(right - left) <= most + 2, "\(popup.damage)")
            #expect(popup.damage.allSatisfy { Points($0.height) <= new.height + 2 })
            // A finger that moves within its cell paints nothing.
            let before = try rig.board.commits.count
            rig.compositor.seat.touchFrame()
            try rig.settle()
            #expect(try rig.board.commits.count == before)
        }
        try rig.up()
        #expect(try rig.popups == [])
    }

    @Test func aBarAtRestCostsNothing() throws {
        for toolbar in ["auto", "demo"] {
            let rig = try Rig.tools(toolbar)
            #expect(rig.nextDeadline == nil)
            let commits = try rig.board.commits.count
            let count = rig.transcript.count
            try rig.advance(60_000)
            #expect(try rig.board.commits.count == commits)
            #expect(rig.transcript.count == count)
            try rig.pick(2, of: 1, 1)
            try rig.advance(1_000)
            #expect(rig.nextDeadline == nil && !rig.hasWork)
        }
    }

    @Test(arguments: [320, 800])
    func anOutputThatTurnsUnderAnOpenPickerKeepsTheChoice(width: Int) throws {
        let rig = try Rig.tools()
        try rig.holdTool(1, 2)
        try rig.slide(to: 3, of: 1, 2)
        rig.compositor.outputs[0].change(.init(width, 700))
        try rig.settle()
        try rig.board.configure(Size(width: Points(width), height: 281))
        try rig.settle()
        let layout = try #require(rig.toolAppearance.picker).layout
        #expect(rig.toolAppearance.picker?.selected == 3)
        #expect(layout.frame.left >= 8 && layout.frame.right <= Points(width - 8))
        let popup = try #require(try rig.popups.first).frame
        #expect(popup.left >= 0 && popup.right <= Points(width))
        try rig.up()
        #expect(rig.text == "/")
        #expect(rig.nextDeadline == nil)
    }

    @Test func B36_oneHandHasTheWholeBar() throws {
        let rig = try Rig.tools()
        let frames = try (0..<2).map { try rig.toolFrame(2, $0) }
        for side in [OneHandedMode.left, .right] {
            rig.boardKeys.stand(side)
            try rig.settle()
            #expect(try (0..<2).map { try rig.toolFrame(2, $0) } == frames)
            try rig.tapTool(1, 0)
            try rig.pick(1, of: 1, 3)
            try rig.hit(.character("q"))
        }
        #expect(rig.text == "(\"q(\"q")
    }

    /// What a text, a pad and a text again have in common: nothing of the bar is left on a pad.
    @Test func aNumberPadHasNoBar() throws {
        let rig = try Rig.tools("demo")
        for purpose in [Rig.Purpose.digits, Rig.Purpose.number, Rig.Purpose.phone, Rig.Purpose.pin]
        {
            rig.compositor.inputMethod.focus(purpose: purpose)
            try rig.settle()
            #expect(!rig.hasBar && rig.look?.barHeight == 0)
            try rig.hit(.character("1"))
            rig.compositor.inputMethod.focus()
            try rig.settle()
            #expect(rig.hasBar)
            try rig.tapTool(1, 0)
        }
        #expect(rig.text == "1(1(1(1(")
    }

    @Test func aThousandReassignmentsLeakNothing() throws {
        let life = Life()
        let own = KeyboardToolbarView()
        func groups(_ number: Int) -> [KeyboardToolGroup] {
            let token = Life.Token(life)
            func tool(_ text: String) -> BlockKeyboardTool {
                BlockKeyboardTool(text: text) { withExtendedLifetime(token) {} }
            }
            return [
                KeyboardToolGroup(items: [
                    KeyboardToolGroupItem(
                        representativeTool: tool("\(number % 10)"),
                        tools: [tool("a"), tool("b\(number % 3)")], isEnabled: number % 7 != 6)
                ]),
                KeyboardToolGroup(items: [
                    KeyboardToolGroupItem(
                        representativeTool: tool("x"), isEnabled: number.isMultiple(of: 2))
                ]),
            ]
        }
        own.groups = groups(0)
        let rig = try Rig.tools(own: own)
        for number in 1...21 {
            own.groups = groups(number)
            try rig.settle()
        }
        try rig.holdTool(0, 0)
        try rig.up()
        let objects = rig.compositor.objectCounts
        for number in 1...1_000 {
            if number % 100 == 50 { try rig.holdTool(0, 0) }
            own.groups = groups(number)
            try rig.settle()
            if number % 100 == 60 { try rig.up() }
            rig.compositor.clearTranscript()
        }
        try rig.advance(100)
        #expect(life.count == 1)
        var after = rig.compositor.objectCounts
        // A buffer more or less, as frames come.
        #expect(after["wl_buffer", default: 0] <= objects["wl_buffer", default: 0] + 2)
        after["wl_buffer"] = objects["wl_buffer"]
        #expect(after == objects)
        #expect(rig.nextDeadline == nil)
    }
}

extension Rect {
    /// At a scale of 1.
    fileprivate init(_ rect: PixelRect) {
        self.init(
            x: Points(rect.x), y: Points(rect.y), width: Points(rect.width),
            height: Points(rect.height))
    }
}
