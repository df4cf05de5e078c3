import Units

/// The vertical extent of one row, and its keys' frames and cells.
struct RowCells {
    private let width: Points
    private let metrics: GridMetrics
    private let frameTop: Points
    private let frameBottom: Points
    /// Where touches of this row begin: the middle of the gap above it, or the board's edge.
    let cellTop: Points
    private let cellBottom: Points

    init(index: Int, isLast: Bool, width: Points, metrics: GridMetrics) {
        self.width = width
        self.metrics = metrics
        let pitch = metrics.keyRowHeight + metrics.rowSpacing
        frameTop = metrics.verticalPadding + Double(index) * pitch
        frameBottom = frameTop + metrics.keyRowHeight
        cellTop = index == 0 ? 0 : frameTop - metrics.rowSpacing / 2
        cellBottom = frameBottom + (isLast ? metrics.verticalPadding : metrics.rowSpacing / 2)
    }

    func place(_ row: [Key], in spans: [GridColumns.Span]) -> [PlacedKey] {
        row.indices.map { index in
            let span = spans[index]
            let left = index == 0 ? 0 : seam(between: spans[index - 1], and: span)
            let right =
                index == row.count - 1 ? width : seam(between: span, and: spans[index + 1])
            let top =
                row[index].width == .space
                ? min(cellTop, frameTop - metrics.spaceBarTopExtension) : cellTop
            return PlacedKey(
                key: row[index],
                frame: Rect(
                    left: span.left, top: frameTop, right: span.right, bottom: frameBottom),
                cell: Rect(left: left, top: top, right: right, bottom: cellBottom))
        }
    }

    private func seam(between left: GridColumns.Span, and right: GridColumns.Span) -> Points {
        (left.right + right.left) / 2
    }
}
