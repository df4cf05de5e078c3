import Behavior
import Documents
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

    @Test(arguments: [(8, 0), (9, 0), (0, 0x40), (0, 0x80)] as [(UInt32, UInt32)])
    func R115_nothingTellsWhatIsTypedIntoASecretField(_ purpose: UInt32, _ hint: UInt32) throws {
        let rig = try Self.rig()
        rig.compositor.inputMethod.leave()
        rig.compositor.inputMethod.focus(purpose: purpose, hint: hint)
        try rig.settle()
        let before = try rig.board.picture
        for key in [.character("t"), .space] as [KeyID] {
            try rig.down(key)
            #expect(try rig.board.picture == before)
            try rig.up()
            try rig.advance(100)
            #expect(try rig.board.picture == before)
        }
        #expect(rig.typing.contains { $0.hasPrefix("commit_string") })
        // The same size as in other fields: moving between them moves nothing.
        #expect(try rig.board.shownSize == Rig.size(360, 291))
    }

    /// R011's kind: what a field is for ends with it.
    @Test func aSecretFieldsLookEndsWithTheField() throws {
        let rig = try Self.rig()
        rig.compositor.inputMethod.leave()
        rig.compositor.inputMethod.focus(purpose: 8)
        try rig.settle()
        rig.compositor.inputMethod.leave()
        try rig.settle()
        try rig.advance(200)
        #expect(!rig.isShown)
        try rig.show()
        try rig.down(.character("t"))
        #expect(try rig.board.picture[..<(60 * 360)].contains { $0 != 0 })
        try rig.up()
    }

    /// A finger that slides away from its callout leaves nothing behind, be it still down. Source: behaviour C.2, cancel.
    @Test func aRefusedCalloutRestoresItsKeyAtOnce() throws {
        let rig = try Self.rig()
        let atRest = try rig.board.picture
        try rig.down(.character("e"))
        try rig.advance(300)
        #expect(try rig.board.picture != atRest)
        let far = Point(x: 100, y: try rig.board.shownSize.height - 10)
        rig.compositor.seat.touchMove(0, far)
        rig.compositor.seat.touchFrame()
        try rig.settle()
        #expect(try rig.board.picture == atRest)
        try rig.up()
    }

    /// The compositor may owe a frame for longer than a tap takes. Source: behaviour C.2, a quick tap.
    @Test func B11_aQuickTapsPopIsSeenHoweverLateTheFrame() throws {
        let rig = try Rig.shown(
            look: Self.shipped, before: { $0.withholdsFrames = true })
        try rig.down(.character("t"))
        try rig.up()
        try rig.advance(200)
        rig.compositor.sendFrames()
        try rig.settle()
        #expect(try rig.board.picture[..<(60 * 360)].contains { $0 != 0 })
        rig.compositor.sendFrames()
        try rig.settle()
        try rig.advance(0)
        #expect(try rig.board.picture[..<(60 * 360)].allSatisfy { $0 == 0 })
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

    /// A keyboard may wait out of sight for hours: what changes meanwhile is to be in its first picture.
    @Test func filesAndDesktopAreFollowedOutOfSight() throws {
        let rig = try Rig(look: Self.shipped, isSettled: false)
        var count = 0
        rig.keyboard.onQuiet = { count += 1 }
        try rig.settle()
        #expect(!rig.isShown)
        try rig.advance(1_000)
        #expect(count == 1)
        rig.looks.take(DesktopAppearance(scheme: .dark, prefersContrast: true))
        rig.compositor.inputMethod.focus()
        try rig.settle()
        // Source: behaviour A.5, background of the dark scheme.
        #expect(try rig.board.pictureCount == 1)
        #expect(try rig.board.picture[10 * 360 + 180] == 0xFF29_292B)
        #expect(count == 1)
    }

    /// What can wait does not delay the picture for a field that has the focus when the keyboard starts.
    @Test func theFirstPictureComesBeforeFilesAreFollowed() throws {
        let rig = try Rig(look: Self.shipped, isSettled: false)
        var pictures: [Int] = []
        rig.keyboard.onFirstPicture = {}
        rig.keyboard.onQuiet = { pictures.append((try? rig.board.pictureCount) ?? 0) }
        try rig.settle()
        try rig.advance(900)
        #expect(pictures.isEmpty)
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(pictures == [1])
        try rig.advance(1_000)
        #expect(pictures == [1])
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

    /// Letters that fly are the one thing that moves for seconds: on frame callbacks alone, and to its end.
    @Test(arguments: ["bubble", "bubble-word", "bubble-sentence"])
    func B06_B07_B08_bubblesMoveWithTheFramesAndComeToRest(_ style: String) throws {
        let rig = try Rig.shown(
            look: Rig.words([.animations: "off", .previewStyle: style]),
            before: { $0.withholdsFrames = true })
        rig.compositor.sendFrames()
        try rig.settle()
        try rig.tap(.character("a"))
        try rig.tap(.character("b"))
        try rig.tap(.space)
        var frames = 0
        while try rig.board.waitingFrames > 0, frames < 2_000 {
            frames += 1
            rig.clock.advance(by: 16)
            rig.compositor.sendFrames()
            try rig.settle()
        }
        // Some motion, and no more after half a minute; a separator may stay where it is.
        #expect(frames > 10)
        #expect(frames < 2_000)
        let count = try rig.board.pictureCount
        try rig.advance(1_000)
        #expect(try rig.board.pictureCount == count)
        #expect(rig.nextDeadline == nil)
    }

    @Test func whereLessMotionIsWantedNoLetterFlies() throws {
        var choices = LookChoices(
            user: UserChoices(), desktop: DesktopAppearance(reducesMotion: true))
        choices.user.values = Rig.words([.previewStyle: "bubble"])
        #expect(choices.behavior.characterPreviewStyle == .floating)
        #expect(!choices.behavior.keyAnimationsEnabled)
        choices.user.values = Rig.words([.previewStyle: "bubble", .animations: "on"])
        #expect(choices.behavior.characterPreviewStyle == .bubble)
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
