import KeyboardStyle

/// The style that a theme's file makes: its colours, and what follows from them, on the native lengths.
///
/// A colour that the file does not give is that of the theme it is based on. What follows from a key's colour and its text
/// follows from the file's own, where it gives them. Source: behaviour A.2, A.6.
package struct ThemeStyle: KeyboardStyleProvider, Hashable {
    package let metrics: NativeMetrics
    private let palette: ThemePalette
    private let pressed: [KeyRole: KeyboardColor]
    private let onGlass: [KeyRole: KeyboardColor]

    /// - Parameters:
    ///   - design: whose colours a theme based on `native` has.
    ///   - metrics: what the output needs, where that is not the design's upright phone.
    package init(
        _ theme: ThemeDocument, design: NativeDesign = .newest, metrics: NativeMetrics? = nil
    ) {
        let colors = theme.colors
        let source = theme.base ?? .native
        let base = source.style(design: design, metrics: metrics)
        self.metrics = base.metrics
        palette = ThemePalette(
            background: colors[.background] ?? base.backgroundColor(),
            standardKey: colors[.standardKey] ?? base.keyFill(for: .standard),
            controlKey: colors[.controlKey] ?? base.keyFill(for: .control),
            keyText: colors[.keyText] ?? base.keyTextColor(for: .standard),
            accent: colors[.accent] ?? base.accentFill(),
            accentText: colors[.accentText] ?? base.accentTextColor())
        let themed = ThemedKeyboardStyle(palette: palette)
        var pressed: [KeyRole: KeyboardColor] = [:]
        var onGlass: [KeyRole: KeyboardColor] = [:]
        for role in KeyRole.allCases {
            let isOwnFill = colors[ThemeColor.fill(of: role)] != nil
            pressed[role] =
                colors[ThemeColor.pressed(role)]
                ?? (isOwnFill || colors[.keyText] != nil
                    ? themed.keyFillPressed(for: role) : base.keyFillPressed(for: role))
            // Of the themes that the keyboard comes with, only the native one lets through what is behind it.
            onGlass[role] =
                colors[ThemeColor.onGlass(role)]
                ?? (source == .native && !isOwnFill ? base.keyFillOnGlass(for: role) : nil)
        }
        self.pressed = pressed
        self.onGlass = onGlass.count == 2 ? onGlass : [:]
    }

    /// Whether it has fills for keys behind which something else shows through. Another theme is solid, as those that the
    /// keyboard comes with are. Source: behaviour B.4.
    package var isForGlass: Bool { !onGlass.isEmpty }

    package func backgroundColor() -> KeyboardColor { palette.background }

    package func keyFill(for role: KeyRole) -> KeyboardColor {
        switch role {
        case .standard: palette.standardKey
        case .control: palette.controlKey
        }
    }

    package func keyTextColor(for role: KeyRole) -> KeyboardColor { palette.keyText }

    package func keyFillOnGlass(for role: KeyRole) -> KeyboardColor {
        onGlass[role] ?? keyFill(for: role)
    }

    package func keyFillPressed(for role: KeyRole) -> KeyboardColor {
        pressed[role] ?? keyFill(for: role)
    }

    package func accentFill() -> KeyboardColor { palette.accent }

    package func accentTextColor() -> KeyboardColor { palette.accentText }
}
