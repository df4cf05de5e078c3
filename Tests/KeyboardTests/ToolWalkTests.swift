import KeyboardView
import KeyboardLayouts
import Behavior
import EventLoop
import KeyboardToolbar
import Settings
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

/// Tools of the bar, from the finger to the field. Source: behaviour E.1 and E.2; G.2.
@Suite struct ToolWalkTests {
    /// What `demo` has. Source: the toolbar's document, Documentation; data/toolbars/demo.yaml.
    private static let demo: [(text: String, alternates: [String])] = [
        ("(", ["(", "{", "[", "]", "}", ")"]),
        (".", [".", ",", ";", "!", "&", "|"]),
        ("=", ["=", "+", "-", "/", "*", "<", ">"]),
        ("#", ["#", "\"", "'", "$", "\\", "@", "%", "~"]),
    ]

    @Test func K01_theBarIsThereWithAFocusedFieldAndHidesWithIt() throws {
        let rig = try Rig.tools("auto", isFocused: false)
        #expect(!rig.isShown)
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(rig.isShown && rig.hasBar)
        #expect(
            rig.toolLabels == [
                ["Undo", "Redo"], ["Cut", "Copy", "Paste"], ["Left", "Right", "Hide keyboard"],
            ])
        // 229 of keys and 52 of the bar, which windows make room for.
        #expect(try rig.board.shownSize == Size(width: 408, height: 281))
        #expect(try rig.board.layer?.current.exclusiveZone == 281)
        // 8 + 4 from the edge, 44 each, in the middle of 52.
        #expect(try rig.toolFrame(0, 1) == Rect(x: 56, y: 4, width: 44, height: 44))
        #expect(try rig.toolFrame(2, 1) == Rect(x: 352 - 44, y: 4, width: 44, height: 44))
        rig.compositor.inputMethod.leave()
        try rig.settle()
        try rig.advance(150)
        #expect(!rig.isShown)
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(rig.isShown && rig.hasBar)
    }

    @Test func K01_aBarThatIsSwitchedOffIsNotThere() throws {
        let rig = try Rig.tools("none")
        #expect(!rig.hasBar)
        #expect(try rig.board.shownSize.height == 229)
        try rig.chooseTools("demo")
        #expect(rig.hasBar)
        #expect(try rig.board.shownSize.height == 281)
        try rig.chooseTools("none")
        #expect(try rig.board.shownSize.height == 229)
    }

    @Test func K11_aDisabledToolDoesNothing() throws {
        let rig = try Rig.tools()
        #expect(rig.isEnabled(0, 0) == false && rig.isEnabled(0, 1) == false)
        let pictures = try rig.board.pictureCount
        try rig.tapTool(0, 0)
        try rig.pressTool(0, 1)
        try rig.advance(2_000)
        try rig.up()
        #expect(rig.transcript.filter { $0.hasPrefix("key") || $0.hasPrefix("commit_s") } == [])
        #expect(try rig.board.pictureCount == pictures)
        #expect(try rig.popups == [])
    }

    @Test func K12_aTapPerformsOnce() throws {
        var count = 0
        let own = KeyboardToolbarView()
        own.groups = [
            KeyboardToolGroup(items: [
                KeyboardToolGroupItem(
                    representativeTool: BlockKeyboardTool(text: "x") { count += 1 },
                    tools: [BlockKeyboardTool(text: "y") { count += 100 }])
            ])
        ]
        let rig = try Rig.tools(own: own)
        try rig.pressTool(0, 0)
        #expect(count == 0)
        try rig.advance(499)
        try rig.up()
        #expect(count == 1)
        try rig.advance(2_000)
        #expect(count == 1 && rig.nextDeadline == nil)
        #expect(try rig.popups == [])
    }

    /// Lifted late, but before its choices are on screen: it is a tap.
    @Test func K12_aToolWithoutAlternatesIsPerformedHoweverLate() throws {
        let rig = try Rig.tools("default", field: TestField("x"))
        try rig.pressTool(1, 2)
        try rig.advance(5_000)
        #expect(rig.strokes == [])
        try rig.up()
        #expect(rig.strokes == ["4+47"])
    }

    @Test func K13_K17_choicesComeAfterHalfASecondAndNotBefore() throws {
        let rig = try Rig.tools()
        try rig.pressTool(1, 0)
        #expect(rig.nextDeadline == rig.clock.now + 500)
        // The tool itself is shown large meanwhile.
        #expect(rig.toolAppearance.preview != nil)
        try rig.advance(499)
        #expect(rig.toolAppearance.picker == nil)
        try rig.advance(1)
        let picker = try #require(rig.toolAppearance.picker)
        #expect(picker.selected == 0 && picker.layout.cells.count == 6)
        // 6 cells of 44 with paddings of 4, 52 high, 6 above the capsule.
        #expect(picker.layout.frame == Rect(x: 112, y: -54, width: 272, height: 52))
        let popup = try #require(try rig.popups.first)
        #expect(try rig.popups.count == 1)
        #expect(popup.inputRegion == [])
        #expect(popup.frame.contains(picker.layout.frame))
        #expect(popup.frame.left >= 0 && popup.frame.right <= 408)
        #expect(popup.frame.top >= -(874 - 281))
        try rig.up()
        #expect(rig.text == "(")
        #expect(try rig.popups == [])
        #expect(rig.nextDeadline == nil)
    }

    @Test(arguments: [408, 402, 320, 800], ["glass", "classic"])
    func K14_everyChoiceIsReachedAndPerformedOnce(width: Int, style: String) throws {
        var offer = Rig.toolOffer
        offer.outputs = [.init(width, 900)]
        let rig = try Rig.tools("demo", [.toolbarStyle: style], offer: offer)
        var text = ""
        for (item, tool) in Self.demo.enumerated() {
            for (index, alternate) in tool.alternates.enumerated() {
                try rig.holdTool(1, item)
                let popup = try #require(try rig.popups.first)
                #expect(popup.frame.left >= 0 && popup.frame.right <= Points(width))
                try rig.slide(to: index, of: 1, item)
                #expect(rig.toolAppearance.picker?.selected == index)
                #expect(rig.text == text)
                try rig.up()
                text += alternate
                #expect(rig.text == text)
            }
        }
    }

    @Test(arguments: [("0.2", 200), ("0", 0), ("1.5", 1_500)])
    func K18_theDelayIsASetting(words: String, delay: Int) throws {
        let rig = try Rig.tools("demo", [.toolbarDelay: words])
        try rig.pressTool(1, 1)
        if delay > 0 {
            try rig.advance(Milliseconds(delay - 1))
            #expect(rig.toolAppearance.picker == nil)
            try rig.advance(1)
        }
        #expect(rig.toolAppearance.picker?.selected == 0)
        #expect(try rig.popups.count == 1)
        try rig.up()
        #expect(rig.text == ".")
    }

    @Test func K18_anotherDelayCountsFromTheNextTouchOn() throws {
        let rig = try Rig.tools("demo", [.toolbarDelay: "0.2"])
        try rig.pressTool(1, 1)
        try rig.chooseTools("demo", [.toolbarDelay: "0.9"])
        try rig.advance(200)
        #expect(rig.toolAppearance.picker != nil)
        try rig.up()
        try rig.pressTool(1, 1)
        try rig.advance(899)
        #expect(rig.toolAppearance.picker == nil)
        try rig.advance(1)
        #expect(rig.toolAppearance.picker != nil)
    }

    @Test func K19_whoIsAskedIsAskedOnceBeforeTheChoicesAreSeen() throws {
        let own = KeyboardToolbarView()
        own.groups = [
            KeyboardToolGroup(items: [
                KeyboardToolGroupItem(
                    representativeTool: BlockKeyboardTool(text: "x") {},
                    tools: [BlockKeyboardTool(text: "y") {}, BlockKeyboardTool(text: "z") {}])
            ])
        ]
        let rig = try Rig.tools(own: own)
        rig.compositor.onPicture = { [unowned rig] in
            if $0.subsurface != nil { rig.compositor.note("picture above") }
        }
        own.willPresentToolPicker = { [unowned rig] in rig.compositor.note("asked") }
        try rig.tapTool(0, 0)
        #expect(!rig.transcript.contains("asked"))
        try rig.pressTool(0, 0)
        rig.compositor.clearTranscript()
        try rig.advance(500)
        try rig.slide(to: 1, of: 0, 0)
        #expect(
            rig.transcript.filter { ["asked", "picture above"].contains($0) }
                == ["asked", "picture above", "picture above"])
        try rig.up()
        #expect(rig.transcript.count { $0 == "asked" } == 1)
    }

    /// The program makes its choices when they are asked for.
    @Test func K19_choicesThatAreMadeAtThatMomentAreShown() throws {
        let own = KeyboardToolbarView()
        var performed: [String] = []
        func groups(_ alternates: [String]) -> [KeyboardToolGroup] {
            [
                KeyboardToolGroup(items: [
                    KeyboardToolGroupItem(
                        representativeTool: BlockKeyboardTool(text: "x") {},
                        tools: alternates.map { text in
                            BlockKeyboardTool(text: text) { performed.append(text) }
                        })
                ])
            ]
        }
        own.groups = groups(["old"])
        own.willPresentToolPicker = { [unowned own] in own.groups = groups(["new", "newer"]) }
        let rig = try Rig.tools(own: own)
        try rig.holdTool(0, 0)
        #expect(rig.toolAppearance.picker?.layout.cells.count == 2)
        try rig.slide(to: 1, of: 0, 0)
        try rig.up()
        #expect(performed == ["newer"])
    }

    @Test(arguments: Rig.Route.allCases) func K23_eachToolOfTheSampleWorks(route: Rig.Route) throws
    {
        let rig: Rig
        switch route {
        case .text: rig = try Rig.tools(field: TestField("x"))
        case .terminal:
            rig = try Rig.tools(field: nil, purpose: Rig.Purpose.terminal)
        case .keys:
            rig = try Rig.tools(field: nil, isFocused: false)
            rig.keyboard.show()
            try rig.settle()
            rig.compositor.clearTranscript()
        }
        var expected = route == .text ? "x" : ""
        for (item, tool) in Self.demo.enumerated() {
            try rig.tapTool(1, item)
            expected += tool.text
            for (index, alternate) in tool.alternates.enumerated() {
                try rig.pick(index, of: 1, item)
                expected += alternate
            }
        }
        try rig.advance(200)
        #expect(rig.written == expected)
        #expect(rig.warnings == [])
        #expect((rig.strokes == []) == (route == .text))
        rig.compositor.clearTranscript()
        // Ctrl+Z, Ctrl+Shift+Z, Ctrl+F: 44 is "z", 33 "f"; Ctrl is 4, Shift 1. A terminal undoes nothing, and finds with shift.
        try rig.tapTool(0, 0)
        try rig.tapTool(0, 1)
        try rig.tapTool(2, 0)
        #expect(rig.strokes == (route == .terminal ? ["5+33"] : ["4+44", "5+44", "4+33"]))
        #expect(rig.isEnabled(0, 0) == (route != .terminal))
        try rig.tapTool(2, 1)
        #expect(!rig.isShown)
    }

    @Test func whatIsHiddenByAToolComesBackWithTheNextField() throws {
        let rig = try Rig.tools()
        try rig.tapTool(2, 1)
        #expect(!rig.isShown)
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(rig.isShown && rig.hasBar)
        #expect(rig.toolAppearance.pressed == nil)
        try rig.tapTool(1, 0)
        #expect(rig.text == "(")
    }
}
