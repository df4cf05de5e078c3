import EventLoop
import KeyboardEngine
import InputMethod
import KeyboardLayouts
import TestCompositor
import TestRandom
import Testing
import TextEngine
import Units
import WaylandServerWire

@testable import GlasschordKit

/// A held key's choices, from the finger to the field. Source: behaviour C.5.
@Suite struct CalloutTests {
    private static let terminal: UInt32 = 13
    private let a = KeyID.character("a")

    /// Far to the right of "a": the last of its choices, "ą".
    private static let farRight = Point(x: 2_000, y: 80)

    /// Holds "a" until its choices are there.
    private func hold(_ rig: Rig) throws {
        try rig.down(a)
        try rig.advance(300)
    }

    private func move(_ rig: Rig, to place: Point) throws {
        rig.compositor.seat.touchMove(0, place)
        rig.compositor.seat.touchFrame()
        try rig.settle()
    }

    @Test func B14_aPickReplacesTheBase() throws {
        let rig = try Rig.focused(field: TestField("x"))
        try hold(rig)
        #expect(rig.text == "xa")
        try move(rig, to: Self.farRight)
        #expect(rig.text == "xa")
        try rig.up()
        #expect(rig.text == "xą")
        #expect(
            rig.typing == [
                "commit_string a", "commit 1", "delete_surrounding_text 1 0", "commit_string ą",
                "commit 2",
            ])
    }

    @Test func B12_liftingWithoutMovingLeavesTheBase() throws {
        let rig = try Rig.focused()
        try hold(rig)
        try rig.up()
        #expect(rig.text == "a")
        #expect(rig.typing == ["commit_string a", "commit 1"])
    }

    @Test func B12_aQuickSlideIsNoChoiceAndTakesTheLetterBack() throws {
        let rig = try Rig.focused()
        try rig.down(a)
        try rig.advance(299)
        try move(rig, to: Self.farRight)
        try rig.advance(1_000)
        try rig.up()
        #expect(rig.text == "")
    }

    @Test func anotherFingerCommitsThePickFirst() throws {
        let rig = try Rig.focused()
        try hold(rig)
        try move(rig, to: Self.farRight)
        try rig.down(.character("b"), 1)
        try rig.up(0)
        try rig.up(1)
        #expect(rig.text == "ąb")
    }

    @Test func slidingFarBelowTakesTheBaseBack() throws {
        let rig = try Rig.focused(field: TestField("x"))
        try hold(rig)
        try move(rig, to: Point(x: 60, y: 1_000))
        #expect(rig.text == "x")
        try rig.up()
        #expect(rig.text == "x")
    }

    @Test func aTouchThatIsTakenAwayLeavesTheBase() throws {
        let rig = try Rig.focused()
        try hold(rig)
        try move(rig, to: Self.farRight)
        rig.compositor.seat.touchCancel()
        try rig.settle()
        try rig.advance(1_000)
        #expect(rig.text == "a")
    }

    @Test func aBoardThatHidesLeavesTheBase() throws {
        let rig = try Rig.focused()
        try hold(rig)
        try move(rig, to: Self.farRight)
        rig.keyboard.hide()
        try rig.settle()
        try rig.up()
        #expect(rig.text == "a")
    }

    @Test func aPickNeverReachesAnotherField() throws {
        let rig = try Rig.focused()
        try hold(rig)
        try move(rig, to: Self.farRight)
        rig.compositor.inputMethod.field = TestField("other a")
        rig.compositor.inputMethod.focus()
        try rig.settle()
        try rig.up()
        #expect(rig.text == "other a")
    }

    /// The field has no room: what stands before its caret is not ours.
    @Test func aFieldThatRefusesKeepsItsText() throws {
        var field = TestField("full")
        field.refuses = true
        let rig = try Rig.focused(field: field)
        try hold(rig)
        try move(rig, to: Self.farRight)
        try rig.up()
        try rig.advance(2_000)
        #expect(rig.typing == ["commit_string a", "commit 1"])
        #expect(rig.keys == "")
    }

    @Test(arguments: [true, false])
    func B14_picksSurviveCommitsThatRace(drops: Bool) throws {
        let rig = try Rig.focused(field: TestField("x"))
        rig.compositor.inputMethod.dropsStaleCommits = drops
        try hold(rig)
        try move(rig, to: Self.farRight)
        // A `done` is on its way when the finger goes up.
        rig.compositor.seat.touchUp(0)
        rig.compositor.seat.touchFrame()
        rig.compositor.server.flush()
        try rig.keyboardTurn()
        rig.compositor.inputMethod.answer()
        try rig.settle()
        // The application tells its text again, for its caret blinks or its window moves.
        rig.compositor.inputMethod.answer()
        try rig.settle()
        try rig.advance(250)
        #expect(rig.text == "xą")
    }

    /// Picks among fast letters, with answers that come late, early and twice: the text is exact with either temper.
    @Test(arguments: [false, true], 0..<8)
    func B14_noPickIsLostDoubledOrMoved(drops: Bool, seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let rig = try Rig.focused()
        let method = rig.compositor.inputMethod
        method.dropsStaleCommits = drops
        var typed = ""
        for _ in 0..<40 {
            if Int.random(in: 0..<3, using: &random) == 0 {
                try hold(rig)
                method.answer()
                try rig.settle()
                let isPick = Bool.random(using: &random)
                if isPick { try move(rig, to: Self.farRight) }
                method.withholdsAnswers = Bool.random(using: &random)
                if Bool.random(using: &random) {
                    rig.compositor.seat.touchUp(0)
                    rig.compositor.seat.touchFrame()
                    rig.compositor.server.flush()
                    try rig.keyboardTurn()
                    method.answer()
                    try rig.settle()
                } else {
                    try rig.up()
                }
                typed += isPick ? "ą" : "a"
            } else {
                try rig.tap(.character("b"))
                typed += "b"
            }
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

    @Test func B14_fieldsThatTellNothingGetAKey() throws {
        var field = TestField("x")
        field.reports = false
        let rig = try Rig.focused(field: field)
        rig.compositor.inputMethod.takesKeys = true
        try hold(rig)
        try move(rig, to: Self.farRight)
        try rig.up()
        try rig.advance(100)
        #expect(rig.text == "xą")
        #expect(rig.keys == "⌫")
    }

    /// The written-out keymap has no key for it: another one has.
    @Test func B14_terminalsGetAPickThatTakesAnotherKeymap() throws {
        let rig = try Rig.focused(purpose: Self.terminal)
        try hold(rig)
        try move(rig, to: Self.farRight)
        try rig.up()
        #expect(rig.keys == "a⌫ą")
        #expect(rig.warnings.isEmpty)
    }

    @Test func B14_terminalsKeepABaseWithoutAKeyForThePick() throws {
        let rig = try Rig.focused(purpose: Self.terminal)
        let session = try #require(rig.keyboard.parts).session
        session.submit(.type("a"))
        session.submit(.replace("a", with: "😀"))
        try rig.advance(200)
        #expect(rig.keys == "a")
        #expect(rig.warnings.count == 1)
    }

    @Test func B14_terminalsGetPicksThatHaveAKey() throws {
        let rig = try Rig.focused(purpose: Self.terminal)
        try rig.tap(.type(.numbers))
        try rig.down(.character("/"))
        try rig.advance(300)
        try move(rig, to: Self.farRight)
        try rig.up()
        #expect(rig.keys == "/⌫\\")
    }

    @Test func aHeldPickWaitsForNothing() throws {
        let rig = try Rig.focused()
        try hold(rig)
        #expect(rig.nextDeadline == nil)
        try rig.up()
        #expect(rig.nextDeadline == nil)
    }

    /// The pop of a quick tap goes by itself, and then nothing more is to be done.
    @Test func B11_aLiftedKeyWakesTheKeyboardOnce() throws {
        let rig = try Rig.focused()
        try rig.tap(a)
        #expect(rig.nextDeadline == rig.clock.now + 60)
        try rig.advance(60)
        #expect(rig.nextDeadline == nil)
    }
}
