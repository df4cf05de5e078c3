import EventLoop
import KeyboardLayouts
import KeyboardStyle
import SessionBus
import Settings
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// What is chosen about the look reaches the surface of the whole keyboard, at start and while it is shown.
@Suite struct LookTests {
    /// As the keyboard comes, but for what moves.
    private static let shipped = Rig.words([.animations: "off"])

    private static func rig(
        _ words: [SettingsValues.Name: String] = [:], popups: Bool = true
    ) throws -> Rig {
        var offer = Offer()
        offer.subcompositor = popups ? 1 : nil
        return try Rig.shown(
            offer, look: Rig.words(words.merging([.animations: "off"]) { $1 }),
            before: { $0.blur.announceStandard() })
    }

    private static func choices(_ words: [SettingsValues.Name: String]) -> UserChoices {
        var choices = UserChoices()
        choices.values = Rig.words(words.merging([.animations: "off"]) { $1 })
        return choices
    }

    private static func rect(_ y: Points, _ height: Points) -> Rect {
        Rect(x: 0, y: y, width: 360, height: height)
    }

    /// 229 for the keys, and 61.05 for the pop, in whole logical pixels. Source: behaviour A.4, C.4.
    @Test func T32_T42_asItComesItIsGlassWithHeadroom() throws {
        let board = try Self.rig().board
        #expect(board.shownSize == Rig.size(360, 291))
        #expect(board.opaqueRegion ?? [] == [])
        #expect(board.inputRegion == [Self.rect(62, 229)])
        let last = try #require(board.commits.last)
        #expect(last.exclusiveZone == 229)
        #expect(!last.blurRegion.isEmpty)
        // Between the first two keys and in the headroom.
        #expect(board.picture[10 * 360 + 180] == 0)
        #expect(board.picture[(62 + 20) * 360 + 2] == 0)
    }

    @Test(arguments: ["midnight", "ocean", "sunset", "forest", "graphite"])
    func T23_aThemeIsSolidWhateverTheSettingSays(_ theme: String) throws {
        let rig = try Self.rig([.theme: theme, .translucency: "on"])
        let board = try rig.board
        let last = try #require(board.commits.last)
        #expect(last.blurRegion.isEmpty)
        #expect(board.inputRegion == [Self.rect(0, 291)])
        #expect(last.exclusiveZone == 291)
        #expect(board.picture[10 * 360 + 180] >> 24 == 0xFF)
    }

    @Test func T23_backToNativeTheGlassIsBack() throws {
        let rig = try Self.rig()
        rig.looks.take(Self.choices([.theme: "ocean"]))
        try rig.settle()
        #expect(try rig.board.commits.last?.blurRegion.isEmpty == true)
        #expect(try rig.board.picture[10 * 360 + 180] >> 24 == 0xFF)
        rig.looks.take(Self.choices([.theme: "native"]))
        try rig.settle()
        #expect(try rig.board.commits.last?.blurRegion.isEmpty == false)
        #expect(try rig.board.picture[10 * 360 + 180] == 0)
        #expect(try rig.board.opaqueRegion ?? [] == [])
    }

    /// Nothing of the one look is left with the other: picture, regions and blur are one commit.
    @Test func switchingTheGlassIsOneCommit() throws {
        let rig = try Self.rig()
        for (words, isGlass) in [("off", false), ("on", true), ("off", false)] {
            let count = try rig.board.commits.count
            rig.looks.take(Self.choices([.translucency: words]))
            try rig.settle()
            let commits = try rig.board.commits[count...]
            #expect(commits.count == 1)
            let commit = try #require(commits.first)
            #expect(commit.isPicture)
            #expect(commit.blurRegion.isEmpty == !isGlass)
            #expect(commit.opaqueRegion.isEmpty == isGlass)
            #expect(commit.exclusiveZone == (isGlass ? 229 : 291))
            #expect(try rig.showsWholePicture())
        }
    }

    @Test func T13_theDesktopsSchemeIsInTheNextPicture() throws {
        let rig = try Self.rig([.translucency: "off"])
        let light = try rig.board.picture[10 * 360 + 180]
        rig.looks.take(DesktopAppearance(scheme: .dark))
        try rig.settle()
        // Source: behaviour A.5, background.
        #expect(light == 0xFFE2_E2E6)
        #expect(try rig.board.picture[10 * 360 + 180] == 0xFF29_292B)
        #expect(try rig.showsWholePicture())
    }

    @Test func aSchemeThatTheUserChoseStays() throws {
        let rig = try Self.rig([.translucency: "off", .scheme: "light"])
        rig.looks.take(DesktopAppearance(scheme: .dark))
        try rig.settle()
        #expect(try rig.board.picture[10 * 360 + 180] == 0xFFE2_E2E6)
    }

