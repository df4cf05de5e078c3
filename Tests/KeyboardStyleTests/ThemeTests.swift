import Foundation
import KeyboardStyle
import Testing
import Units

struct ThemeTests {
    /// Behaviour A.3: background, standard key, control key, text, accent, text on accent; light, then dark.
    static let palettes: [(KeyboardTheme, [Int], [Int])] = [
        (
            .native, [0xE2E2E6, 0xFFFFFF, 0xCBCED4, 0x000000, 0x005FC4, 0xFFFFFF],
            [0x29292B, 0x505052, 0x3B3B3D, 0xFFFFFF, 0x2F8BFF, 0x00101F]
        ),
        (
            .midnight, [0x262B45, 0x3A4166, 0x2F3555, 0xF3F5FF, 0x9DB2FF, 0x0B1030],
            [0x0B0E1C, 0x1E2440, 0x151A30, 0xEEF1FF, 0x7C96FF, 0x080B1A]
        ),
        (
            .ocean, [0xCFE6F0, 0xF7FCFF, 0xB4D6E6, 0x06283A, 0x006591, 0xFFFFFF],
            [0x08202C, 0x14394B, 0x0E2C3B, 0xEAF8FF, 0x35B7E8, 0x03202D]
        ),
        (
            .sunset, [0xFBE3D3, 0xFFF8F2, 0xF2CBB4, 0x3A1420, 0xB0342A, 0xFFFFFF],
            [0x241019, 0x46202E, 0x341722, 0xFFEFE6, 0xFF8A5C, 0x2B0B0B]
        ),
        (
            .forest, [0xDCE8DA, 0xFAFDF8, 0xC2D6BF, 0x12281A, 0x2C6E3C, 0xFFFFFF],
            [0x0E1A12, 0x22382A, 0x182A1F, 0xEDF7EE, 0x6CC784, 0x08170D]
        ),
        (
            .graphite, [0xD9DADC, 0xF7F7F8, 0xBFC1C5, 0x16171A, 0x3D4048, 0xFFFFFF],
            [0x16171A, 0x34363B, 0x25272B, 0xF2F3F5, 0xC9CCD3, 0x16171A]
        ),
    ]

    @Test func T20_thereAreSixThemesByTheirStoredNames() throws {
        let names = KeyboardTheme.allCases.map(\.rawValue)
        #expect(names == ["native", "midnight", "ocean", "sunset", "forest", "graphite"])
        let data = try JSONEncoder().encode(KeyboardTheme.allCases)
        #expect(
            try JSONDecoder().decode([KeyboardTheme].self, from: data) == KeyboardTheme.allCases)
    }

    @Test func T22_everyThemeHasANameAPaletteAndAStyle() {
        let names = KeyboardTheme.allCases.map(\.displayName)
        #expect(Set(names).count == 6 && !names.contains(""))
        for theme in KeyboardTheme.allCases {
            let style = theme.style()
            if theme == .native {
                #expect(style as? NativeKeyboardStyle == NativeKeyboardStyle())
            } else {
                #expect(
                    style as? ThemedKeyboardStyle == ThemedKeyboardStyle(palette: theme.palette))
            }
        }
    }

    @Test(arguments: palettes.indices)
    func T22_palettesHaveTheTablesColours(index: Int) {
        let (theme, light, dark) = Self.palettes[index]
        let palette = theme.palette
        let colors = [
            palette.background, palette.standardKey, palette.controlKey, palette.keyText,
            palette.accent, palette.accentText,
        ]
        #expect(colors.map(\.light) == light.map { rgb($0) })
        #expect(colors.map(\.dark) == dark.map { rgb($0) })
    }

    @Test func T26_aThemeIsSixColoursAndNothingElse() {
        let parts = Mirror(reflecting: BrandStyle.palette).children
        #expect(parts.count == 6 && parts.allSatisfy { $0.value is KeyboardColor })
    }

    @Test func T26_palettesSurviveBeingStored() throws {
        let data = try JSONEncoder().encode(BrandStyle.palette)
        #expect(try JSONDecoder().decode(ThemePalette.self, from: data) == BrandStyle.palette)
    }

    @Test(arguments: KeyboardTheme.allCases.filter { $0 != .native })
    func T26_everyColourOfAThemedStyleComesFromThePalette(theme: KeyboardTheme) {
        let palette = theme.palette
        let style = theme.style()
        #expect(style.backgroundColor() == palette.background)
        #expect(style.keyFill(for: .standard) == palette.standardKey)
        #expect(style.keyFill(for: .control) == palette.controlKey)
        #expect(style.keyFillOnGlass(for: .standard) == palette.standardKey)
        #expect(style.keyFillOnGlass(for: .control) == palette.controlKey)
        #expect(style.keyTextColor(for: .standard) == palette.keyText)
        #expect(style.keyTextColor(for: .control) == palette.keyText)
        #expect(style.accentFill() == palette.accent)
        #expect(style.accentTextColor() == palette.accentText)
        // Behaviour A.6: 16 % towards the text.
        let key = palette.controlKey.dark
        let text = palette.keyText.dark
        let held = RGBA(
            0.84 * key.red + 0.16 * text.red, 0.84 * key.green + 0.16 * text.green,
            0.84 * key.blue + 0.16 * text.blue)
        #expect(isNear(style.keyFillPressed(for: .control).dark, held))
    }

    /// The bar and all else that is derived, of every theme and of a palette of one's own. Source: behaviour A.6.
    @Test(arguments: ColorScheme.allCases)
    func T21_T25_barBubblesAndCellsHaveThePalettesColours(scheme: ColorScheme) {
        let themes = KeyboardTheme.allCases.filter { $0 != .native }.map(\.palette)
        for palette in themes + [BrandStyle.palette] {
            let look = ResolvedLook(
                style: ThemedKeyboardStyle(palette: palette), scheme: scheme, isTranslucent: false,
                uniformKeyColor: false)
            func color(_ color: KeyboardColor) -> RGBA { color.resolved(for: scheme) }
            #expect(look.bar.background == color(palette.background))
            #expect(look.bar.text == color(palette.keyText) && look.bar.slotFill == nil)
            #expect(look.bar.highlightFill == color(palette.standardKey))
            #expect(look.bar.highlightText == color(palette.keyText))
            #expect(look.bar.separator == color(palette.keyText).withAlpha(0.2))
            #expect(look.bubble.rim == color(palette.accent).withAlpha(0.35))
            #expect(look.bubble.body == color(palette.standardKey).withAlpha(0.5))
            #expect(look.bubble.text == color(palette.keyText))
            #expect(look.selectedCellFill == color(palette.accent))
            #expect(look.selectedCellText == color(palette.accentText))
            #expect(look.standard.calloutFill == color(palette.standardKey))
        }
    }

    @Test func themesTakeTheLengthsOfAnOutput() {
        for theme in KeyboardTheme.allCases {
            #expect(theme.style(metrics: .tabletPortrait).metrics == .tabletPortrait)
            #expect(
                theme.style(design: .ios18).metrics == NativeDesign.ios18.metrics.phonePortrait)
        }
        let style = ThemedKeyboardStyle(palette: BrandStyle.palette, design: .ios18)
        #expect(style.metrics.keyRowHeight == 44)
    }
}
