import KeyboardLayouts
import KeyboardStyle
import SessionBus
import Settings
import Surfaces
import TestCompositor
import Testing
import Units

@testable import GlasschordKit
@testable import KeyboardView

/// The running keyboard in a style that a program brings along. Source: theming guide, A palette of your own; behaviour A.2.
@Suite struct OwnLookTests {
    /// Only what must be written.
    private struct Loud: KeyboardStyleProvider {
        var metrics = NativeMetrics.phonePortrait
        var fontSize: Points?

        func backgroundColor() -> KeyboardColor { color(RGBA(0, 0, 1)) }
        func keyFill(for role: KeyRole) -> KeyboardColor { color(RGBA(1, 0, 1)) }
        func keyTextColor(for role: KeyRole) -> KeyboardColor { color(RGBA(1, 1, 1)) }
        func keyFontSize(for action: KeyboardAction) -> Points {
            fontSize ?? metrics.fontSize(for: action)
        }

        private func color(_ color: RGBA) -> KeyboardColor {
            KeyboardColor(light: color, dark: color)
        }
    }

    private static func look(
        _ style: any KeyboardStyleProvider, on output: Size = Size(width: 402, height: 874),
        words: [SettingsValues.Name: String] = [:]
    ) -> BoardLook {
        var user = UserChoices()
        user.values = Rig.words(words)
        let choices = LookChoices(own: OwnLook(style: style), user: user)
        let shape = Picture.shape(on: output, choices)
        return Picture(output: output, shape: shape, choices, hasPopups: true).look
    }

    private static func rowHeight(_ look: BoardLook) -> Points {
        look.board.metrics.keyRowHeight
    }

    /// Beside a key, and on it above its label.
    private static func colors(_ rig: Rig) throws -> [UInt32] {
        let picture = try rig.board.picture
        let width = try Int(rig.board.shownSize.width.value)
        let key = try #require(rig.look).frame(of: try rig.placed(.character("q")))
        let (x, y) = (Int(key.center.x.value), Int(key.center.y.value))
        return [picture[y * width + 1], picture[(Int(key.top.value) + 3) * width + x]]
    }

    @Test(arguments: [(SettingsValues.Name.translucency, "off"), (.theme, "ocean")])
    func T30_theRunningKeyboardShowsIt(name: SettingsValues.Name, word: String) throws {
        let rig = try Rig.shown(
            look: Rig.words([.animations: "off", name: word]), own: OwnLook(style: Loud()))
        #expect(try Self.colors(rig) == [0xFF00_00FF, 0xFFFF_00FF])
    }

    @Test func T30_onGlassNothingIsBetweenItsKeys() throws {
        let rig = try Rig.shown(
            look: Rig.words([.animations: "off"]), own: OwnLook(style: Loud()))
        #expect(try Self.colors(rig) == [0, 0xFFFF_00FF])
    }

    @Test func settingsThatChangeLeaveIt() throws {
        let rig = try Rig.shown(
            look: Rig.words([.animations: "off"]), own: OwnLook(style: Loud()))
        var user = UserChoices()
        user.values = Rig.words([.animations: "off", .theme: "forest"])
        rig.looks.take(user)
        try rig.settle()
        #expect(try Self.colors(rig) == [0xFF00_00FF, 0xFFFF_00FF])
    }

    @Test func theContrastThatTheDesktopAsksForIsPutOnTopOfIt() {
        var choices = LookChoices(own: OwnLook(style: Loud()))
        choices.desktop = DesktopAppearance(prefersContrast: true)
        let style = choices.style(.phonePortrait)
        #expect(style is ContrastedStyle)
        #expect(style.backgroundColor() == Loud().backgroundColor())
    }

    /// A style without measures of its own has those of the output. Source: behaviour A.4, computed heights.
    @Test func T30_itsMeasuresCountWhereItHasSome() {
        #expect(Self.rowHeight(Self.look(Loud())) == 45)
        let lying = Size(width: 874, height: 402)
        #expect(
            Self.look(Loud(), on: lying).board.metrics == NativeMetrics.phoneLandscape.grid)
        var tall = NativeMetrics.phonePortrait
        tall.keyRowHeight = 50
        #expect(Self.rowHeight(Self.look(Loud(metrics: tall))) == 50)
        #expect(Self.rowHeight(Self.look(Loud(metrics: tall), on: lying)) < 50)
    }

    @Test func theHeightThatTheUserWantsCountsBeforeIt() {
        var tall = NativeMetrics.phonePortrait
        tall.keyRowHeight = 50
        let look = Self.look(Loud(metrics: tall), words: [.keyHeight: "46px"])
        // The whole board is a whole number of logical pixels high.
        #expect(abs(Self.rowHeight(look).value - 46) < 0.25)
    }

    @Test func typeShrinksWithTheRows() {
        let half = NativeMetrics.phonePortrait.resized(toRowsOf: 22.5)
        let own = FittedStyle(Loud(fontSize: 30), metrics: half)
        #expect(own.keyFontSize(for: .character("a")) == 15)
        let native = FittedStyle(Loud(), metrics: half)
        let action = KeyboardAction.character("a")
        #expect(native.keyFontSize(for: action) == half.fontSize(for: action))
        let larger = NativeMetrics.phonePortrait.resized(toRowsOf: 90)
        #expect(FittedStyle(Loud(fontSize: 30), metrics: larger).keyFontSize(for: action) == 30)
    }

    @Test func T52_overlaysLieOnTheKeysOfTheRunningKeyboard() throws {
        let overlay: KeyOverlay.Slot = { $0.action == .space ? KeyOverlay(badge: "CS") : nil }
        let rig = try Rig.shown(own: OwnLook(keyOverlay: overlay))
        let look = try #require(rig.look)
        #expect(look.badgeText(of: try rig.placed(.space).key) == "CS")
        #expect(look.badgeText(of: try rig.placed(.character("a")).key) == nil)
    }
}
