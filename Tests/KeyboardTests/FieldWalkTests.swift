import KeyboardEngine
import KeyboardLayouts
import Settings
import Surfaces
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit
@testable import KeyboardView

/// What a field is for changes keys, rules and looks. Source: behaviour D.7.
@Suite struct FieldWalkTests {
    /// - form: the keys that it asks for. touches: what is hit, and text: what that leaves.
    struct Wanted: Sendable {
        let purpose: UInt32
        let form: LayoutForm
        let touches: String
        let text: String
        var returnLabel: String?
    }

    private static let wanted = [
        Wanted(purpose: 0, form: .text, touches: "hi ., it's", text: "Hi. , it’s"),
        Wanted(purpose: 5, form: .url, touches: "go./a  b", text: "go./a  b", returnLabel: "go"),
        Wanted(purpose: 6, form: .email, touches: "me@a.b'\"", text: "me@a.b'\""),
        Wanted(purpose: 3, form: .decimal, touches: "-12.50", text: "-12.50"),
        Wanted(purpose: 2, form: .digits, touches: "0123456789", text: "0123456789"),
        Wanted(purpose: 4, form: .phone, touches: "+420*#1", text: "+420*#1"),
        Wanted(purpose: 8, form: .text, touches: "a b .  \"--", text: "a b .  \"--"),
        Wanted(purpose: 9, form: .digits, touches: "0123", text: "0123"),
        Wanted(purpose: 10, form: .date, touches: "1.2/3-4", text: "1.2/3-4"),
        Wanted(purpose: 11, form: .time, touches: "12:34", text: "12:34"),
        Wanted(purpose: 12, form: .dateTime, touches: "1-2/3 4:5", text: "1-2/3 4:5"),
        Wanted(purpose: 13, form: .terminal, touches: "ls -l | x~/.a", text: "ls -l | x~/.a"),
    ]

    @Test(arguments: Self.wanted)
    func B38_aPurposeHasItsKeysAndItsRules(_ wanted: Wanted) throws {
        let rig = try Rig.typing(purpose: wanted.purpose)
        #expect(rig.layout.form == wanted.form)
        try rig.hit(wanted.touches)
        #expect(rig.text == wanted.text)
        let look = try #require(rig.keyboard.parts).display.look
        #expect(look.returnLabel == wanted.returnLabel)
    }

    /// Without the switch every field is plain.
    @Test(arguments: Self.wanted)
    func B38_withoutTheSwitchAllKeysArePlain(_ wanted: Wanted) throws {
        let rig = try Rig.typing([.adaptToInputType: "off"], purpose: wanted.purpose)
        #expect(rig.layout.form == .text)
        let look = try #require(rig.keyboard.parts).display.look
        #expect(look.returnLabel == nil)
    }

    /// Bits of text-input-unstable-v3, `content_hint`.
    @Test(arguments: [
        (UInt32(0x8), "ab. c"), (0x10, "AB. C"), (0x20, "Ab. C"), (0x40, "ab. c"),
        (0x80, "Ab. C"), (0x200, "Ab. C"), (0x4, "Ab. C"), (0x1, "ab. c"),
    ])
    func B38_hintsSayWhichCapitals(_ hint: UInt32, _ text: String) throws {
        let rig = try Rig.typing(hint: hint)
        try rig.hit("ab. c")
        #expect(rig.text == text)
    }

    @Test func B38_severalLinesHaveAPlainReturn() throws {
        let rig = try Rig.typing(purpose: Rig.Purpose.url, hint: 0x200)
        let look = try #require(rig.keyboard.parts).display.look
        #expect(look.returnLabel == nil)
    }

    /// Each `done` counts, whatever came with it.
    @Test func B38_anotherPurposeComesWithADone() throws {
        let rig = try Rig.typing()
        for wanted in Self.wanted.reversed() {
            rig.compositor.inputMethod.contentType(purpose: wanted.purpose)
            // Nothing counts before `done`.
            try rig.settle()
            let before = rig.layout.form
            rig.compositor.inputMethod.done()
            try rig.settle()
            #expect(rig.layout.form == wanted.form)
            #expect(before != wanted.form)
        }
        #expect(rig.comings == 0)
    }

