import Units

/// Which choice a finger means: in a row it keeps the relation to the choices that it had when they appeared, wherever they lie.
///
/// Beyond the first and the last choice the finger takes the relation along, so that turning back counts at once.
/// Source: behaviour E.2, anchoring.
struct PickerSlide: Sendable {
    /// The place of the choice that is meant.
    private(set) var selected: Int
    private var column: Anchor
    /// Where the finger means the lowest row.
    private let lowest: Points

    /// One direction: at `position` of the finger, in the direction of the choices, the cell `index` is meant.
    private struct Anchor: Sendable {
        private var index: Double
        private var position: Points
        private let pitch: Points
        private let last: Double

        init(index: Int, position: Points, pitch: Points, count: Int) {
            self.index = Double(index)
            self.position = position
            self.pitch = pitch
            last = Double(count - 1)
        }

        /// - Returns: the cell that is meant with the finger there.
        mutating func moved(to position: Points) -> Int {
            let exact = index + (position - self.position) / pitch
            let bounded = min(max(exact, 0), last)
            if bounded != exact { (index, self.position) = (bounded, position) }
            return Int(bounded.rounded())
        }
    }

    init(at point: Point, selected: Int, in layout: ToolPickerLayout) {
        self.selected = selected
        column = Anchor(
            index: selected % layout.columns, position: Self.along(point, layout),
            pitch: layout.selectionPitch(from: point.x), count: layout.columns)
        lowest = Self.lowest(at: point, selected: selected, layout)
    }

    /// The lowest row's middle, or the finger itself where that row is meant and the finger is above it: in a low output choices
    /// lie on their item.
    private static func lowest(
        at point: Point, selected: Int, _ layout: ToolPickerLayout
    ) -> Points {
        guard let cell = layout.cells.first else { return point.y }
        return selected < layout.columns ? min(cell.center.y, point.y) : cell.center.y
    }

    mutating func moved(to point: Point, in layout: ToolPickerLayout) {
        let column = column.moved(to: Self.along(point, layout))
        let row = row(at: point, layout)
        // The highest row may be shorter than the others.
        selected = min(row * layout.columns + column, layout.cells.count - 1)
    }

    /// The row that the finger is over: it came from below them all, so that nothing ties it to one. Below the lowest that counts.
    private func row(at point: Point, _ layout: ToolPickerLayout) -> Int {
        guard layout.rows > 1 else { return 0 }
        let exact = (lowest - point.y) / layout.rowPitch
        return Int(min(max(exact.rounded(), 0), Double(layout.rows - 1)))
    }

    /// How far the point is in the direction of the choices.
    private static func along(_ point: Point, _ layout: ToolPickerLayout) -> Points {
        switch layout.direction {
        case .left: -point.x
        case .right: point.x
        }
    }
}
