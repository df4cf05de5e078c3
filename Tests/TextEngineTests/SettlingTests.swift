import KeyboardLayouts
import TestRandom
import Testing
import Units

@testable import TextEngine

/// Several keys that an application handles one after the other, and what follows them.
@Suite struct SettlingTests {
    private let now = Instant(nanoseconds: 1_000_000_000)

    private func field(_ text: String) -> Field {
        let end = UTF8Count(of: text)
        return Field(
            isActive: true, surrounding: SurroundingText(text: text, cursor: end, anchor: end))
    }

    /// An outbox in a field that tells its text; GTK has told it twice, which makes the caret uncertain: deletions go by keys.
    private func outbox(_ text: String, isCertain: Bool = true) -> Outbox {
        var outbox = Outbox(channels: Channels(hasVirtualKeyboard: true), staleCommits: .areTaken)
        _ = outbox.done(field(text), isNew: true, isReport: true, at: now)
        if !isCertain { _ = tell(text, to: &outbox, hasOtherCause: true) }
        return outbox
    }

    private func tell(
        _ text: String, to outbox: inout Outbox, hasOtherCause: Bool = true, after: Milliseconds = 0
    ) -> [Outbox.Command] {
        outbox.done(
            field(text), isNew: false, isReport: true, hasOtherCause: hasOtherCause,
            at: now + after)
    }

