import KeyboardLayouts
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

    package func keyFontSize(for action: KeyboardAction) -> Points {
        base.keyFontSize(for: action)
    }

    package func backgroundColor() -> KeyboardColor {
        func opaque(_ color: RGBA) -> RGBA { RGBA(color.red, color.green, color.blue) }
        let color = base.backgroundColor()
        return KeyboardColor(light: opaque(color.light), dark: opaque(color.dark))
    }

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
        let fill = seen(fill)
        func text(_ fill: RGBA) -> RGBA {
            let black = RGBA(0, 0, 0)
            let white = RGBA(1, 1, 1)
            return black.contrast(with: fill) >= white.contrast(with: fill) ? black : white
        }
        return KeyboardColor(light: text(fill.light), dark: text(fill.dark))
    }

    /// What is seen of a fill: the keyboard is solid.
    private func seen(_ fill: KeyboardColor) -> KeyboardColor {
        fill.composited(over: backgroundColor())
    }

    private func fill(_ fill: KeyboardColor, under text: KeyboardColor) -> KeyboardColor {
        let fill = seen(fill)
        return KeyboardColor(
            light: self.fill(fill.light, under: text.light),
            dark: self.fill(fill.dark, under: text.dark))
    }

    /// Mixed away from the text until it stands out, also where the fill is lightened for a pop and its key; white and black
    /// themselves do.
    private func fill(_ fill: RGBA, under text: RGBA) -> RGBA {
        func isEnough(_ fill: RGBA) -> Bool {
            let lightened = fill.lightened(by: metrics.nativePressedKeyLighten)
            return min(fill.contrast(with: text), lightened.contrast(with: text))
                >= Self.leastContrast
        }
        let far = text.relativeLuminance > 0.5 ? RGBA(0, 0, 0) : RGBA(1, 1, 1)
        var part = 0.0
        var result = fill
        while !isEnough(result), part < 1 {
            part += Self.step
            result = fill.mixed(with: far, min(1, part))
        }
        return result
    }
}
