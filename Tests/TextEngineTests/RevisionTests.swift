import KeyboardLayouts
import Testing
import Units

@testable import TextEngine

/// Another text in the place of what is told, and what was typed where it is not. Source: behaviour D.1.
@Suite struct RevisionTests {
    private let now = InstantOfTests.start
    private let period = Wish.revise(" ", with: ". ", orType: " ")

    private func field(_ text: String?, purpose: ContentPurpose = .normal) -> Field {
        let surrounding = text.flatMap {
            SurroundingText(text: $0, cursor: UTF8Count(of: $0), anchor: UTF8Count(of: $0))
        }
        return Field(isActive: true, surrounding: surrounding, purpose: purpose)
    }

    private func outbox(
        _ text: String?, staleCommits: StaleCommits = .areTaken, purpose: ContentPurpose = .normal
    ) -> Outbox {
        var outbox = Outbox(
            channels: Channels(
                hasVirtualKeyboard: true, keyCharacters: ["a", " ", ".", "c", "o", "m"]),
            staleCommits: staleCommits)
        _ = outbox.done(
            field(text, purpose: purpose), isNew: true, isReport: text != nil, at: now)
        return outbox
    }

    private func words(_ commands: [Outbox.Command]) -> [String] {
        commands.map { command in
            switch command {
            case .commit(let edit, _):
                edit.deletion > 0
                    ? "-\(edit.deletion.value)+\(edit.insertion)" : "+\(edit.insertion)"
            case .press(.backspace, _): "⌫"
            case .press(.character(let text), _): "key \(text)"
            case .press(let key, _): "key \(key)"
            case .refuse: "refused"
            }
        }
    }

    @Test func whatIsToldIsRevisedByOneEdit() {
        var outbox = outbox("hi ")
        #expect(words(outbox.submit(period, at: now)) == ["-1+. "])
    }

    /// Whoever wrote it: only a pick is bound to what was typed last.
    @Test func whatWasThereBeforeIsRevisedToo() {
        var outbox = outbox("hi x")
        _ = outbox.submit(.deleteBackward, at: now)
        _ = outbox.done(field("hi "), isNew: false, isReport: true, at: now)
        #expect(words(outbox.submit(period, at: now)) == ["-1+. "])
    }

    @Test func itWaitsUntilTheFieldHasShownWhatGoes() {
        var outbox = outbox("hi")
        _ = outbox.submit(.type(" "), at: now)
        #expect(outbox.submit(period, at: now) == [])
        #expect(outbox.submit(.type("a"), at: now) == [])
        let after = outbox.done(field("hi "), isNew: false, isReport: true, at: now)
        #expect(words(after) == ["-1+. ", "+a"])
    }

    /// A field that is full has not taken the space: the letter before the caret is another one, and nothing is lost.
    @Test func whatTheFieldNeverShowsIsTypedAsItIs() throws {
        var outbox = outbox("full")
        _ = outbox.submit(.type(" "), at: now)
        _ = outbox.done(field("full"), isNew: false, isReport: true, at: now)
        #expect(outbox.submit(period, at: now) == [])
        let deadline = try #require(outbox.nextDeadline)
        #expect(words(outbox.timeReached(deadline)) == ["+ "])
    }

    @Test func otherTextStaysAndWhatWasTypedFollows() {
        var outbox = outbox("hi")
        #expect(words(outbox.submit(period, at: now)) == ["+ "])
    }

    @Test func aSelectionIsTypedOver() {
        var outbox = outbox("hi ")
        var selected = field("hi ")
        selected.surrounding = SurroundingText(text: "hi ", cursor: 3, anchor: 2)
        _ = outbox.done(selected, isNew: false, isReport: true, at: now)
        #expect(words(outbox.submit(period, at: now)) == ["+ "])
    }

    /// Nothing tells whether such a field deletes on request: keys do, as often as the text has characters.
    @Test func untoldTextIsRevisedByKeys() throws {
        var outbox = outbox(nil)
        _ = outbox.submit(.type("hi"), at: now)
        _ = outbox.submit(.type(": "), at: now)
        let smiley = Wish.revise(": ", with: " :)", orType: ")")
        #expect(words(outbox.submit(smiley, at: now)) == ["⌫", "⌫"])
        #expect(outbox.context(at: now).text?.before == "hi :)")
        let deadline = try #require(outbox.nextDeadline)
        #expect(words(outbox.timeReached(deadline)) == ["+ :)"])
        #expect(outbox.context(at: deadline).text?.before == "hi :)")
        #expect(words(outbox.submit(.replace(" :)", with: " :("), at: deadline)).count == 3)
    }

    @Test func whatWasNotTypedHereIsNotTakenByKeys() {
        var outbox = outbox(nil)
        _ = outbox.submit(.type("hi "), at: now)
        _ = outbox.submit(.press(.left, []), at: now)
        #expect(outbox.context(at: now).text == nil)
        #expect(outbox.submit(period, at: now) == [])
        #expect(words(outbox.timeReached(now + 80)) == ["+ "])
    }

    @Test func terminalsAndGamesGetWhatWasTyped() {
        var terminal = outbox("hi ", purpose: .terminal)
        #expect(words(terminal.submit(period, at: now)) == ["key  "])
        var none = Outbox(channels: Channels(hasVirtualKeyboard: true), staleCommits: .areTaken)
        #expect(words(none.submit(period, at: now)) == ["key  "])
    }

    /// Both were lost with one `done`: a part of it has gone again already.
    @Test func aLostRevisionIsPlannedAnew() {
        var outbox = outbox("hi ", staleCommits: .areDropped)
        _ = outbox.submit(period, at: now)
        let again = outbox.done(field("hi "), isNew: false, isReport: true, at: now)
        #expect(words(again) == ["-1+. "])
        let later = outbox.done(field("hi"), isNew: false, isReport: true, at: now)
        #expect(words(later) == ["+ "])
    }

