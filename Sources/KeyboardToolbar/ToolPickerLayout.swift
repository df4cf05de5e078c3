import KeyboardStyle
import Units

/// Where an item's choices lie: cells in a plate above the item, the first of them over it.
///
/// The plate grows to the side with room and is moved back by what would stick out. Where it is too wide, cells are squeezed,
/// then they take two rows, or more if it must be, the first choices in the lowest; `PickerGrid` tells what gives way where the
/// output is low. Source: behaviour E.4 and E.5.
package struct ToolPickerLayout: Sendable, Hashable {
    /// To which side the choices follow each other.
    package enum Direction: Sendable, Hashable {
        case left, right
    }

    /// The plate without its shadow, in logical pixels of the bar; y is negative above it.
    package let frame: Rect
    /// By the order of the choices, in logical pixels of the bar.
    package let cells: [Rect]
    package let direction: Direction
    package let rows: Int
    package let columns: Int
    /// From the middle of one cell to the middle of the next.
    package let pitch: Points
    /// From the middle of one row to the middle of the next.
    package let rowPitch: Points
    private let containerWidth: Points
    private let margin: Points

    /// The picker of an item with these choices.
    ///
    /// - Parameters:
    ///   - item: its frame in the bar.
    ///   - containerWidth: the width that the plate has to stay in, as a rule the bar's.
    ///   - availableAbove: how much of the output is above the bar.
    package init(
        item: Rect, choices: [ToolFace], containerWidth: Points, availableAbove: Points,
        style: ToolbarStyle, metrics: ToolbarMetrics
    ) {
        let picker = PickerMeasures(style: style, metrics: metrics, item: item)
        let texts = ToolbarMeasures(style: style, metrics: metrics, padding: 0)
        self.init(
            item: item, count: choices.count, containerWidth: containerWidth,
            availableAbove: availableAbove, style: style, metrics: metrics,
            cellWidth: choices.reduce(picker.cellWidth) {
                max($0, texts.width(of: $1, cell: picker.cellWidth))
            },
            minimumCellWidth: choices.reduce(picker.minimumCellWidth) {
                max($0, texts.minimumWidth(of: $1, cell: picker.minimumCellWidth))
            })
    }

    /// The picker of an item with so many choices.
    ///
    /// - Parameters:
    ///   - cellWidth: how wide all cells are where there is room; nil: as wide as the look has them.
    ///   - minimumCellWidth: down to which they are squeezed before they take another row; nil: as the look has it.
    package init(
        item: Rect, count: Int, containerWidth: Points, availableAbove: Points,
        style: ToolbarStyle, metrics: ToolbarMetrics, cellWidth: Points? = nil,
        minimumCellWidth: Points? = nil
    ) {
        let measures = PickerMeasures(style: style, metrics: metrics, item: item)
        let grid = PickerGrid(
            count: count, cellWidth: cellWidth ?? measures.cellWidth,
            minimumCellWidth: minimumCellWidth ?? measures.minimumCellWidth,
            room: containerWidth - 2 * (measures.margin + measures.shadow + measures.padding),
            clearHeight: availableAbove + item.top - measures.gap,
            height: availableAbove + item.bottom, measures: measures)
        let width = measures.width(
            columns: grid.columns, cell: grid.cellWidth, spacing: grid.spacing)
        let height = measures.height(
            rows: grid.rows, cell: grid.cellHeight, spacing: grid.rowSpacing)
        let direction = Self.direction(
            item: item, box: width + 2 * measures.shadow, containerWidth: containerWidth)
        let wished =
            switch direction {
            case .right: item.left - measures.padding
            case .left: item.right + measures.padding - width
            }
        let frame = Rect(
            x: measures.x(wished, width: width, containerWidth: containerWidth),
            y: measures.y(above: item, height: height, availableAbove: availableAbove),
            width: width, height: height)
        pitch = grid.cellWidth + grid.spacing
        rowPitch = grid.cellHeight + grid.rowSpacing
        let (pitch, rowPitch) = (pitch, rowPitch)
        cells = (0..<max(count, 0)).map { index in
            let column = Double(index % grid.columns)
            let row = Double(index / grid.columns)
            let x =
                switch direction {
                case .right: frame.left + measures.padding + column * pitch
                case .left: frame.right - measures.padding - grid.cellWidth - column * pitch
                }
            let bottom = frame.bottom - measures.verticalPadding - row * rowPitch
            return Rect(
                x: x, y: bottom - grid.cellHeight, width: grid.cellWidth,
                height: grid.cellHeight)
        }
        self.frame = frame
        self.direction = direction
        rows = grid.rows
        columns = grid.columns
        self.containerWidth = containerWidth
        margin = measures.margin
    }

    /// How far a finger that was at `x` when the picker opened moves for the next column: as far as the cells are apart, or
    /// less, so that the last one is reached before the edge.
    package func selectionPitch(from x: Points) -> Points {
        if columns < 2 { return pitch }
        let remaining =
            switch direction {
            case .left: x
            case .right: containerWidth - x
            }
        let reachable = (remaining - margin) / Double(columns - 1)
        return max(min(pitch, reachable), Self.leastSelectionPitch)
    }

    /// A finger right at the edge has no way left; something has to be divided by.
    private static let leastSelectionPitch: Points = 1

    private static func direction(
        item: Rect, box: Points, containerWidth: Points
    ) -> Direction {
        let right = containerWidth - item.left
        if item.left >= box { return .left }
        if right >= box { return .right }
        return item.left >= right ? .left : .right
    }
}
