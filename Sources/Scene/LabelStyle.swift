import Units

/// How large a label is drawn and what of it stands on the centre line.
///
/// Fonts differ in what a size means, so the size is told by what is seen: the font size follows from it.
/// Source: behaviour A.4, text by drawn height.
package struct LabelStyle: Sendable, Hashable {
    /// The part of the letters that is `height` tall and centred.
    package enum Measure: Sendable, Hashable {
        /// The height of "x".
        case lowercase
        /// The height of "H", which digits share.
        case capitals
    }

    /// Where in its frame a label stands sideways.
    package enum Alignment: Sendable, Hashable {
        case center
        /// The ink ends at the frame's right edge.
        case right
    }

    package var measure: Measure
    package var height: Points
    /// How far above the frame's centre the measured box is centred.
    package var lift: Points
    /// A wider text is drawn smaller until it fits.
    package var maximumWidth: Points
    package var alignment: Alignment
    /// How much thicker than the font's own the stems are, in ems.
    package var thickening: Double

    package init(
        measure: Measure, height: Points, lift: Points, maximumWidth: Points,
        alignment: Alignment = .center, thickening: Double = 0
    ) {
        self.measure = measure
        self.height = height
        self.lift = lift
        self.maximumWidth = maximumWidth
        self.alignment = alignment
        self.thickening = thickening
    }
}
