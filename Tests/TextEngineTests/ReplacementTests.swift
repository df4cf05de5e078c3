import Testing
import Units

@testable import TextEngine

/// A pick in the place of what was typed last. Source: behaviour C.5.
@Suite struct ReplacementTests {
    private let now = Instant(nanoseconds: 1_000_000_000)
    private let keys = Channels(hasVirtualKeyboard: true, keyCharacters: ["a", "x", "€"])
    private let textOnly = Channels(hasVirtualKeyboard: false)

    private func field(_ text: String?, purpose: ContentPurpose = .normal) -> Field {
        let surrounding = text.flatMap {
            SurroundingText(text: $0, cursor: UTF8Count(of: $0), anchor: UTF8Count(of: $0))
        }
        return Field(isActive: true, surrounding: surrounding, purpose: purpose)
    }

    private func outbox(
        _ text: String?, staleCommits: StaleCommits = .areTaken,
        purpose: ContentPurpose = .normal
    ) -> Outbox {
        var outbox = Outbox(channels: keys, staleCommits: staleCommits)
        _ = outbox.done(
            field(text, purpose: purpose), isNew: true, isReport: text != nil, at: now)
        return outbox
    }

    /// A field that has shown the "a" that was typed into it.
    private func typed(_ text: String = "x") -> Outbox {
        var outbox = outbox(text)
        _ = outbox.submit(.type("a"), at: now)
        _ = outbox.done(field(text + "a"), isNew: false, isReport: true, at: now)
        return outbox
    }

    /// What leaves, in short.
    private func words(_ commands: [Outbox.Command]) -> [String] {
        commands.map { command in
            switch command {
            case .commit(let edit, _):
                edit.deletion > 0
                    ? "-\(edit.deletion.value)+\(edit.insertion)" : "+\(edit.insertion)"
            case .press(.backspace, _): "⌫"
            case .press(.enter, _): "⏎"
            case .press(.character(let text), _): "key \(text)"
            case .press(let key, _): "key \(key)"
            case .refuse: "refused"
            }
        }
    }

