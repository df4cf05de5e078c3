import KeyboardEngine
import KeyboardLayouts
import Settings
import Surfaces
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

/// Languages, the globe with its menu, and one hand, on the whole keyboard. Source: behaviour D.6.
@Suite struct GlobeWalkTests {
    private static let languages: [SettingsValues.Name: String] = [.languages: "us,ru,de"]

    @Test func B46_theFirstLanguageHasLayoutMarksAndBadge() throws {
        let rig = try Rig.typing([:], [.languages: "cs,us"])
        #expect(rig.layout.name == "cs")
        #expect(rig.boardKeys.languages == ["CS", "EN"])
        // The globe is there, whatever its switch says.
        _ = try rig.placed(.nextKeyboard)
        try rig.hit("a \"b\"")
        #expect(rig.text == "A „b“")
        try rig.hit(.nextKeyboard)
        #expect(rig.layout.name == "us")
        #expect(rig.boardKeys.languages == ["EN", "CS"])
        try rig.hit(" \"b\"")
        #expect(rig.text == "A „b“ “b”")
    }

    @Test func B37_oneLanguageHasAGlobeWhereItIsWanted() throws {
        let plain = try Rig.typing()
        #expect(!plain.shownKeys.contains { $0.key.id == .nextKeyboard })
        let rig = try Rig.typing([.nextKeyboardKey: "on", .emojiKey: "on", .dictation: "on"])
        _ = try rig.placed(.nextKeyboard)
        // What does nothing yet has no key.
        #expect(!rig.shownKeys.contains { [.emoji, .dictation].contains($0.key.id) })
        try rig.hit(.nextKeyboard)
        #expect(rig.layout.name == "us")
    }

    @Test func B46_theGlobeGoesRound() throws {
        let rig = try Rig.typing([:], Self.languages)
        var names: [String] = []
        for _ in 0..<4 {
            try rig.hit(.nextKeyboard)
            names.append(rig.layout.name)
        }
        #expect(names == ["ru", "de", "us", "ru"])
        try rig.hit("привет")
        #expect(rig.text == "Привет")
        #expect(rig.transcript.count { $0.hasPrefix("get_layer_surface") } == 0)
    }

