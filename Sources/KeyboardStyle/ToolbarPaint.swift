/// The colours of the toolbar in both of its looks, resolved. Source: behaviour B.3, E.3 and E.5.
package struct ToolbarPaint: Sendable, Hashable {
    package let glass: Glass
    package let classic: Classic

    package struct Glass: Sendable, Hashable {
        /// Of capsules, previews and pickers: a letter key's, as translucent as that.
        package let fill: RGBA
        /// The hairline along their edges.
        package let rim: RGBA
        package let text: RGBA
        /// The disc behind a tool that is held; opaque.
        package let pressedFill: RGBA
        /// The line along its edge; nil where the disc shows without.
        package let pressedRim: RGBA?
        package let pressedText: RGBA
        package let selectedFill: RGBA
        package let selectedText: RGBA
    }

    package struct Classic: Sendable, Hashable {
        package let primaryFill: RGBA
        /// A secondary tool that is held has the primary fill.
        package let secondaryFill: RGBA
        package let text: RGBA
        /// The line below a button.
        package let line: RGBA
        /// What preview, picker and the handle that joins them to their button are filled with; opaque.
        package let plate: RGBA
        /// The hairline around that.
        package let plateEdge: RGBA
        package let plateShadow: RGBA
        package let selectedFill: RGBA
        package let selectedText: RGBA
    }

    /// - Parameters:
    ///   - standard: what letter keys are painted with.
    ///   - control: the other keys.
    ///   - accent: what stands out.
    init(
        style: any KeyboardStyleProvider, scheme: ColorScheme, isTranslucent: Bool,
        standard: KeyPaint, control: KeyPaint, accent: KeyPaint, metrics: ToolbarMetrics
    ) {
        let backdrop = style.backgroundColor().opaque.resolved(for: scheme)
        // Some themes are dark in the light scheme too.
        let isDark = standard.text.relativeLuminance > standard.plate.relativeLuminance
        let highlight = isTranslucent && isDark ? Self.highlight(style, scheme, standard) : nil
        glass = Glass(
            fill: standard.fill,
            rim: RGBA.white.withAlpha(
                isDark ? metrics.glass.rimOpacityDark : metrics.glass.rimOpacityLight),
            text: standard.text, pressedFill: highlight ?? standard.pressedFill,
            pressedRim: highlight.map { _ in
                standard.text.withAlpha(metrics.glass.pressedRimOpacity)
            },
            pressedText: standard.pressedText, selectedFill: accent.fill,
            selectedText: accent.text)
        let fills = Self.classicFills(style, scheme, isTranslucent, standard, control)
        let selection = Self.classicSelection(style, accent)
        classic = Classic(
            primaryFill: fills.primary, secondaryFill: fills.secondary, text: standard.text,
            line: RGBA.black.withAlpha(metrics.classic.shadowOpacity),
            plate: fills.primary.composited(over: backdrop),
            plateEdge: standard.text.withAlpha(metrics.classic.edgeOpacity),
            plateShadow: RGBA.black.withAlpha(metrics.classic.plateShadowOpacity),
            selectedFill: selection.fill, selectedText: selection.text)
    }

    /// The style's own held fill, where held keys are darker than at rest because over a white window that fill is as bright as
    /// the key: behind a tool in its capsule that would be a hole. A line around it parts it there. Nil where held keys are
    /// brighter in any case.
    private static func highlight(
        _ style: any KeyboardStyleProvider, _ scheme: ColorScheme, _ standard: KeyPaint
    ) -> RGBA? {
        let backdrop = style.backgroundColor().opaque.resolved(for: scheme)
        let held = style.keyFillPressed(for: .standard).resolved(for: scheme)
            .composited(over: backdrop)
        let isDarker = standard.pressedFill.relativeLuminance < held.relativeLuminance
        return isDarker && standard.pressedFill != standard.fill ? held : nil
    }

    /// The classic buttons' own fills go with the native look; with any other its keys' fills do. White with an alpha hides what
    /// lies behind too little for white text: on glass, buttons are as dense as keys in the dark.
    private static func classicFills(
        _ style: any KeyboardStyleProvider, _ scheme: ColorScheme, _ isTranslucent: Bool,
        _ standard: KeyPaint, _ control: KeyPaint
    ) -> (primary: RGBA, secondary: RGBA) {
        guard style is NativeKeyboardStyle else { return (standard.fill, control.fill) }
        switch scheme {
        case .light: return (.white, RGBA(0.706, 0.722, 0.757))
        case .dark where isTranslucent: return (standard.fill, control.fill)
        case .dark: return (RGBA.white.withAlpha(0.30), RGBA.white.withAlpha(0.13))
        }
    }

    /// Blue with white in both schemes in the native look: the accent of the light one, on which white can be read.
    private static func classicSelection(
        _ style: any KeyboardStyleProvider, _ accent: KeyPaint
    ) -> (fill: RGBA, text: RGBA) {
        guard style is NativeKeyboardStyle else { return (accent.fill, accent.text) }
        let backdrop = style.backgroundColor().opaque.light
        return (
            style.accentFill().light.composited(over: backdrop), style.accentTextColor().light
        )
    }
}
