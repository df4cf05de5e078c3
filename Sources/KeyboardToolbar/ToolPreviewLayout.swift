import KeyboardStyle
import Units

/// Where the momentary preview of an item's tool lies: a plate with one cell, in the middle above the item and within the edges.
///
/// Source: behaviour E.4.
package struct ToolPreviewLayout: Sendable, Hashable {
    /// The plate without its shadow, in logical pixels of the bar; y is negative above it.
    package let frame: Rect
    /// Where the tool is drawn, `ToolbarMetrics.magnification` times as large as in the bar.
    package let cell: Rect

    /// - Parameters:
    ///   - item: its frame in the bar.
    ///   - containerWidth: the width that the plate has to stay in, as a rule the bar's.
    ///   - availableAbove: how much of the output is above the bar.
    package init(
        item: Rect, face: ToolFace, containerWidth: Points, availableAbove: Points,
        style: ToolbarStyle, metrics: ToolbarMetrics
    ) {
        let measures = PickerMeasures(style: style, metrics: metrics, item: item)
        let content = ToolbarMeasures(style: style, metrics: metrics, padding: 0)
            .contentWidth(of: face, magnification: metrics.magnification)
        let room = containerWidth - 2 * (measures.shadow + measures.edge + measures.padding)
        let cellWidth = max(0, min(max(measures.cellWidth, content), room))
        let width = cellWidth + 2 * measures.padding
        let height = measures.height(rows: 1, cell: measures.cellHeight, spacing: 0)
        frame = Rect(
            x: measures.x(
                item.center.x - width / 2, width: width, containerWidth: containerWidth),
            y: measures.y(above: item, height: height, availableAbove: availableAbove),
            width: width, height: height)
        cell = Rect(
            x: frame.left + measures.padding, y: frame.top + measures.verticalPadding,
            width: cellWidth, height: measures.cellHeight)
    }
}
