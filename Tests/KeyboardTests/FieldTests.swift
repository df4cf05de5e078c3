import KeyboardLayouts
import Protocols
import TestCompositor
import Testing
import TextEngine
import Units

@testable import GlasschordKit
@testable import InputMethod

/// What compositors and applications tell of a field, in the order and with the values that they use.
@Suite struct FieldTests {
    @Test(arguments: [0, 1, 12, 14, 99, UInt32.max])
    func unknownPurposesAndHintsAreTyped(_ value: UInt32) throws {
        let rig = try Rig()
        rig.compositor.inputMethod.field = TestField()
        rig.compositor.inputMethod.focus(purpose: value, hint: value)
        try rig.settle()
        try rig.type("a")
        #expect(rig.text == "a")
    }

    @Test func aPurposeMayChangeWithoutAnActivation() throws {
        let rig = try Rig.focused()
        try rig.type("a")
        rig.compositor.inputMethod.contentType(purpose: 13)
        rig.compositor.inputMethod.done()
        try rig.settle()
        try rig.type("b")
        #expect(rig.text == "a" && rig.keys == "b")
        rig.compositor.inputMethod.contentType(purpose: 0)
        rig.compositor.inputMethod.done()
        try rig.settle()
        try rig.advance(1000)
        try rig.type("c")
        #expect(rig.text == "ac" && rig.keys == "b")
    }

    /// A content type holds for its activation alone.
    @Test func R011_theNextFieldBeginsWithTheDefaults() throws {
        let rig = try Rig.focused(purpose: 13)
        rig.compositor.inputMethod.leave()
        rig.compositor.inputMethod.activate()
        rig.compositor.inputMethod.done()
        try rig.settle()
        try rig.type("a")
        #expect(rig.text == "a" && rig.keys == "")
    }

    @Test func R011_whatIsLeftIsNoFieldWithAPurpose() {
        var state = InputMethodState()
        _ = state.apply(.activate)
        _ = state.apply(.contentType(hint: .multiline, purpose: .number))
        #expect(state.apply(.done)?.field.purpose == ContentPurpose(rawValue: 3))
        _ = state.apply(.deactivate)
        #expect(state.apply(.done)?.field == Field.none)
    }

    /// GTK 4 tells the dots that it shows: what is deleted by their bytes are other characters.
    @Test(arguments: [(8, 0), (9, 0), (0, 0x40), (0, 0xC0)] as [(UInt32, UInt32)])
    func dotsOfAPasswordAreNotItsText(purpose: UInt32, hint: UInt32) {
        var state = InputMethodState()
        _ = state.apply(.activate)
        _ = state.apply(.surroundingText(text: "●●●", cursor: 9, anchor: 9))
        _ = state.apply(
            .contentType(
                hint: ZwpTextInputV3.ContentHint(rawValue: hint),
                purpose: ZwpTextInputV3.ContentPurpose(rawValue: purpose)))
        let current = state.apply(.done)
        #expect(current?.field.isActive == true && current?.field.surrounding == nil)
        #expect(current?.isReport == false)
    }

    @Test func anActivationAloneResetsTheContentType() throws {
        let rig = try Rig.focused(purpose: 13)
        rig.compositor.inputMethod.activate()
        rig.compositor.inputMethod.done()
        try rig.settle()
        try rig.type("a")
        #expect(rig.text == "a" && rig.keys == "")
    }

    @Test func contentTypesBetweenFieldsMeanNothingToTheNext() throws {
        let rig = try Rig.focused()
        rig.compositor.inputMethod.deactivate()
        rig.compositor.inputMethod.contentType(purpose: 13)
        rig.compositor.inputMethod.done()
        rig.compositor.inputMethod.activate()
        rig.compositor.inputMethod.done()
        try rig.settle()
        try rig.type("a")
        #expect(rig.text == "a")
    }

    /// What is told between `deactivate` and the next `activate` makes no field.
    @Test func eventsWithoutAFieldMakeNone() throws {
        let rig = try Rig()
        rig.compositor.inputMethod.surroundingText("abc", cursor: 3)
        rig.compositor.inputMethod.contentType(purpose: 1)
        rig.compositor.inputMethod.done()
        try rig.settle()
        #expect(!rig.isShown)
        rig.keyboard.show()
        try rig.settle()
        try rig.tap(.backspace)
        #expect(rig.keys == "⌫")
        #expect(!rig.transcript.contains { $0.hasPrefix("delete") })
    }

    @Test(arguments: [
        (6, 6), (400, 0), (0, 400), (4_294_967_295, 4_294_967_295), (4, 4), (1, 2), (3, 1),
    ])
    func positionsOutsideTheTextAreNoKnowledge(_ cursor: Int, _ anchor: Int) throws {
        let rig = try Rig.focused(field: nil)
        // "ééa": boundaries at 0, 2, 4 and 5.
        rig.compositor.inputMethod.surroundingText("ééa", cursor: cursor, anchor: anchor)
        rig.compositor.inputMethod.done()
        try rig.settle()
        try rig.tap(.backspace)
        if cursor == 4, anchor == 4 {
            #expect(rig.typing == ["delete_surrounding_text 2 0", "commit 2"])
        } else {
            #expect(rig.typing == ["key 14 pressed", "key 14 released"])
        }
        #expect(rig.status == nil)
    }

