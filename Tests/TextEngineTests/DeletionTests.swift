import Behavior
import Testing
import Units

@testable import TextEngine

/// Source: behaviour D.4.
@Suite struct DeletionTests {
    @Test(arguments: [
        ("hello world", "hello "), ("hello world  ", "hello "), ("hello", ""), ("hi...", "hi"),
        ("hi ... ", "hi "),
        ("line\n", "line"), ("line\r\n", "line"), ("line\n  ", "line\n"), ("don't", ""),
        ("don\u{2019}t", ""),
        ("say 'hi", "say '"), ("abc123", ""), ("a-b", "a-"), ("př\u{ED}li\u{161}", ""),
        ("n\u{65}\u{301}e", ""),
        ("x \u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", "x "), ("", ""), ("   ", ""),
        ("(so)", "(so"),
    ])
    func B22_aWordDeletionTakesSpacesThenAWordOrMarks(text: String, left: String) {
        let piece = WordDeletion.piece(of: Substring(text))
        #expect(text.dropLast(piece.count) == left)
    }

    @Test func B22_lengthsAreBytesOfWholeClusters() {
        func length(_ text: String) -> UTF8Count? {
            SurroundingText(text: text, cursor: UTF8Count(of: text), anchor: UTF8Count(of: text))?
                .wordBeforeCursor
        }
        #expect(length("a příliš") == 9)
        #expect(length("a \u{1F1E9}\u{1F1EA}") == 8)
        #expect(length("") == nil)
        // The first character of a part may have lost some of its own.
        #expect(length(String(repeating: "x", count: 3950)) == 3949)
    }

    @Test func B22_withTheTextItIsOneEdit() {
        var outbox = outbox("hello world")
        let commands = outbox.submit(.deleteWord, at: now)
        #expect(deletions(commands) == [5])
    }

    @Test func B22_untoldTextGoesByAsManyBackspacesAsItHas() {
        var outbox = outbox(nil)
        _ = outbox.submit(.type("so naïve "), at: now)
        #expect(backspaces(outbox.submit(.deleteWord, at: now)) == 6)
        // "so " is left.
        #expect(backspaces(outbox.submit(.deleteWord, at: now)) == 3)
        // Of what stood there before, nothing is known.
        #expect(backspaces(outbox.submit(.deleteWord, at: now)) == 1)
    }

    @Test func B22_terminalsAndGamesGetOneBackspace() {
        var terminal = outbox("hello world", purpose: .terminal)
        #expect(backspaces(terminal.submit(.deleteWord, at: now)) == 1)
        var none = Outbox(channels: keys, staleCommits: .areTaken)
        _ = none.submit(.type("a"), at: now)
        #expect(backspaces(none.submit(.deleteWord, at: now)) == 1)
    }

    @Test func B22_aSelectionGoesByOneBackspace() {
        var outbox = outbox("hello world")
        var field = Field(isActive: true)
        field.surrounding = SurroundingText(text: "hello world", cursor: 11, anchor: 6)
        _ = outbox.done(field, isNew: false, isReport: true, at: now)
        #expect(backspaces(outbox.submit(.deleteWord, at: now)) == 1)
    }

    @Test func B22_anEmptyFieldIsSilentAndStops() {
        var field = TextField("a")
        field.type("⌫")
        #expect(!field.last.isAtEnd)
        field.perform(.backspace(isRepeat: true))
        #expect(field.last.isAtEnd && field.last.wishes.isEmpty)
        field.perform(.deleteWord)
        #expect(field.last.isAtEnd && field.last.wishes.isEmpty)
        // A tap is still a key, for an application that has a use for it.
        field.perform(.backspace(isRepeat: false))
        #expect(field.last.isAtEnd && field.last.wishes == [.deleteBackward])
    }

    @Test func B22_untoldIsNotEmpty() {
        var silent = TextField("abc")
        silent.tells = false
        silent.perform(.backspace(isRepeat: true))
        #expect(!silent.last.isAtEnd && silent.last.wishes == [.deleteBackward])
        var none = TextField("", isActive: false)
        none.perform(.deleteWord)
        #expect(!none.last.isAtEnd && none.last.wishes == [.deleteWord])
    }

    @Test func B22_wordsHaveTheirSwitch() {
        var field = TextField("hello world") { $0.deleteByWord = false }
        field.perform(.deleteWord)
        #expect(field.text == "hello worl")
    }

    private let now = Instant(nanoseconds: 1_000_000_000)
    private let keys = Channels(hasVirtualKeyboard: true)

    private func outbox(_ text: String?, purpose: ContentPurpose = .normal) -> Outbox {
        let surrounding = text.flatMap {
            SurroundingText(text: $0, cursor: UTF8Count(of: $0), anchor: UTF8Count(of: $0))
        }
        let field = Field(isActive: true, surrounding: surrounding, purpose: purpose)
        var outbox = Outbox(channels: keys, staleCommits: .areTaken)
        _ = outbox.done(field, isNew: true, isReport: text != nil, at: now)
        return outbox
    }

    private func deletions(_ commands: [Outbox.Command]) -> [Int] {
        commands.compactMap {
            if case .commit(let edit, _) = $0 { edit.deletion.value } else { nil }
        }
    }

    private func backspaces(_ commands: [Outbox.Command]) -> Int {
        commands.count { if case .press(.backspace, _) = $0 { true } else { false } }
    }
}
