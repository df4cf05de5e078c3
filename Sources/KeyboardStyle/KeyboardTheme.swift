/// The looks that the keyboard comes with. The raw values are what settings store.
///
/// Source: theming guide, The built-in themes; behaviour A.3.
public enum KeyboardTheme: String, Sendable, Hashable, Codable, CaseIterable {
    case native
    case midnight
    case ocean
    case sunset
    case forest
    case graphite

    /// The name to choose it by.
    public var displayName: String {
        switch self {
        case .native: "Native"
        case .midnight: "Midnight"
        case .ocean: "Ocean"
        case .sunset: "Sunset"
        case .forest: "Forest"
        case .graphite: "Graphite"
        }
    }

    /// The style of this theme.
    ///
    /// - Parameters:
    ///   - design: whose lengths, and for `native` whose colours.
    ///   - metrics: what an output needs, where that is not the design's upright phone.
    public func style(
        design: NativeDesign = .newest, metrics: NativeMetrics? = nil
    ) -> any KeyboardStyleProvider {
        switch self {
        case .native: NativeKeyboardStyle(design: design, metrics: metrics)
        case .midnight, .ocean, .sunset, .forest, .graphite:
            ThemedKeyboardStyle(
                palette: palette, metrics: metrics ?? design.metrics.phonePortrait)
        }
    }
}
