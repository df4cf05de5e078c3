import Units

/// Where the keys of a row begin and end; the same columns for all pages of a layout.
///
/// Source: behaviour A.4, `letterKeyWidth`, `shiftKeyWidth` and the row rules.
struct GridColumns {
    /// The horizontal extent of a key.
    struct Span {
        let left: Points
        let right: Points
    }

    private let width: Points
    private let metrics: GridMetrics
    private let letterWidth: Points
    private let edgeWidth: Points
    /// Letters between shift and backspace.
    private let guardedCount: Int

    init(layout: KeyboardLayout, width: Points, metrics: GridMetrics) {
        let rows = layout.rows(of: .letters)
        let columnCounts = rows.map { row in row.count { $0.width == .column } }
        let columnCount = max(1, columnCounts.max() ?? 1)
        let guarded = rows.first { $0.first?.width == .edge && $0.last?.width == .edge }
        self.width = width
        self.metrics = metrics.narrowed(to: width, columnCount: columnCount)
        guardedCount = guarded.map { $0.count - 2 } ?? columnCount
        let inner = width - 2 * self.metrics.horizontalPadding
        letterWidth =
            (inner - Double(columnCount - 1) * self.metrics.keySpacing) / Double(columnCount)
        let letters =
            Double(guardedCount) * letterWidth
            + Double(guardedCount - 1) * self.metrics.keySpacing
        edgeWidth = (inner - letters - 2 * self.metrics.shiftKeyGap) / 2
    }

    /// The extents of a row's keys, in their order.
    func spans(of row: [Key]) -> [Span] {
        if row.contains(where: { $0.width == .space }) { return row.map(bottomSpan) }
        if row.first?.width == .edge { return guardedSpans(count: row.count) }
        let step = letterWidth + metrics.keySpacing
        let start: Points = (width - (Double(row.count) * step - metrics.keySpacing)) / 2
        return row.indices.map { index in
            let left = start + Double(index) * step
            return Span(left: left, right: left + letterWidth)
        }
    }

    private var leftEdge: Points { metrics.horizontalPadding }
    private var rightEdge: Points { width - metrics.horizontalPadding }
    /// The left edge of "z".
    private var middleLeft: Points { leftEdge + edgeWidth + metrics.shiftKeyGap }
    /// The right edge of "m".
    private var middleRight: Points { rightEdge - edgeWidth - metrics.shiftKeyGap }
    /// The left edge of "m".
    private var lastColumnLeft: Points { middleRight - letterWidth }

    /// An edge key, characters that share the middle evenly, an edge key.
    private func guardedSpans(count: Int) -> [Span] {
        let middleCount = count - 2
        let gaps = Double(middleCount - 1) * metrics.keySpacing
        let share = (middleRight - middleLeft - gaps) / Double(middleCount)
        let middle = (0..<middleCount).map { index in
            let left = middleLeft + Double(index) * (share + metrics.keySpacing)
            return Span(left: left, right: left + share)
        }
        return [Span(left: leftEdge, right: leftEdge + edgeWidth)] + middle
            + [Span(left: rightEdge - edgeWidth, right: rightEdge)]
    }

    private func bottomSpan(of key: Key) -> Span {
        switch key.width {
        case .edge, .column: Span(left: leftEdge, right: leftEdge + edgeWidth)
        case .space: Span(left: middleLeft, right: lastColumnLeft - metrics.keySpacing)
        case .primary: Span(left: lastColumnLeft, right: rightEdge)
        }
    }
}
