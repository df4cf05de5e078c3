import Units

/// Into how many rows a picker's cells go, and how wide they are there. Source: behaviour E.4.
struct PickerGrid {
    let rows: Int
    let columns: Int
    let cellWidth: Points
    let spacing: Points

    /// - Parameters:
    ///   - room: the width for cells and the gaps between them.
    ///   - height: what the plate may be high if it shall not lie on the bar.
    init(
        count: Int, cellWidth: Points, minimumCellWidth: Points, room: Points, height: Points,
        measures: PickerMeasures
    ) {
        let count = max(count, 1)
        var rows = 1
        func columns(_ rows: Int) -> Int { (count + rows - 1) / rows }
        func fit(_ columns: Int, spacing: Points) -> Points {
            (room - Double(columns - 1) * spacing) / Double(columns)
        }
        while columns(rows) > 1, measures.height(rows: rows + 1) <= height,
            fit(columns(rows), spacing: measures.spacing) < minimumCellWidth
        {
            rows += 1
        }
        self.columns = columns(rows)
        // Rows that the columns leave empty are none: nine choices in four rows are three columns in three.
        self.rows = (count + self.columns - 1) / self.columns
        let isTight = fit(self.columns, spacing: measures.spacing) < minimumCellWidth
        let gaps = Double(max(self.columns - 1, 1))
        spacing =
            isTight
            ? max(
                0,
                min(
                    measures.spacing, (room - Double(self.columns) * minimumCellWidth) / gaps))
            : measures.spacing
        self.cellWidth = max(0, min(cellWidth, fit(self.columns, spacing: spacing)))
    }
}
