import KeyboardView
import Behavior
import EventLoop
import KeyboardEngine
import KeyboardLayouts
import KeyboardToolbar
import Settings
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

/// What tools of documents do. Source: docs/toolbar.md; behaviour E.7.
@Suite struct ToolActionTests {
    private static func rig(
        _ tools: String, _ words: [SettingsValues.Name: String] = [:],
        field: TestField? = TestField(), purpose: UInt32 = 0
    ) throws -> Rig {
        try ToolRoom(["mine": "groups: [[\(tools)]]\n"]).rig(
            "mine", words, field: field, purpose: purpose)
    }

    @Test func aTerminalHasItsToolbarAndNoFifthRow() throws {
        let rig = try Rig.tools("auto", field: nil, purpose: Rig.Purpose.terminal)
        #expect(rig.layout.form == .terminal)
        #expect(!rig.shownKeys.contains { $0.key.id == .named(.escape) })
        #expect(rig.layout.rowCount == 4)
        #expect(rig.toolLabels.first == ["Escape", "Tab", "Ctrl", "Alt", "|"].map(Self.name))
        // 229 of four rows, and the bar.
        #expect(try rig.board.shownSize.height == 281)
        try rig.tapTool(0, 0)
        try rig.tapTool(0, 1)
        try rig.tapTool(0, 4)
        try rig.tapTool(1, 0)
        // 1 is Escape, 15 Tab, 103 up; the sign is on the key 43 with shift.
        #expect(rig.strokes.map { $0.hasSuffix("43") ? "43" : $0 } == ["1", "15", "43", "103"])
        // Without its bar the row is there.
        try rig.chooseTools("none")
        _ = try rig.placed(.named(.escape))
        #expect(rig.layout.rowCount == 5)
        try rig.chooseTools("demo")
        _ = try rig.placed(.named(.escape))
        try rig.chooseTools("auto")
        #expect(!rig.shownKeys.contains { $0.key.id == .named(.escape) })
        // And in another field there is neither.
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(rig.layout.form == .text && rig.toolLabels.first == ["Undo", "Redo"])
    }

    /// What a tool without a label of its own is called.
    private static func name(_ word: String) -> String {
        ["Escape": "Esc"][word] ?? word
    }

    @Test func aModifierCountsForOneKeyAndTwiceUntilTheThird() throws {
        let rig = try Rig.tools("auto", field: nil, purpose: Rig.Purpose.terminal)
        func emphasis() -> ToolEmphasis? {
            rig.look?.toolbar?.content[ToolAddress(group: 0, item: 2)]?.emphasis
        }
        #expect(emphasis() == ToolEmphasis.none)
        try rig.tapTool(0, 2)
        #expect(emphasis() == .latched)
        try rig.hit(.character("c"))
        #expect(emphasis() == ToolEmphasis.none)
        try rig.hit(.character("c"))
        try rig.tapTool(0, 2)
        try rig.tapTool(0, 2)
        #expect(emphasis() == .locked)
        try rig.hit(.character("a"))
        try rig.hit(.character("b"))
        #expect(emphasis() == .locked)
        try rig.tapTool(0, 2)
        #expect(emphasis() == ToolEmphasis.none)
        try rig.hit(.character("d"))
        #expect(rig.strokes == ["4+46", "46", "4+30", "4+48", "32"])
        #expect(rig.compositor.keyboard.held == [])
    }

    /// With another tool, with both, over pages, and not into another field.
    @Test func aModifierOfTheBarGoesWithToolsAndPages() throws {
        let rig = try Rig.tools("auto", field: nil, purpose: Rig.Purpose.terminal)
        try rig.tapTool(0, 2)
        try rig.tapTool(1, 0)
        try rig.tapTool(0, 2)
        try rig.tapTool(0, 3)
        try rig.hit(.character("x"))
        #expect(rig.strokes == ["4+103", "12+45"])
        rig.compositor.clearTranscript()
        // The page of digits has no Ctrl, but the bar has.
        try rig.tapTool(0, 2)
        try rig.hit(.type(.numbers))
        #expect(rig.engine.latched == .control)
        try rig.hit(.character("2"))
        #expect(rig.strokes == ["4+3"])
        try rig.tapTool(0, 2)
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(rig.engine.latched == [])
        #expect(rig.toolLabels.first == ["Undo", "Redo"])
    }

    @Test func controlsOfTheTerminalsPickerAreOneStroke() throws {
        let rig = try Rig.tools("auto", field: nil, purpose: Rig.Purpose.terminal)
        for index in 1...8 { try rig.pick(index, of: 0, 2) }
        // c d z l r a e w
        #expect(rig.strokes == [46, 32, 44, 38, 19, 30, 18, 17].map { "4+\($0)" })
    }

    /// A finger that is lifted late ends no program: held and let go, Ctrl is what a tap on it is.
    @Test func controlThatIsHeldTooLongIsControl() throws {
        let rig = try Rig.tools("auto", field: nil, purpose: Rig.Purpose.terminal)
        try rig.holdTool(0, 2)
        try rig.up()
        #expect(rig.strokes == [] && rig.engine.latched == .control)
    }

    @Test func clipboardIsThatOfTheApplication() throws {
        let tools =
            "{action: cut}, {action: copy}, {action: paste}, {action: select-all}, {action: find}"
        let field = try Self.rig(tools)
        for item in 0..<5 { try field.tapTool(0, item) }
        #expect(field.strokes == ["4+45", "4+46", "4+47", "4+30", "4+33"])
        // Terminals: Ctrl+Shift+C and V, and nothing can be cut out of what stands there.
        let terminal = try Self.rig(tools, field: nil, purpose: Rig.Purpose.terminal)
        for item in 0..<5 { try terminal.tapTool(0, item) }
        #expect(terminal.strokes == ["5+46", "5+46", "5+47", "5+33"])
        #expect(terminal.isEnabled(0, 3) == false && terminal.isEnabled(0, 2) == true)
        // A toolbar that stays while the field is another kind of field.
        terminal.compositor.inputMethod.focus()
        try terminal.settle()
        #expect(terminal.isEnabled(0, 3) == true)
    }

