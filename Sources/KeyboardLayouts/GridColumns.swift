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

    let width: Points
    private let metrics: GridMetrics
    private let letterWidth: Points
    /// A key of a row of characters alone, on the page at hand.
    private var plainWidth: Points
    private let edgeWidth: Points
    private let edgeGap: Points
    /// Letters between shift and backspace.
    private let guardedCount: Int

    init(layout: KeyboardLayout, width: Points, metrics: GridMetrics) {
        let columnCount = Self.columnCount(of: layout)
        let guarded = layout.rows(of: .letters).first(where: Self.isGuarded)
        self.width = width
        let narrowed = metrics.narrowed(
            to: width, columnCount: max(columnCount, Self.unitCount(of: layout)))
        self.metrics = narrowed
        guardedCount = guarded.map { $0.count - 2 } ?? max(1, columnCount - 3)
        let inner = width - 2 * narrowed.horizontalPadding
        letterWidth =
            (inner - Double(columnCount - 1) * narrowed.keySpacing) / Double(columnCount)
        plainWidth = letterWidth
        let letters =
            Double(guardedCount) * letterWidth + Double(guardedCount - 1) * narrowed.keySpacing
        // Many letters beside shift take of the wide gap first, then of each other: shift stays as wide as a letter is there.
        let rest: Points = (inner - letters) / 2
        let gap = max(narrowed.keySpacing, min(narrowed.shiftKeyGap, rest - letterWidth))
        let share: Points =
            (inner - Double(guardedCount - 1) * narrowed.keySpacing - 2 * gap)
            / Double(guardedCount + 2)
        edgeGap = gap
        edgeWidth = max(rest - gap, share)
    }

    /// The same columns for a page: its characters alone in a row are as wide as its own number of them allows, so that ten
    /// digits fill the width beside eleven letters.
    func fitted(to rows: [[Key]]) -> GridColumns {
        var columns = self
        let count = Self.columnCount(of: rows)
        if count > 0 {
            columns.plainWidth =
                (rightEdge - leftEdge - Double(count - 1) * metrics.keySpacing) / Double(count)
        }
        return columns
    }

    /// The extents of a row's keys, in their order.
    func spans(of row: [Key]) -> [Span] {
        if row.contains(where: { $0.units != nil }) { return weightedSpans(row) }
        if row.contains(where: { $0.width == .space }) { return bottomSpans(row) }
        let isFirstEdge = row.first?.width == .edge
        let isLastEdge = row.count > 1 && row.last?.isEnd == true
        if isFirstEdge, isLastEdge { return guardedSpans(count: row.count) }
        if isFirstEdge { return oneSidedSpans(count: row.count, isLeft: true) }
        if isLastEdge { return oneSidedSpans(count: row.count, isLeft: false) }
        let step = plainWidth + metrics.keySpacing
        let start: Points = (width - (Double(row.count) * step - metrics.keySpacing)) / 2
        if start < leftEdge - 0.001 {
            return even(row.count, from: leftEdge, to: rightEdge)
        }
        return row.indices.map { index in
            let left = start + Double(index) * step
            return Span(left: left, right: left + plainWidth)
        }
    }

    private var leftEdge: Points { metrics.horizontalPadding }
    private var rightEdge: Points { width - metrics.horizontalPadding }
    /// The left edge of "z".
    private var middleLeft: Points { leftEdge + edgeWidth + edgeGap }
    /// The right edge of "m".
    private var middleRight: Points { rightEdge - edgeWidth - edgeGap }
    /// How wide "z" is.
    private var guardedLetterWidth: Points {
        let gaps = Double(guardedCount - 1) * metrics.keySpacing
        return (middleRight - middleLeft - gaps) / Double(guardedCount)
    }

    /// An edge key, characters that share the middle evenly, an edge key.
    private func guardedSpans(count: Int) -> [Span] {
        // Where shift is hardly wider than a letter, what is in its place beside fewer keys has more room.
        let isRoomy = count - 2 < guardedCount && edgeWidth < 1.3 * letterWidth
        let edge = isRoomy ? 1.45 * letterWidth : edgeWidth
        return [Span(left: leftEdge, right: leftEdge + edge)]
            + even(count - 2, from: leftEdge + edge + edgeGap, to: rightEdge - edge - edgeGap)
            + [Span(left: rightEdge - edge, right: rightEdge)]
    }

    /// Characters with an edge key on one side, which takes what letters of their own width leave, within limits.
    private func oneSidedSpans(count: Int, isLeft: Bool) -> [Span] {
        let step = letterWidth + metrics.keySpacing
        let rest = rightEdge - leftEdge - Double(count - 1) * step
        let edge = rest < letterWidth * 0.99 || rest > 2.5 * letterWidth ? edgeWidth : rest
        if isLeft {
            return [Span(left: leftEdge, right: leftEdge + edge)]
                + even(count - 1, from: leftEdge + edge + metrics.keySpacing, to: rightEdge)
        }
        return even(count - 1, from: leftEdge, to: rightEdge - edge - metrics.keySpacing)
            + [Span(left: rightEdge - edge, right: rightEdge)]
    }

    private func even(_ count: Int, from left: Points, to right: Points) -> [Span] {
        if count < 1 { return [] }
        let share = (right - left - Double(count - 1) * metrics.keySpacing) / Double(count)
        return (0..<count).map { index in
            let start = left + Double(index) * (share + metrics.keySpacing)
            return Span(left: start, right: start + share)
        }
    }

    /// Keys that share the whole width by their weights.
    private func weightedSpans(_ row: [Key]) -> [Span] {
        let weights = row.map(\.weight)
        let unit = (rightEdge - leftEdge + metrics.keySpacing) / max(weights.reduce(0, +), 0.001)
        var sum = 0.0
        return weights.map { weight in
            let left = leftEdge + sum * unit
            sum += weight
            // A weight far below the others' is a key that is not there.
            return Span(
                left: left, right: max(left, leftEdge + sum * unit - metrics.keySpacing))
        }
    }

    /// The key that changes the page, special keys, space, keys of a field, return.
    ///
    /// Source: behaviour A.4, "Bottom row".
    private func bottomSpans(_ row: [Key]) -> [Span] {
        let spacing = metrics.keySpacing
        let letter = guardedLetterWidth
        let space = row.firstIndex { $0.width == .space } ?? 0
        let hasToggle = space > 0 && row[0].width == .edge
        let hasEnd = row.count > space + 1 && row[row.count - 1].isEnd
        let specials = space - (hasToggle ? 1 : 0)
        let others = row.count - 1 - space - (hasEnd ? 1 : 0)
        // Where shift is hardly wider than a letter, what changes the page takes more, and columns go on from there.
        let isNarrow = hasToggle && edgeWidth < 1.3 * letter
        let toggleWidth = isNarrow ? 1.45 * letter : edgeWidth
        let start = hasToggle ? leftEdge + toggleWidth + spacing : leftEdge
        let end = hasEnd ? middleRight - letter : rightEdge + spacing
        let toggle = hasToggle ? [Span(left: leftEdge, right: leftEdge + toggleWidth)] : []
        let last = hasEnd ? [Span(left: end, right: rightEdge)] : []
        let step = letter + spacing
        let columns = isNarrow ? start : middleLeft
        let spaceLeft = specials > 0 || hasToggle ? columns + Double(specials) * step : leftEdge
        let widths = row.dropFirst(space + 1).prefix(others).map {
            $0.width == .edge ? 1.4 * letter : letter
        }
        let spaceRight = widths.reduce(end - spacing) { $0 - $1 - spacing }
        // Few wide letters leave nothing between the first and the last key.
        if end - start < (rightEdge - leftEdge) * 0.4 { return weightedSpans(row) }
        if spaceRight - spaceLeft < 1.5 * letter {
            // No room for columns: all share what lies between, the space bar as much as two.
            let unit = (end - start) / Double(specials + others + 2)
            let weights = row.indices.dropFirst(toggle.count).dropLast(last.count).map {
                $0 == space ? 2.0 : 1.0
            }
            var left = start
            let middle = weights.map { weight in
                defer { left = left + weight * unit }
                return Span(left: left, right: left + weight * unit - spacing)
            }
            return toggle + middle + last
        }
        let left = (0..<specials).map { index in
            // The first ends with "z"; what is wider than a column there belongs to it.
            Span(
                left: index == 0 ? start : columns + Double(index) * step,
                right: columns + Double(index) * step + letter)
        }
        var edge = spaceRight + spacing
        let right = widths.map { width in
            defer { edge = edge + width + spacing }
            return Span(left: edge, right: edge + width)
        }
        return toggle + left + [Span(left: spaceLeft, right: spaceRight)] + right + last
    }
}

