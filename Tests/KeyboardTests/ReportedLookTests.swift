import Documents
import EventLoop
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardView
import SessionBus
import Settings
import Surfaces
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// What users of other keyboards reported, by the numbers of docs/field-reports.md: how the board looks.
@Suite struct ReportedLookTests {
    private static func rig(
        _ words: [SettingsValues.Name: String] = [:], _ offer: Offer = Offer()
    ) throws -> Rig {
        var offer = offer
        offer.subcompositor = 1
        return try Rig.shown(
            offer, look: Rig.words([.animations: "off"].merging(words) { $1 }),
            before: {
                // What moves would otherwise be answered with a frame at once, for ever: the clock stands.
                $0.withholdsFrames = words[.animations] == "on"
                $0.blur.announceStandard()
            })
    }

    /// What `preview-style` takes. Source: docs/settings.md.
    private static let previews = [
        "native", "connected", "curvy", "square", "floating", "bubble", "bubble-word",
        "bubble-sentence", "off",
    ]

    /// Fields of this purpose and with this hint. Source: text-input-v3, content_purpose and content_hint.
    private static let secrets: [(UInt32, UInt32)] = [(8, 0), (9, 0), (0, 0x40), (0, 0x80)]

    @Test(arguments: secrets)
    func R115_aSecretFieldKeepsItsSizeAndShowsNoPop(_ purpose: UInt32, _ hint: UInt32) throws {
        let rig = try Self.rig()
        rig.compositor.inputMethod.leave()
        rig.compositor.inputMethod.focus(purpose: purpose, hint: hint)
        try rig.settle()
        let before = try rig.board.picture
        try rig.down(.character("t"))
        #expect(try rig.board.picture == before)
        try rig.up()
        // Moving between fields moves nothing.
        #expect(try rig.board.shownSize == Rig.size(360, 291))
    }

    @Test(arguments: previews)
    func R115_whatIsTypedThereMovesNothing(_ style: String) throws {
        let rig = try Self.rig([.previewStyle: style, .animations: "on"])
        func frame() throws {
            rig.clock.advance(by: 16)
            rig.compositor.sendFrames(after: 16)
            try rig.settle()
        }
        for _ in 0..<30 { try frame() }
        func changes() throws -> Bool {
            let before = try rig.board.picture
            for key in [KeyID.character("t"), .space, .character("o")] {
                try rig.down(key)
                try frame()
                if try rig.board.picture != before { return true }
                try rig.up()
                try frame()
                if try rig.board.picture != before { return true }
            }
            return false
        }
        rig.compositor.inputMethod.leave()
        rig.compositor.inputMethod.focus(purpose: 8)
        try frame()
        #expect(try !changes())
        // It is quiet for that field only.
        rig.compositor.inputMethod.leave()
        rig.compositor.inputMethod.focus()
        try frame()
        #expect(try changes())
    }

    @Test func R115_keysThatTypeNoCharacterStillShowThatTheyAreHeld() throws {
        let rig = try Self.rig()
        rig.compositor.inputMethod.leave()
        rig.compositor.inputMethod.focus(purpose: 8)
        try rig.settle()
        let before = try rig.board.picture
        try rig.down(.backspace)
        #expect(try rig.board.picture != before)
        try rig.up()
    }

    @Test func R164_contrastThatTheDesktopAsksForTakesTheGlassAway() throws {
        let rig = try Self.rig()
        rig.looks.take(DesktopAppearance(prefersContrast: true))
        try rig.settle()
        #expect(try rig.board.commits.last?.blurRegion.isEmpty == true)
        #expect(try rig.board.picture[10 * 360 + 180] >> 24 == 0xFF)
        #expect(try rig.showsWholePicture())
        rig.looks.take(DesktopAppearance())
        try rig.settle()
        #expect(try rig.board.commits.last?.blurRegion.isEmpty == false)
        #expect(try rig.showsWholePicture())
    }

    /// A callout with more room than the headroom has goes into a subsurface of its own, which takes no touch.
    @Test func R150_aCalloutThatNeedsMoreRoomIsASurfaceOfItsOwn() throws {
        let rig = try Self.rig([.previewStyle: "off"])
        try rig.down(.character("e"))
        try rig.advance(300)
        let popup = try #require(try rig.board.commits.last?.popups.first)
        #expect(popup.frame.y < 0)
        #expect(popup.inputRegion == [])
        try rig.up()
        #expect(try rig.board.commits.last?.popups.isEmpty == true)
    }

    /// Each choice of each key is drawn on the output, inside the surface that it is on, and over all keys.
    @Test(
        arguments: [(480, 320), (320, 240), (360, 720), (874, 402), (1920, 1080)],
        previews)
    func R150_everyChoiceLiesOnTheOutput(
        _ output: (Int, Int), _ style: String
    ) throws {
        var choices = LookChoices()
        choices.user.values = Rig.words([.previewStyle: style])
        let size = Size(width: Points(output.0), height: Points(output.1))
        let shape = Picture.shape(on: size, choices)
        for hasPopups in [true, false] {
            let look = Picture(output: size, shape: shape, choices, hasPopups: hasPopups).look
            for page in [Page.letters, .numbers, .symbols] {
                for placed in look.board.grid(for: page).keys {
                    guard let layout = CalloutLayout(on: placed, of: look.board, isShifted: false)
                    else { continue }
                    let picture = BoardPicture(
                        Appearance(
                            page: page, pressed: [placed.key.id],
                            callout: OpenCallout(
                                key: placed.key.id, layout: layout, selected: layout.baseIndex)),
                        look: look)
                    let frames = try #require(picture.calloutFrames)
                    let top = picture.popup?.frame.y ?? 0
                    // What is above the surface is still on the output.
                    #expect(top >= shape.size.height - size.height)
                    #expect(hasPopups || picture.popup == nil)
                    for cell in frames.cells {
                        #expect(cell.left >= 0 && cell.right <= size.width)
                        #expect(cell.top >= top - 0.001 && cell.bottom <= shape.size.height)
                    }
                    #expect(frames.cells.count == placed.key.alternates.count + 1)
                }
            }
        }
    }

    /// Popups come and go with every held key; what they are made of is used again.
    @Test func R083_calloutsAndPopsLeaveNothing() throws {
        let rig = try Self.rig([.previewStyle: "off"])
        func cycle() throws {
            try rig.down(.character("e"))
            try rig.advance(300)
            #expect(try rig.board.commits.last?.popups.isEmpty == false)
            try rig.up()
            try rig.tap(.character("t"))
            rig.compositor.clearTranscript()
        }
        for _ in 0..<5 { try cycle() }
        let before = rig.compositor.objectCounts
        for _ in 0..<200 { try cycle() }
        #expect(rig.compositor.objectCounts == before)
    }

    /// Popups are synchronised subsurfaces, which have no `configure` to wait for: their picture is the board's, which has one.
    @Test func R015_aPopupComesWithAPictureOfTheBoardAtEveryShow() throws {
        let rig = try Self.rig([.previewStyle: "off"])
        for _ in 0..<3 {
            try rig.down(.character("e"))
            try rig.advance(300)
            let commits = try rig.board.commits
            let first = try #require(commits.firstIndex { $0.isPicture })
            #expect(commits[..<first].allSatisfy { $0.popups.isEmpty })
            #expect(commits.last?.popups.isEmpty == false)
            try rig.hide()
            try rig.show()
        }
    }
}
