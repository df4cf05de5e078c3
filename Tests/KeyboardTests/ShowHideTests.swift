import KeyboardLayouts
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

@Suite struct ShowHideTests {
    private static func offer(
        inputMethod: Bool = true, virtualKeyboard: Bool = true
    ) -> Offer {
        var offer = Offer()
        if !inputMethod { offer.inputMethod = nil }
        if !virtualKeyboard { offer.virtualKeyboard = nil }
        return offer
    }

    @Test func focusShowsAndLeavingHidesAfter150Milliseconds() throws {
        let rig = try Rig()
        #expect(!rig.isShown)
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(rig.isShown)
        rig.compositor.inputMethod.leave()
        try rig.settle()
        try rig.advance(149)
        #expect(rig.isShown)
        try rig.advance(1)
        #expect(!rig.isShown)
        #expect(rig.goings == 1)
    }

    @Test(arguments: [10, 50, 90, 140])
    func R022_R024_hopsBetweenFieldsKeepTheBoardUp(_ gap: Int) throws {
        let rig = try Rig.focused()
        for _ in 0..<(1000 / gap) {
            rig.compositor.inputMethod.leave()
            try rig.settle()
            try rig.advance(Milliseconds(gap))
            rig.compositor.inputMethod.focus()
            try rig.settle()
            try rig.advance(Milliseconds(gap))
        }
        try rig.advance(1000)
        #expect(rig.isShown)
        #expect(rig.comings == 0 && rig.goings == 0)
    }

    @Test func hopsWithinOneBatchKeepTheBoardUp() throws {
        let rig = try Rig.focused()
        for _ in 0..<20 {
            rig.compositor.inputMethod.leave()
            rig.compositor.inputMethod.focus()
        }
        try rig.settle()
        try rig.advance(1000)
        #expect(rig.isShown)
        #expect(rig.goings == 0)
        try rig.type("a")
        #expect(rig.text == "a")
    }

    /// Leaving and entering may come with a single `done`.
    @Test func leavingAndEnteringInOneDoneKeepsTheBoardUp() throws {
        let rig = try Rig.focused()
        rig.compositor.inputMethod.deactivate()
        rig.compositor.inputMethod.focus()
        try rig.settle()
        try rig.advance(1000)
        #expect(rig.isShown && rig.goings == 0)
    }

    @Test func R006_everyActivationIsAWish() throws {
        let rig = try Rig.focused()
        rig.keyboard.hide()
        try rig.settle()
        #expect(!rig.isShown)
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(rig.isShown)
    }

    @Test func R006_activationBeforeTheFirstConfigureShows() throws {
        let rig = try Rig { $0.withholdsConfigures = true }
        rig.compositor.inputMethod.activate()
        rig.compositor.inputMethod.done()
        try rig.settle()
        #expect(!rig.isShown)
        rig.compositor.inputMethod.activate()
        rig.compositor.inputMethod.done()
        try rig.settle()
        rig.compositor.configureNow()
        try rig.settle()
        #expect(rig.isShown)
        #expect(rig.comings == 1)
    }

    /// The field's events are the first that come after the bind.
    @Test func R013_aFieldThatIsFocusedAlreadyIsSeen() throws {
        let rig = try Rig { compositor in
            compositor.inputMethod.field = TestField("old ")
            compositor.inputMethod.focusesAtOnce = true
        }
        #expect(rig.isShown)
        try rig.type("a")
        #expect(rig.text == "old a")
        #expect(rig.typing == ["commit_string a", "commit 1"])
    }

    @Test func leavingBeforeTheConfigureShowsNothing() throws {
        let rig = try Rig { $0.withholdsConfigures = true }
        rig.compositor.inputMethod.focus()
        rig.compositor.inputMethod.leave()
        try rig.settle()
        try rig.advance(150)
        rig.compositor.configureNow()
        try rig.settle()
        #expect(!rig.isShown)
        #expect(!rig.transcript.contains("commit_picture"))
    }

    @Test func hiddenByHandItStaysSoUntilTheNextActivation() throws {
        let rig = try Rig.focused()
        rig.keyboard.hide()
        try rig.settle()
        let method = rig.compositor.inputMethod
        method.done()
        method.surroundingText("some text", cursor: 4)
        method.done()
        method.contentType(hint: 0x200, purpose: 4)
        method.done()
        try rig.settle()
        try rig.advance(1000)
        #expect(!rig.isShown)
        method.leave()
        try rig.settle()
        try rig.advance(1000)
        #expect(!rig.isShown)
        method.focus()
        try rig.settle()
        #expect(rig.isShown)
    }

    @Test func shownByHandWithoutAFieldItStays() throws {
        let rig = try Rig()
        rig.keyboard.show()
        try rig.settle()
        try rig.advance(10_000)
        #expect(rig.isShown)
        rig.compositor.inputMethod.done()
        rig.compositor.inputMethod.leave()
        try rig.settle()
        try rig.advance(10_000)
        #expect(rig.isShown)
        try rig.type("a")
        #expect(rig.keys == "a")
    }

    @Test func togglingInTheGraceHidesAtOnce() throws {
        let rig = try Rig.focused()
        rig.compositor.inputMethod.leave()
        try rig.settle()
        try rig.advance(50)
        rig.keyboard.toggle()
        try rig.settle()
        #expect(!rig.isShown)
        rig.keyboard.toggle()
        try rig.settle()
        try rig.advance(1000)
        #expect(rig.isShown)
    }

