import Testing
import Units

@testable import TextEngine

@Suite struct OutboxTests {
    private var now = Instant(nanoseconds: 1_000_000_000)

    private func field(_ text: String?) -> Field {
        let surrounding = text.flatMap {
            SurroundingText(text: $0, cursor: UTF8Count(of: $0), anchor: UTF8Count(of: $0))
        }
        return Field(isActive: true, surrounding: surrounding)
    }

    private func outbox(_ staleCommits: StaleCommits, text: String? = "") -> Outbox {
        var outbox = Outbox(
            channels: Channels(hasVirtualKeyboard: true), staleCommits: staleCommits)
        _ = outbox.done(field(text), isNew: true, isReport: text != nil, at: now)
        return outbox
    }

    /// What commands insert, and their tickets.
    private func insertions(_ commands: [Outbox.Command]) -> [String] {
        commands.compactMap { if case .commit(let edit, _) = $0 { edit.insertion } else { nil } }
    }

    private func ticket(_ commands: [Outbox.Command]) throws -> Outbox.Ticket {
        switch try #require(commands.first) {
        case .commit(_, let ticket): return ticket
        case .press(_, let ticket): return try #require(ticket)
        case .refuse: throw Missing()
        }
    }

    private struct Missing: Error {}

    /// GTK tells of a tap elsewhere with the text and the place of before, and says only that somebody else was the cause.
    @Test func whatIsToldWithAnotherCauseIsNoPlaceToDeleteAt() {
        var outbox = outbox(.areTaken, text: "abü")
        _ = outbox.submit(.type("x"), at: now)
        _ = outbox.done(field("abüx"), isNew: false, isReport: true, at: now)
        _ = outbox.done(
            field("abüx"), isNew: false, isReport: true, hasOtherCause: true, at: now)
        #expect(!outbox.context(at: now).isCaretCertain)
        #expect(
            outbox.submit(.replace("x", with: "y"), at: now) == [.refuse(.replace("x", with: "y"))])
        guard case .press(.backspace, _)? = outbox.submit(.deleteBackward, at: now).first else {
            Issue.record("a key deletes where the caret is")
            return
        }
        // The next report is the truth again.
        let later = now + 300
        _ = outbox.timeReached(later)
        _ = outbox.done(field("abü"), isNew: false, isReport: true, at: later)
        #expect(outbox.context(at: later).isCaretCertain)
    }

    /// What our own key has done is told with another cause, too.
    @Test func theReportOfAKeyIsTrusted() {
        var outbox = outbox(.areTaken, text: "ab")
        _ = outbox.submit(.moveCaret(-1), at: now)
        _ = outbox.done(field("a"), isNew: false, isReport: true, hasOtherCause: true, at: now)
        #expect(outbox.context(at: now).isCaretCertain)
    }

    @Test func whatWasToldIsKnownAfterTheBoardWasAway() {
        var outbox = outbox(.areTaken, text: "ab")
        outbox.rest()
        #expect(outbox.context(at: now).text?.before == "ab")
        _ = outbox.submit(.type("c"), at: now)
        outbox.rest()
        #expect(outbox.context(at: now).text == nil)
    }

    @Test func overtakenCommitIsSentAgainAtOnceWhereItIsDropped() {
        var outbox = outbox(.areDropped)
        _ = outbox.submit(.type("a"), at: now)
        let again = outbox.done(field(""), isNew: false, isReport: true, at: now)
        #expect(insertions(again) == ["a"])
    }

    @Test func severalOvertakenCommitsGoAgainInOrder() {
        var outbox = outbox(.areDropped)
        _ = outbox.submit(.type("a"), at: now)
        _ = outbox.submit(.type("b"), at: now)
        let again = outbox.done(field(""), isNew: false, isReport: true, at: now)
        #expect(insertions(again) == ["a", "b"])
    }

    @Test func commitThatWasTakenBeforeTheDoneIsLeftAlone() throws {
        var outbox = outbox(.areDropped)
        let first = try ticket(outbox.submit(.type("a"), at: now))
        _ = outbox.submit(.type("b"), at: now)
        _ = outbox.taken(first, at: now)
        let again = outbox.done(field("a"), isNew: false, isReport: true, at: now)
        #expect(insertions(again) == ["b"])
    }

    @Test func deletionIsPlannedAnewWhenItIsSentAgain() {
        var outbox = outbox(.areDropped, text: "xé")
        #expect(
            outbox.submit(.deleteBackward, at: now).contains {
                if case .commit(let edit, _) = $0 { edit.deletion == 2 } else { false }
            })
        let again = outbox.done(field("xéa"), isNew: false, isReport: true, at: now)
        #expect(
            again.contains {
                if case .commit(let edit, _) = $0 { edit.deletion == 1 } else { false }
            })
    }

    @Test func nothingIsSentAgainWhereStaleCommitsAreTaken() {
        var outbox = outbox(.areTaken)
        _ = outbox.submit(.type("a"), at: now)
        #expect(outbox.done(field(""), isNew: false, isReport: true, at: now) == [])
        #expect(outbox.nextDeadline == nil)
    }

    @Test func unknownWaysAreProvedByTheTextThatArrives() throws {
        var outbox = outbox(.unknown)
        let first = try ticket(outbox.submit(.type("a"), at: now))
        #expect(outbox.done(field(""), isNew: false, isReport: true, at: now) == [])
        // What follows waits, so that it can neither overtake nor be mistaken for it.
        #expect(outbox.submit(.type("b"), at: now) == [])
        _ = outbox.taken(first, at: now)
        let after = outbox.done(field("a"), isNew: false, isReport: true, at: now)
        #expect(insertions(after) == ["b"])
        #expect(outbox.staleCommits == .areTaken)
    }

    @Test func missingTextIsSentOnceMoreWhenTheTimeIsUp() throws {
        var outbox = outbox(.unknown)
        let first = try ticket(outbox.submit(.type("a"), at: now))
        _ = outbox.done(field(""), isNew: false, isReport: true, at: now)
        _ = outbox.submit(.type("b"), at: now)
        _ = outbox.taken(first, at: now)
        #expect(outbox.done(field(""), isNew: false, isReport: true, at: now) == [])
        let deadline = try #require(outbox.nextDeadline)
        let again = outbox.timeReached(deadline)
        #expect(insertions(again) == ["a", "b"])
        // An application may only have been slow: nothing is proved.
        #expect(outbox.staleCommits == .unknown)
    }

    /// An old report that is still on its way is no proof of a loss: the text may follow.
    @Test func lateReportOfTakenTextPreventsTheSecondSending() throws {
        var outbox = outbox(.unknown)
        let first = try ticket(outbox.submit(.type("a"), at: now))
        _ = outbox.done(field(""), isNew: false, isReport: true, at: now)
        _ = outbox.taken(first, at: now)
        _ = outbox.done(field(""), isNew: false, isReport: true, at: now)
        _ = outbox.done(field("a"), isNew: false, isReport: true, at: now)
        #expect(outbox.nextDeadline == nil)
        #expect(outbox.timeReached(now + 1000) == [])
    }

    @Test func withoutAReportAfterTheSyncTheTextCountsAsTaken() throws {
        var outbox = outbox(.unknown)
        let first = try ticket(outbox.submit(.type("a"), at: now))
        _ = outbox.done(field(""), isNew: false, isReport: true, at: now)
        _ = outbox.taken(first, at: now)
        let deadline = try #require(outbox.nextDeadline)
        #expect(outbox.timeReached(deadline) == [])
        #expect(outbox.staleCommits == .unknown)
    }

    @Test func fieldThatTellsNoTextIsNotWaitedFor() {
        var outbox = outbox(.unknown, text: nil)
        _ = outbox.submit(.type("a"), at: now)
        _ = outbox.done(field(nil), isNew: false, isReport: false, at: now)
        #expect(insertions(outbox.submit(.type("b"), at: now)) == ["b"])
    }

    @Test func textAfterAKeyWaitsUntilTheKeyHasArrived() throws {
        var outbox = outbox(.areTaken)
        let key = try ticket(outbox.submit(.enter, at: now))
        #expect(outbox.submit(.type("a"), at: now) == [])
        // A report from before the key is no sign of it.
        #expect(outbox.done(field(""), isNew: false, isReport: true, at: now) == [])
        _ = outbox.taken(key, at: now)
        let after = outbox.done(field("\n"), isNew: false, isReport: true, at: now)
        #expect(insertions(after) == ["a"])
    }

    @Test func textAfterAKeyWaitsNoLongerThanItsLimit() throws {
        var outbox = outbox(.areTaken, text: nil)
        _ = outbox.submit(.enter, at: now)
        _ = outbox.submit(.type("a"), at: now)
        let deadline = try #require(outbox.nextDeadline)
        #expect(insertions(outbox.timeReached(deadline)) == ["a"])
    }

    @Test func keysFollowKeysWithoutWaiting() {
        var outbox = outbox(.areTaken, text: nil)
        #expect(outbox.submit(.enter, at: now).count == 1)
        #expect(outbox.submit(.deleteBackward, at: now).count == 1)
    }

    @Test func whatWaitsForAFieldNeverReachesAnotherOne() {
        var outbox = outbox(.areTaken)
        _ = outbox.submit(.enter, at: now)
        _ = outbox.submit(.type("secret"), at: now)
        #expect(outbox.done(field(""), isNew: true, isReport: true, at: now) == [])
        #expect(outbox.waitingCount == 0)
        #expect(outbox.timeReached(now + 1000) == [])
    }

    /// A row of one letter that is longer than what is told looks the same with one more: no proof, so nothing is sent twice.
    @Test func aLongRowOfOneLetterProvesNothing() throws {
        let row = String(repeating: "a", count: 4000)
        var outbox = outbox(.unknown, text: row)
        let ticket = try ticket(outbox.submit(.type("a"), at: now))
        _ = outbox.done(field(row), isNew: false, isReport: true, at: now)
        _ = outbox.taken(ticket, at: now)
        _ = outbox.done(field(row), isNew: false, isReport: true, at: now)
        #expect(outbox.timeReached(now + 1000).isEmpty)
        #expect(outbox.staleCommits == .unknown)
    }

    /// The part that is told begins later once the letter is there.
    @Test(arguments: [false, true])
    func aPartOfALongTextProvesWhetherTheCommitArrived(_ arrived: Bool) throws {
        let text = (0..<1000).map { "\($0), " }.joined()
        func part(_ text: String) -> String { String(text.suffix(4000)) }
        var outbox = outbox(.unknown, text: part(text))
        let ticket = try ticket(outbox.submit(.type("x"), at: now))
        _ = outbox.done(field(part(text)), isNew: false, isReport: true, at: now)
        _ = outbox.taken(ticket, at: now)
        let told = part(arrived ? text + "x" : text)
        _ = outbox.done(field(told), isNew: false, isReport: true, at: now)
        #expect(insertions(outbox.timeReached(now + 1000)) == (arrived ? [] : ["x"]))
        #expect(outbox.staleCommits == (arrived ? .areTaken : .unknown))
    }

    /// Each deletion that goes out: what it means, and the length that is told.
    private func deletions(_ commands: [Outbox.Command]) -> [[Int]] {
        commands.compactMap {
            guard case .commit(let edit, _) = $0, edit.deletion > 0 else { return nil }
            return [edit.deletion.value, edit.toldDeletion.value]
        }
    }

    @Test func whatACountOfCodePointsTookTooManyIsPutBack() throws {
        var outbox = outbox(.areTaken, text: "abéé")
        #expect(deletions(outbox.submit(.deleteBackward, at: now)) == [[2, 2]])
        // What follows waits for the verdict.
        #expect(outbox.submit(.type("x"), at: now) == [])
        let back = outbox.done(field("ab"), isNew: false, isReport: true, at: now)
        #expect(insertions(back) == ["é", "x"])
    }

    /// Told in two steps, as by GTK 4.8: "ab ㅎ" loses three code points, then gets the syllable.
    @Test func whatASyllableTookTooManyIsPutBack() throws {
        var outbox = outbox(.areTaken, text: "ab ㅎ")
        let wish = Wish.revise("ㅎ", with: "하", orType: "ㅏ")
        #expect(deletions(outbox.submit(wish, at: now)) == [[3, 3]])
        #expect(outbox.submit(.type("x"), at: now) == [])
        #expect(outbox.done(field("a"), isNew: false, isReport: true, at: now) == [])
        let back = outbox.done(field("a하"), isNew: false, isReport: true, at: now)
        #expect(insertions(back) == ["b 하", "x"])
        #expect(deletions(back) == [[3, 1]])
    }

    /// An application that counts code points deletes nothing where there are fewer than it was told, and says nothing.
    @Test func aLoneCharacterOfSeveralBytesGoesByAKey() throws {
        var lone = outbox(.areTaken, text: "я")
        #expect(
            lone.submit(.deleteBackward, at: now).contains {
                if case .press(.backspace, _) = $0 { true } else { false }
            })
        var syllable = outbox(.areTaken, text: "ㅎ")
        let commands = syllable.submit(.revise("ㅎ", with: "하", orType: "ㅏ"), at: now)
        #expect(deletions(commands) == [[3, 3]])
        let again = syllable.done(field("ㅎ하"), isNew: false, isReport: true, at: now)
        #expect(insertions(again) == ["하"] && deletions(again) == [[6, 2]])
    }

    @Test func reportsOfEarlierEditsDoNotEndTheTrial() throws {
        var outbox = outbox(.areTaken, text: "abéé")
        _ = outbox.submit(.type("x"), at: now)
        _ = outbox.submit(.deleteBackward, at: now)
        _ = outbox.submit(.deleteBackward, at: now)
        #expect(outbox.done(field("abééx"), isNew: false, isReport: true, at: now) == [])
        #expect(outbox.done(field("abéé"), isNew: false, isReport: true, at: now) == [])
        let back = outbox.done(field("ab"), isNew: false, isReport: true, at: now)
        #expect(insertions(back) == ["é"])
    }

    @Test func afterThatTheFieldIsToldCodePoints() throws {
        var outbox = outbox(.areTaken, text: "abéé")
        _ = outbox.submit(.deleteBackward, at: now)
        _ = outbox.done(field("ab"), isNew: false, isReport: true, at: now)
        _ = outbox.done(field("abé"), isNew: false, isReport: true, at: now)
        #expect(deletions(outbox.submit(.deleteBackward, at: now)) == [[2, 1]])
    }

    @Test func fieldThatCountsBytesIsAskedOnce() throws {
        var outbox = outbox(.areTaken, text: "abéé")
        _ = outbox.submit(.deleteBackward, at: now)
        _ = outbox.done(field("abé"), isNew: false, isReport: true, at: now)
        #expect(deletions(outbox.submit(.deleteBackward, at: now)) == [[2, 2]])
        #expect(insertions(outbox.submit(.type("x"), at: now)) == ["x"])
    }

    @Test func anotherFieldCountsInItsOwnWay() throws {
        var outbox = outbox(.areTaken, text: "abéé")
        _ = outbox.submit(.deleteBackward, at: now)
        _ = outbox.done(field("ab"), isNew: false, isReport: true, at: now)
        _ = outbox.done(field("né"), isNew: true, isReport: true, at: now)
        #expect(deletions(outbox.submit(.deleteBackward, at: now)) == [[2, 2]])
    }

    @Test func fieldThatNeverAnswersADeletionIsNotWaitedForLong() throws {
        var outbox = outbox(.areTaken, text: "né")
        _ = outbox.submit(.deleteBackward, at: now)
        #expect(outbox.submit(.type("x"), at: now) == [])
        let deadline = try #require(outbox.nextDeadline)
        #expect(insertions(outbox.timeReached(deadline)) == ["x"])
    }

    @Test func keyIntoAnApplicationThatStandsStillIsWaitedForLonger() throws {
        var outbox = outbox(.areTaken, text: "a")
        _ = outbox.submit(.type("b"), at: now)
        _ = outbox.submit(.enter, at: now)
        _ = outbox.submit(.type("c"), at: now)
        #expect(outbox.timeReached(now + 500) == [])
        let deadline = try #require(outbox.nextDeadline)
        #expect(deadline > now + 1000)
        #expect(insertions(outbox.timeReached(deadline)) == ["c"])
    }

    /// A key must not pass a commit that has to be sent again.
    @Test(arguments: [StaleCommits.areDropped, .unknown])
    func keyWaitsForTheCommitBeforeIt(staleCommits: StaleCommits) throws {
        var outbox = outbox(staleCommits, text: "h")
        let letter = try ticket(outbox.submit(.type("i"), at: now))
        #expect(outbox.submit(.enter, at: now) == [])
        let after = outbox.taken(letter, at: now)
        #expect(after.count == 1)
        if case .press(.enter, _)? = after.first {} else { Issue.record("no key but \(after)") }
    }

    @Test func keyFollowsTheCommitThatIsSentAgain() throws {
        var outbox = outbox(.areDropped, text: "h")
        _ = outbox.submit(.type("i"), at: now)
        #expect(outbox.submit(.enter, at: now) == [])
        let again = outbox.done(field("h"), isNew: false, isReport: true, at: now)
        #expect(insertions(again) == ["i"])
        let after = outbox.taken(try ticket(again), at: now)
        if case .press(.enter, _)? = after.first {} else { Issue.record("no key but \(after)") }
    }

    /// A report that an older edit explains is no proof of a newer one.
    @Test func olderTextThatLooksTheSameIsNoProof() throws {
        var outbox = outbox(.areDropped, text: "ab")
        let deletion = try ticket(outbox.submit(.deleteBackward, at: now))
        _ = outbox.taken(deletion, at: now)
        _ = outbox.submit(.type("b"), at: now)
        let again = outbox.done(field("ab"), isNew: false, isReport: true, at: now)
        #expect(insertions(again) == ["b"])
    }
}
