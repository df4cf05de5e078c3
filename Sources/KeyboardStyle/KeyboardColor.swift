/// A colour for both schemes. Source: behaviour A.1.
public struct KeyboardColor: Sendable, Hashable, Codable {
    public var light: RGBA
    public var dark: RGBA

    public init(light: RGBA, dark: RGBA) {
        self.light = light
        self.dark = dark
    }

    public func resolved(for scheme: ColorScheme) -> RGBA {
        switch scheme {
        case .light: light
        case .dark: dark
        }
    }

    /// What is seen of this colour over `backdrop`, in each scheme.
    public func composited(over backdrop: KeyboardColor) -> KeyboardColor {
        KeyboardColor(
            light: light.composited(over: backdrop.light),
            dark: dark.composited(over: backdrop.dark))
    }

    /// The colour `fraction` of the way to `other`, in each scheme.
    public func mixed(with other: KeyboardColor, _ fraction: Double) -> KeyboardColor {
        KeyboardColor(
            light: light.mixed(with: other.light, fraction),
            dark: dark.mixed(with: other.dark, fraction))
    }

    /// The same colour, not translucent.
    var opaque: KeyboardColor {
        KeyboardColor(light: light.withAlpha(1), dark: dark.withAlpha(1))
    }
}

extension KeyboardColor {
    /// From the written forms, such as 0xE2E2E6.
    init(light: UInt32, dark: UInt32) {
        self.init(light: RGBA(hex: light), dark: RGBA(hex: dark))
    }
}
