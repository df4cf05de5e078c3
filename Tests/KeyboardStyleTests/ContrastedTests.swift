import KeyboardStyle
import Testing

/// More contrast, for whoever asks the desktop for it.
struct ContrastedTests {
    /// Source: WCAG 2.2, 1.4.6.
    private static let least = 7.0

    @Test(arguments: KeyboardTheme.allCases, ColorScheme.allCases)
    func R164_moreContrastIsSevenToOneInEveryTheme(_ theme: KeyboardTheme, _ scheme: ColorScheme) {
        for design in NativeDesign.all {
            for uniform in [false, true] {
                let look = ResolvedLook(
                    style: ContrastedStyle(theme.style(design: design)), scheme: scheme,
                    isTranslucent: false, uniformKeyColor: uniform)
                for paint in [look.standard, look.control, look.accent] {
                    #expect(Contrast.ratio(paint.text, paint.fill) >= Self.least)
                    #expect(Contrast.ratio(paint.pressedText, paint.pressedFill) >= Self.least)
                }
                let cell = Contrast.ratio(look.selectedCellText, look.selectedCellFill)
                #expect(cell >= Self.least)
                #expect(Contrast.ratio(look.standard.text, look.standard.calloutFill) >= Self.least)
            }
        }
    }
}