    @Test func severalFollowEachOther() {
        var outbox = outbox("hi ")
        #expect(
            words(outbox.submit(.revise(" ", with: ": ", orType: ":"), at: now)) == ["-1+: "])
        let smiley = Wish.revise(": ", with: " :)", orType: ")")
        #expect(outbox.submit(smiley, at: now) == [])
        #expect(outbox.context(at: now).text?.before == "hi :)")
        let after = outbox.done(field("hi: "), isNew: false, isReport: true, at: now)
        #expect(words(after) == ["-2+ :)"])
        #expect(outbox.submit(.replace(" :)", with: " :("), at: now) == [])
        let pick = outbox.done(field("hi :)"), isNew: false, isReport: true, at: now)
        #expect(words(pick) == ["-3+ :("])
        #expect(outbox.submit(.replace(" :(", with: ""), at: now) == [])
        let back = outbox.done(field("hi :("), isNew: false, isReport: true, at: now)
        #expect(words(back) == ["-3+"])
    }

    /// Behind a key the text is not known; what the key left is told soon.
    @Test func itWaitsForWhatAKeyHasLeft() {
        var outbox = outbox("hi x")
        var selected = field("hi x")
        selected.surrounding = SurroundingText(text: "hi x", cursor: 4, anchor: 3)
        _ = outbox.done(selected, isNew: false, isReport: true, at: now)
        let key = outbox.submit(.deleteBackward, at: now)
        #expect(words(key) == ["⌫"])
        #expect(outbox.context(at: now).text?.before == "hi ")
        #expect(outbox.submit(period, at: now) == [])
        if case .press(_, let ticket?)? = key.first { _ = outbox.taken(ticket, at: now) }
        let after = outbox.done(field("hi "), isNew: false, isReport: true, at: now)
        #expect(words(after) == ["-1+. "])
    }

    /// A key that changed nothing is not reported: what it left is not known then.
    @Test func aReturnThatNothingTellsOfIsForgotten() throws {
        var outbox = outbox("query")
        _ = outbox.submit(.enter, at: now)
        #expect(outbox.context(at: now).text?.before == "\n")
        _ = outbox.timeReached(now + 2_000)
        #expect(outbox.context(at: now + 2_000).text == nil)
    }

    /// R004: several characters of one key are keys where keys are taken, and one text elsewhere.
    @Test func aKeyOfSeveralCharactersTypesThemAll() {
        var none = outbox("", purpose: .terminal)
        #expect(words(none.submit(.type(".com"), at: now)) == ["key .", "key c", "key o", "key m"])
        var text = outbox("")
        #expect(words(text.submit(.type(".com"), at: now)) == ["+.com"])
    }

    /// The end of long typing is kept, not all of it.
    @Test func ownTextIsBounded() {
        var own = OwnText()
        for _ in 0..<5_000 { own.note(.type("é")) }
        #expect(own.tail.utf8.count <= 1_026)
        #expect(own.tail.allSatisfy { $0 == "é" })
    }

    /// A field that tells no text says something now and then: it need not be about the key.
    @Test func aDoneWithoutATextIsNoSignOfAKey() throws {
        var outbox = outbox(nil)
        let key = outbox.submit(.deleteBackward, at: now)
        guard case .press(_, let ticket?) = try #require(key.first) else {
            Issue.record("no ticket")
            return
        }
        _ = outbox.taken(ticket, at: now)
        #expect(outbox.submit(.type("a"), at: now) == [])
        #expect(outbox.done(field(nil), isNew: false, isReport: false, at: now) == [])
        let deadline = try #require(outbox.nextDeadline)
        #expect(words(outbox.timeReached(deadline)) == ["+a"])
    }

    /// BackSpace at the start changes nothing, so nothing may be reported: the field is as empty as before.
    @Test func anEmptyFieldStaysKnown() {
        var outbox = outbox("")
        _ = outbox.submit(.deleteBackward, at: now)
        #expect(outbox.context(at: now).text?.isAtStart == true)
        _ = outbox.submit(.deleteWord, at: now)
        #expect(outbox.context(at: now).text?.isAtStart == true)
        _ = outbox.submit(.type("a"), at: now)
        _ = outbox.timeReached(now + 2_000)
        #expect(outbox.context(at: now + 2_000).text?.before == "a")
    }

    /// "x-ß" and its deletion: the text from before the hyphen is what a count of code points would leave.
    @Test func anOlderTextDoesNotProveACountOfCodePoints() throws {
        var outbox = outbox("x")
        _ = outbox.submit(.type("-"), at: now)
        _ = outbox.submit(.type("ß"), at: now)
        #expect(words(outbox.submit(.deleteBackward, at: now)) == ["-2+"])
        for text in ["x", "x-", "x-ß", "x-"] {
            #expect(outbox.done(field(text), isNew: false, isReport: true, at: now) == [])
        }
        #expect(words(outbox.submit(.type("a"), at: now)) == ["+a"])
    }

    /// Nothing came after it: it was the answer.
    @Test func theLastTextProvesItWhenTheTimeIsUp() throws {
        var outbox = outbox("x")
        _ = outbox.submit(.type("-"), at: now)
        _ = outbox.submit(.type("ß"), at: now)
        _ = outbox.submit(.deleteBackward, at: now)
        #expect(outbox.done(field("x"), isNew: false, isReport: true, at: now) == [])
        let deadline = try #require(outbox.nextDeadline)
        #expect(words(outbox.timeReached(deadline)) == ["+-"])
    }
}
