import KeyboardLayouts
import Units

/// Where the globe's menu lies: rows of cells in a panel over the keys above the globe, wholly inside the board.
///
/// Layouts stand below each other as long as the rows stay high enough to be hit, and side by side beyond that.
package struct GlobeMenuLayout: Sendable, Hashable {
    package struct Cell: Sendable, Hashable {
        package let item: GlobeMenu.Item
        /// In logical pixels of the board.
        package let frame: Rect
    }

    /// A row that is lower than this part of a row of keys is hard to hit.
    private static let leastRowRatio = 0.75

    package let cells: [Cell]
    /// What the cells cover together, in logical pixels of the board.
    package let frame: Rect

    /// Nil for a menu without rows.
    package init?(_ menu: GlobeMenu, above key: Rect, on board: Board) {
        if menu.rows.isEmpty { return nil }
        let metrics = board.metrics.callout
        let columnWidth = 2 * metrics.wideCellWidth
        let most = max(1, Int((board.size.width - 2 * metrics.margin) / metrics.wideCellWidth))
        let wished = board.metrics.keyRowHeight * Self.leastRowRatio
        // Over a globe in a high row there is no room: the panel covers it.
        let room = max(
            key.top - metrics.gap - metrics.margin,
            min(wished * Double(menu.rows.count), board.size.height - 2 * metrics.margin))
        var columns = 1
        while columns < most, room / Double(Self.rows(of: menu, columns).count) < wished {
            columns += 1
        }
        let rows = Self.rows(of: menu, columns)
        let height = min(metrics.height, room / Double(rows.count))
        let widest = Double(rows.map(\.count).max() ?? 1) * metrics.wideCellWidth
        let width = min(
            max(Double(columns) * columnWidth, widest), board.size.width - 2 * metrics.margin)
        let left = min(
            max(key.center.x - width / 2, metrics.margin),
            board.size.width - metrics.margin - width)
        let total = Double(rows.count) * height
        let top = max(metrics.margin, key.top - metrics.gap - total)
        frame = Rect(x: left, y: top, width: width, height: total)
        var cells: [Cell] = []
        for (index, row) in rows.enumerated() {
            let cellWidth = width / Double(row.count)
            for (column, item) in row.enumerated() {
                let place = Rect(
                    x: left + Double(column) * cellWidth, y: top + Double(index) * height,
                    width: cellWidth, height: height)
                cells.append(Cell(item: item, frame: place))
            }
        }
        self.cells = cells
    }

    /// The cell under a finger; nil beside the panel.
    package func index(at point: Point) -> Int? {
        cells.firstIndex { $0.frame.contains(point) }
    }

    /// The menu's rows with so many layouts in each.
    private static func rows(of menu: GlobeMenu, _ columns: Int) -> [[GlobeMenu.Item]] {
        menu.rows.enumerated().flatMap { index, row -> [[GlobeMenu.Item]] in
            guard index == menu.listRow else { return [row] }
            return stride(from: 0, to: row.count, by: columns).map { start in
                Array(row[start..<min(start + columns, row.count)])
            }
        }
    }
}