extension GridColumns {
    private static func isGuarded(_ row: [Key]) -> Bool {
        row.count > 2 && row[0].width == .edge && row[row.count - 1].width == .edge
            && !row.contains { $0.units != nil || $0.width == .space }
    }

    /// How many letters the widest row of letters has; of another page's characters, where the letters have no columns.
    private static func columnCount(of layout: KeyboardLayout) -> Int {
        for page in layout.pages {
            let most = columnCount(of: layout.rows(of: page))
            if most > 0 { return most }
        }
        return 1
    }

    private static func columnCount(of rows: [[Key]]) -> Int {
        rows.reduce(0) { most, row in
            let isOther = row.contains { $0.units != nil || $0.width == .space }
            return isOther ? most : max(most, row.count { $0.width == .column })
        }
    }

    /// How many keys the longest weighted row has.
    private static func unitCount(of layout: KeyboardLayout) -> Int {
        layout.pages.reduce(0) { most, page in
            layout.rows(of: page).reduce(most) { most, row in
                row.contains { $0.units != nil } ? max(most, row.count) : most
            }
        }
    }
}

extension Key {
    /// The share of a weighted row, if the key has one of its own.
    fileprivate var units: Double? {
        if case .units(let units) = width { units } else { nil }
    }

    /// The share of a weighted row.
    fileprivate var weight: Double {
        switch width {
        case .units(let units): units
        case .column: 1
        case .edge: 1.5
        case .primary: 2
        case .space: 4
        }
    }

    /// Whether it stands at the right end of a row as shift or return do.
    fileprivate var isEnd: Bool { width == .edge || width == .primary }
}
