import KeyboardView
import Behavior
import EventLoop
import KeyboardEngine
import KeyboardLayouts
import KeyboardToolbar
import Settings
import Surfaces
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

/// Fingers on keys and tools at once. Source: behaviour E.2 and D.3.
@Suite struct ToolFingerTests {
    private func move(_ rig: Rig, _ finger: Int32, to place: Point) throws {
        rig.compositor.seat.touchMove(finger, place)
        rig.compositor.seat.touchFrame()
        try rig.settle()
    }

    private func keyPlace(_ rig: Rig, _ key: KeyID) throws -> Point {
        let frame = try rig.placed(key).frame
        let top = try #require(rig.look).boardTop
        return Point(x: frame.center.x, y: frame.center.y + top)
    }

    private func downKey(_ rig: Rig, _ key: KeyID, _ finger: Int32) throws {
        rig.compositor.seat.touchDown(finger, try keyPlace(rig, key), on: try rig.board)
        rig.compositor.seat.touchFrame()
        try rig.settle()
    }

    /// The letter leaves on its way down, the tool on its way up.
    @Test func B23_aLetterThenAToolComeInThisOrder() throws {
        let rig = try Rig.tools()
        try downKey(rig, .character("a"), 0)
        try rig.pressTool(1, 0, 1)
        #expect(rig.text == "a")
        try rig.up(1)
        #expect(rig.text == "a(")
        try rig.up(0)
        #expect(rig.text == "a(")
    }

    @Test func B23_aToolIsTypedWhenItIsLifted() throws {
        let rig = try Rig.tools()
        try rig.pressTool(1, 0, 1)
        try downKey(rig, .character("a"), 0)
        try rig.up(0)
        try rig.up(1)
        #expect(rig.text == "a(")
    }

    /// What was on its way when the focus moved: choices were for the field before, a tap comes where it is lifted.
    @Test func choicesForOneFieldAreNoneForTheNext() throws {
        let rig = try Rig.tools()
        try rig.holdTool(1, 0)
        #expect(rig.toolAppearance.picker != nil)
        rig.compositor.inputMethod.field = TestField()
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(rig.toolAppearance.picker == nil && rig.toolPopup == nil)
        try rig.up()
        #expect(rig.text == "")
        try rig.pressTool(1, 0)
        rig.compositor.inputMethod.field = TestField()
        rig.compositor.inputMethod.focus()
        try rig.settle()
        try rig.up()
        #expect(rig.text == "(")
    }

    @Test func B23_aHeldSpaceComesBeforeATool() throws {
        let rig = try Rig.tools()
        try downKey(rig, .space, 0)
        try rig.pressTool(1, 0, 1)
        #expect(rig.text == "")
        try rig.up(1)
        #expect(rig.text == " (")
        try rig.up(0)
        #expect(rig.text == " (")
    }

    @Test func B23_aHeldSpaceComesBeforeAnotherPage() throws {
        let rig = try documented("- {action: page, page: numbers}")
        try downKey(rig, .space, 0)
        try rig.pressTool(0, 0, 1)
        try rig.up(1)
        #expect(rig.text == " " && rig.engine.page == .numbers)
        try rig.up(0)
        #expect(rig.text == " ")
    }

    /// A letter and a tool in the same frame of the compositor, in both orders.
    @Test func B23_eventsOfOneFrameKeepTheirOrder() throws {
        let rig = try Rig.tools()
        try rig.pressTool(1, 0, 1)
        let place = try keyPlace(rig, .character("a"))
        rig.compositor.seat.touchUp(1)
        rig.compositor.seat.touchDown(0, place, on: try rig.board)
        rig.compositor.seat.touchFrame()
        try rig.settle()
        #expect(rig.text == "(a")
        try rig.up(0)
        try rig.pressTool(1, 0, 1)
        rig.compositor.seat.touchDown(0, place, on: try rig.board)
        rig.compositor.seat.touchUp(1)
        rig.compositor.seat.touchFrame()
        try rig.settle()
        #expect(rig.text == "(aa(")
        // And in ONE frame down and up of the tool between two letters.
        try rig.up(0)
        let tool = try rig.toolFrame(1, 3).center
        rig.compositor.seat.touchDown(0, place, on: try rig.board)
        rig.compositor.seat.touchDown(1, tool, on: try rig.board)
        rig.compositor.seat.touchUp(1)
        rig.compositor.seat.touchDown(2, place, on: try rig.board)
        rig.compositor.seat.touchFrame()
        try rig.settle()
        #expect(rig.text == "(aa(a#a")
    }

    @Test func aContactOfTheBarTypesNoKeyAndOneOfTheKeysNoTool() throws {
        let rig = try Rig.tools()
        let (tool, key) = (
            try rig.toolFrame(1, 0).center, try keyPlace(rig, .character("g"))
        )
        try rig.pressTool(1, 0)
        try move(rig, 0, to: key)
        try rig.up()
        #expect(rig.text == "")
        try downKey(rig, .character("g"), 0)
        let typed = rig.text
        try move(rig, 0, to: tool)
        try rig.up()
        // Sliding away from a letter takes it back; no tool comes of it.
        #expect(typed == "g" && rig.text == "")
        // Over the choices of a held tool a finger may go down onto the keys and come back.
        try rig.holdTool(1, 0)
        try move(rig, 0, to: Point(x: tool.x, y: 200))
        #expect(rig.toolAppearance.picker?.selected == nil)
        try move(rig, 0, to: tool)
        #expect(rig.toolAppearance.picker?.selected == 0)
        try rig.up()
        #expect(rig.text == "(")
    }

