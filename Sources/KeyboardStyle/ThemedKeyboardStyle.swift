/// The style that a palette makes: its colours on the native lengths. Source: behaviour A.6.
public struct ThemedKeyboardStyle: KeyboardStyleProvider, Hashable {
    public let palette: ThemePalette
    public let metrics: NativeMetrics

    /// How far to the text's colour a held key is.
    private static let pressedMix = 0.16

    public init(palette: ThemePalette, metrics: NativeMetrics = .phonePortrait) {
        self.palette = palette
        self.metrics = metrics
    }

    /// On the lengths of a chosen design.
    public init(palette: ThemePalette, design: NativeDesign) {
        self.init(palette: palette, metrics: design.metrics.phonePortrait)
    }

    public func backgroundColor() -> KeyboardColor {
        palette.background
    }

    public func keyFill(for role: KeyRole) -> KeyboardColor {
        switch role {
        case .standard: palette.standardKey
        case .control: palette.controlKey
        }
    }

    public func keyTextColor(for role: KeyRole) -> KeyboardColor {
        palette.keyText
    }

    public func keyFillPressed(for role: KeyRole) -> KeyboardColor {
        keyFill(for: role).mixed(with: palette.keyText, Self.pressedMix)
    }

    public func accentFill() -> KeyboardColor {
        palette.accent
    }

    public func accentTextColor() -> KeyboardColor {
        palette.accentText
    }
}
