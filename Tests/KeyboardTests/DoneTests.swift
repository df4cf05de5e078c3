import KeyboardLayouts
import TestCompositor
import TestRandom
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

/// One sentence under every habit of `done`: late, early, doubled and missing, with text that the application tells, does
/// not tell, or cuts; on compositors that take commits a `done` has overtaken, and on such that drop them.
@Suite struct DoneTests {
    enum Habit: CaseIterable {
        /// Each change is answered at once.
        case prompt
        /// Answers come some letters later, one for all.
        case late
        /// A `done` of the application's own accord comes before the compositor has read what the tap sent.
        case early
        /// Each answer comes twice, and once more without any text.
        case doubled
        /// Nothing is ever answered.
        case missing
    }

    enum Knowledge: CaseIterable {
        case told, untold
        /// More than 4000 bytes, of which the application tells those around the caret.
        case cut
        /// The same, of characters that look alike wherever the text is cut.
        case cutAlike
    }

    private static let sentence =
        "Dear Bxx⌫⌫ob, 3 + 4 = 7 [ok]?⏎Bye⌫⌫⌫⌫⌫! (No: €5)⏎⏎⌫Yours, A⌫Z⏎"

    /// Typed without pauses (seed 0) or with ever longer ones, with everything that settles late given its time at the end.
    private func type(
        _ habit: Habit, _ knowledge: Knowledge, drops: Bool, seed: Int
    ) throws -> (rig: Rig, expected: String) {
        var random = SeededGenerator(seed: UInt64(seed))
        let old = Self.oldText(knowledge)
        var field = TestField(old)
        field.reports = knowledge != .untold
        field.reportLimit = 4000
        let rig = try Rig.focused(field: field)
        // Nothing is to be seen here, and painting takes the most time.
        rig.compositor.withholdsFrames = true
        let method = rig.compositor.inputMethod
        method.takesKeys = true
        method.dropsStaleCommits = drops
        method.withholdsAnswers = habit == .late || habit == .missing
        for (number, key) in try Rig.keys(for: Self.sentence).enumerated() {
            if habit == .early || habit == .late && number % 4 == 3 {
                try rig.tapOvertaken(key) { method.answer() }
            } else {
                try rig.tap(key)
            }
            if habit == .doubled {
                method.answer()
                method.done()
            }
            try rig.settle()
            try rig.advance(Milliseconds(Int.random(in: 0...seed * 30, using: &random)))
        }
        // An application that owes reports is waited for longest: two seconds for each key.
        for _ in 0..<80 {
            if habit != .missing { method.answer() }
            try rig.settle()
            try rig.advance(300)
        }
        return (rig, Rig.outcome(of: Self.sentence, after: old))
    }

    private static func oldText(_ knowledge: Knowledge) -> String {
        switch knowledge {
        case .told, .untold: ""
        case .cut: (0..<700).map { "\($0) né 👩‍👩‍👧 " }.joined()
        case .cutAlike: String(repeating: "é", count: 3500)
        }
    }

    @Test(arguments: Habit.allCases, Knowledge.allCases)
    func textIsExactWhereOvertakenCommitsAreTaken(_ habit: Habit, _ knowledge: Knowledge) throws {
        for seed in 0..<4 {
            let (rig, expected) = try type(habit, knowledge, drops: false, seed: seed)
            #expect(rig.text == expected, "seed \(seed)")
        }
    }

    @Test(arguments: Habit.allCases, Knowledge.allCases.filter { $0 != .untold })
    func textIsExactWhereOvertakenCommitsAreDropped(_ habit: Habit, _ knowledge: Knowledge) throws {
        for seed in 0..<4 {
            let (rig, expected) = try type(habit, knowledge, drops: true, seed: seed)
            #expect(rig.text == expected, "seed \(seed)")
        }
    }

    /// What the protocol leaves open: where the application tells no text and the compositor drops what a `done` overtook,
    /// nobody tells that a letter is lost, unless the compositor is known for it (WorkaroundsTests, OutboxTests). What
    /// arrives then arrives once and in order, and only what was dropped is missing.
    @Test(arguments: Habit.allCases)
    func untoldTextMissesOnlyWhatWasDropped(_ habit: Habit) throws {
        let (rig, expected) = try type(habit, .untold, drops: true, seed: 1)
        let dropped = rig.compositor.inputMethod.droppedCount
        if dropped == 0 { #expect(rig.text == expected) }
        #expect(habit == .early || habit == .late || dropped == 0)
        let wishes = Self.sentence.map { character in
            switch character {
            case "⌫": ""
            case "⏎": "\n"
            default: String(character)
            }
        }
        var left = wishes[...]
        let received = try #require(rig.compositor.inputMethod.field?.received)
        for text in received {
            let place = try #require(left.firstIndex(of: text), "doubled or out of order: \(text)")
            left = left[(place + 1)...]
        }
        #expect(received.count + dropped == wishes.count)
    }

    /// Toolkits queue keys and apply commits at once: text that follows a key waits until the key is seen to have arrived.
    @Test(arguments: [(true, 249), (true, 40), (false, 79), (false, 0)])
    func textKeepsBehindAKeyThatTakesItsTime(_ tellsText: Bool, _ span: Int) throws {
        #expect(try textAfterAKey(withheld: Milliseconds(span), tellsText) == "x\na")
    }

    /// What the protocol leaves open: no event tells that a key has arrived. An application that leaves its keys for longer,
    /// and says nothing, gets the text before the key, but all of it and once.
    @Test(arguments: [(true, 250), (false, 80)])
    func aKeyThatIsLeftForLongIsOvertakenAndNothingIsLost(
        _ tellsText: Bool, _ span: Int
    ) throws {
        #expect(try textAfterAKey(withheld: Milliseconds(span), tellsText) == "xa\n")
    }

    private func textAfterAKey(withheld span: Milliseconds, _ tellsText: Bool) throws -> String? {
        var field = TestField("x")
        field.reports = tellsText
        let rig = try Rig.focused(field: field)
        let method = rig.compositor.inputMethod
        method.takesKeys = true
        method.withholdsKeys = true
        try rig.tap(.primary)
        try rig.type("a")
        try rig.advance(span)
        method.withholdsKeys = false
        try rig.settle()
        try rig.advance(1000)
        return rig.text
    }
}