    @Test func startsShownWhereNothingWouldRaiseIt() throws {
        #expect(try Rig(Self.offer(inputMethod: false)).isShown)
        #expect(
            try !Rig(Self.offer(inputMethod: false), Configuration(startsHidden: true)).isShown)
        #expect(try !Rig().isShown)
        #expect(try !Rig(Offer(), Configuration(startsHidden: true)).isShown)
        #expect(try Rig { $0.inputMethod.isHeldByAnother = true }.isShown)
    }

    /// Signals may come before the compositor has told what it offers.
    @Test func shownByHandBeforeTheGlobalsAreKnown() throws {
        let rig = try Rig(isSettled: false)
        rig.keyboard.show()
        try rig.settle()
        #expect(rig.isShown)
    }

    @Test func shownByHandBeforeTheGlobalsAreKnownWithoutAnInputMethod() throws {
        let rig = try Rig(Self.offer(inputMethod: false), isSettled: false)
        rig.keyboard.show()
        try rig.settle()
        #expect(rig.isShown)
    }

    @Test func hiddenByHandBeforeTheGlobalsAreKnownItStaysHidden() throws {
        let rig = try Rig(Self.offer(inputMethod: false), isSettled: false)
        rig.keyboard.hide()
        try rig.settle()
        #expect(!rig.isShown)
        rig.keyboard.show()
        try rig.settle()
        #expect(rig.isShown)
    }

    @Test func R009_aHiddenKeyboardSendsNothing() throws {
        let rig = try Rig.focused(field: TestField("The words"))
        try rig.down(.backspace)
        let place = try rig.place(of: .character("a"))
        let surface = try rig.board
        rig.keyboard.hide()
        try rig.settle()
        rig.compositor.clearTranscript()
        let seat = rig.compositor.seat
        for turn in 0..<100 {
            rig.compositor.inputMethod.textChangeCause(1)
            rig.compositor.inputMethod.surroundingText("The words", cursor: turn % 9)
            rig.compositor.inputMethod.done()
            seat.touchUp(Int32(turn))
            seat.touchFrame()
            seat.pointerButton(isPressed: turn % 2 == 0)
            try rig.settle()
            try rig.advance(50)
        }
        #expect(rig.transcript == [])
        #expect(!surface.isAlive && place.x > 0)
    }

    /// The finger came down while the client's farewell to the surface was under way.
    @Test func R009_touchesThatCrossTheHidingTypeNothing() throws {
        let rig = try Rig.focused()
        let place = try rig.place(of: .character("a"))
        let surface = try rig.board
        rig.keyboard.hide()
        rig.compositor.seat.touchDown(0, place, on: surface)
        rig.compositor.seat.touchFrame()
        rig.compositor.seat.touchUp(0)
        rig.compositor.seat.touchFrame()
        rig.compositor.seat.pointerEnter(place, on: surface)
        rig.compositor.seat.pointerButton(isPressed: true)
        rig.compositor.seat.pointerButton(isPressed: false)
        rig.compositor.server.flush()
        try rig.settle()
        #expect(rig.typing == [])
        #expect(rig.text == "")
        rig.keyboard.show()
        try rig.settle()
        try rig.type("b")
        #expect(rig.text == "b")
    }

    @Test func R026_everyShowIsAWholePicture() throws {
        let rig = try Rig.focused()
        let first = try rig.board.picture
        for _ in 0..<5 {
            rig.keyboard.hide()
            try rig.settle()
            #expect(!rig.isShown)
            rig.keyboard.show()
            try rig.settle()
            #expect(try rig.board.picture == first)
        }
    }

    @Test func aHeldSpaceIsNotTypedWhenTheBoardHides() throws {
        let rig = try Rig.focused()
        try rig.down(.space)
        rig.keyboard.hide()
        try rig.settle()
        rig.keyboard.show()
        try rig.settle()
        try rig.up()
        try rig.type("a")
        #expect(rig.text == "a")
    }

    /// Text that waits behind a key leaves before the board does, and nothing after it.
    @Test func whatWasTypedLeavesBeforeTheBoard() throws {
        let rig = try Rig.focused(field: nil)
        try rig.tap(.primary)
        try rig.type("ab")
        #expect(!rig.transcript.contains("commit_string a"))
        rig.keyboard.hide()
        try rig.settle()
        let typing = rig.typing.filter { !$0.hasPrefix("commit ") }
        #expect(
            typing == ["key 28 pressed", "key 28 released", "commit_string a", "commit_string b"])
        let end = try #require(rig.transcript.firstIndex(of: "destroy_layer_surface"))
        let last = try #require(rig.transcript.lastIndex { $0.hasPrefix("commit ") })
        #expect(last < end)
        rig.compositor.clearTranscript()
        try rig.advance(1000)
        #expect(rig.transcript == [])
    }

    /// A commit that may have been lost is not sent again by a keyboard that has been hidden since.
    @Test func R009_nothingIsSentAgainWhileHidden() throws {
        let rig = try Rig.focused(field: TestField("x"))
        let method = rig.compositor.inputMethod
        method.withholdsAnswers = true
        method.dropsStaleCommits = true
        // The `done` overtakes the letter.
        rig.compositor.seat.touchDown(0, try rig.place(of: .character("a")), on: try rig.board)
        rig.compositor.seat.touchFrame()
        rig.compositor.server.flush()
        try rig.turn()
        method.answer()
        rig.compositor.server.flush()
        try rig.turn()
        rig.keyboard.hide()
        try rig.settle()
        method.answer()
        try rig.settle()
        let count = rig.typing.count
        try rig.advance(1000)
        method.answer()
        try rig.settle()
        try rig.advance(1000)
        #expect(rig.typing.count == count)
    }
}
