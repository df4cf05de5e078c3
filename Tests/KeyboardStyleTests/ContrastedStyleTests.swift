import KeyboardLayouts
import KeyboardStyle
import Testing

/// What a desktop that asks for more contrast gets.
struct ContrastedStyleTests {
    /// Source: WCAG 2.2, 1.4.6.
    private static let least = 7.0

    @Test(arguments: KeyboardTheme.allCases, ColorScheme.allCases)
    func R164_textOnKeysStandsOutSevenToOne(theme: KeyboardTheme, scheme: ColorScheme) {
        let style = ContrastedStyle(theme.style())
        for role in KeyRole.allCases {
            let text = style.keyTextColor(for: role).resolved(for: scheme)
            for fill in [style.keyFill(for: role), style.keyFillPressed(for: role)] {
                #expect(Contrast.ratio(text, fill.resolved(for: scheme)) >= Self.least)
            }
        }
        let accent = style.accentFill().resolved(for: scheme)
        #expect(
            Contrast.ratio(style.accentTextColor().resolved(for: scheme), accent) >= Self.least)
    }

    /// Keys that let the background through stand on it: what counts is what is seen.
    @Test func R164_aTranslucentFillCountsAsItIsSeen() {
        let style = ContrastedStyle(
            ThemedKeyboardStyle(
                palette: ThemePalette(
                    background: both(rgb(0x101010)), standardKey: both(rgb(0xFFFFFF, 0x20 / 255.0)),
                    controlKey: both(rgb(0xFFFFFF, 0x10 / 255.0)), keyText: both(rgb(0xFFFFFF)),
                    accent: both(rgb(0xFFFFFF, 0.1)), accentText: both(rgb(0xFFFFFF)))))
        for role in KeyRole.allCases {
            let fill = style.keyFill(for: role).light
            #expect(fill.alpha == 1)
            #expect(Contrast.ratio(style.keyTextColor(for: role).light, fill) >= Self.least)
        }
    }

    /// Also while held, and in its pop.
    @Test(arguments: KeyboardTheme.allCases, ColorScheme.allCases)
    func R164_popsAndHeldKeysStandOutToo(theme: KeyboardTheme, scheme: ColorScheme) {
        let look = ResolvedLook(
            style: ContrastedStyle(theme.style()), scheme: scheme, isTranslucent: false,
            uniformKeyColor: false)
        for paint in [look.latched, look.locked] {
            #expect(Contrast.ratio(paint.text, paint.fill) >= Self.least)
        }
        for paint in [look.standard, look.control] {
            #expect(Contrast.ratio(paint.text, paint.popFill(for: .native)) >= Self.least)
            #expect(Contrast.ratio(paint.text, paint.heldFill(showing: .native)) >= Self.least)
        }
    }

    /// White on white is the hardest to mend.
    @Test func R164_aStyleWithoutAnyContrastGetsSome() {
        let style = ContrastedStyle(
            ThemedKeyboardStyle(
                palette: ThemePalette(
                    background: both(rgb(0xFFFFFF)), standardKey: both(rgb(0x808080)),
                    controlKey: both(rgb(0x777777)), keyText: both(rgb(0x808080)),
                    accent: both(rgb(0x7F7F7F)), accentText: both(rgb(0x7F7F7F)))))
        for role in KeyRole.allCases {
            let text = style.keyTextColor(for: role).light
            #expect(Contrast.ratio(text, style.keyFill(for: role).light) >= Self.least)
        }
        let accent = style.accentFill().light
        #expect(Contrast.ratio(style.accentTextColor().light, accent) >= Self.least)
    }

    /// A key that stands out already stays as it is.
    @Test func whatStandsOutIsLeftAlone() {
        let native = NativeKeyboardStyle()
        let style = ContrastedStyle(native)
        #expect(style.keyFill(for: .standard).light == native.keyFill(for: .standard).light)
        #expect(style.metrics == native.metrics)
    }
}
