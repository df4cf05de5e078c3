import Documents
import KeyboardLayouts
import KeyboardStyle
import KeyboardView
import Testing
import TestCompositor
import Units

@testable import GlasschordKit
@testable import Settings

/// The ways in which a style and its lengths come to the surface. Source: behaviour A.2, A.3, C.4, G.1.
@Suite struct StyleEntryTests {
    private static let still = Rig.words([.animations: "off"])

    /// A style of a file is chosen before the theme of the same settings; without one the theme is.
    @Test func T30_aStyleOfOnesOwnCountsBeforeTheTheme() throws {
        let rig = try Rig.shown(look: Rig.words([.animations: "off", .theme: "sunset"]))
        let place = 10 * 360 + 180
        let magenta = KeyboardColor(light: RGBA(1, 0, 1), dark: RGBA(1, 0, 1))
        // Source: behaviour A.3, sunset, background.
        #expect(try rig.board.picture[place] == 0xFFFB_E3D3)
        var choices = rig.looks.choices.user
        choices.theme = ThemeDocument(
            name: "paper", base: .ocean, colors: [.background: magenta])
        rig.looks.take(choices)
        try rig.settle()
        #expect(try rig.board.picture[place] == 0xFFFF_00FF)
        choices.theme = nil
        rig.looks.take(choices)
        try rig.settle()
        #expect(try rig.board.picture[place] == 0xFFFB_E3D3)
    }

    /// Whoever runs the keyboard sets up nothing: clear pixels, no opaque part, touches for the keys alone, blur for the
    /// keyboard's shape, all with the first picture.
    @Test func T38_theGlassIsSetUpWithoutAnyHelp() throws {
        let rig = try Rig.shown(look: Self.still) { $0.blur.announceStandard() }
        let board = try rig.board
        let first = try #require(board.commits.first { $0.isPicture })
        #expect(first.opaqueRegion == [])
        #expect(first.inputRegion == [Rect(x: 0, y: 62, width: 360, height: 229)])
        let blurred = first.blurRegion
        #expect(!blurred.isEmpty && blurred.allSatisfy { $0.top >= 62 && $0.bottom <= 291 })
        #expect(blurred.map(\.bottom).max() == 291)
        // Nothing else of ours is on screen that could lie under it, and no popup before a key is held.
        #expect(rig.compositor.shownSurfaces.count == 1 && first.popups.isEmpty)
        // The compositor of these tests takes no buffer without an alpha channel.
        #expect(board.picture[10 * 360 + 180] == 0)
    }

    /// Whoever stored a name that this build does not know gets the newest design, and one line that says so.
    @Test func T48_anUnknownDesignIsTheNewestAndIsToldOnce() throws {
        let rig = try Rig.shown(look: Rig.words([.animations: "off", .translucency: "off"]))
        let before = try rig.board.picture
        #expect(rig.warnings == [])
        var choices = rig.looks.choices.user
        choices.values.design = Placed(.id("ios99"), at: DocumentPlace(line: 1, column: 1))
        rig.looks.take(choices)
        try rig.settle()
        #expect(try rig.board.picture == before)
        #expect(try rig.board.shownSize == Rig.size(360, 291))
        #expect(rig.warnings.count == 1)
        #expect(rig.warnings.first?.contains("'ios99'") == true, "\(rig.warnings)")
        #expect(rig.warnings.first?.contains("ios26") == true, "\(rig.warnings)")
    }

    /// With two languages the space bar has a badge, and is a space bar all the same.
    @Test func T52_aKeyWithABadgeStillTypes() throws {
        let rig = try Rig.typing([:], [.languages: "us,de"], field: TestField("a"))
        let plain = try Rig.typing([:], [.languages: "us"], field: TestField("a"))
        // The badge stands 5 from the key's lower right corner; beyond it there is the return key's gap.
        let frame = try rig.placed(.space).frame
        func corner(_ rig: Rig) throws -> [UInt32] {
            let place = try rig.onSurface(Point(x: frame.right - 24, y: frame.bottom - 16))
            let picture = try rig.board.picture
            return (0..<12).flatMap { row in
                let start = (Int(place.y.value) + row) * 360 + Int(place.x.value)
                return picture[start..<start + 18]
            }
        }
        #expect(Set(try corner(plain)).count == 1)
        #expect(Set(try corner(rig)).count > 1)
        try rig.hit(.space)
        #expect(rig.text == "a ")
    }

    /// What hosts ask for is what is shown: above the keys lies the inset of the metrics.
    @Test(arguments: CharacterPreviewStyle.allCases)
    func T44_theInsetThatIsToldIsTheOneThatIsShown(_ style: CharacterPreviewStyle) throws {
        let names = [
            CharacterPreviewStyle.bubbleWord: "bubble-word", .bubbleSentence: "bubble-sentence",
        ]
        let word = names[style] ?? style.rawValue
        let rig = try Rig.shown(
            look: Rig.words([.animations: "off", .previewStyle: word]))
        let inset = NativeMetrics.phonePortrait.wholePopTopInset(for: style)
        let height = NativeMetrics.phonePortrait.keyAreaHeight(rowCount: 4)
        let board = try rig.board
        #expect(board.shownSize == Rig.size(360, Int(inset.value + height.value)))
        #expect(board.commits.last?.inputRegion?.first?.top == inset)
        #expect(try rig.expected.look.topInset == inset)
        // The first painted row is the first keys': the area's padding of 8 is clear, too. Source: behaviour A.4.
        let row = try #require(board.picture.firstIndex { $0 != 0 }) / 360
        #expect(row == Int(inset.value) + 8)
    }
}
