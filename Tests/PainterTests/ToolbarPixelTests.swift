import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardToolbar
import KeyboardView
import Scene
import Testing
import Units

@testable import Painter

/// The bar above the keys, at rest and held. Source: behaviour E.3 and E.5.
struct ToolbarPixelTests {
    private static func board(
        _ style: ToolbarStyle, _ scheme: ColorScheme = .light, solid: Bool = false,
        width: Points = 408, content: ToolbarContent = ToolSamples.document,
        scale: Scale = .one
    ) -> PaintedBoard {
        PaintedBoard(
            scheme: scheme, behavior: solid ? .solid : .standard, width: width, scale: scale,
            hasPopups: true, toolbar: BoardToolbar(content, style: style))
    }

    /// The runs of pixels in a row of which something is seen.
    private func runs(of image: Image, row: Int) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for column in 0..<image.size.width where image[column, row] >> 24 > 0 {
            if let last = runs.last, last.upperBound == column {
                runs[runs.count - 1] = last.lowerBound..<column + 1
            } else {
                runs.append(column..<column + 1)
            }
        }
        return runs
    }

    @Test(arguments: ColorScheme.allCases)
    func K02_K03_K22_eachGroupLiesInItsCapsuleOfGlass(scheme: ColorScheme) throws {
        let board = Self.board(.glass, scheme)
        let image = try board.image()
        // Below the headroom of 10, 26 is the middle of a bar of 52.
        #expect(runs(of: image, row: 36) == [8..<104, 112..<296, 304..<400])
        let fill = scheme == .light ? painted(0xFFFFFF, 0.82) : painted(0x505052, 0.80)
        for x in [22, 60, 130, 180, 385] { #expect(image[x, 20] == fill, "at \(x)") }
        // From 4 below the bar's edge on, 44 high; above and below all is clear, as between capsules.
        for x in 0..<408 {
            #expect(image[x, 13] == 0 && image[x, 58] == 0)
        }
        // The rim, white over what is below.
        let white = scheme == .light ? 0.35 : 0.12
        let (hex, alpha) = scheme == .light ? (0xFFFFFF, 0.82) : (0x505052, 0.80)
        let rim = [24, 16, 8, 0].reduce(UInt32(0)) { pixel, shift in
            let below = shift == 24 ? alpha : Double(hex >> shift & 255) / 255 * alpha
            return pixel | UInt32(((white + below * (1 - white)) * 255).rounded()) << UInt32(shift)
        }
        for y in [14, 57] { #expect(isNear(image[60, y], rim), "\(y)") }
        // At its ends it is as round as the capsule, and covers a little less of the outermost pixels.
        for x in [8, 295] { #expect(isNear(image[x, 36], rim, within: 8)) }
    }

    @Test func K03_K04_onANarrowOutputAllShareOneCapsule() throws {
        let image = try Self.board(.glass, width: 402).image()
        #expect(runs(of: image, row: 36) == [9..<393])
    }

    @Test(arguments: KeyboardTheme.allCases.filter { $0 != .native })
    func K02_capsulesOfASolidThemeAreItsLetterKeys(theme: KeyboardTheme) throws {
        let behavior = KeyboardBehavior(theme: theme)
        let board = PaintedBoard(
            behavior: behavior, width: 408, toolbar: BoardToolbar(ToolSamples.document))
        let image = try board.image()
        #expect(image[60, 20] == (try board.fill(.character("g"), of: image)))
        #expect(image[108, 36] != image[60, 20] && image[108, 36] == image[300, 36])
    }

    @Test func K02_aHeldToolLiesOnADisc() throws {
        let board = Self.board(.glass, solid: true)
        let address = ToolAddress(group: 2, item: 0)
        let image = try board.image(toolbar: ToolbarAppearance(pressed: address))
        let frame = try board.toolFrame(2, 0)
        let (x, y) = (Int(frame.center.x.value), Int(frame.center.y.value))
        // Of radius 18: just inside of it and just outside.
        for (inside, outside) in [(-17, -19), (16, 18)] {
            #expect(image[x, y + inside] == painted(0xC1C2C7))
            #expect(image[x, y + outside] == painted(0xFFFFFF))
            #expect(image[x + inside, y] == painted(0xC1C2C7))
            #expect(image[x + outside, y] == painted(0xFFFFFF))
        }
    }

    private static func pair(secondary: Bool) -> ToolbarContent {
        ToolbarContent(groups: [
            ToolSamples.group([
                ToolbarContent.Item(face: ToolSamples.text("("), isSecondary: secondary),
                ToolbarContent.Item(face: ToolSamples.symbol("globe")),
            ])
        ])
    }

    @Test(arguments: ColorScheme.allCases)
    func K09_K10_glassShowsSecondaryToolsAsPrimaryOnes(scheme: ColorScheme) throws {
        let images = try [false, true].map {
            try Self.board(.glass, scheme, content: Self.pair(secondary: $0)).image()
        }
        #expect(images[0] == images[1])
    }

    @Test(arguments: [false, true])
    func K08_K10_classicButtonsHaveTheirFills(isDark: Bool) throws {
        let board = Self.board(
            .classic, isDark ? .dark : .light, solid: true, content: Self.pair(secondary: true))
        let image = try board.image()
        let secondary = try board.toolFrame(0, 0)
        let primary = try board.toolFrame(0, 1)
        // Light as they are told, 0.706, 0.722, 0.757 of 255; dark white over the keyboard's background.
        func fill(_ alpha: Double, _ light: UInt32) -> UInt32 {
            isDark ? 0xFF00_0000 | composited(0xFFFFFF, alpha, over: 0x29292B) : painted(light)
        }
        func ground(_ frame: Rect) -> UInt32 {
            image[Int(frame.left.value) + 3, Int(frame.center.y.value)]
        }
        #expect(isNear(ground(secondary), fill(0.13, 0xB4B8C1)))
        #expect(isNear(ground(primary), fill(0.30, 0xFFFFFF)))
        // A bar of 46 with buttons 42 high, the icon's 32 wide, and below each a line of one pixel, black for a fifth.
        #expect(primary.height == 42 && primary.y == board.look.topInset + 2)
        #expect(primary.width == 32 && primary.x == secondary.x + secondary.width + 6)
        let below = image[Int(primary.center.x.value), Int(primary.bottom.value)]
        let background: UInt32 = isDark ? 0x29292B : 0xE2E2E6
        #expect(isNear(below, 0xFF00_0000 | composited(0, 0.2, over: background)))
        let corner = image[Int(primary.left.value), Int(primary.top.value)]
        #expect(corner != ground(primary), "its corners are round")
    }

    @Test func K08_noShadowShowsThroughAClassicButtonOnGlass() throws {
        let board = Self.board(.classic, .dark, content: Self.pair(secondary: false))
        let image = try board.image()
        let frame = try board.toolFrame(0, 1)
        let x = Int(frame.center.x.value)
        #expect(image[x, Int(frame.bottom.value) - 1] == painted(0x505052, 0.80))
        #expect(isNear(image[x, Int(frame.bottom.value)], painted(0, 0.2)))
    }

    @Test func K10_aHeldSecondaryToolHasThePrimaryFill() throws {
        let board = Self.board(.classic, solid: true, content: Self.pair(secondary: true))
        let held = ToolbarAppearance(pressed: ToolAddress(group: 0, item: 0))
        let frame = try board.toolFrame(0, 0)
        let image = try board.image(toolbar: held)
        let ground = image[Int(frame.left.value) + 3, Int(frame.center.y.value)]
        #expect(ground == painted(0xFFFFFF))
    }

    @Test(arguments: ToolbarStyle.allCases)
    func K11_aDisabledToolIsDimmed(style: ToolbarStyle) throws {
        let directory = try TemporaryDirectory()
        let square = Image(size: PixelSize(width: 16, height: 16), filling: 0xFFFF_0000)
        try PNGWriter.write(square, to: "\(directory.path)/square.png")
        let picture = KeyboardToolImage(path: "\(directory.path)/square.png")
        for (isEnabled, seen) in [(true, 0.0), (false, 0.65)] {
            let item = ToolbarContent.Item(
                face: ToolFace(display: .image(small: picture, large: picture)),
                isEnabled: isEnabled)
            let board = Self.board(
                style, solid: true, content: ToolbarContent(groups: [ToolSamples.group([item])]))
            let image = try board.image()
            let frame = try board.toolFrame(0, 0)
            // Black for 0.35 over white leaves 0.65 of it.
            let pixel = board.pixel(frame.center, of: image)
            let grey = UInt32((seen * 255).rounded())
            #expect(isNear(pixel, 0xFF00_0000 | grey << 16 | grey << 8 | grey))
        }
    }

    @Test func K22_anotherSchemeIsAnotherPicture() throws {
        for style in ToolbarStyle.allCases {
            let (light, dark) = (Self.board(style, .light), Self.board(style, .dark))
            #expect(try light.image() != dark.image())
            let open = try light.picker(1, 0)
            #expect(try light.popupImage(open) != dark.popupImage(open))
        }
    }

    /// The bar is drawn before what pops up over it.
    @Test func popsLieOverTheBar() throws {
        let board = Self.board(.glass, solid: true)
        let image = try board.image(PaintedBoard.held("t"))
        let key = try board.frame(.character("t"))
        // The pop begins 6.3 above its key, which is 8 below the bar.
        let pixel = image[Int(key.center.x.value) - 22, Int(key.top.value) - 14]
        #expect(pixel == painted(mixed(0xFFFFFF, 0.087)))
    }
}
