import Behavior
import KeyboardLayouts
import Testing
import Units

@testable import TextEngine

/// Source: behaviour D.6, caret drag.
@Suite struct CaretTests {
    private func field(
        _ text: String, _ after: String = "", selected: String = "", language: String = "en"
    ) -> TextField {
        var field = TextField(language: language)
        field.become(text, selected: selected, after: after)
        return field
    }

    @Test func B26_movesAreOneWishWithinTheText() {
        var field = field("abc", "de")
        field.perform(.moveCaret(by: -2))
        #expect(field.last.wishes == [.moveCaret(-2)])
        field.perform(.moveCaret(by: 9))
        #expect(field.last.wishes == [.moveCaret(4)])
        field.perform(.moveCaret(by: 1))
        #expect(field.last.wishes == [])
        field.perform(.moveCaret(by: -9))
        #expect(field.last.wishes == [.moveCaret(-5)])
    }

    /// A family of five code points and a letter with its accent are one step each.
    @Test func B26_stepsAreGraphemeClusters() {
        var field = field("a\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}e\u{301}")
        field.perform(.moveCaret(by: -9))
        #expect(field.last.wishes == [.moveCaret(-3)])
    }

    /// D.9-8: while keys are on their way nothing is told, and nothing is waited for.
    @Test func B26_noMoveNeedsTheApplicationsAnswer() {
        var field = field("abcdef")
        field.perform(.moveCaret(by: -4))
        field.tells = false
        field.perform(.moveCaret(by: -4))
        #expect(field.last.wishes == [.moveCaret(-2)])
        field.perform(.moveCaret(by: 2))
        #expect(field.last.wishes == [.moveCaret(2)])
    }

    /// What the application says in the middle of a drag is as old as the move before.
    @Test func B26_aDragKeepsTheTextOfItsBeginning() {
        var field = field("abcdef")
        field.perform(.moveCaret(by: -4))
        field.become("abcde", after: "f")
        field.perform(.moveCaret(by: -4))
        #expect(field.last.wishes == [.moveCaret(-2)])
        // After a pause it has caught up.
        field.wait(300)
        field.become("abcd", after: "ef")
        field.perform(.moveCaret(by: -9))
        #expect(field.last.wishes == [.moveCaret(-4)])
    }

    @Test func B26_anotherActionEndsTheDrag() {
        var field = field("abc")
        field.perform(.moveCaret(by: -2))
        field.type("x")
        field.perform(.moveCaret(by: -9))
        #expect(field.last.wishes == [.moveCaret(-2)])
    }

    @Test func B26_theFirstArrowEndsTheSelection() {
        var left = field("abc", "f", selected: "de")
        left.perform(.moveCaret(by: -9))
        #expect(left.last.wishes == [.moveCaret(-4)])
        var right = field("abc", "f", selected: "de")
        right.perform(.moveCaret(by: 9))
        #expect(right.last.wishes == [.moveCaret(2)])
    }

    /// Where nothing is told there are no bounds, and the keys do what they do.
    @Test func B26_untoldTextHasNoBounds() {
        var none = TextField("", isActive: false)
        none.perform(.moveCaret(by: -3))
        #expect(none.last.wishes == [.moveCaret(-3)])
    }

    /// Left on the screen is forward in text that runs to the left.
    @Test func B26_arabicHasItsStartOnTheRight() {
        var field = field("ابت", "ث", language: "ar")
        field.perform(.moveCaret(by: -9))
        #expect(field.last.wishes == [.moveCaret(-1)])
        field.perform(.moveCaret(by: 9))
        #expect(field.last.wishes == [.moveCaret(4)])
        field.perform(.moveSentence(by: 1))
        #expect(field.last.wishes == [.moveCaret(-4)])
    }

    /// D.9-9. Stops by hand: 0, behind "One." 4, behind "Two?!" 10, behind "\n" 11, behind "Three…" 17, the end 22.
    @Test func B26_sentencesStopBehindTheirMarks() {
        let text = "One. Two?!\nThree… four"
        var field = field(text)
        for stop in [17, 11, 10, 4, 0] {
            field.perform(.moveSentence(by: -1))
            #expect(field.text.count == stop)
        }
        field.perform(.moveSentence(by: -1))
        #expect(field.last.wishes == [])
        field.perform(.moveSentence(by: 2))
        #expect(field.text.count == 10)
        field.perform(.moveSentence(by: 9))
        #expect(field.text == text)
        field.perform(.moveSentence(by: 1))
        #expect(field.last.wishes == [])
    }

    @Test func B26_untoldTextHasNoSentences() {
        var silent = TextField("One. Two")
        silent.tells = false
        silent.type("x")
        silent.perform(.moveSentence(by: -1))
        #expect(silent.last.wishes == [])
    }

    private let now = Instant(nanoseconds: 1_000_000_000)

    private func outbox(_ text: String, at cursor: UTF8Count) -> Outbox {
        var outbox = Outbox(
            channels: Channels(hasVirtualKeyboard: true), staleCommits: .areTaken)
        _ = outbox.done(told(text, cursor), isNew: true, isReport: true, at: now)
        return outbox
    }

    private func told(_ text: String, _ cursor: UTF8Count) -> Field {
        Field(
            isActive: true,
            surrounding: SurroundingText(text: text, cursor: cursor, anchor: cursor))
    }

    /// Several presses, one question whether they have arrived.
    @Test func B26_aMoveIsSoManyArrows() {
        var outbox = outbox("abc", at: 3)
        let commands = outbox.submit(.moveCaret(-3), at: now)
        #expect(commands.count == 3)
        let tickets = commands.map { command -> Bool in
            guard case .press(.named(.left, []), let ticket) = command else {
                Issue.record("no arrow but \(command)")
                return false
            }
            return ticket != nil
        }
        #expect(tickets == [false, false, true])
    }

    /// The first of three arrows is reported before the others are done.
    @Test func B26_textWaitsForTheLastArrow() throws {
        var outbox = outbox("abc", at: 3)
        let commands = outbox.submit(.moveCaret(-3), at: now)
        guard case .press(_, let ticket?) = try #require(commands.last) else {
            Issue.record("no ticket")
            return
        }
        #expect(outbox.submit(.type("x"), at: now) == [])
        #expect(outbox.taken(ticket, at: now) == [])
        #expect(outbox.done(told("abc", 2), isNew: false, isReport: true, at: now) == [])
        #expect(outbox.done(told("abc", 1), isNew: false, isReport: true, at: now) == [])
        let after = outbox.done(told("abc", 0), isNew: false, isReport: true, at: now)
        #expect(after.count == 1)
    }

    /// An application that never shows the move is not waited for long.
    @Test func B26_textWaitsNoLongerThanForOtherKeys() throws {
        var outbox = outbox("abc", at: 3)
        _ = outbox.submit(.moveCaret(-1), at: now)
        #expect(outbox.submit(.type("x"), at: now) == [])
        let deadline = try #require(outbox.nextDeadline)
        #expect(deadline <= now + 250)
        #expect(outbox.timeReached(deadline).count == 1)
    }
}
