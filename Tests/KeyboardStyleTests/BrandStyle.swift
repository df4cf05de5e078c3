import KeyboardStyle

/// As a user of the package writes a style: paint of its own, the native lengths.
struct BrandStyle: KeyboardStyleProvider {
    var metrics: NativeMetrics = .iPhonePortrait

    func backgroundColor() -> KeyboardColor {
        KeyboardColor(light: RGBA(0.93, 0.95, 0.90), dark: RGBA(0.09, 0.12, 0.11))
    }

    func keyFill(for role: KeyRole) -> KeyboardColor {
        role == .standard
            ? KeyboardColor(light: RGBA(0.99, 1.00, 0.98), dark: RGBA(0.21, 0.27, 0.25))
            : KeyboardColor(light: RGBA(0.80, 0.84, 0.77), dark: RGBA(0.15, 0.19, 0.18))
    }

    func keyTextColor(for role: KeyRole) -> KeyboardColor {
        KeyboardColor(light: RGBA(0.08, 0.11, 0.07), dark: RGBA(0.96, 0.98, 0.95))
    }

    func keyFillOnGlass(for role: KeyRole) -> KeyboardColor {
        role == .standard
            ? KeyboardColor(light: RGBA(1, 1, 1, 0.88), dark: RGBA(0.21, 0.27, 0.25, 0.82))
            : KeyboardColor(light: RGBA(0.85, 0.88, 0.83, 0.75), dark: RGBA(0.15, 0.19, 0.18, 0.80))
    }

    /// As a user of the package writes a palette.
    static let palette = ThemePalette(
        background: KeyboardColor(light: RGBA(0.93, 0.95, 0.90), dark: RGBA(0.09, 0.12, 0.11)),
        standardKey: KeyboardColor(light: RGBA(0.99, 1.00, 0.98), dark: RGBA(0.21, 0.27, 0.25)),
        controlKey: KeyboardColor(light: RGBA(0.80, 0.84, 0.77), dark: RGBA(0.15, 0.19, 0.18)),
        keyText: KeyboardColor(light: RGBA(0.08, 0.11, 0.07), dark: RGBA(0.96, 0.98, 0.95)),
        accent: KeyboardColor(light: RGBA(0.10, 0.40, 0.35), dark: RGBA(0.45, 0.80, 0.70)),
        accentText: KeyboardColor(light: RGBA(1, 1, 1), dark: RGBA(0.03, 0.09, 0.08)))
}
