import KeyboardLayouts
import Units

extension NativeMetrics {
    /// The lengths that decide where keys lie.
    package var grid: GridMetrics {
        GridMetrics(
            keyRowHeight: keyRowHeight, rowSpacing: rowSpacing, keySpacing: keySpacing,
            horizontalPadding: horizontalPadding, verticalPadding: verticalPadding,
            shiftKeyGap: shiftKeyGap, spaceBarTopExtension: spaceBarTopExtension)
    }

    /// The height of the key area. Source: behaviour A.4.
    public func keyAreaHeight(rowCount: Int) -> Points {
        grid.keyAreaHeight(rowCount: rowCount)
    }
}
