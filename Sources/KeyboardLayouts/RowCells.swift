import Units

/// The vertical extent of one row, and its keys' frames and cells.
struct RowCells {
    private let columns: GridColumns
    /// What the keys stand in, from left to right.
    private let offset: Points
    private let metrics: GridMetrics
    private let frameTop: Points
    private let frameBottom: Points
    /// Where touches of this row begin: the middle of the gap above it, or the board's edge.
    let cellTop: Points
    private let cellBottom: Points
    private let isLast: Bool

    /// - Parameter offset: how far right of the board's edge the keys begin.
    init(index: Int, isLast: Bool, columns: GridColumns, offset: Points, metrics: GridMetrics) {
        self.columns = columns
        self.offset = offset
        self.metrics = metrics
        self.isLast = isLast
        let pitch = metrics.keyRowHeight + metrics.rowSpacing
        frameTop = metrics.verticalPadding + Double(index) * pitch
        frameBottom = frameTop + metrics.keyRowHeight
        cellTop = index == 0 ? 0 : frameTop - metrics.rowSpacing / 2
        cellBottom = frameBottom + (isLast ? metrics.verticalPadding : metrics.rowSpacing / 2)
    }

    /// The row's keys with their places. A spacer has none: what it takes belongs to those beside it.
    func place(_ row: [Key]) -> [PlacedKey] {
        let spans = columns.spans(of: row)
        let places = row.indices.filter { row[$0].action != .none }
        return places.indices.map { place in
            let index = places[place]
            let span = spans[index]
            let left = place == 0 ? 0 : seam(between: spans[places[place - 1]], and: span)
            let right =
                place == places.count - 1
                ? columns.width : seam(between: span, and: spans[places[place + 1]])
            let top =
                isLast && row[index].action == .space
                ? min(cellTop, frameTop - metrics.spaceBarTopExtension) : cellTop
            return PlacedKey(
                key: row[index],
                frame: Rect(
                    left: offset + span.left, top: frameTop, right: offset + span.right,
                    bottom: frameBottom),
                cell: Rect(
                    left: offset + left, top: top, right: offset + right, bottom: cellBottom))
        }
    }

    private func seam(between left: GridColumns.Span, and right: GridColumns.Span) -> Points {
        (left.right + right.left) / 2
    }
}
