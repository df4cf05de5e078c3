import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
@testable import KeyboardView
import Testing
import Units

@testable import Painter

/// A theme recolours everything. Source: theming guide, The built-in themes; behaviour A.3 and A.6.
struct ThemePixelTests {
    private static let themes = KeyboardTheme.allCases.filter { $0 != .native }

    private func hex(_ color: KeyboardColor, _ scheme: ColorScheme) -> UInt32 {
        let color = color.resolved(for: scheme)
        return [color.red, color.green, color.blue].reduce(0) {
            $0 << 8 | UInt32(($1 * 255).rounded())
        }
    }

    private func mixed(_ one: UInt32, _ two: UInt32, _ part: Double) -> UInt32 {
        composited(two, part, over: one)
    }

    @Test(arguments: themes, [ColorScheme.light, .dark])
    func T21_T25_everyElementHasThePalettesColours(
        theme: KeyboardTheme, scheme: ColorScheme
    ) throws {
        let palette = theme.palette
        func paint(_ color: KeyboardColor) -> UInt32 { painted(hex(color, scheme)) }
        var behavior = KeyboardBehavior(theme: theme)
        let board = PaintedBoard(
            scheme: scheme, behavior: behavior, field: FieldLook(returnHasPurpose: true))
        let image = try board.image()
        #expect(try board.fill(.character("q"), of: image) == paint(palette.standardKey))
        #expect(try board.fill(.backspace, of: image) == paint(palette.controlKey))
        #expect(try board.fill(.primary, of: image) == paint(palette.accent))
        #expect(image[200, 30] == paint(palette.background))
        #expect(image.pixels.contains(paint(palette.keyText)))
        #expect(image.pixels.contains(paint(palette.accentText)))
        // Held: a pop, a key without one, a callout.
        let held = try board.image(PaintedBoard.held("g"))
        let g = try board.frame(.character("g"))
        let pop = board.pixel(Point(x: g.center.x - 24, y: g.top - 30), of: held)
        #expect(isNear(pop, painted(mixed(hex(palette.standardKey, scheme), 0xFFFFFF, 0.087))))
        let pressed = try board.image(Appearance(pressed: [.backspace]))
        let dark = mixed(hex(palette.controlKey, scheme), hex(palette.keyText, scheme), 0.16)
        #expect(isNear(try board.fill(.backspace, of: pressed), painted(dark)))
        let appearance = try board.callout("e", selected: 0)
        let callout = try board.image(appearance)
        let cells = try #require(appearance.callout?.layout.cells)
        for (index, cell) in cells.prefix(2).enumerated() {
            let place = Point(
                x: cell.frame.center.x, y: cell.frame.top + board.look.topInset + 5)
            let expected = index == 0 ? palette.accent : palette.standardKey
            #expect(board.pixel(place, of: callout) == paint(expected))
        }
        // A bubble's plate is a letter key's.
        behavior.characterPreviewStyle = .bubble
        let bubbles = PaintedBoard(scheme: scheme, behavior: behavior)
        let bubble = Bubble(
            number: 1, text: "", isSeparator: false, center: Point(x: 200, y: 200), radius: 20,
            wobblePhase: 0, wobbleStrength: 0, tint: 0, burst: nil)
        let flying = try bubbles.image(motion: MotionFrame(bubbles: [bubble]))
        #expect(flying[200, 200] == paint(palette.standardKey))
    }

    /// Two palettes that differ in nothing but the accent: their bubbles differ in the rim, all around, and nowhere else.
    @Test(arguments: themes)
    func T21_T25_B06_aBubblesRimIsTheAccents(theme: KeyboardTheme) throws {
        var other = theme.palette
        other.accent = both(0x00FF00)
        let behavior = KeyboardBehavior(theme: theme, characterPreviewStyle: .bubble)
        let bubble = Bubble(
            number: 1, text: "g", isSeparator: false, center: Point(x: 200, y: 120), radius: 20,
            wobblePhase: 0, wobbleStrength: 0, tint: 0, burst: nil)
        func image(_ palette: ThemePalette, _ bubbles: [Bubble]) throws -> Image {
            try PaintedBoard(style: ThemedKeyboardStyle(palette: palette), behavior: behavior)
                .image(motion: MotionFrame(bubbles: bubbles))
        }
        let (one, two) = (try image(theme.palette, [bubble]), try image(other, [bubble]))
        #expect(try image(theme.palette, []) == image(other, []), "nothing else has the accent")
        var octants: Set<Int> = []
        for row in 0..<one.size.height {
            for column in 0..<one.size.width where one[column, row] != two[column, row] {
                let (x, y) = (Double(column) - 199.5, Double(row) - 119.5)
                let distance = (x * x + y * y).squareRoot()
                // The rim is a tenth of the radius wide.
                #expect((17...21).contains(distance))
                octants.insert((x < 0 ? 4 : 0) + (y < 0 ? 2 : 0) + (abs(x) < abs(y) ? 1 : 0))
            }
        }
        #expect(octants.count == 8)
        // Within is the letter on its plate.
        #expect(one[200, 110] == painted(hex(theme.palette.standardKey, .light)))
        let letter = (115...125).contains { row in
            (190...210).contains { one[$0, row] != one[200, 110] }
        }
        #expect(letter)
    }

    @Test(arguments: themes)
    func T23_aThemeIsSolidWhateverIsStored(theme: KeyboardTheme) throws {
        let stored = KeyboardBehavior(theme: theme, translucentBackground: true)
        let image = try PaintedBoard(behavior: stored).image()
        let isOpaque = (0..<image.size.height).allSatisfy { row in
            (12..<(image.size.width - 12)).allSatisfy { image[$0, row] >> 24 == 255 }
        }
        #expect(isOpaque)
        var back = stored
        back.theme = .native
        #expect(try PaintedBoard(behavior: back).image()[200, 30] == 0)
    }
}