    /// The keymap follows the layout, keys follow the keymap, and nothing is down meanwhile.
    @Test func theKeymapChangesBetweenKeys() throws {
        let rig = try Rig.typing(by: .terminal, [:], Self.languages)
        try rig.press(.character("a"), 0)
        try rig.press(.nextKeyboard, 1)
        try rig.up(1)
        #expect(rig.layout.name == "ru")
        try rig.press(.character("ф"), 2)
        try rig.up(2)
        try rig.up(0)
        try rig.advance(200)
        #expect(
            rig.transcript.filter { $0.hasPrefix("key") } == [
                "key 30 pressed", "key 30 released", "keymap", "key 30 pressed",
                "key 30 released",
            ])
        #expect(rig.keys == "aф")
        #expect(rig.compositor.keyboard.held == [])
        // Back again, and nothing of it is lost or read by the other keymap.
        try rig.hit(.nextKeyboard)
        try rig.hit(.nextKeyboard)
        try rig.hit("a")
        try rig.advance(200)
        #expect(rig.keys == "aфa")
    }

    @Test func B37_theMenuHasTheLayoutsAndHidesTheBoard() throws {
        let rig = try Rig.typing([:], Self.languages)
        try rig.choose(.layout("de"))
        #expect(rig.layout.name == "de")
        // A choice is no tap: the next layout has not followed.
        try rig.choose(.layout("de"))
        #expect(rig.layout.name == "de")
        try rig.hit("ü")
        #expect(rig.text == "Ü")
        try rig.choose(.hideKeyboard)
        #expect(!rig.isShown)
        #expect(rig.text == "Ü")
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(rig.isShown && rig.layout.name == "de")
    }

    @Test func theMenuTurnsTheTerminalsKeysOnAndOff() throws {
        let rig = try Rig.typing([:], Self.languages)
        try rig.choose(.terminal)
        #expect(rig.layout.form == .terminal)
        _ = try rig.placed(.named(.escape))
        try rig.hit(.named(.tab))
        #expect(rig.transcript.suffix(40).contains("key 15 pressed"))
        try rig.choose(.terminal)
        #expect(rig.layout.form == .text)
    }

    /// In a terminal too, whose keys are there without a choice.
    @Test func theMenuTurnsTheTerminalsKeysOffInATerminal() throws {
        let rig = try Rig.typing(by: .terminal, [:], Self.languages)
        #expect(rig.layout.form == .terminal)
        try rig.choose(.terminal)
        #expect(rig.layout.form == .text)
        try rig.hit("a")
        #expect(rig.keys == "a")
        try rig.choose(.terminal)
        #expect(rig.layout.form == .terminal)
    }

    /// Settings that have nothing to do with it change neither.
    @Test func whatWasChosenOnTheBoardOutlivesOtherSettings() throws {
        let rig = try Rig.typing([:], Self.languages)
        try rig.choose(.terminal)
        try rig.choose(.oneHanded(.right))
        try rig.choose(.layout("ru"))
        try rig.choose([.keySound: "off"], Self.languages)
        #expect(rig.layout.form == .terminal)
        #expect(rig.layout.name == "ru")
        #expect(rig.boardKeys.oneHanded == .right)
        try rig.choose([.oneHandedMode: "left"], Self.languages)
        #expect(rig.boardKeys.oneHanded == .left)
        try rig.choose([:], Self.languages.merging([.page: "pc"]) { $1 })
        #expect(rig.layout.form == .pc)
    }

    /// The keys are on their side, what they type is the same, and the chevron in the gap gives the width back.
    @Test(arguments: [OneHandedMode.left, .right])
    func B36_oneHandTypesAndGivesBack(_ side: OneHandedMode) throws {
        for route in Rig.Route.allCases {
            let rig = try Rig.typing(by: route, [.autoCapitalization: "off"], Self.languages)
            let width = rig.engine.board.size.width
            try rig.choose(.oneHanded(side))
            let frames = rig.shownKeys.filter { $0.key.id != .custom("one-handed-off") }
                .map(\.frame)
            let left = try #require(frames.map(\.left).min())
            let right = try #require(frames.map(\.right).max())
            #expect(side == .left ? right <= width * 0.75 : left >= width * 0.25)
            try rig.hit("qp")
            // The gap is the chevron's, wherever it is touched.
            let gap = side == .left ? width - 2 : 2
            try rig.touch(at: Point(x: gap, y: 100))
            try rig.up()
            #expect(rig.boardKeys.oneHanded == .off)
            #expect(try rig.placed(.character("p")).frame.right > width * 0.9)
            try rig.hit("m")
            #expect(rig.written == "qpm")
        }
    }

    @Test func B36_theMenusRowHasItsSwitch() throws {
        let rig = try Rig.typing([.oneHandedGlobeMenu: "off"], Self.languages)
        try rig.hold(.nextKeyboard)
        let entries = try #require(rig.appearance.menu).layout.cells.map(\.item.entry)
        #expect(
            entries == [
                .layout("us"), .layout("ru"), .layout("de"), .terminal, .hideKeyboard,
            ])
    }

    /// A finger that is lost chooses nothing.
    @Test func B44_aLostFingerChoosesNothing() throws {
        let rig = try Rig.typing([:], Self.languages)
        try rig.hold(.nextKeyboard)
        let menu = try #require(rig.appearance.menu)
        try rig.move(to: try #require(menu.layout.cells.last).frame.center)
        rig.compositor.seat.touchCancel()
        try rig.settle()
        #expect(rig.appearance.menu == nil && rig.isShown)
        #expect(rig.layout.name == "us")
    }

    /// Shift is for other letters where there are no capitals: a sentence asks for none.
    @Test(arguments: ["ko", "ar"])
    func scriptsWithoutCapitalsAskForNone(_ language: String) throws {
        let rig = try Rig.typing([:], [.languages: language])
        #expect(rig.appearance.shift == .lower)
    }

    @Test func hangulIsComposedInAField() throws {
        let rig = try Rig.typing([:], [.languages: "ko"])
        try rig.hit("ㅎㅏㄴㄱㅡㄹ")
        #expect(rig.text == "한글")
        try rig.hit("⌫")
        #expect(rig.text == "한그")
        try rig.hit(" ㄱ")
        #expect(rig.text == "한그 ㄱ")
        try rig.hit("ㅏ.")
        #expect(rig.text == "한그 가.")
        // A final consonant goes on to the vowel that follows.
        try rig.hit("ㅇㅏㄴㅣ")
        #expect(rig.text == "한그 가.아니")
        try rig.hit("⇧")
        try rig.hit("ㄱㅏ")
        #expect(rig.text == "한그 가.아니까")
        #expect(rig.keys == "")
    }

    /// A syllable goes on only where it stands before the caret.
    @Test func hangulIsNotComposedElsewhere() throws {
        let rig = try Rig.typing([:], [.languages: "ko"])
        try rig.hit("ㄱㅏ")
        rig.compositor.inputMethod.field?.moveCursor(to: 0)
        rig.compositor.inputMethod.answer()
        try rig.settle()
        try rig.hit("ㄴ")
        #expect(rig.text == "ㄴ가")
        rig.compositor.inputMethod.focus()
        try rig.settle()
        try rig.hit("ㅏ")
        #expect(rig.text == "ㄴㅏ가")
    }

    @Test func jamoGoAsKeys() throws {
        for route in [Rig.Route.terminal, .keys] {
            let rig = try Rig.typing(by: route, [:], [.languages: "ko"])
            try rig.hit("ㅎㅏㄴ⌫⇧")
            try rig.hit("ㄱ")
            #expect(rig.keys == "ㅎㅏㄴ⌫ㄲ")
            #expect(!rig.transcript.contains { $0.hasPrefix("commit_string") })
        }
    }
}