    @Test func B38_theDomainKeyOffersTheLanguagesDomains() throws {
        let rig = try Rig.typing(
            [:], [.languages: "cs,us,de"], purpose: Rig.Purpose.url)
        let key = KeyID.character(".com")
        #expect(
            try rig.placed(key).key.alternates
                == [".cz", ".de", ".net", ".org", ".eu", ".edu"])
        // What has several characters is typed when the finger goes up.
        try rig.press(key)
        #expect(rig.text == "")
        try rig.up()
        #expect(rig.text == ".com")
        try rig.hold(key, for: 300)
        let callout = try #require(rig.appearance.callout)
        let index = try #require(callout.layout.cells.firstIndex { $0.text == ".cz" })
        try rig.move(to: callout.layout.cells[index].frame.center)
        try rig.up()
        #expect(rig.text == ".com.cz")
    }

    /// Toolkits hop between the fields of a window with a `done` alone: what is held, waits or was learnt belongs to the field before.
    @Test func B38_aFieldWithoutAnActivationIsAnother() throws {
        let rig = try Rig.typing(field: TestField("first field"), purpose: Rig.Purpose.email)
        try rig.hold(.backspace, for: 500)
        #expect(rig.text == "first fie")
        rig.compositor.inputMethod.field = TestField("second")
        rig.compositor.inputMethod.contentType(purpose: 0)
        rig.compositor.inputMethod.answer()
        try rig.settle()
        for _ in 0..<20 { try rig.advance(100) }
        #expect(rig.text == "second")
        try rig.up()
        #expect(rig.layout.form == .text)
        try rig.hit(" .")
        #expect(rig.text == "second. ")
        #expect(rig.comings == 0 && rig.goings == 0)
    }

    /// As on telephones: capitals are locked for the field, with an activation and without one, by shift and by a key of a desk.
    @Test(arguments: [false, true], ["auto", "pc"])
    func capsLockEndsWithTheField(isActivated: Bool, page: String) throws {
        let rig = try Rig.typing(
            [.autoCapitalization: "off"], [.page: page], purpose: Rig.Purpose.email)
        if page == "pc" {
            try rig.hit(.custom("caps-lock"))
        } else {
            try rig.hit(.shift)
            // The taps of a pair are quicker than those of a sentence.
            rig.compositor.seat.time &-= 300
            try rig.hit(.shift)
        }
        try rig.hit("ab")
        #expect(rig.text == "AB" && rig.appearance.shift == .capsLock)
        rig.compositor.inputMethod.field = TestField("")
        if isActivated {
            rig.compositor.inputMethod.focus()
        } else {
            rig.compositor.inputMethod.contentType(purpose: 0)
            rig.compositor.inputMethod.answer()
        }
        try rig.settle()
        #expect(rig.appearance.shift == .lower)
        try rig.hit("ab")
        #expect(rig.text == "ab")
    }

    /// The pick of a held key must not replace a letter that another field happens to have.
    @Test func B38_aPickIsNotForAFieldWithoutAnActivation() throws {
        let rig = try Rig.typing(purpose: Rig.Purpose.email)
        try rig.hold(.character("a"), for: 300)
        let callout = try #require(rig.appearance.callout)
        rig.compositor.inputMethod.field = TestField("a")
        rig.compositor.inputMethod.contentType(purpose: 0)
        rig.compositor.inputMethod.answer()
        try rig.settle()
        #expect(rig.appearance.callout == nil)
        try rig.move(to: try #require(callout.layout.cells.last).frame.center)
        try rig.up()
        #expect(rig.text == "a")
    }

    /// H22, and nobody may read a password over a shoulder.
    @Test(arguments: [(Rig.Purpose.password, UInt32(0)), (0, 0x40)])
    func secretsHaveNoCallouts(_ purpose: UInt32, _ hint: UInt32) throws {
        // An application may tell nothing of a password, and not even that something was typed.
        var field = TestField()
        field.reports = false
        let rig = try Rig.typing(
            [:], [.previewStyle: "native"], field: field, purpose: purpose, hint: hint)
        rig.compositor.inputMethod.withholdsAnswers = true
        try rig.hold(.character("a"), for: 1000)
        #expect(rig.appearance.callout == nil)
        try rig.up()
        #expect(rig.text == "a")
        // One that is open when the field becomes a secret is closed.
        rig.compositor.inputMethod.focus()
        try rig.settle()
        try rig.hold(.character("a"), for: 300)
        #expect(rig.appearance.callout != nil)
        rig.compositor.inputMethod.contentType(hint: hint, purpose: purpose)
        rig.compositor.inputMethod.done()
        try rig.settle()
        #expect(rig.appearance.callout == nil)
    }

    /// A board that was put away by hand over a password and is brought back there is that of a password again.
    @Test func aBoardBroughtBackIsForItsField() throws {
        let rig = try Rig.typing(
            [:], [.previewStyle: "native"], purpose: Rig.Purpose.password)
        try rig.hide()
        try rig.show()
        let look = try #require(rig.keyboard.parts).display.look
        #expect(look.hidesTyping)
        try rig.hold(.character("a"), for: 1000)
        #expect(rig.appearance.callout == nil)
    }

    /// Without a field the board that is brought up by hand is plain, whatever field there was before.
    @Test func aBoardWithoutAFieldIsPlain() throws {
        let rig = try Rig.typing(purpose: Rig.Purpose.number)
        rig.compositor.inputMethod.leave()
        try rig.settle()
        try rig.advance(200)
        #expect(!rig.isShown)
        try rig.show()
        #expect(rig.layout.form == .text)
        try rig.hit("a")
        #expect(rig.keys == "a")
    }
}
