import KeyboardStyle
import Units

/// The lengths of one look's pickers and previews, under names that both looks share. Source: behaviour E.3 to E.5.
struct PickerMeasures {
    let cellWidth: Points
    let cellHeight: Points
    let spacing: Points
    /// Left and right of the cells.
    let padding: Points
    /// Above and below them.
    let verticalPadding: Points
    /// Between the item and what is above it.
    let gap: Points
    /// The plate's shadow, which stays inside the container too.
    let shadow: Points
    /// The least distance from the container's edges, the shadow included.
    let edge: Points
    /// No side of a cell is squeezed below this while another row or column helps.
    let minimumCellWidth: Points
    /// With less than this left on both sides, the shadow not counted, cells are squeezed.
    let margin: Points

    /// - Parameter item: a classic cell is as wide as the button.
    init(style: ToolbarStyle, metrics: ToolbarMetrics, item: Rect) {
        margin = metrics.pickerMargin
        minimumCellWidth = metrics.pickerMinimumCellWidth
        switch style {
        case .glass:
            cellWidth = metrics.glass.pickerCellWidth
            cellHeight = metrics.glass.pickerHeight - 2 * metrics.glass.pickerPadding
            spacing = 0
            padding = metrics.glass.pickerPadding
            verticalPadding = metrics.glass.pickerPadding
            gap = metrics.glass.pickerGap
            shadow = 0
            edge = metrics.pickerMargin
        case .classic:
            cellWidth = item.width
            cellHeight = metrics.classic.buttonHeight
            spacing = metrics.classic.cellSpacing
            padding = metrics.classic.platePadding
            verticalPadding = (metrics.classic.plateHeight - metrics.classic.buttonHeight) / 2
            gap = metrics.classic.plateGap
            shadow = metrics.classic.plateShadowBlur
            edge = 0
        }
    }

    func height(rows: Int, cell: Points, spacing: Points) -> Points {
        2 * verticalPadding + Double(rows) * cell + Double(rows - 1) * spacing
    }

    func width(columns: Int, cell: Points, spacing: Points) -> Points {
        2 * padding + Double(columns) * cell + Double(columns - 1) * spacing
    }

    /// Moved sideways by as much as it sticks out.
    func x(_ wished: Points, width: Points, containerWidth: Points) -> Points {
        let inset = shadow + edge
        return max(min(wished, containerWidth - inset - width), min(inset, containerWidth / 2))
    }

    /// The upper edge: above the item, as far as there is room above the bar.
    func y(above item: Rect, height: Points, availableAbove: Points) -> Points {
        max(item.top - gap - height, -max(0, availableAbove))
    }
}