    @Test func keysHaveTheirModifiers() throws {
        let rig = try Self.rig(
            "{key: ctrl+d}, {key: alt+left}, {key: f5}, {key: shift+tab}, {key: super}, "
                + "{key: ctrl++}", field: TestField("ab"))
        rig.compositor.inputMethod.takesKeys = false
        for item in 0..<6 { try rig.tapTool(0, item) }
        // Alt is 8; the key 13 has "+" with shift.
        #expect(rig.strokes.prefix(4) == ["4+32", "8+105", "63", "1+15"])
        #expect(rig.strokes.last.map { ["4+13", "5+13"].contains($0) } == true)
        // Super alone: pressed, told, released.
        let start = try #require(rig.transcript.firstIndex(of: "key 125 pressed"))
        let keys = rig.transcript[start...].filter {
            $0.hasPrefix("key") || $0.hasPrefix("modifiers")
        }
        #expect(
            keys.prefix(4) == [
                "key 125 pressed", "modifiers 64 0 0 0", "key 125 released", "modifiers 0 0 0 0",
            ])
        #expect(rig.compositor.keyboard.held == [])
        let text = try Self.rig("{key: space}, {key: backspace}", field: TestField("ab"))
        try text.tapTool(0, 1)
        try text.tapTool(0, 0)
        #expect(text.text == "a ")
    }

    @Test func pagesAndLanguagesChange() throws {
        let rig = try Self.rig(
            "{action: page, page: numbers}, {action: page, page: letters}, {action: next-layout}, "
                + "{action: page, page: symbols}, {action: page, page: function}",
            [.languages: "us,de"])
        try rig.tapTool(0, 0)
        #expect(rig.engine.page == .numbers)
        try rig.tapTool(0, 3)
        #expect(rig.engine.page == .symbols)
        try rig.tapTool(0, 1)
        #expect(rig.engine.page == .letters)
        // A page that the layout does not have.
        try rig.tapTool(0, 4)
        #expect(rig.engine.page == .letters)
        try rig.tapTool(0, 2)
        #expect(rig.layout.name == "de")
        try rig.tapTool(0, 2)
        #expect(rig.layout.name == "us")
        #expect(rig.text == "")
    }

    /// Where there is one language there is no next. It may change while the bar is shown.
    @Test func theNextLayoutNeedsOne() throws {
        let rig = try Self.rig("{action: next-layout}", [.languages: "us"])
        #expect(rig.isEnabled(0, 0) == false)
        try rig.tapTool(0, 0)
        #expect(rig.layout.name == "us")
        let several = try Self.rig("{action: next-layout}", [.languages: "us,de"])
        #expect(several.isEnabled(0, 0) == true)
    }

    @Test func aTerminalsFunctionPageIsReached() throws {
        let rig = try Self.rig(
            "{action: page, page: function}, {modifier: control}", field: nil,
            purpose: Rig.Purpose.terminal)
        try rig.tapTool(0, 0)
        #expect(rig.engine.page == .function)
        try rig.tapTool(0, 1)
        try rig.hit(.named(.f5))
        #expect(rig.strokes == ["4+63"])
        // With the terminal's own bar it is behind its key.
        let usual = try Rig.tools("auto", field: nil, purpose: Rig.Purpose.terminal)
        try usual.hit(.type(.function))
        #expect(usual.engine.page == .function)
        try usual.hit(.named(.f1))
        #expect(usual.strokes == ["59"])
    }

    @Test func theTerminalsKeysComeAndGo() throws {
        let rig = try Self.rig("{action: terminal}, {action: hide}")
        try rig.tapTool(0, 0)
        #expect(rig.layout.form == .terminal)
        _ = try rig.placed(.named(.escape))
        #expect(rig.hasBar)
        try rig.tapTool(0, 0)
        #expect(rig.layout.form == .text)
        try rig.tapTool(0, 1)
        #expect(!rig.isShown)
        rig.keyboard.show()
        try rig.settle()
        #expect(rig.hasBar && rig.layout.form == .text)
    }

    /// Shortcuts with a modifier of the bar that waits, by a letter of a document.
    @Test func aModifierGoesWithATextOfOneLetter() throws {
        let rig = try Self.rig("{modifier: control}, {text: z}")
        try rig.tapTool(0, 0)
        try rig.tapTool(0, 1)
        #expect(rig.strokes == ["4+44"])
        try rig.tapTool(0, 1)
        #expect(rig.transcript.contains("commit_string z"))
        #expect(rig.engine.latched == [])
    }

    /// Nothing of what is typed by tools is told to anybody.
    @Test func secretsStaySecret() throws {
        let rig = try Rig.tools("auto", purpose: Rig.Purpose.password)
        #expect(rig.hasBar)
        try rig.chooseTools("demo")
        try rig.hit(.character("s"))
        try rig.pick(3, of: 1, 3)
        try rig.hit(.character("q"))
        #expect(rig.text == "s$q")
        for line in rig.log {
            #expect(line.hasPrefix("board "), "\(line)")
            #expect(!line.contains("s$q"))
        }
        rig.compositor.inputMethod.focus(purpose: Rig.Purpose.pin)
        try rig.settle()
        // Digits alone: no bar.
        #expect(!rig.hasBar)
    }
}