    /// libwayland does not look into strings: what the application sent comes as it is, and repairing it shifts positions.
    @Test func textThatIsNoUTF8IsNoKnowledge() throws {
        let rig = try Rig.focused(field: nil)
        rig.compositor.inputMethod.surroundingBytes([0x61, 0xFF, 0x62, 0x63, 0x64], cursor: 4)
        rig.compositor.inputMethod.done()
        try rig.settle()
        try rig.tap(.backspace)
        #expect(rig.typing == ["key 14 pressed", "key 14 released"])
    }

    @Test func textOf4000BytesMayHaveLostItsStart() throws {
        let text = String(repeating: "e\u{301}", count: 1333)
        let rig = try Rig.focused(field: nil)
        rig.compositor.inputMethod.surroundingText(text, cursor: 3999)
        rig.compositor.inputMethod.done()
        try rig.settle()
        try rig.tap(.backspace)
        #expect(rig.typing.first == "delete_surrounding_text 3 0")
        rig.compositor.clearTranscript()
        // The one cluster that is seen may have begun before the cut.
        rig.compositor.inputMethod.surroundingText(
            String(repeating: "\u{301}", count: 2000), cursor: 4000)
        rig.compositor.inputMethod.done()
        try rig.settle()
        try rig.tap(.backspace)
        #expect(rig.typing == ["key 14 pressed", "key 14 released"])
    }

    @Test func R103_deletionsAreWholeCharactersInBytes() throws {
        let rig = try Rig.focused(field: TestField("aé€😀e\u{301}👩‍👩‍👧🇩🇪"))
        for left in ["aé€😀e\u{301}👩‍👩‍👧", "aé€😀e\u{301}", "aé€😀", "aé€", "aé", "a", ""] {
            try rig.tap(.backspace)
            #expect(rig.text == left)
        }
        #expect(rig.keys == "")
    }

    @Test func R105_withoutSurroundingTextNothingIsDeletedAsText() throws {
        let rig = try Rig.focused(field: nil)
        try rig.type("ab")
        try rig.tap(.backspace)
        #expect(!rig.transcript.contains { $0.hasPrefix("delete") })
        #expect(rig.keys == "⌫")
    }

    /// GTK enables first and tells its text with a second `done`.
    @Test func textThatComesWithALaterDoneIsKnown() throws {
        let rig = try Rig()
        rig.compositor.inputMethod.activate()
        rig.compositor.inputMethod.done()
        rig.compositor.inputMethod.surroundingText("añ", cursor: 3)
        rig.compositor.inputMethod.contentType(hint: 0, purpose: 0)
        rig.compositor.inputMethod.done()
        try rig.settle()
        #expect(rig.comings == 1)
        try rig.tap(.backspace)
        #expect(rig.typing == ["delete_surrounding_text 2 0", "commit 2"])
    }

    /// The touch was first: its letter is sent, and what the compositor makes of it is its affair; nothing follows it.
    @Test func aLetterJustBeforeTheFieldGoesIsSentOnce() throws {
        let rig = try Rig.focused(field: nil)
        let place = try rig.place(of: .character("a"))
        rig.compositor.seat.touchDown(0, place, on: try rig.board)
        rig.compositor.seat.touchFrame()
        rig.compositor.inputMethod.leave()
        rig.compositor.inputMethod.focus()
        try rig.settle()
        try rig.advance(1000)
        #expect(rig.typing == ["commit_string a", "commit 1"])
    }

    /// The field was gone when the finger came down: the letter is a key for whoever has the focus now.
    @Test func aLetterJustAfterTheFieldHasGoneIsAKey() throws {
        let rig = try Rig.focused(field: nil)
        let place = try rig.place(of: .character("a"))
        rig.compositor.inputMethod.leave()
        rig.compositor.seat.touchDown(0, place, on: try rig.board)
        rig.compositor.seat.touchFrame()
        try rig.settle()
        #expect(rig.typing == ["key 30 pressed", "key 30 released"])
    }

    @Test func theUnsettledTextOfOneFieldNeverLandsInAnother() throws {
        let rig = try Rig.focused(field: TestField("old"))
        rig.compositor.inputMethod.withholdsAnswers = true
        try rig.type("a")
        try rig.tap(.backspace)
        rig.compositor.inputMethod.leave()
        rig.compositor.inputMethod.field = TestField("xé")
        rig.compositor.inputMethod.focus()
        try rig.settle()
        rig.compositor.clearTranscript()
        try rig.advance(5000)
        #expect(rig.typing == [])
        try rig.tap(.backspace)
        #expect(rig.typing.first == "delete_surrounding_text 2 0")
    }
}
