import Units

/// Another style with more contrast, for whoever asks the desktop for it.
///
/// Text becomes black or white, whichever stands out more from its fill, and a fill gives way until the contrast is 7 or more.
/// Source: WCAG 2.2, 1.4.6; behaviour A.3 asks for 4.5 of every style.
package struct ContrastedStyle: KeyboardStyleProvider {
    private static let leastContrast = 7.0
    private static let step = 0.05

    private let base: any KeyboardStyleProvider

    package init(_ base: any KeyboardStyleProvider) {
        self.base = base
    }

    package var metrics: NativeMetrics { base.metrics }

    package func backgroundColor() -> KeyboardColor { base.backgroundColor() }

    package func keyFill(for role: KeyRole) -> KeyboardColor {
        fill(base.keyFill(for: role), under: keyTextColor(for: role))
    }

    package func keyFillPressed(for role: KeyRole) -> KeyboardColor {
        fill(base.keyFillPressed(for: role), under: keyTextColor(for: role))
    }

    /// The same in both roles and all states of a key, so that it does not flip while a key is held.
    package func keyTextColor(for role: KeyRole) -> KeyboardColor {
        text(on: base.keyFill(for: role))
    }

    package func accentFill() -> KeyboardColor {
        fill(base.accentFill(), under: accentTextColor())
    }

    package func accentTextColor() -> KeyboardColor { text(on: base.accentFill()) }

    private func text(on fill: KeyboardColor) -> KeyboardColor {
        func text(_ fill: RGBA) -> RGBA {
            let black = RGBA(0, 0, 0)
            let white = RGBA(1, 1, 1)
            return black.contrast(with: fill) >= white.contrast(with: fill) ? black : white
        }
        return KeyboardColor(light: text(fill.light), dark: text(fill.dark))
    }

    private func fill(_ fill: KeyboardColor, under text: KeyboardColor) -> KeyboardColor {
        KeyboardColor(
            light: Self.fill(fill.light, under: text.light),
            dark: Self.fill(fill.dark, under: text.dark))
    }

    /// Mixed away from the text until it stands out; white and black themselves do.
    private static func fill(_ fill: RGBA, under text: RGBA) -> RGBA {
        let far = text.relativeLuminance > 0.5 ? RGBA(0, 0, 0) : RGBA(1, 1, 1)
        var part = 0.0
        var result = fill
        while result.contrast(with: text) < leastContrast, part < 1 {
            part += step
            result = fill.mixed(with: far, min(1, part))
        }
        return result
    }
}
