import Units

/// A layout on a width: the grids of all pages, computed once for a size.
///
/// A value whose parts are shared by its copies: whoever asks the engine something on a touch holds the board for a moment.
package struct Board: Sendable, Hashable {
    private final class Parts: Sendable {
        let layout: KeyboardLayout
        let metrics: GridMetrics
        let size: Size
        let mode: OneHandedMode
        /// Where the keys stand, between the board's top and bottom.
        let keys: (left: Points, width: Points)
        let letters: KeyGrid
        let numbers: KeyGrid
        let symbols: KeyGrid
        let function: KeyGrid

        init(
            layout: KeyboardLayout, metrics: GridMetrics, width: Points, mode: OneHandedMode,
            scale: Double
        ) {
            let rowCount = layout.rowCount
            // Shrunk rows add up to a whole number but for the last bits of the sum.
            let height = metrics.keyAreaHeight(rowCount: rowCount).rounded
            let keys = Self.keys(width, mode, scale)
            let expander = mode.expander(
                beside: keys, of: Size(width: width, height: height), metrics)
            let columns = GridColumns(layout: layout, width: keys.width, metrics: metrics)
            func grid(_ page: Page) -> KeyGrid {
                let rows = layout.rows(of: page)
                return KeyGrid(
                    rows: rows, columns: columns.fitted(to: rows), offset: keys.left,
                    metrics: metrics.filled(by: rows.count, of: rowCount), expander: expander)
            }
            self.layout = layout
            self.metrics = metrics
            self.mode = mode
            self.keys = keys
            size = Size(width: width, height: height)
            let pages = layout.pages
            let letters = grid(.letters)
            self.letters = letters
            numbers = pages.contains(.numbers) ? grid(.numbers) : letters
            symbols = pages.contains(.symbols) ? grid(.symbols) : letters
            function = pages.contains(.function) ? grid(.function) : letters
        }

        private static func keys(
            _ width: Points, _ mode: OneHandedMode, _ scale: Double
        ) -> (left: Points, width: Points) {
            let least = OneHandedMode.scales.lowerBound
            let share = (width * min(max(scale, least), OneHandedMode.scales.upperBound)).rounded
            return switch mode {
            case .off: (0, width)
            case .left: (0, share)
            case .right: (width - share, share)
            }
        }
    }

    private let parts: Parts

    /// - Parameters:
    ///   - oneHanded: on which side the keys stand. Source: behaviour D.1, `oneHandedMode`.
    ///   - oneHandedScale: how much of the width they have then.
    package init(
        layout: KeyboardLayout, metrics: GridMetrics, width: Points,
        oneHanded: OneHandedMode = .off, oneHandedScale: Double = 0.75
    ) {
        parts = Parts(
            layout: layout, metrics: metrics, width: width, mode: oneHanded, scale: oneHandedScale)
    }

    package var layout: KeyboardLayout { parts.layout }
    package var metrics: GridMetrics { parts.metrics }
    /// The size of the key area, of a whole number of logical pixels in height.
    package var size: Size { parts.size }
    package var oneHanded: OneHandedMode { parts.mode }

    /// Where the keys stand: the whole board, or the part of it on one side.
    package var keyArea: Rect {
        Rect(x: parts.keys.left, y: 0, width: parts.keys.width, height: parts.size.height)
    }

    /// The keys of a page with their places; the letters, where the layout has no such page.
    package func grid(for page: Page) -> KeyGrid {
        switch page {
        case .letters: parts.letters
        case .numbers: parts.numbers
        case .symbols: parts.symbols
        case .function: parts.function
        }
    }

    /// Everything follows from these.
    package static func == (left: Board, right: Board) -> Bool {
        left.parts === right.parts
            || left.size == right.size && left.oneHanded == right.oneHanded
                && left.keyArea == right.keyArea && left.metrics == right.metrics
                && left.layout == right.layout
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(parts.size)
        hasher.combine(parts.metrics)
        hasher.combine(parts.layout)
    }
}

extension Key {
    /// What brings the keys back to the whole width: the action is a custom one of this key's name. Its label points to where
    /// the keys go.
    ///
    /// - Parameter mode: where they stand now.
    package static func expander(_ mode: OneHandedMode) -> Key {
        Key(
            id: .custom("one-handed-off"), action: .custom("one-handed-off"),
            label: mode == .left ? "›" : "‹", width: .column, role: .control)
    }
}

extension OneHandedMode {
    /// The expander in the gap beside the keys. Source: behaviour D.9, 54: `.left` has the keys left and the chevron right.
    fileprivate func expander(
        beside keys: (left: Points, width: Points), of board: Size, _ metrics: GridMetrics
    ) -> PlacedKey? {
        let gap: Rect
        switch self {
        case .off: return nil
        case .left:
            gap = Rect(left: keys.width, top: 0, right: board.width, bottom: board.height)
        case .right: gap = Rect(left: 0, top: 0, right: keys.left, bottom: board.height)
        }
        let inset = min(metrics.horizontalPadding, gap.width / 4)
        let height = min(metrics.keyRowHeight, gap.height)
        return PlacedKey(
            key: .expander(self),
            frame: Rect(
                x: gap.left + inset, y: (board.height - height) / 2, width: gap.width - 2 * inset,
                height: height),
            cell: gap)
    }
}

extension GridMetrics {
    /// The same lengths with rows as high as fill the board of a layout whose other pages have more rows.
    fileprivate func filled(by rows: Int, of rowCount: Int) -> GridMetrics {
        if rows >= rowCount { return self }
        var filled = self
        let height = keyAreaHeight(rowCount: rowCount) - 2 * verticalPadding
        filled.keyRowHeight = (height - Double(rows - 1) * rowSpacing) / Double(rows)
        return filled
    }
}
