import KeyboardStyle
import Testing

@testable import Settings

/// Source: behaviour A.2, A.6; docs/settings.md, themes.
@Suite struct ThemeStyleTests {
    private static let red = KeyboardColor(light: RGBA(0.5, 0, 0), dark: RGBA(1, 0.5, 0.5))
    private static let clear = KeyboardColor(light: RGBA(1, 1, 1, 0.9), dark: RGBA(0, 0, 0, 0.9))

    @Test func sixColoursMakeTheStyleThatAPaletteMakes() throws {
        let colors = Dictionary(
            uniqueKeysWithValues: ThemeColor.palette.enumerated().map {
                (
                    $1,
                    KeyboardColor(
                        light: RGBA(Double($0) / 10, 0, 0), dark: RGBA(0, Double($0) / 10, 0))
                )
            })
        let style = ThemeStyle(ThemeDocument(name: "t", base: nil, colors: colors))
        let palette = ThemePalette(
            background: try #require(colors[.background]),
            standardKey: try #require(colors[.standardKey]),
            controlKey: try #require(colors[.controlKey]),
            keyText: try #require(colors[.keyText]), accent: try #require(colors[.accent]),
            accentText: try #require(colors[.accentText]))
        expectSame(style, ThemedKeyboardStyle(palette: palette))
        #expect(!style.isForGlass)
    }

    @Test(arguments: KeyboardTheme.allCases) func emptyFileIsItsBase(_ base: KeyboardTheme) {
        let style = ThemeStyle(ThemeDocument(name: "t", base: base, colors: [:]))
        expectSame(style, base.style())
        #expect(style.isForGlass == (base == .native))
    }

    @Test func oneColourLeavesTheOthers() {
        let style = ThemeStyle(ThemeDocument(name: "t", base: .native, colors: [.accent: Self.red]))
        #expect(style.accentFill() == Self.red)
        #expect(style.accentTextColor() == NativeKeyboardStyle().accentTextColor())
        #expect(
            style.keyFillOnGlass(for: .control)
                == NativeKeyboardStyle().keyFillOnGlass(for: .control))
        #expect(style.isForGlass)
    }

    @Test func whatFollowsFromAKeyFollowsFromTheFilesKey() {
        let style = ThemeStyle(
            ThemeDocument(name: "t", base: .native, colors: [.standardKey: Self.red]))
        #expect(style.keyFill(for: .standard) == Self.red)
        // 16 % of the way to the text, black in the light scheme and white in the dark one.
        let pressed = style.keyFillPressed(for: .standard)
        #expect(abs(pressed.light.red - 0.42) < 1e-9)
        #expect(abs(pressed.dark.green - 0.58) < 1e-9)
        #expect(
            style.keyFillPressed(for: .control)
                == NativeKeyboardStyle().keyFillPressed(for: .control))
        #expect(!style.isForGlass, "a solid key does not let through what is behind it")
    }

    @Test func fillsForGlassMakeAThemeForGlass() {
        var colors: [ThemeColor: KeyboardColor] = [
            .standardKey: Self.red, .standardKeyOnGlass: Self.clear,
        ]
        let style = ThemeStyle(ThemeDocument(name: "t", base: .native, colors: colors))
        #expect(style.isForGlass)
        #expect(style.keyFillOnGlass(for: .standard) == Self.clear)
        let ocean = ThemeStyle(ThemeDocument(name: "t", base: .ocean, colors: colors))
        #expect(!ocean.isForGlass, "one of two")
        colors[.controlKeyOnGlass] = Self.red
        #expect(ThemeStyle(ThemeDocument(name: "t", base: .ocean, colors: colors)).isForGlass)
    }

    @Test func pressedFillsAreTaken() {
        let style = ThemeStyle(
            ThemeDocument(name: "t", base: .forest, colors: [.controlKeyPressed: Self.red]))
        #expect(style.keyFillPressed(for: .control) == Self.red)
        #expect(
            style.keyFillPressed(for: .standard)
                == KeyboardTheme.forest.style().keyFillPressed(for: .standard))
    }

    @Test func designGivesColoursAndLengths() {
        let style = ThemeStyle(
            ThemeDocument(name: "t", base: .native, colors: [:]), design: .ios18,
            metrics: .phoneLandscape)
        #expect(style.backgroundColor() == NativeDesign.ios18.colors.background)
        #expect(style.metrics == .phoneLandscape)
    }

    private func expectSame(_ style: ThemeStyle, _ other: any KeyboardStyleProvider) {
        #expect(style.metrics == other.metrics)
        #expect(style.backgroundColor() == other.backgroundColor())
        #expect(style.accentFill() == other.accentFill())
        #expect(style.accentTextColor() == other.accentTextColor())
        for role in KeyRole.allCases {
            #expect(style.keyFill(for: role) == other.keyFill(for: role))
            #expect(style.keyTextColor(for: role) == other.keyTextColor(for: role))
            #expect(style.keyFillPressed(for: role) == other.keyFillPressed(for: role))
            #expect(style.keyFillOnGlass(for: role) == other.keyFillOnGlass(for: role))
        }
    }
}
