import Units

/// Into how many rows a picker's cells go, and how large they are there. Source: behaviour E.4.
///
/// Cells are squeezed down to their least width, then they take more rows. Where these would lie on the bar, rows become less
/// high, and where that is not enough they do lie on it: no side of a cell is below the least that a finger finds, unless the
/// output has no room for so many cells of that size.
struct PickerGrid {
    let rows: Int
    let columns: Int
    let cellWidth: Points
    let cellHeight: Points
    /// Between columns.
    let spacing: Points
    let rowSpacing: Points

    /// - Parameters:
    ///   - minimumCellWidth: down to which cells are squeezed before they take another row, for what they show.
    ///   - room: the width for cells and the gaps between them.
    ///   - clearHeight: what the plate may be high if it shall not lie on the bar.
    ///   - height: what it may be high in any case.
    init(
        count: Int, cellWidth: Points, minimumCellWidth: Points, room: Points,
        clearHeight: Points, height: Points, measures: PickerMeasures
    ) {
        let count = max(count, 1)
        let least = measures.minimumCellWidth
        var rows = 1
        func columns(_ rows: Int) -> Int { (count + rows - 1) / rows }
        func fit(_ columns: Int, spacing: Points) -> Points {
            (room - Double(columns - 1) * spacing) / Double(columns)
        }
        func leastHeight(_ rows: Int) -> Points {
            2 * measures.verticalPadding + Double(rows) * least
        }
        while columns(rows) > 1, leastHeight(rows + 1) <= clearHeight,
            fit(columns(rows), spacing: measures.spacing) < minimumCellWidth
        {
            rows += 1
        }
        while columns(rows) > 1, leastHeight(rows + 1) <= height,
            fit(columns(rows), spacing: 0) < least
        {
            rows += 1
        }
        self.columns = columns(rows)
        // Rows that the columns leave empty are none: nine choices in four rows are three columns in three.
        self.rows = (count + self.columns - 1) / self.columns
        let isTight = fit(self.columns, spacing: measures.spacing) < minimumCellWidth
        spacing =
            isTight
            ? Self.gap(
                measures.spacing, between: self.columns,
                // What the cells want is there, or else what a finger wants.
                of: fit(self.columns, spacing: 0) < minimumCellWidth ? least : minimumCellWidth,
                in: room) : measures.spacing
        self.cellWidth = max(0, min(cellWidth, fit(self.columns, spacing: spacing)))
        if self.rows == 1 {
            (rowSpacing, cellHeight) = (measures.spacing, measures.cellHeight)
            return
        }
        let isClear = leastHeight(self.rows) <= clearHeight
        let inside = (isClear ? clearHeight : height) - 2 * measures.verticalPadding
        rowSpacing = Self.gap(measures.spacing, between: self.rows, of: least, in: inside)
        cellHeight = min(
            measures.cellHeight,
            (inside - Double(self.rows - 1) * rowSpacing) / Double(self.rows))
    }

    /// The gap that is wished for between so many cells, or what of it cells of that size leave.
    private static func gap(
        _ wished: Points, between count: Int, of cell: Points, in room: Points
    ) -> Points {
        max(0, min(wished, (room - Double(count) * cell) / Double(max(count - 1, 1))))
    }
}
