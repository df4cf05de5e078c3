import KeyboardLayouts
import KeyboardStyle
import Units

func color(_ hex: UInt32, _ alpha: Double = 1) -> RGBA {
    RGBA(
        Double(hex >> 16 & 255) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255, alpha)
}

func both(_ hex: UInt32, _ alpha: Double = 1) -> KeyboardColor {
    KeyboardColor(light: color(hex, alpha), dark: color(hex, alpha))
}

/// Red alone, in every shade, and rows of 17: nothing else may be on screen.
struct RedStyle: KeyboardStyleProvider {
    var metrics: NativeMetrics {
        var metrics = NativeMetrics.phonePortrait
        metrics.keyRowHeight = 17
        // White would come in.
        metrics.nativePreviewLighten = 0
        metrics.nativePressedKeyLighten = 0
        return metrics
    }

    func backgroundColor() -> KeyboardColor { both(0x300000) }
    func keyFill(for role: KeyRole) -> KeyboardColor {
        both(role == .standard ? 0xF00000 : 0xA00000)
    }
    func keyFillOnGlass(for role: KeyRole) -> KeyboardColor { both(0xE00000, 0.5) }
    func keyFillPressed(for role: KeyRole) -> KeyboardColor { both(0x700000) }
    func keyTextColor(for role: KeyRole) -> KeyboardColor { both(0x100000) }
    func accentFill() -> KeyboardColor { both(0xC00000) }
    func accentTextColor() -> KeyboardColor { both(0x200000) }
}

/// The three members that must be written.
struct PlainStyle: KeyboardStyleProvider {
    func backgroundColor() -> KeyboardColor { both(0x102030) }
    func keyFill(for role: KeyRole) -> KeyboardColor {
        both(role == .standard ? 0x446688 : 0x335577)
    }
    func keyTextColor(for role: KeyRole) -> KeyboardColor { both(0xFFFFEE) }
}

/// The native style with one member of its own.
struct BluePressedStyle: KeyboardStyleProvider {
    private let native = NativeKeyboardStyle()

    func backgroundColor() -> KeyboardColor { native.backgroundColor() }
    func keyFill(for role: KeyRole) -> KeyboardColor { native.keyFill(for: role) }
    func keyTextColor(for role: KeyRole) -> KeyboardColor { native.keyTextColor(for: role) }
    func keyFillOnGlass(for role: KeyRole) -> KeyboardColor { native.keyFillOnGlass(for: role) }
    func keyFillPressed(for role: KeyRole) -> KeyboardColor { both(0x3344CC) }
    func accentFill() -> KeyboardColor { native.accentFill() }
    func accentTextColor() -> KeyboardColor { native.accentTextColor() }
}

/// A brand's own paint and glass on the native lengths.
struct SlateStyle: KeyboardStyleProvider {
    var metrics: NativeMetrics = .iPhonePortrait

    func backgroundColor() -> KeyboardColor {
        KeyboardColor(light: color(0xE8ECE6), dark: color(0x171F1C))
    }
    func keyFill(for role: KeyRole) -> KeyboardColor {
        role == .standard
            ? KeyboardColor(light: color(0xFBFFFA), dark: color(0x364540))
            : KeyboardColor(light: color(0xCCD6C4), dark: color(0x26302E))
    }
    func keyTextColor(for role: KeyRole) -> KeyboardColor {
        KeyboardColor(light: color(0x141C12), dark: color(0xF5FAF2))
    }
    func keyFillOnGlass(for role: KeyRole) -> KeyboardColor {
        role == .standard
            ? KeyboardColor(light: color(0xFFFFFF, 0.88), dark: color(0x364540, 0.82))
            : KeyboardColor(light: color(0xD9E0D4, 0.75), dark: color(0x26302E, 0.80))
    }

    /// A theme of a brand: six colours of which none is native.
    static let palette = ThemePalette(
        background: both(0x204060), standardKey: both(0x305878), controlKey: both(0x284C6C),
        keyText: both(0xF0F8FF), accent: both(0xFFC040), accentText: both(0x201000))
}