    /// Submits a wish that becomes a key, whose sync is answered.
    private func press(_ wish: Wish, _ outbox: inout Outbox) throws {
        let commands = outbox.submit(wish, at: now)
        guard case .press(_, let ticket?) = try #require(commands.last) else {
            Issue.record("no key but \(commands)")
            return
        }
        #expect(outbox.taken(ticket, at: now) == [])
    }

    private func edits(_ commands: [Outbox.Command]) -> [Edit] {
        commands.compactMap { if case .commit(let edit, _) = $0 { edit } else { nil } }
    }

    /// What the first key has left is no place to delete at while the second one is under way: four code points would go
    /// instead of one.
    @Test func aDeletionWaitsForTheLastOfSeveralKeys() throws {
        var outbox = outbox("é € 😀", isCertain: false)
        _ = outbox.submit(.type("x"), at: now)
        try press(.deleteBackward, &outbox)
        try press(.deleteBackward, &outbox)
        #expect(tell("é € 😀x", to: &outbox, hasOtherCause: false) == [])
        #expect(tell("é € 😀", to: &outbox) == [])
        #expect(outbox.submit(.deleteBackward, at: now) == [])
        #expect(edits(tell("é € ", to: &outbox)) == [Edit(deletion: 1)])
    }

    /// An application that tells what both have left is believed at once.
    @Test func keysThatAreToldTogetherAreNotWaitedFor() throws {
        var outbox = outbox("one", isCertain: false)
        _ = outbox.submit(.type("x"), at: now)
        #expect(tell("onex", to: &outbox, hasOtherCause: false) == [])
        try press(.enter, &outbox)
        try press(.enter, &outbox)
        #expect(outbox.submit(.type("y"), at: now) == [])
        #expect(edits(tell("onex\n\n", to: &outbox)) == [Edit(insertion: "y")])
    }

    /// A letter must not come between two line breaks, also where the application does more with them than most: so many reports
    /// as keys, and it has handled them.
    @Test(arguments: [["one\n", "one\n\n"], ["one\n  ", "one\n  \n  "]])
    func textWaitsForTheLastOfSeveralKeys(told: [String]) throws {
        var outbox = outbox("one")
        try press(.enter, &outbox)
        try press(.enter, &outbox)
        #expect(outbox.submit(.type("x"), at: now) == [])
        #expect(tell(told[0], to: &outbox) == [])
        #expect(edits(tell(told[1], to: &outbox)) == [Edit(insertion: "x")])
    }

    /// One that tells less is not waited for long, and its text is not taken for known.
    @Test func keysThatAreNotToldAreNotWaitedForLong() throws {
        var outbox = outbox("one")
        try press(.enter, &outbox)
        try press(.enter, &outbox)
        #expect(outbox.submit(.type("x"), at: now) == [])
        #expect(tell("one\n  ", to: &outbox) == [])
        let deadline = try #require(outbox.nextDeadline)
        #expect(deadline <= now + 250)
        #expect(edits(outbox.timeReached(deadline)) == [Edit(insertion: "x")])
        // By a key: what stands there is not known for certain.
        let deletion = outbox.submit(.deleteBackward, at: deadline)
        #expect(edits(deletion) == [] && deletion.count == 1)
    }

    /// Return in a search field changes nothing and is not told: what comes much later has nothing to do with it.
    @Test func aKeyThatNothingTellsOfIsForgotten() throws {
        var outbox = outbox("query")
        try press(.enter, &outbox)
        let later = now + 10_000
        guard
            case .press(.backspace, let ticket?)? = outbox.submit(.deleteBackward, at: later).first
        else {
            Issue.record("no key")
            return
        }
        _ = outbox.taken(ticket, at: later)
        #expect(tell("quer", to: &outbox, after: 10_000) == [])
        #expect(edits(outbox.submit(.deleteBackward, at: later)) == [Edit(deletion: 1)])
    }

    /// Each report is a sign of life: a slow application may take longer for all of them.
    @Test func manyKeysHaveTheirTime() throws {
        var outbox = outbox("one")
        for _ in 0..<3 { try press(.enter, &outbox) }
        #expect(outbox.submit(.type("x"), at: now) == [])
        for (text, time) in [("one\n ", 200), ("one\n \n ", 400)] {
            #expect(tell(text, to: &outbox, after: Milliseconds(time)) == [])
            let deadline = try #require(outbox.nextDeadline)
            #expect(deadline == now + Milliseconds(time + 250))
        }
        let last = tell("one\n \n \n ", to: &outbox, after: 600)
        #expect(edits(last) == [Edit(insertion: "x")])
    }

    /// GTK 3 and Qt tell the line alone: behind two line breaks it is the same one twice, which may be from before the second. Text
    /// waits no longer for that than for any key.
    @Test func anEmptyLineBehindAnotherIsNotWaitedForLong() throws {
        var outbox = outbox("")
        try press(.enter, &outbox)
        #expect(outbox.submit(.type("x"), at: now) == [])
        #expect(tell("", to: &outbox, after: 100) == [])
        let deadline = try #require(outbox.nextDeadline)
        #expect(deadline <= now + 250)
        #expect(edits(outbox.timeReached(deadline)) == [Edit(insertion: "x")])
    }

    /// BackSpace at the start of a line that is told alone joins it to the one before.
    @Test func whatJoinsTwoLinesIsTold() throws {
        var outbox = outbox("")
        try press(.deleteBackward, &outbox)
        #expect(tell("abc", to: &outbox) == [])
        #expect(edits(outbox.submit(.deleteBackward, at: now)) == [Edit(deletion: 1)])
    }

    /// What may be told by nobody is not waited for as long as what is certain.
    @Test func aDeletionOfWhatIsNotKnownIsNotWaitedForLong() throws {
        var outbox = outbox("")
        try press(.enter, &outbox)
        try press(.deleteBackward, &outbox)
        #expect(outbox.submit(.type("x"), at: now) == [])
        let deadline = try #require(outbox.nextDeadline)
        #expect(deadline <= now + 250)
    }

    /// A tap long after a key that nobody told of is a tap: GTK tells of it with the place of before.
    @Test func aTapLongAfterAKeyIsATap() throws {
        var outbox = outbox("query €")
        try press(.enter, &outbox)
        #expect(tell("query €", to: &outbox, after: 10_000) == [])
        #expect(!outbox.context(at: now + 10_000).isCaretCertain)
        let deletion = outbox.submit(.deleteBackward, at: now + 10_000)
        #expect(edits(deletion) == [] && deletion.count == 1)
    }

    /// A key of which only the application knows what it does counts like any other.
    @Test func keysThatMayDoAnythingAreCounted() throws {
        var outbox = outbox("abc")
        try press(.press(.left, []), &outbox)
        try press(.enter, &outbox)
        #expect(outbox.submit(.type("y"), at: now) == [])
        let end = UTF8Count(2)
        let moved = Field(
            isActive: true, surrounding: SurroundingText(text: "abc", cursor: end, anchor: end))
        #expect(outbox.done(moved, isNew: false, isReport: true, at: now) == [])
        // The same once more is nothing new.
        #expect(outbox.done(moved, isNew: false, isReport: true, at: now) == [])
        #expect(edits(tell("ab\nc", to: &outbox)) == [Edit(insertion: "y")])
    }

    /// An arrow after a key of which only the application knows what it does makes nothing certain.
    @Test func anArrowAfterALineBreakIsCounted() throws {
        var outbox = outbox("a")
        try press(.enter, &outbox)
        _ = outbox.submit(.moveCaret(-1), at: now)
        #expect(outbox.submit(.type("y"), at: now) == [])
        let deadline = try #require(outbox.nextDeadline)
        #expect(deadline <= now + 250)
        // Indented: nobody could have known.
        #expect(tell("a\n  ", to: &outbox) == [])
        _ = outbox.timeReached(deadline)
        #expect(edits(outbox.submit(.deleteBackward, at: deadline)) == [])
    }

    private static let climates: [ModelWorld.Climate] = [
        .init(dropsStaleCommits: false, known: .areTaken, tells: true, slowness: 20),
        .init(dropsStaleCommits: false, known: .areTaken, tells: true, slowness: 200),
        .init(dropsStaleCommits: true, known: .areDropped, tells: true, slowness: 100),
    ]

    /// Letters of one to four bytes, line breaks and deletions at random, by keys and by commits: whatever the delays, all of them
    /// arrive in their order.
    @Test(arguments: climates.indices)
    func keysAndCommitsKeepTheirOrder(_ index: Int) {
        let letters = ["a", "b", " ", "é", "€", "😀"]
        for seed in 0..<UInt64(100) {
            var random = SeededGenerator(seed: seed * 104_729)
            var world = ModelWorld(Self.climates[index], seed: seed &+ 1)
            var ideal = ""
            for _ in 0..<40 {
                if Int.random(in: 0..<4, using: &random) == 0 {
                    // Who taps into the text has stopped typing.
                    world.run(for: 1_000)
                    world.tellAgain()
                }
                switch Int.random(in: 0..<10, using: &random) {
                case 0..<4:
                    world.submit([.deleteBackward])
                    _ = ideal.popLast()
                case 4, 5:
                    world.submit([.enter])
                    ideal += "\n"
                default:
                    let letter = letters.randomElement(using: &random) ?? "a"
                    world.submit([.type(letter)])
                    ideal += letter
                }
                world.run(for: Int.random(in: 0...120, using: &random))
            }
            world.run(for: 5_000)
            #expect(world.content == ideal, "climate \(index), seed \(seed)")
            if world.content != ideal { return }
        }
    }
}