    private func ticket(_ commands: [Outbox.Command]) throws -> Outbox.Ticket {
        switch try #require(commands.first) {
        case .commit(_, let ticket): return ticket
        case .press(_, let ticket): return try #require(ticket)
        case .refuse: throw Missing()
        }
    }

    private struct Missing: Error {}

    @Test func B14_knownTextIsReplacedByOneEdit() {
        var outbox = typed()
        #expect(words(outbox.submit(.replace("a", with: "á"), at: now)) == ["-1+á"])
    }

    @Test func anEmptyPickTakesTheTextBack() {
        var outbox = typed()
        #expect(words(outbox.submit(.replace("a", with: ""), at: now)) == ["-1+"])
    }

    @Test func theReplacedTextIsMeasuredInBytes() {
        var outbox = outbox("x")
        _ = outbox.submit(.type("€"), at: now)
        _ = outbox.done(field("x€"), isNew: false, isReport: true, at: now)
        #expect(words(outbox.submit(.replace("€", with: "£"), at: now)) == ["-3+£"])
    }

    @Test func waitsUntilTheFieldHasShownTheText() {
        var outbox = outbox("x")
        _ = outbox.submit(.type("a"), at: now)
        #expect(outbox.submit(.replace("a", with: "á"), at: now) == [])
        #expect(outbox.submit(.type("b"), at: now) == [])
        let after = outbox.done(field("xa"), isNew: false, isReport: true, at: now)
        #expect(words(after) == ["-1+á", "+b"])
    }

    /// A field that is full has not taken the "a": the letter before the caret is another one.
    @Test func whatTheFieldNeverShowsIsNotReplaced() throws {
        var outbox = outbox("full")
        _ = outbox.submit(.type("a"), at: now)
        _ = outbox.done(field("full"), isNew: false, isReport: true, at: now)
        #expect(outbox.submit(.replace("a", with: "á"), at: now + 300) == [])
        let deadline = try #require(outbox.nextDeadline)
        #expect(deadline <= now + 1_000)
        #expect(words(outbox.timeReached(deadline)) == ["refused"])
        #expect(outbox.waitingCount == 0)
    }

    @Test func otherTextBeforeTheCaretIsLeftAlone() {
        var outbox = outbox("x")
        _ = outbox.submit(.type("a"), at: now)
        _ = outbox.done(field("xA"), isNew: false, isReport: true, at: now)
        #expect(words(outbox.submit(.replace("a", with: "á"), at: now)) == ["refused"])
    }

    @Test func selectedTextIsLeftAlone() {
        var outbox = typed()
        var selected = field("xa")
        selected.surrounding = SurroundingText(text: "xa", cursor: 2, anchor: 1)
        _ = outbox.done(selected, isNew: false, isReport: true, at: now)
        #expect(words(outbox.submit(.replace("a", with: "á"), at: now)) == ["refused"])
    }

    /// Though the letter before the caret is the same.
    @Test(arguments: [(Wish.type("ba"), "aaaba"), (.deleteBackward, "aa"), (.enter, "aaa")])
    func onlyTheLastTextIsReplaced(wish: Wish, text: String) {
        var outbox = typed("aa")
        _ = outbox.submit(wish, at: now)
        _ = outbox.done(field(text), isNew: false, isReport: true, at: now)
        let commands = words(outbox.submit(.replace("a", with: "á"), at: now + 3_000))
        #expect(commands == ["refused"])
    }

    @Test func aNewFieldIsLeftAlone() {
        var outbox = typed()
        _ = outbox.done(field("a"), isNew: true, isReport: true, at: now)
        #expect(words(outbox.submit(.replace("a", with: "á"), at: now)) == ["refused"])
    }

    /// Nothing tells whether such a field deletes on request: a key does.
    @Test func B14_unknownTextIsReplacedByAKeyAndText() throws {
        var outbox = outbox(nil)
        _ = outbox.submit(.type("a"), at: now)
        #expect(words(outbox.submit(.replace("a", with: "á"), at: now)) == ["⌫"])
        #expect(outbox.submit(.type("b"), at: now) == [])
        // The pick waits as all text behind a key, and before what was typed later.
        let deadline = try #require(outbox.nextDeadline)
        #expect(words(outbox.timeReached(deadline)) == ["+á", "+b"])
    }

    @Test func terminalsGetKeys() {
        var outbox = outbox("", purpose: .terminal)
        _ = outbox.submit(.type("a"), at: now)
        #expect(words(outbox.submit(.replace("a", with: "€"), at: now)) == ["⌫", "key €"])
    }

    @Test func aPickWithoutAKeyLeavesTheBase() {
        var outbox = outbox("", purpose: .terminal)
        _ = outbox.submit(.type("a"), at: now)
        #expect(words(outbox.submit(.replace("a", with: "á"), at: now)) == ["refused"])
        // A base without a key has never arrived.
        _ = outbox.submit(.type("ł"), at: now)
        #expect(words(outbox.submit(.replace("ł", with: "a"), at: now)) == ["refused"])
    }

    @Test func keysTakeTheBaseBack() {
        var outbox = outbox("", purpose: .terminal)
        _ = outbox.submit(.type("a"), at: now)
        #expect(words(outbox.submit(.replace("a", with: ""), at: now)) == ["⌫"])
    }

    @Test func withoutAWayNothingIsTaken() {
        let plan = Plan(.replace("a", with: "á"), in: field(nil), over: textOnly)
        #expect(plan == .impossible)
        #expect(Plan(.replace("a", with: "á"), in: .none, over: textOnly) == .impossible)
        let known = Plan(.replace("a", with: "á"), in: field("a"), over: textOnly)
        #expect(known == .edit(Edit(deletion: 1, insertion: "á")))
    }

    /// Both were lost with one `done`: the pick still finds its base.
    @Test func aReplacementIsPlannedAnewWhenItIsSentAgain() {
        var outbox = outbox("x", staleCommits: .areDropped)
        _ = outbox.submit(.type("a"), at: now)
        _ = outbox.done(field("x"), isNew: false, isReport: true, at: now)
        _ = outbox.done(field("xa"), isNew: false, isReport: true, at: now)
        _ = outbox.submit(.replace("a", with: "á"), at: now)
        let again = outbox.done(field("xa"), isNew: false, isReport: true, at: now)
        #expect(words(again) == ["-1+á"])
        // The text has changed meanwhile: the base is somebody else's now.
        let later = outbox.done(field("xa!"), isNew: false, isReport: true, at: now)
        #expect(words(later) == ["refused"])
    }

    /// GTK 4.8 takes the protocol's bytes for code points: three letters go instead of the sign.
    @Test func whatACountOfCodePointsTookTooManyIsPutBackBeforeThePick() {
        var outbox = outbox("xyz")
        _ = outbox.submit(.type("€"), at: now)
        _ = outbox.done(field("xyz€"), isNew: false, isReport: true, at: now)
        _ = outbox.submit(.replace("€", with: "£"), at: now)
        let repair = outbox.done(field("x£"), isNew: false, isReport: true, at: now)
        #expect(words(repair) == ["-2+yz£"])
    }
}