    @Test func T19_anotherDesignIsAnotherSize() throws {
        let rig = try Self.rig()
        let count = try rig.board.commits.count
        rig.looks.take(Self.choices([.design: "ios18"]))
        try rig.settle()
        // Rows of 44 in a pitch of 54: 4 x 44 + 3 x 10 + 2 x 5 = 216. Source: behaviour A.7.
        #expect(try rig.board.shownSize.height > 216)
        let last = try #require(try rig.board.commits.last)
        #expect(last.exclusiveZone == 216)
        #expect(try rig.board.commits[count...].filter(\.isPicture).count == 1)
        #expect(try rig.showsWholePicture())
    }

    @Test func T42_anotherPreviewStyleIsAnotherHeadroom() throws {
        let rig = try Self.rig()
        // Source: behaviour C.4: 48 for the connected family, none for bubbles and without previews.
        for (style, inset) in [("connected", 48), ("floating", 54), ("bubble", 0), ("off", 0)] {
            rig.looks.take(Self.choices([.previewStyle: style]))
            try rig.settle()
            #expect(try rig.board.shownSize == Rig.size(360, 229 + inset))
            #expect(try rig.board.commits.last?.exclusiveZone == 229)
        }
    }

    @Test func aTouchInTheHeadroomTypesNothing() throws {
        let rig = try Self.rig([.theme: "ocean"])
        rig.compositor.seat.touchDown(0, Point(x: 30, y: 20), on: try rig.board)
        rig.compositor.seat.touchFrame()
        try rig.settle()
        rig.compositor.seat.touchUp(0)
        rig.compositor.seat.touchFrame()
        try rig.settle()
        #expect(rig.typing.isEmpty)
        // The keys below still take touches.
        try rig.type("q")
        #expect(rig.typing.contains { $0.hasPrefix("commit_string") })
    }

    @Test func B11_aPopIsThereWithTheNextFrameAndGoesAfterTheFinger() throws {
        let rig = try Self.rig()
        let place = 30 * 360 + 180
        try rig.down(.character("t"))
        let isPopShown = try rig.board.picture[place - 30..<place + 30].contains {
            $0 >> 24 == 0xFF
        }
        #expect(isPopShown)
        try rig.up()
        #expect(try rig.board.picture[place - 30..<place + 30].contains { $0 >> 24 == 0xFF })
        try rig.advance(61)
        #expect(try rig.board.picture[place - 30..<place + 30].allSatisfy { $0 == 0 })
        #expect(rig.nextDeadline == nil)
    }

    @Test func withoutSubsurfacesACalloutStaysInside() throws {
        let rig = try Self.rig([.previewStyle: "off"], popups: false)
        try rig.down(.character("e"))
        let before = try rig.board.picture
        try rig.advance(300)
        #expect(try rig.board.picture != before)
        #expect(try rig.board.commits.last?.popups.isEmpty == true)
        try rig.up()
    }

    @Test func aHiddenBoardTakesALookForTheNextTime() throws {
        let rig = try Self.rig()
        try rig.hide()
        rig.looks.take(Self.choices([.theme: "ocean"]))
        try rig.settle()
        try rig.show()
        #expect(try rig.board.picture[10 * 360 + 180] >> 24 == 0xFF)
        #expect(try rig.board.commits.last?.exclusiveZone == 291)
    }

    @Test func aChangeThatChangesNothingPaintsNothing() throws {
        let rig = try Self.rig()
        let count = try rig.board.pictureCount
        rig.looks.take(DesktopAppearance())
        try rig.settle()
        #expect(try rig.board.pictureCount == count)
    }

    /// With motion: the board slides in, and windows make room once it is there. Source: behaviour I03; theming guide.
    @Test func showingSlidesAndTheZoneComesAtItsEnd() throws {
        let rig = try Rig.shown(look: Rig.words([.animations: "on"])) { $0.withholdsFrames = true }
        #expect(try rig.board.commits.last?.exclusiveZone == 0)
        var margins: [Int32] = []
        for _ in 0..<30 {
            rig.clock.advance(by: 16)
            rig.compositor.sendFrames(after: 16)
            try rig.settle()
            margins.append(try rig.board.commits.last?.bottomMargin ?? 0)
        }
        #expect(margins.last == 0)
        #expect(margins == margins.sorted())
        #expect(Set(margins).count >= 8)
        #expect(try rig.board.commits.last?.exclusiveZone == 229)
        #expect(rig.nextDeadline == nil)
    }
}
