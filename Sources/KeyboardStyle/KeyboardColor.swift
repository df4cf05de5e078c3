/// A colour for both schemes. Source: behaviour A.1.
public struct KeyboardColor: Sendable, Hashable {
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
}
