import KeyboardStyle

/// More than a recolour: a style that says itself what each key is filled with, also on glass. Three members are enough; the
/// lengths stay the native ones.
struct BrandStyle: KeyboardStyleProvider {
    func backgroundColor() -> KeyboardColor {
        KeyboardColor(light: RGBA(0.86, 0.92, 0.90), dark: RGBA(0.07, 0.13, 0.13))
    }

    func keyFill(for role: KeyRole) -> KeyboardColor {
        switch role {
        case .standard:
            KeyboardColor(light: RGBA(0.98, 1.00, 0.99), dark: RGBA(0.16, 0.28, 0.27))
        case .control:
            KeyboardColor(light: RGBA(0.72, 0.83, 0.80), dark: RGBA(0.11, 0.20, 0.19))
        }
    }

    func keyTextColor(for role: KeyRole) -> KeyboardColor {
        KeyboardColor(light: RGBA(0.03, 0.15, 0.14), dark: RGBA(0.90, 0.98, 0.96))
    }

    /// Translucent, so that keys belong to the glass. Without this member they would be opaque blocks on it. Black or white may be
    /// behind them: they are opaque enough for their text to stand out from both, 4.5 : 1.
    func keyFillOnGlass(for role: KeyRole) -> KeyboardColor {
        switch role {
        case .standard:
            KeyboardColor(light: RGBA(0.94, 1, 0.98, 0.88), dark: RGBA(0.16, 0.28, 0.27, 0.80))
        case .control:
            KeyboardColor(light: RGBA(0.94, 1, 0.98, 0.55), dark: RGBA(0.08, 0.16, 0.15, 0.72))
        }
    }

    /// A held key without a pop, such as backspace, looks held only if it is filled otherwise.
    func keyFillPressed(for role: KeyRole) -> KeyboardColor {
        KeyboardColor(light: RGBA(0.62, 0.76, 0.72), dark: RGBA(0.30, 0.46, 0.44))
    }
}
