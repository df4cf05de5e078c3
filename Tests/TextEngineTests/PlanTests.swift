import Testing
import Units

@testable import TextEngine

@Suite struct PlanTests {
    private let both = Channels(hasVirtualKeyboard: true)
    private let textOnly = Channels(hasVirtualKeyboard: false)

    private func field(_ text: String?, purpose: ContentPurpose = .normal) -> Field {
        let surrounding = text.flatMap {
            SurroundingText(text: $0, cursor: UTF8Count(of: $0), anchor: UTF8Count(of: $0))
        }
        return Field(isActive: true, surrounding: surrounding, purpose: purpose)
    }

    @Test func textGoesAsTextWhileAFieldIsActive() {
        #expect(Plan(.type("a"), in: field(nil), over: both) == .edit(Edit(insertion: "a")))
    }

    @Test func textGoesByKeysWithoutAField() {
        #expect(Plan(.type("a"), in: .none, over: both) == .keystroke(.character("a")))
        #expect(Plan(.type("a"), in: .none, over: textOnly) == .impossible)
    }

    @Test func terminalsGetKeys() {
        let terminal = field("ls", purpose: .terminal)
        #expect(Plan(.type("a"), in: terminal, over: both) == .keystroke(.character("a")))
        #expect(Plan(.deleteBackward, in: terminal, over: both) == .keystroke(.backspace))
        #expect(Plan(.type("a"), in: terminal, over: textOnly) == .edit(Edit(insertion: "a")))
    }

    @Test func knownTextIsDeletedByItsBytes() {
        #expect(Plan(.deleteBackward, in: field("né"), over: both) == .edit(Edit(deletion: 2)))
        #expect(
            Plan(.deleteBackward, in: field("ne\u{301}"), over: both) == .edit(Edit(deletion: 3)))
    }

    /// R105: no report is not the same as an empty text; neither is ever deleted from.
    @Test func R105_unknownTextIsDeletedByTheKey() {
        #expect(Plan(.deleteBackward, in: field(nil), over: both) == .keystroke(.backspace))
        #expect(Plan(.deleteBackward, in: field(""), over: both) == .keystroke(.backspace))
        #expect(Plan(.deleteBackward, in: field(nil), over: textOnly) == .impossible)
    }

    @Test func selectionIsDeletedByTheKey() {
        var selected = field("abc")
        selected.surrounding = SurroundingText(text: "abc", cursor: 3, anchor: 1)
        #expect(Plan(.deleteBackward, in: selected, over: both) == .keystroke(.backspace))
    }

    /// R102: return is a key, never a character.
    @Test func R102_returnIsAKey() {
        var multiline = field("a")
        multiline.hints = .multiline
        #expect(Plan(.enter, in: multiline, over: both) == .keystroke(.enter))
        #expect(Plan(.enter, in: field("a"), over: textOnly) == .impossible)
        #expect(Plan(.enter, in: multiline, over: textOnly) == .edit(Edit(insertion: "\n")))
    }
}
