import Units

/// The measures of key-pops. Ratios are of the key row's height, so that lower rows have smaller pops.
///
/// To change some, take a value and set them. Source: behaviour A.4 and C.3; what neither has is ours.
public struct PopMetrics: Sendable, Hashable {
    /// The side of the native pop, which is a square.
    public var nativeSizeRatio = 1.35
    /// From the key's top edge up to the native pop.
    public var nativeGapRatio = 0.14
    /// How much rounder than a key the native pop is.
    public var nativeExtraCornerRadius: Points = 3
    /// How much larger than on its key a character is drawn.
    public var magnification = 1.5
    /// What a pop of several characters leaves free left and right of them, in font sizes.
    public var textPaddingRatio = 0.5
    /// From the key's top edge up to the end of a connected or floating pop.
    public var overflowRatio = 1.2
    /// The height of a connected pop's head.
    public var headHeightRatio = 1.05
    /// The width of a connected pop's head, in widths of its key.
    public var headWidthRatio = 1.6
    /// How deep in the key a connected pop begins to widen.
    public var neckDepthRatio = 0.7
    /// The radius where the neck's straight parts meet.
    public var neckFillet: Points = 4
    public var headCornerRadius: Points = 9
    /// From the key's top edge up to a floating pop.
    public var floatingGap: Points = 6
    public var floatingCornerRadius: Points = 18
    /// What is kept free above every pop.
    public var clearance: Points = 2
    /// How far below a pop its shadow lies.
    public var shadowOffset: Points = 1
    public var shadowBlur: Points = 4
    /// The shadow is black with this alpha.
    public var shadowOpacity = 0.25
    /// How far the light edge reaches that parts what floats from keys of its own colour in the dark.
    public var rimBlur: Points = 2
    /// That edge is the text's colour with this alpha.
    public var rimOpacity = 0.6

    public init() {}

    /// The lengths that are no ratios, multiplied.
    func scaled(by factor: Double) -> PopMetrics {
        var scaled = self
        scaled.nativeExtraCornerRadius = nativeExtraCornerRadius * factor
        scaled.neckFillet = neckFillet * factor
        scaled.headCornerRadius = headCornerRadius * factor
        scaled.floatingGap = floatingGap * factor
        scaled.floatingCornerRadius = floatingCornerRadius * factor
        return scaled
    }
}
