import KeyboardLayouts
import Units

extension NativeMetrics {
    /// The lengths that decide where keys lie.
    package var grid: GridMetrics {
        GridMetrics(
            keyRowHeight: keyRowHeight, rowSpacing: rowSpacing, keySpacing: keySpacing,
            horizontalPadding: horizontalPadding, verticalPadding: verticalPadding,
            shiftKeyGap: shiftKeyGap, spaceBarTopExtension: spaceBarTopExtension,
            callout: callout)
    }

    private var callout: CalloutMetrics {
        CalloutMetrics(
            cellWidth: calloutCellWidth, wideCellWidth: calloutWideCellWidth,
            cellSpacing: calloutCellSpacing, minimumCellWidth: calloutMinimumCellWidth,
            margin: calloutMargin, height: calloutHeight, gap: calloutGap,
            threshold: calloutLongPressThreshold)
    }

    /// How high a callout is: as the head of a connected key-pop.
    public var calloutHeight: Points { keyPopHeadHeight }

    /// How far above its key a callout ends: as the native key-pop.
    public var calloutGap: Points { nativePreviewGap }

    /// How far above the key area's top edge a callout reaches over a key of the first row, what is kept free above it
    /// included: less than a pop of any style but the bubbles'.
    public var calloutOverflow: Points {
        max(0, calloutGap + calloutHeight - verticalPadding + pops.clearance)
    }

    /// The height of the key area. Source: behaviour A.4.
    public func keyAreaHeight(rowCount: Int) -> Points {
        grid.keyAreaHeight(rowCount: rowCount)
    }
}
