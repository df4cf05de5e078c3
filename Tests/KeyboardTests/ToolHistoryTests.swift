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

/// What can be undone and redone, as far as a keyboard can know. Source: behaviour E.7, K24.
@Suite struct ToolHistoryTests {
    private static func state(_ rig: Rig) -> [Bool?] { [rig.isEnabled(0, 0), rig.isEnabled(0, 1)] }

    @Test func K24_undoAndRedoFollowWhatIsTyped() throws {
        let rig = try Rig.tools()
        #expect(Self.state(rig) == [false, false])
        try rig.hit(.character("a"))
        #expect(Self.state(rig) == [true, false])
        try rig.tapTool(0, 0)
        #expect(rig.strokes == ["4+44"])
        #expect(Self.state(rig) == [true, true])
        try rig.tapTool(0, 1)
        #expect(rig.strokes == ["4+44", "5+44"])
        try rig.tapTool(0, 0)
        #expect(Self.state(rig) == [true, true])
        try rig.hit(.character("b"))
        #expect(Self.state(rig) == [true, false])
    }

    @Test func K24_whatToolsTypeCanBeUndoneToo() throws {
        for act in [
            { (rig: Rig) in try rig.tapTool(1, 0) }, { try $0.pick(2, of: 1, 1) },
            { try $0.hit(.space) }, { try $0.hit(.primary) },
        ] {
            let rig = try Rig.tools()
            try act(rig)
            #expect(Self.state(rig) == [true, false])
            try rig.tapTool(0, 0)
            try act(rig)
            #expect(Self.state(rig) == [true, false])
        }
    }

    /// What stands in a field already may have been typed.
    @Test func K24_beforeAnythingIsTypedTheFieldsTextDecides() throws {
        let rig = try Rig.tools()
        rig.compositor.inputMethod.field = TestField("old")
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(Self.state(rig) == [true, false])
        rig.compositor.inputMethod.field = TestField()
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(Self.state(rig) == [false, false])
    }

    /// A field that is come back to has kept its history, even where it is empty, and no protocol says which field it is.
    @Test func K24_aFieldThatMayHaveAHistoryCanUndoAndRedo() throws {
        let rig = try Rig.tools()
        try rig.hit(.character("a"))
        for isUndone in [false, true] {
            if isUndone { try rig.tapTool(0, 0) }
            rig.compositor.inputMethod.field = TestField()
            rig.compositor.inputMethod.focus()
            try rig.settle()
            #expect(Self.state(rig) == [true, isUndone])
        }
    }

    /// While the focus hops nothing is painted.
    @Test func K24_aFieldThatLeavesChangesNothingYet() throws {
        let rig = try Rig.tools(field: TestField("old"))
        let pictures = try rig.board.pictureCount
        rig.compositor.inputMethod.leave()
        try rig.settle()
        #expect(Self.state(rig) == [true, false])
        #expect(try rig.board.pictureCount == pictures)
        rig.compositor.inputMethod.field = TestField()
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(Self.state(rig) == [false, false])
    }

    /// Answers come when they like: a text that one letter behind another makes is ours.
    @Test func K24_slowAnswersEnableNothing() throws {
        let rig = try Rig.tools()
        rig.compositor.inputMethod.withholdsAnswers = true
        try rig.hit(.character("a"))
        try rig.hit(.character("b"))
        rig.compositor.inputMethod.surroundingText("a", cursor: 1)
        rig.compositor.inputMethod.done()
        try rig.settle()
        try rig.advance(900)
        rig.compositor.inputMethod.answer()
        try rig.settle()
        #expect(Self.state(rig) == [true, false])
    }

    /// A held backspace deletes as long as it is held.
    @Test func K24_aHeldKeyEnablesNoRedo() throws {
        let rig = try Rig.tools(field: TestField(String(repeating: "word ", count: 40)))
        try rig.press(.backspace)
        for _ in 0..<40 {
            try rig.advance(50)
            #expect(Self.state(rig) == [true, false])
        }
        #expect(rig.text?.count ?? 0 < 190)
        try rig.up()
    }

