import KeyboardLayouts
import KeyboardStyle
import Testing

/// Text stands out 4.5 : 1 in every theme, scheme and state. Source: behaviour A.3, A.5.
struct ContrastTests {
    /// The least that text must stand out.
    private static let least = 4.5

    private static let looks: [(KeyboardTheme, NativeDesign)] =
        KeyboardTheme.allCases.flatMap { theme in NativeDesign.all.map { (theme, $0) } }

    /// What is behind a translucent keyboard: black, mid-grey, white.
    private static let behind = [rgb(0x000000), rgb(0x808080), rgb(0xFFFFFF)]

    private func expectReadable(
        _ text: RGBA, on fill: RGBA, _ what: String, _ location: SourceLocation = #_sourceLocation
    ) {
        #expect(fill.alpha == 1, "\(what) is opaque", sourceLocation: location)
        let ratio = Contrast.ratio(text, fill)
        #expect(ratio >= Self.least, "\(what): \(ratio)", sourceLocation: location)
    }

    private func expectReadableWhileHeld(_ paint: KeyPaint, _ what: String) {
        expectReadable(paint.pressedText, on: paint.pressedFill, "\(what), held")
        expectReadable(paint.text, on: paint.calloutFill, "\(what), callout")
        for style in CharacterPreviewStyle.allCases {
            expectReadable(paint.text, on: paint.popFill(for: style), "\(what), \(style) pop")
            expectReadable(
                paint.text, on: paint.heldFill(showing: style), "\(what) under \(style)")
        }
    }

    /// Tools in every state that can be used, in both looks.
    private func expectReadable(_ toolbar: ToolbarPaint, over backdrop: RGBA, _ what: String) {
        let (glass, classic) = (toolbar.glass, toolbar.classic)
        func expect(_ text: RGBA, on fill: RGBA, _ state: String) {
            expectReadable(
                text, on: Contrast.seen(fill, over: backdrop), "\(what), tool \(state)")
        }
        expect(glass.text, on: glass.fill, "in a capsule")
        expect(glass.pressedText, on: glass.pressedFill, "held")
        expect(glass.selectedText, on: glass.selectedFill, "selected")
        expect(classic.text, on: classic.primaryFill, "primary")
        expect(classic.text, on: classic.secondaryFill, "secondary")
        expectReadable(classic.text, on: classic.plate, "\(what), tool on a plate")
        expectReadable(
            classic.selectedText, on: classic.selectedFill, "\(what), tool selected on a plate")
    }

    @Test(arguments: looks.indices, ColorScheme.allCases)
    func textStandsOutOnASolidKeyboard(index: Int, scheme: ColorScheme) {
        let (theme, design) = Self.looks[index]
        for uniform in [false, true] {
            let look = ResolvedLook(
                style: theme.style(design: design), scheme: scheme, isTranslucent: false,
                uniformKeyColor: uniform)
            for (name, paint) in [("letter", look.standard), ("control", look.control)] {
                expectReadable(paint.text, on: paint.fill, "\(theme) \(name)")
                expectReadableWhileHeld(paint, "\(theme) \(name)")
            }
            let shift = look.paint(for: .shift, isActive: true)
            expectReadable(shift.text, on: shift.fill, "\(theme) shift")
            expectReadable(look.accent.text, on: look.accent.fill, "\(theme) accent")
            expectReadable(look.accent.pressedText, on: look.accent.pressedFill, "held accent")
            expectReadable(look.selectedCellText, on: look.selectedCellFill, "\(theme) cell")
            expectReadable(look.latched.text, on: look.latched.fill, "\(theme) latched")
            expectReadable(look.locked.text, on: look.locked.fill, "\(theme) locked")
            #expect(Set([look.control.plate, look.latched.fill, look.locked.fill]).count == 3)
            expectReadable(look.bar.text, on: look.bar.background, "\(theme) bar")
            expectReadable(look.bar.highlightText, on: look.bar.highlightFill, "\(theme) slot")
            expectReadable(look.bubble.text, on: look.bubble.plate, "\(theme) bubble")
            expectReadable(look.toolbar, over: look.background, "\(theme)")
        }
    }