    @Test func theHeadroomMeansNothing() throws {
        let rig = try Rig.tools("demo", [.previewStyle: "native", .translucency: "off"])
        let look = try #require(rig.look)
        #expect(look.topInset == 10)
        for y in [0, 9.9] {
            rig.compositor.seat.touchDown(0, Point(x: 138, y: Points(y)), on: try rig.board)
            rig.compositor.seat.touchFrame()
            try rig.settle()
            try rig.advance(600)
            #expect(rig.toolAppearance == .none)
            try move(rig, 0, to: try rig.toolFrame(1, 0).center)
            try rig.up()
        }
        #expect(rig.text == "")
        // The first row of the bar is the bar's, and the first of the keys is the keys'.
        let column = try rig.placed(.character("t")).frame.center.x
        rig.compositor.seat.touchDown(
            0, Point(x: column, y: look.boardTop), on: try rig.board)
        rig.compositor.seat.touchFrame()
        try rig.settle()
        try rig.up()
        #expect(rig.text == "t")
        rig.compositor.seat.touchDown(0, Point(x: 138, y: 10), on: try rig.board)
        rig.compositor.seat.touchFrame()
        try rig.settle()
        rig.compositor.seat.touchDown(
            1, Point(x: column, y: look.boardTop - 0.1), on: try rig.board)
        rig.compositor.seat.touchFrame()
        try rig.settle()
        try rig.up(1)
        try rig.up(0)
        // Two fingers on two tools: the later one counts.
        #expect(rig.text == "t.")
    }

    @Test func K29_aCancelledTouchPerformsNothing() throws {
        let rig = try Rig.tools()
        try rig.pressTool(1, 0, 0)
        rig.compositor.seat.touchCancel()
        try rig.settle()
        #expect(rig.toolAppearance == .none && rig.nextDeadline == nil)
        try rig.holdTool(1, 0, 0)
        try downKey(rig, .character("a"), 1)
        rig.compositor.seat.touchCancel()
        try rig.settle()
        try rig.advance(1_000)
        #expect(rig.text == "a")
        #expect(try rig.popups == [])
        // The same numbers come again.
        try rig.tapTool(1, 1)
        #expect(rig.text == "a.")
    }

    @Test func K29_aFingerOnAnotherToolTakesItsPlace() throws {
        let rig = try Rig.tools()
        try rig.holdTool(1, 0, 0)
        try rig.pressTool(1, 1, 1)
        #expect(rig.toolAppearance.picker == nil)
        try rig.up(0)
        #expect(rig.text == "")
        try rig.up(1)
        #expect(rig.text == ".")
        #expect(try rig.popups == [])
    }

    /// Typing goes on beside choices that are open.
    @Test func aKeyBesideOpenChoicesIsTyped() throws {
        let rig = try Rig.tools()
        try rig.holdTool(1, 0, 0)
        try downKey(rig, .character("a"), 1)
        try rig.up(1)
        try rig.slide(to: 1, of: 1, 0)
        try rig.up(0)
        #expect(rig.text == "a{")
    }

    @Test func K29_hidingPerformsNothing() throws {
        for span in [0, 500] as [Milliseconds] {
            let rig = try Rig.tools()
            try rig.pressTool(1, 0)
            try rig.advance(span)
            rig.keyboard.hide()
            try rig.settle()
            #expect(!rig.isShown && rig.nextDeadline == nil)
            try rig.up()
            try rig.advance(1_000)
            rig.keyboard.show()
            try rig.settle()
            #expect(rig.text == "" && rig.toolAppearance == .none)
            #expect(try rig.popups == [])
            try rig.tapTool(1, 0)
            #expect(rig.text == "(")
        }
    }

    /// The compositor closes the surface, and the output goes, while choices are open.
    @Test func K29_aBoardThatIsClosedPerformsNothing() throws {
        let rig = try Rig.tools()
        try rig.holdTool(1, 0)
        try rig.board.close()
        try rig.settle()
        try rig.up()
        #expect(rig.text == "" && rig.toolAppearance == .none)
        try rig.tapTool(1, 0)
        #expect(rig.text == "(")
        try rig.holdTool(1, 0)
        rig.compositor.remove(rig.compositor.outputs[0])
        try rig.settle()
        try rig.up()
        rig.compositor.add(.init(800, 600))
        try rig.settle()
        #expect(rig.text == "(")
        #expect(try rig.popups == [])
        try rig.tapTool(1, 3)
        #expect(rig.text == "(#")
    }

    /// Another field wants no bar, or a toolbar of another kind: the finger that was on a tool performs nothing there.
    @Test func K29_aToolThatIsGonePerformsNothing() throws {
        for purpose in [Rig.Purpose.number, Rig.Purpose.terminal] {
            let rig = try Rig.tools("auto")
            try rig.pressTool(1, 2)
            rig.compositor.inputMethod.focus(purpose: purpose)
            try rig.settle()
            try rig.up()
            try rig.advance(600)
            #expect(rig.strokes == [] && rig.text == "")
            #expect(rig.toolAppearance == .none)
        }
    }

    @Test func thePointerTapsTools() throws {
        let rig = try Rig.tools()
        rig.compositor.seat.pointerEnter(try rig.toolFrame(1, 2).center, on: try rig.board)
        rig.compositor.seat.pointerButton(isPressed: true)
        try rig.settle()
        #expect(rig.toolAppearance.pressed == ToolAddress(group: 1, item: 2))
        rig.compositor.seat.pointerButton(isPressed: false)
        try rig.settle()
        #expect(rig.text == "=")
    }

    private func documented(_ tools: String) throws -> Rig {
        let room = try ToolRoom(["mine": "groups:\n  - \(tools)\n"])
        return try room.rig("mine")
    }
}
