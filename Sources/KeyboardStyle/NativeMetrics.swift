import Units

/// The native keyboard's lengths and type sizes, in logical pixels.
///
/// To change some, take a preset and set them. Source: behaviour A.4.
public struct NativeMetrics: Sendable, Hashable {
    public var keyRowHeight: Points
    /// The gap between two rows.
    public var rowSpacing: Points
    /// The gap between two keys of a row.
    public var keySpacing: Points
    /// The margin left and right of the keys.
    public var horizontalPadding: Points
    /// The margin above and below the keys.
    public var verticalPadding: Points
    /// The gap between shift or backspace and the letter beside it.
    public var shiftKeyGap: Points
    /// The radius of the circle in a key's corner.
    public var keyCornerRadius: Points
    /// Small letters.
    public var letterFontSize: Points
    /// Capitals.
    public var uppercaseFontSize: Points
    /// Digits and symbols.
    public var numericFontSize: Points
    /// The words "space" and "return".
    public var controlFontSize: Points
    /// "123" and "ABC".
    public var pageLabelFontSize: Points
    /// "#+=".
    public var symbolPageLabelFontSize: Points
    /// How tall the picture on the shift key is drawn.
    public var symbolFontSize: Points
    /// How far above a key's centre the box of capitals, digits and page labels is centred.
    public var capitalsLift: Points
    /// The least distance of a label from its key's left and right edges.
    public var labelPadding: Points
    /// How far above its own top edge the space bar takes touches.
    public var spaceBarTopExtension: Points
    /// One character's cell in a callout. Source: behaviour A.4 and C.5, also for the following.
    public var calloutCellWidth: Points = 30
    /// A callout's cell where a choice has several characters.
    public var calloutWideCellWidth: Points = 58
    public var calloutCellSpacing: Points = 2
    /// A callout's cells are not squeezed below this.
    public var calloutMinimumCellWidth: Points = 24
    /// The least distance of a callout from the board's left and right edges.
    public var calloutMargin: Points = 4

    /// How tall the picture on the backspace key is drawn. Source: behaviour A.4, 16.7 to 17.0.
    public var deleteIconHeight: Points { symbolFontSize * (16.7 / 17.0) }
}
