import Units

/// The keys of one page with their places, and the answer to which of them a touch means.
package struct KeyGrid: Sendable, Hashable {
    /// A row's keys among all keys, and where its touches begin.
    private struct Row: Sendable, Hashable {
        let top: Points
        let keys: Range<Int>
    }

    /// Row by row, from left to right.
    package let keys: [PlacedKey]
    private let rows: [Row]
    private let space: PlacedKey?

    /// Lays a page out on `width`.
    package init(layout: KeyboardLayout, page: Page, width: Points, metrics: GridMetrics) {
        let columns = GridColumns(layout: layout, width: width, metrics: metrics)
        let pageRows = layout.rows(of: page)
        var keys: [PlacedKey] = []
        var rows: [Row] = []
        for (index, row) in pageRows.enumerated() {
            let cells = RowCells(
                index: index, isLast: index == pageRows.count - 1, width: width, metrics: metrics)
            let placed = cells.place(row, in: columns.spans(of: row))
            rows.append(Row(top: cells.cellTop, keys: keys.count..<(keys.count + placed.count)))
            keys += placed
        }
        self.keys = keys
        self.rows = rows
        space = keys.first { $0.key.width == .space }
    }

    /// The key that a touch at `point` means; nil only on a grid without keys.
    ///
    /// There are no dead zones: gaps are parted in their middle, margins belong to the edge keys,
    /// and a point outside the board means the key nearest to it in its row.
    /// Source: behaviour D.3.
    package func key(at point: Point) -> PlacedKey? {
        if let space, space.cell.contains(point) { return space }
        guard let row = rows.last(where: { $0.top <= point.y }) ?? rows.first else { return nil }
        for index in row.keys.reversed() where keys[index].cell.left <= point.x {
            return keys[index]
        }
        return row.keys.first.map { keys[$0] }
    }

    /// Whether the page has a key of this name.
    package func contains(_ id: KeyID) -> Bool {
        keys.contains { $0.key.id == id }
    }
}
