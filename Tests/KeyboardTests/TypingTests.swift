import KeyboardLayouts
import TestCompositor
import Testing

@Suite struct TypingTests {
    @Test func lettersArriveAsTextWithTheCountOfDones() throws {
        let rig = try Rig.focused()
        rig.compositor.inputMethod.withholdsAnswers = true
        try rig.type("hi")
        #expect(rig.typing == ["commit_string h", "commit 1", "commit_string i", "commit 1"])
    }

    /// R002
    @Test func R002_serialCountsDonesAndNothingElse() throws {
        let rig = try Rig.focused(field: nil)
        rig.compositor.inputMethod.done()
        rig.compositor.inputMethod.done()
        try rig.settle()
        try rig.type("a")
        #expect(rig.typing == ["commit_string a", "commit 3"])
        rig.compositor.clearTranscript()
        try rig.type("b")
        #expect(rig.typing == ["commit_string b", "commit 3"])
    }

    @Test func donesWithoutAFieldCountToo() throws {
        let rig = try Rig()
        rig.compositor.inputMethod.done()
        rig.compositor.inputMethod.done()
        rig.compositor.inputMethod.focus()
        try rig.settle()
        try rig.type("a")
        #expect(rig.typing == ["commit_string a", "commit 3"])
    }

    @Test func nothingIsActedOnBeforeDone() throws {
        let rig = try Rig.focused(field: nil)
        rig.compositor.inputMethod.contentType(purpose: 13)
        try rig.settle()
        try rig.type("a")
        #expect(rig.typing == ["commit_string a", "commit 1"])
        rig.compositor.inputMethod.done()
        try rig.settle()
        rig.compositor.clearTranscript()
        try rig.type("a")
        #expect(rig.typing == ["key 30 pressed", "key 30 released"])
    }

    @Test func overlappingFingersTypeInTheOrderOfTheirComingDown() throws {
        let rig = try Rig.focused()
        try rig.down(.character("h"), 0)
        try rig.down(.character("e"), 1)
        try rig.up(0)
        try rig.down(.character("y"), 2)
        try rig.up(2)
        try rig.up(1)
        #expect(rig.compositor.inputMethod.field?.text == "hey")
    }

    @Test func fingersOfOneFrameTypeInItsOrder() throws {
        let rig = try Rig.focused()
        let seat = rig.compositor.seat
        seat.touchDown(4, try rig.place(of: .character("o")), on: try rig.board)
        seat.touchDown(2, try rig.place(of: .character("k")), on: try rig.board)
        try rig.settle()
        #expect(rig.compositor.inputMethod.field?.text == "")
        seat.touchFrame()
        try rig.settle()
        #expect(rig.compositor.inputMethod.field?.text == "ok")
    }

    @Test func spaceWaitsForItsReleaseButNotForTheNextKey() throws {
        let rig = try Rig.focused()
        try rig.down(.space, 0)
        #expect(rig.compositor.inputMethod.field?.text == "")
        try rig.down(.character("a"), 1)
        #expect(rig.compositor.inputMethod.field?.text == " a")
        try rig.up(0)
        try rig.up(1)
        #expect(rig.compositor.inputMethod.field?.text == " a")
        try rig.tap(.space)
        #expect(rig.compositor.inputMethod.field?.text == " a ")
    }

    @Test func returnIsARealKeyAtItsRelease() throws {
        let rig = try Rig.focused()
        try rig.down(.primary)
        #expect(rig.typing == [])
        try rig.up()
        #expect(rig.typing == ["key 28 pressed", "key 28 released"])
    }

    /// R049
    @Test func R049_shiftHoldsForOneLetter() throws {
        let rig = try Rig.focused()
        try rig.tap(.shift)
        try rig.type("ab")
        #expect(rig.compositor.inputMethod.field?.text == "Ab")
    }

    @Test func twoQuickTapsOnShiftLockCapitals() throws {
        let rig = try Rig.focused()
        try rig.down(.shift)
        try rig.up()
        rig.compositor.seat.time &+= 200
        try rig.down(.shift)
        try rig.up()
        try rig.type("ab")
        #expect(rig.compositor.inputMethod.field?.text == "AB")
    }

    @Test func R133_everyPageTypesItsLabels() throws {
        let rig = try Rig.focused()
        try rig.tap(.type(.numbers))
        try rig.type("1234567890-/:;()$&@\".,?!'")
        try rig.tap(.type(.symbols))
        try rig.type("[]{}#%^*+=_\\|~<>€£¥•.,?!'")
        try rig.tap(.type(.letters))
        try rig.type("z")
        #expect(
            rig.compositor.inputMethod.field?.text
                == "1234567890-/:;()$&@\".,?!'[]{}#%^*+=_\\|~<>€£¥•.,?!'z")
    }

    @Test func R133_theSamePagesComeOutOfKeys() throws {
        let rig = try Rig.focused(purpose: 13)
        try rig.type("qwertyuiopasdfghjklzxcvbnm ")
        try rig.tap(.type(.numbers))
        try rig.type("1234567890-/:;()$&@\".,?!'")
        try rig.tap(.type(.symbols))
        try rig.type("[]{}#%^*+=_\\|~<>€£¥•.,?!'")
        #expect(
            rig.compositor.keyboard.typed
                == "qwertyuiopasdfghjklzxcvbnm 1234567890-/:;()$&@\".,?!'"
                + "[]{}#%^*+=_\\|~<>€£¥•.,?!'")
        #expect(rig.compositor.inputMethod.field?.text == "")
    }

    @Test func pointerTypesThroughTheSameMachine() throws {
        let rig = try Rig.focused()
        let seat = rig.compositor.seat
        // It may enter right on a key and press without a motion.
        seat.pointerEnter(try rig.place(of: .character("g")), on: try rig.board)
        seat.pointerButton(isPressed: true)
        seat.pointerButton(isPressed: false)
        seat.pointerMove(try rig.place(of: .character("o")))
        seat.pointerButton(isPressed: true)
        try rig.settle()
        #expect(rig.compositor.inputMethod.field?.text == "go")
        seat.pointerButton(isPressed: false)
        seat.pointerMove(try rig.place(of: .character("x")))
        seat.pointerButton(isPressed: true, button: 0x111)
        try rig.settle()
        #expect(rig.compositor.inputMethod.field?.text == "go")
    }

    /// The text request leaves before drawing starts.
    @Test func textLeavesBeforeThePicture() throws {
        let rig = try Rig.focused(field: nil)
        try rig.down(.character("a"))
        let text = try #require(rig.transcript.firstIndex(of: "commit_string a"))
        let picture = try #require(rig.transcript.firstIndex(of: "commit_picture"))
        #expect(text < picture)
    }
}
