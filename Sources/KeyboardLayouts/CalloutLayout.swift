import Units

/// Where the choices of a held key lie: cells in a bar above the key, its own character right over it.
///
/// The bar grows to both sides by whole cells, as far as the margins allow, and is never moved as a whole: the cell under
/// a finger follows from the finger's distance to the key alone. Cells are squeezed until all fit; when they are at their
/// least width the spaces between them give way too, and what then still does not fit is left out, the least wanted first.
///
/// Source: behaviour C.5.
package struct CalloutLayout: Sendable, Hashable {
    package struct Cell: Sendable, Hashable {
        package let text: String
        /// In logical pixels of the board; y is negative above it.
        package let frame: Rect
    }

    /// From left to right.
    package let cells: [Cell]
    /// Which cell is the key's own character.
    package let baseIndex: Int
    /// From the middle of one cell to the middle of the next.
    package let pitch: Points
    /// What the cells cover together, in logical pixels of the board.
    package let frame: Rect
    /// The middle of the key, and of the base cell.
    private let keyCenterX: Points

    /// The callout of a key where it lies on a board; nil for a key without alternates.
    package init?(on placed: PlacedKey, of board: Board, isShifted: Bool) {
        if placed.key.alternates.isEmpty { return nil }
        self.init(
            base: placed.key.label(isShifted: isShifted),
            alternates: placed.key.alternates(isShifted: isShifted), above: placed.frame,
            boardWidth: board.size.width, metrics: board.metrics.callout)
    }

    /// - Parameters:
    ///   - base: what the key types.
    ///   - alternates: the other choices, the most wanted first.
    ///   - boardWidth: the width that the bar has to stay in.
    /// - Returns: nil where there is nothing to choose, or no room for a second cell.
    package init?(
        base: String, alternates: [String], above key: Rect, boardWidth: Points,
        metrics: CalloutMetrics
    ) {
        let isWide = base.count > 1 || alternates.contains { $0.count > 1 }
        let room = CalloutRoom(
            center: key.center.x, boardWidth: boardWidth, metrics: metrics,
            widest: isWide ? metrics.wideCellWidth : metrics.cellWidth)
        guard let fit = room.fit(for: alternates.count) else { return nil }
        let (left, right) = fit.split(alternates)
        let texts = left.reversed() + [base] + right
        let pitch = fit.cellWidth + fit.spacing
        let first = key.center.x - fit.cellWidth / 2 - Double(left.count) * pitch
        let top = key.top - metrics.gap - metrics.height
        cells = texts.enumerated().map { index, text in
            Cell(
                text: text,
                frame: Rect(
                    x: first + Double(index) * pitch, y: top, width: fit.cellWidth,
                    height: metrics.height))
        }
        baseIndex = left.count
        self.pitch = pitch
        frame = Rect(
            x: first, y: top, width: Double(texts.count) * pitch - fit.spacing,
            height: metrics.height)
        keyCenterX = key.center.x
    }

    /// The cell that a finger at `x` means; beyond the ends of the bar its last one there.
    package func index(at x: Points) -> Int {
        let offset = ((x - keyCenterX) / pitch).rounded()
        let nearest = Double(baseIndex) + offset
        return Int(min(max(nearest, 0), Double(cells.count - 1)))
    }
}
