import EventLoop
import KeyboardEngine
import KeyboardLayouts
import ServerProtocols
import Settings
import Surfaces
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

/// Touches, surfaces, outputs and fields that are lost while a finger is down, and a held backspace. Source: behaviour D.3, D.4.
@Suite struct LossWalkTests {
    /// What a finger does when it is lost.
    enum Hold: CaseIterable {
        case letter, callout, space, backspace, arrow, globe, modifier, enter
    }

    /// How it is lost.
    enum Loss: CaseIterable {
        case touch, surface, output, device, field, hand, inputMethod
    }

    private static let languages: [SettingsValues.Name: String] = [
        .languages: "us,de", .page: "terminal", .previewStyle: "native",
    ]

    private func begin(_ hold: Hold, on rig: Rig) throws {
        switch hold {
        case .letter: try rig.press(.character("a"))
        case .callout: try rig.hold(.character("a"), for: 350)
        case .space: try rig.press(.space)
        case .backspace: try rig.hold(.backspace, for: 550)
        case .arrow: try rig.hold(.named(.left), for: 550)
        case .globe: try rig.hold(.nextKeyboard)
        case .modifier: try rig.press(.modifier(.control))
        case .enter: try rig.press(.primary)
        }
    }

    private func lose(_ loss: Loss, on rig: Rig) throws {
        switch loss {
        case .touch: rig.compositor.seat.touchCancel()
        case .surface: try rig.board.close()
        case .output: rig.compositor.remove(rig.compositor.outputs[0])
        case .device: rig.compositor.seat.setCapabilities([.pointer])
        case .field: rig.compositor.inputMethod.leave()
        case .hand: rig.keyboard.hide()
        case .inputMethod: rig.compositor.inputMethod.unavailable()
        }
        try rig.settle()
    }

    /// What was typed stays, nothing more comes, nothing looks held, and no modifier is in force.
    @Test(arguments: Hold.allCases, Loss.allCases)
    func B44_nothingComesOfWhatIsLost(_ hold: Hold, _ loss: Loss) throws {
        let rig = try Rig.typing(
            [.autoCapitalization: "off"], Self.languages, field: TestField("some text"))
        try begin(hold, on: rig)
        try lose(loss, on: rig)
        // The field is still there, and the finger too: what it types when it goes up goes as a key.
        if loss == .inputMethod, hold == .space || hold == .enter { return }
        let typing = rig.typing
        let text = rig.text
        for _ in 0..<20 { try rig.advance(100) }
        rig.compositor.seat.touchUp(0)
        rig.compositor.seat.touchFrame()
        try rig.settle()
        for _ in 0..<20 { try rig.advance(100) }
        #expect(rig.typing == typing)
        #expect(rig.text == text)
        let shown = rig.appearance
        let isGone = loss == .touch || loss == .surface || loss == .device || loss == .hand
        if isGone { #expect(shown.pressed.isEmpty && shown.pops.isEmpty) }
        #expect(shown.callout == nil && shown.menu == nil)
        #expect(shown.latched.isEmpty && shown.locked.isEmpty)
        #expect(rig.compositor.keyboard.held == [])
        #expect(rig.nextDeadline == nil)
        #expect(rig.status == nil)
    }

    /// A number that is used again without an end is another finger: the old one's repeats are over.
    @Test func B44_B22_aFingersNumberUsedAgainEndsItsRepeats() throws {
        let rig = try Rig.typing(field: TestField("some text"))
        try rig.hold(.backspace, for: 500)
        #expect(rig.text == "some te")
        try rig.press(.shift)
        for _ in 0..<20 { try rig.advance(100) }
        #expect(rig.text == "some te")
    }

    /// After twenty characters whole words, each 300 ms: trailing spaces with the word before them.
    @Test func B22_aLongHoldTakesWords() throws {
        let words = "alpha beta, gamma "
        let rig = try Rig.typing(
            field: TestField(words + String(repeating: "z", count: 19) + "é"))
        try rig.press(.backspace)
        for _ in 0..<400 where rig.text != words { try rig.advance(5) }
        #expect(rig.text == words)
        var left: [String?] = []
        for _ in 0..<5 {
            try rig.advance(299)
            let before = rig.text
            try rig.advance(1)
            left.append(rig.text)
            #expect(before == left.dropLast().last ?? words)
        }
        #expect(left == ["alpha beta, ", "alpha beta", "alpha ", "", ""])
        // Nothing is left: no key is sent, and nothing wakes the keyboard any more.
        #expect(rig.keys == "")
        #expect(rig.nextDeadline == nil)
    }

    @Test func B22_theSwitchKeepsCharacters() throws {
        let rig = try Rig.typing(
            [.deleteByWord: "off"], field: TestField(String(repeating: "word ", count: 20)))
        try rig.press(.backspace)
        for _ in 0..<400 where (rig.text?.count ?? 0) > 75 { try rig.advance(5) }
        #expect(rig.text?.count == 75)
        try rig.advance(50)
        #expect(rig.text?.count == 74)
        try rig.advance(50)
        #expect(rig.text?.count == 73)
    }

    /// Without a text BackSpaces come one by one, words or not.
    @Test func B22_asKeysEachIsABackspace() throws {
        for route in [Rig.Route.terminal, .keys] {
            let rig = try Rig.typing(by: route)
            try rig.press(.backspace)
            for _ in 0..<400 where rig.keys.count < 20 { try rig.advance(5) }
            #expect(rig.keys.count == 20)
            try rig.advance(299)
            #expect(rig.keys.count == 20)
            try rig.advance(1)
            #expect(rig.keys.count == 21)
            try rig.up()
            try rig.advance(3000)
            #expect(rig.keys == String(repeating: "⌫", count: 21))
        }
    }

    /// Flags, families and letters with their accents are one each, in as many bytes as they have.
    @Test func B22_wholeClustersGo() throws {
        let rig = try Rig.typing(field: TestField("e\u{301}🇩🇪👩‍👩‍👧"))
        try rig.hit("⌫")
        #expect(rig.typing.first == "delete_surrounding_text 18 0")
        try rig.hit("⌫")
        #expect(rig.text == "e\u{301}")
        try rig.hit("⌫⌫")
        #expect(rig.text == "")
    }
}
