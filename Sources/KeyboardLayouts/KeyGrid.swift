import Units

/// The keys of one page with their places, and the answer to which of them a touch means.
package struct KeyGrid: Sendable, Hashable {
    /// A row's keys among all keys, and where its touches begin.
    private struct Row: Sendable, Hashable {
        let top: Points
        let keys: Range<Int>
    }

    /// Row by row, from left to right; after them what stands beside the keys.
    package let keys: [PlacedKey]
    private let rows: [Row]
    /// The space bar, which takes touches above itself.
    private let space: PlacedKey?
    /// What takes the touches beside the keys.
    private let expander: PlacedKey?

    /// Lays a page out.
    ///
    /// - Parameters:
    ///   - offset: how far right of the board's edge the keys begin.
    ///   - metrics: with rows as high as fill the board.
    init(
        rows pageRows: [[Key]], columns: GridColumns, offset: Points, metrics: GridMetrics,
        expander: PlacedKey?
    ) {
        var keys: [PlacedKey] = []
        var rows: [Row] = []
        for (index, row) in pageRows.enumerated() {
            let cells = RowCells(
                index: index, isLast: index == pageRows.count - 1, columns: columns,
                offset: offset, metrics: metrics)
            let placed = cells.place(row)
            // A row of spacers alone belongs to the one above.
            if placed.isEmpty { continue }
            rows.append(Row(top: cells.cellTop, keys: keys.count..<(keys.count + placed.count)))
            keys += placed
        }
        // Only the bottom row's: a space key of a pad keeps the middles.
        space = rows.last.flatMap { row in keys[row.keys].first { $0.key.action == .space } }
        if let expander { keys.append(expander) }
        self.keys = keys
        self.rows = rows
        self.expander = expander
    }

    /// The key that a touch at `point` means; nil only on a grid without keys.
    ///
    /// There are no dead zones: gaps are parted in their middle, margins belong to the edge keys,
    /// and a point outside the board means the key nearest to it in its row.
    /// Source: behaviour D.3.
    package func key(at point: Point) -> PlacedKey? {
        if let expander {
            let isBeside =
                expander.cell.left <= 0
                ? point.x < expander.cell.right : point.x >= expander.cell.left
            if isBeside { return expander }
        }
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