    /// Somebody else has changed the text: what can be done there is not known.
    @Test func K24_whatOthersDoMayBeUndoneAndRedone() throws {
        let rig = try Rig.tools()
        rig.compositor.inputMethod.field = TestField("pasted")
        rig.compositor.inputMethod.answer()
        try rig.settle()
        #expect(Self.state(rig) == [true, true])
        try rig.hit(.character("a"))
        #expect(Self.state(rig) == [true, false])
        try rig.advance(1_001)
        // The caret moves: nothing has been changed.
        rig.compositor.inputMethod.field?.moveCursor(to: 0)
        rig.compositor.inputMethod.answer()
        try rig.settle()
        #expect(Self.state(rig) == [true, false])
        rig.compositor.inputMethod.field = TestField("undone elsewhere")
        rig.compositor.inputMethod.answer()
        try rig.settle()
        #expect(Self.state(rig) == [true, true])
    }

    /// A shortcut may undo, also right after a letter.
    @Test func K24_aShortcutIsNotTyping() throws {
        let rig = try Rig.tools("demo", [.page: "pc"])
        try rig.hit(.character("a"))
        #expect(Self.state(rig) == [true, false])
        try rig.hit(.modifier(.control))
        try rig.hit(.character("z"))
        #expect(rig.strokes.last == "4+44")
        #expect(Self.state(rig) == [true, true])
    }

    /// A field that tells no text, and no field at all: no way to undo is withheld.
    @Test func K24_whatIsNotKnownIsPossible() throws {
        var silent = TestField()
        silent.reports = false
        let rig = try Rig.tools(field: silent)
        #expect(Self.state(rig) == [true, false])
        let game = try Rig.tools(field: nil, isFocused: false)
        game.keyboard.show()
        try game.settle()
        #expect(Self.state(game) == [true, false])
    }

    /// Three letters, then nothing for ever: the bar wakes nobody.
    @Test func K24_theHistoryWaitsForNothing() throws {
        let rig = try Rig.tools()
        try rig.hit(.character("a"))
        try rig.advance(60)
        try rig.tapTool(0, 0)
        try rig.advance(100)
        #expect(rig.nextDeadline == nil)
    }

    /// A program's own tools. Source: the toolbar's document, Documentation, `undoAvailable`.
    @Test func K24_aProgramsToolsAreToldOfTheField() throws {
        let textInput = FocusedTextInput()
        let own = KeyboardToolbarView()
        var told: [[Bool]] = []
        func update() {
            own.groups = [
                KeyboardToolGroup(items: [
                    KeyboardToolGroupItem(
                        representativeTool: BlockKeyboardTool(symbolName: "arrow.uturn.backward") {
                            textInput.perform(.undo)
                        }, isEnabled: textInput.canUndo),
                    KeyboardToolGroupItem(
                        representativeTool: BlockKeyboardTool(symbolName: "arrow.uturn.forward") {
                            textInput.perform(.redo)
                        }, isEnabled: textInput.canRedo),
                    KeyboardToolGroupItem(
                        representativeTool: InsertTextKeyboardTool(
                            text: "->", textInput: textInput)),
                ])
            ]
        }
        defer { textInput.onChange = nil }
        textInput.onChange = {
            told.append([textInput.isActive, textInput.canUndo, textInput.canRedo])
            update()
        }
        update()
        let rig = try Rig.tools(own: own, textInput: textInput)
        #expect(told.last == [true, false, false])
        try rig.tapTool(0, 2)
        #expect(rig.text == "->")
        #expect(told.last == [true, true, false] && Self.state(rig) == [true, false])
        try rig.tapTool(0, 0)
        #expect(rig.strokes == ["4+44"])
        #expect(told.last == [true, true, true] && Self.state(rig) == [true, true])
        try rig.hit(.character("a"))
        #expect(told.last == [true, true, false] && Self.state(rig) == [true, false])
        rig.compositor.inputMethod.leave()
        try rig.settle()
        #expect(told.last == [false, true, false])
        try rig.advance(150)
        rig.compositor.inputMethod.field = TestField()
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(told.last == [true, true, true] && Self.state(rig) == [true, true])
    }
}
