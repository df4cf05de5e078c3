import Scene

/// Everything that decides which coverage a label has.
struct LabelKey: Hashable {
    var text: String
    var measure: LabelStyle.Measure
    /// The measured box's height, in buffer pixels.
    var height: Double
    /// In buffer pixels.
    var maximumWidth: Double
    /// Whether the middle lies between two pixels instead of on the edge of one.
    var isHalfPixel: Bool
    /// How much thicker than the font's own the stems are, in ems.
    var thickening = 0.0
}
