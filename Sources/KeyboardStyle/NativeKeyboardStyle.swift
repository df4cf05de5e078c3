import Units

/// The style that is used unless another is given. Source: behaviour A.1, A.5.
public struct NativeKeyboardStyle: KeyboardStyleProvider, Hashable {
    public let metrics: NativeMetrics
    public let colors: NativeColors

    /// The newest design of this build, except for what is given.
    public init(
        metrics: NativeMetrics = .phonePortrait, colors: NativeColors = NativeDesign.newest.colors
    ) {
        self.metrics = metrics
        self.colors = colors
    }

    /// A chosen design.
    ///
    /// - Parameter metrics: what an output needs, where that is not the design's upright phone.
    public init(design: NativeDesign, metrics: NativeMetrics? = nil) {
        self.init(metrics: metrics ?? design.metrics.phonePortrait, colors: design.colors)
    }

    public func backgroundColor() -> KeyboardColor {
        colors.background
    }

    public func keyFill(for role: KeyRole) -> KeyboardColor {
        switch role {
        case .standard: colors.standardKey
        case .control: colors.controlKey
        }
    }

    public func keyTextColor(for role: KeyRole) -> KeyboardColor {
        colors.text
    }

    public func keyFillOnGlass(for role: KeyRole) -> KeyboardColor {
        switch role {
        case .standard: colors.standardKeyOnGlass
        case .control: colors.controlKeyOnGlass
        }
    }

    public func keyFillPressed(for role: KeyRole) -> KeyboardColor {
        colors.pressedKey
    }

    public func accentFill() -> KeyboardColor {
        colors.accent
    }

    public func accentTextColor() -> KeyboardColor {
        colors.accentText
    }
}
