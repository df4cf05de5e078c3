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
            margin: calloutMargin, height: calloutHeight, gap: calloutGap)
    }

    /// How high a callout is: as the head of a connected key-pop. Source: behaviour C.3, 1.05 of the row's height.
    public var calloutHeight: Points { keyPopHeadHeight }

    /// How far above its key a callout ends: as the native key-pop. Source: behaviour C.3, 0.14 of the row's height.
    public var calloutGap: Points { nativePreviewGap }

    /// The height of the key area. Source: behaviour A.4.
    public func keyAreaHeight(rowCount: Int) -> Points {
        grid.keyAreaHeight(rowCount: rowCount)
    }
}