    /// The native looks are those that can be translucent. The variants are as thin as they were measured, for who names them:
    /// behaviour H6.
    @Test(arguments: DesignCatalog.shipped.designs.indices, ColorScheme.allCases)
    func textStandsOutOnGlassOverAnything(index: Int, scheme: ColorScheme) {
        let style = NativeKeyboardStyle(design: DesignCatalog.shipped.designs[index])
        for uniform in [false, true] {
            let look = ResolvedLook(
                style: style, scheme: scheme, isTranslucent: true, uniformKeyColor: uniform)
            for backdrop in Self.behind {
                for paint in [look.standard, look.control] {
                    expectReadable(
                        paint.text, on: Contrast.seen(paint.fill, over: backdrop), "key")
                }
                expectReadable(look.toolbar, over: backdrop, "glass")
                let bar = look.bar
                if let slot = bar.slotFill {
                    expectReadable(bar.text, on: Contrast.seen(slot, over: backdrop), "slot")
                }
                expectReadable(
                    bar.highlightText, on: Contrast.seen(bar.highlightFill, over: backdrop),
                    "highlight")
            }
            expectReadableWhileHeld(look.standard, "letter")
            expectReadableWhileHeld(look.control, "control")
            expectReadable(look.accent.text, on: look.accent.fill, "accent")
            expectReadable(look.accent.pressedText, on: look.accent.pressedFill, "held accent")
            expectReadable(look.selectedCellText, on: look.selectedCellFill, "cell")
            expectReadable(look.latched.text, on: look.latched.fill, "latched")
            expectReadable(look.locked.text, on: look.locked.fill, "locked")
            expectReadable(look.bubble.text, on: look.bubble.plate, "bubble")
        }
    }

    @Test(arguments: ColorScheme.allCases)
    func theSamplesAreReadableToo(scheme: ColorScheme) {
        let styles: [any KeyboardStyleProvider] = [
            BrandStyle(), ThemedKeyboardStyle(palette: BrandStyle.palette),
        ]
        for style in styles {
            let look = ResolvedLook(
                style: style, scheme: scheme, isTranslucent: false, uniformKeyColor: false)
            expectReadableWhileHeld(look.standard, "letter")
            expectReadableWhileHeld(look.control, "control")
            expectReadable(look.accent.text, on: look.accent.fill, "accent")
            expectReadable(look.toolbar, over: look.background, "sample")
        }
    }

    /// Columns t/k, t/c, t/b, a/a, t/pk, t/pc and t/pop of the table of behaviour A.3, cut to a tenth.
    @Test(
        arguments: [
            (KeyboardTheme.native, ColorScheme.light, [21.0, 13.3, 16.2, 6.1, 11.8, 11.8, 21.0]),
            (.native, .dark, [8.0, 11.1, 14.5, 5.7, 4.6, 4.6, 6.3]),
            (.midnight, .light, [9.0, 10.9, 12.7, 9.0, 5.8, 6.8, 7.0]),
            (.midnight, .dark, [13.5, 15.2, 17.0, 7.1, 8.3, 9.6, 10.3]),
            (.ocean, .light, [14.8, 9.9, 11.8, 6.4, 10.7, 7.4, 14.8]),
            (.ocean, .dark, [11.2, 13.4, 15.4, 7.2, 7.0, 8.3, 8.6]),
            (.sunset, .light, [15.3, 10.7, 13.0, 6.2, 11.0, 7.9, 15.4]),
            (.sunset, .dark, [12.4, 14.5, 16.1, 7.8, 7.8, 9.1, 9.6]),
            (.forest, .light, [15.2, 10.1, 12.3, 6.1, 11.0, 7.5, 15.2]),
            (.forest, .dark, [11.4, 13.7, 16.2, 8.9, 7.1, 8.4, 8.7]),
            (.graphite, .light, [16.7, 9.9, 12.8, 10.3, 11.9, 7.3, 16.8]),
            (.graphite, .dark, [10.8, 13.4, 16.1, 11.1, 6.8, 8.2, 8.3]),
        ])
    func contrastsAreTheTables(row: (KeyboardTheme, ColorScheme, [Double])) {
        let look = ResolvedLook(
            style: row.0.style(), scheme: row.1, isTranslucent: false, uniformKeyColor: false)
        let text = look.standard.text
        let ratios = [
            Contrast.ratio(text, look.standard.fill), Contrast.ratio(text, look.control.fill),
            Contrast.ratio(text, look.background),
            Contrast.ratio(look.accent.text, look.accent.fill),
            Contrast.ratio(text, look.standard.pressedFill),
            Contrast.ratio(text, look.control.pressedFill),
            Contrast.ratio(text, look.standard.popFill(for: .native)),
        ]
        for (ratio, figure) in zip(ratios, row.2) {
            #expect(ratio >= figure - 0.000_001 && ratio < figure + 0.1, "\(row.0) \(row.1)")
        }
    }
}
