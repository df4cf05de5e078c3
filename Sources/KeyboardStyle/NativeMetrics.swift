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
    /// The height of the suggestion bar above the keys.
    public var suggestionBarHeight: Points
    /// How much higher than the keys the emoji panel is, without its search header.
    public var emojiPanelExtraHeight: Points = 44
    /// The radius of the keyboard's upper corners.
    public var containerTopCornerRadius: Points = 12
    /// The same for what is blurred behind a translucent keyboard.
    public var containerTopCornerRadiusOnGlass: Points = 26
    /// The gap between shift or backspace and the letter beside it.
    public var shiftKeyGap: Points
    /// The radius of the circle in a key's corner.
    public var keyCornerRadius: Points
    /// The height of the line along a key's lower edge where the keyboard is not translucent.
    public var keyDepthLine: Points = 1
    /// That line is black with this alpha.
    public var keyDepthOpacity = 0.18
    /// How far to white the native pop is.
    public var nativePreviewLighten = 0.087
    /// How far to white a key under a native pop is.
    public var nativePressedKeyLighten = 0.2
    public var pops = PopMetrics()
    public var bubbles = BubbleMetrics()
    /// How long a key is held until its callout opens.
    public var calloutLongPressThreshold: Milliseconds = 300
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
    /// The same on a narrow key, in widths of the key: the lesser of both counts.
    public var labelPaddingRatio = 0.09
    /// How much of its key "ABC" takes at most, in widths of the key: it is wider than "123", and neither is to fill it.
    public var pageLabelWidthRatio = 0.76
    /// A badge in a key's corner, such as the language on the space bar.
    public var badgeFontSize: Points = 11
    /// Where a badge has little room, it is drawn smaller, down to this.
    public var minimumBadgeFontSize: Points = 8
    /// From the key's right and lower edges to the badge.
    public var badgeInset: Points = 5
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
    /// How far inside its cell the mark of the selected one ends.
    public var calloutSelectionInset: Points = 3
    /// How long a callout takes to unfold.
    public var calloutRevealDuration: Milliseconds = 120

    /// How tall the picture on the backspace key is drawn. Source: behaviour A.4, 16.7 to 17.0.
    public var deleteIconHeight: Points { symbolFontSize * (16.7 / 17.0) }
}
