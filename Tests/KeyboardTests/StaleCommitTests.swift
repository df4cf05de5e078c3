import KeyboardLayouts
import TestCompositor
import TestRandom
import Testing
import Units
import WaylandServerWire

/// Commits that a `done` overtakes, on compositors that drop them and on compositors that take them. Which of the two it is,
/// the keyboard is not told.
@Suite struct StaleCommitTests {
    /// A `done` is on its way to the keyboard while the letter is on its way to the compositor.
    private func typeOvertaken(_ letter: String, on rig: Rig) throws {
        let seat = rig.compositor.seat
        let place = try rig.place(of: .character(letter))
        seat.touchDown(0, place, on: try rig.board)
        seat.touchFrame()
        rig.compositor.server.flush()
        // The keyboard handles the touch and sends its commit; the compositor has said `done` before it reads that.
        try rig.keyboardTurn()
        rig.compositor.inputMethod.answer()
        try rig.settle()
        try rig.up()
        seat.time &+= 400
    }

    @Test func takenCommitIsNotSentAgain() throws {
        let rig = try Rig.focused()
        try typeOvertaken("a", on: rig)
        try rig.advance(1000)
        #expect(rig.compositor.inputMethod.field?.text == "a")
        #expect(rig.compositor.inputMethod.field?.received == ["a"])
    }

    @Test func droppedCommitIsSentOnceMore() throws {
        let rig = try Rig.focused()
        rig.compositor.inputMethod.dropsStaleCommits = true
        try typeOvertaken("a", on: rig)
        #expect(rig.compositor.inputMethod.droppedCount == 1)
        // The application tells its text again, for its caret blinks or its window moves.
        rig.compositor.inputMethod.answer()
        try rig.settle()
        try rig.advance(250)
        #expect(rig.compositor.inputMethod.field?.text == "a")
        #expect(rig.compositor.inputMethod.field?.received == ["a"])
    }

    @Test func whatFollowsADroppedCommitKeepsItsPlace() throws {
        let rig = try Rig.focused()
        rig.compositor.inputMethod.dropsStaleCommits = true
        try typeOvertaken("a", on: rig)
        try rig.type("bc")
        rig.compositor.inputMethod.answer()
        try rig.settle()
        try rig.advance(250)
        #expect(rig.compositor.inputMethod.field?.text == "abc")
    }

    @Test func fieldThatRefusesTextOnATakingCompositorNeverGetsItTwice() throws {
        var field = TestField("full")
        field.refuses = true
        let rig = try Rig.focused(field: field)
        try rig.type("a")
        for _ in 0..<5 {
            rig.compositor.inputMethod.answer()
            try rig.settle()
            try rig.advance(300)
        }
        #expect(rig.compositor.inputMethod.field?.received == ["a"])
    }

    /// A compositor with a field of its own answers before it answers the sync: that is no overtaking.
    @Test func answerWithinTheCommitIsNoOvertaking() throws {
        let rig = try Rig.focused()
        rig.compositor.inputMethod.answersAtOnce = true
        try rig.type("ab")
        #expect(rig.compositor.inputMethod.field?.text == "ab")
        #expect(rig.compositor.inputMethod.field?.received == ["a", "b"])
    }

    @Test func deletionThatWasDroppedIsMadeToo() throws {
        let rig = try Rig.focused(field: TestField("né"))
        rig.compositor.inputMethod.dropsStaleCommits = true
        rig.compositor.seat.touchDown(0, try rig.place(of: .backspace), on: try rig.board)
        rig.compositor.seat.touchFrame()
        rig.compositor.server.flush()
        try rig.keyboardTurn()
        rig.compositor.inputMethod.answer()
        try rig.settle()
        try rig.up()
        rig.compositor.inputMethod.answer()
        try rig.settle()
        try rig.advance(250)
        #expect(rig.compositor.inputMethod.field?.text == "n")
    }

    /// Fast typing with answers that come late, early and twice: the text is exact with either temper.
    @Test(arguments: [false, true], 0..<12)
    func noLetterIsLostDoubledOrMoved(drops: Bool, seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let rig = try Rig.focused()
        let method = rig.compositor.inputMethod
        method.dropsStaleCommits = drops
        var typed = ""
        for _ in 0..<60 {
            let letter = try #require("abcdefghijklmnop".randomElement(using: &random))
            typed.append(letter)
            method.withholdsAnswers = Bool.random(using: &random)
            if Bool.random(using: &random) {
                try typeOvertaken(String(letter), on: rig)
            } else {
                try rig.tap(.character(String(letter)))
            }
            // Applications tell their text again and again, whether it has changed or not.
            method.answer()
            try rig.settle()
            try rig.advance(Milliseconds(Int.random(in: 0...120, using: &random)))
        }
        for _ in 0..<16 {
            method.answer()
            try rig.settle()
            try rig.advance(300)
        }
        #expect(method.field?.text == typed)
    }
}
