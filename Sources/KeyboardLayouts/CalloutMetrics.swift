import Units

/// The lengths and the time of a callout, the bar of choices above a held key.
///
/// The figures come from `NativeMetrics` of `KeyboardStyle`. Source: behaviour A.4 and C.5.
package struct CalloutMetrics: Sendable, Hashable {
    /// One character's cell.
    package var cellWidth: Points
    /// A cell where a choice has several characters.
    package var wideCellWidth: Points
    package var cellSpacing: Points
    /// Cells are not squeezed below this.
    package var minimumCellWidth: Points
    /// The least distance of the bar from the board's left and right edges.
    package var margin: Points
    /// The bar's height.
    package var height: Points
    /// The distance between the bar and the key under it.
    package var gap: Points
    /// How long a key is held until it opens.
    package var threshold: Milliseconds

    package init(
        cellWidth: Points, wideCellWidth: Points, cellSpacing: Points, minimumCellWidth: Points,
        margin: Points, height: Points, gap: Points, threshold: Milliseconds
    ) {
        self.cellWidth = cellWidth
        self.wideCellWidth = wideCellWidth
        self.cellSpacing = cellSpacing
        self.minimumCellWidth = minimumCellWidth
        self.margin = margin
        self.height = height
        self.gap = gap
        self.threshold = threshold
    }
}
