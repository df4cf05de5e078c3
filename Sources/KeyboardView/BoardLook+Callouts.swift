import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Scene
import Units

/// The choices of a held key. Source: behaviour C.5.
extension BoardLook {
    /// Where a callout is painted.
    enum CalloutPlace: Equatable {
        /// In the board's picture, so much lower than it should be.
        case inside(lowered: Points)
        /// In a picture of its own that covers these whole logical pixels of the board's surface; y may be negative.
        case popup(Rect)
    }

    func place(of callout: OpenCallout) -> CalloutPlace {
        let top = callout.layout.frame.top + boardTop
        let missing = metrics.pops.clearance - top
        if missing <= 0 { return .inside(lowered: 0) }
        guard hasPopups else { return .inside(lowered: missing) }
        let reach = metrics.pops.shadowBlur + metrics.pops.shadowOffset
        return .popup(Self.whole(surfaceFrame(callout.layout.frame).inset(by: -reach)))
    }

    /// The smallest rectangle of whole logical pixels around another.
    static func whole(_ frame: Rect) -> Rect {
        func whole(_ length: Points, _ rule: FloatingPointRoundingRule) -> Points {
            Points(length.value.rounded(rule))
        }
        return Rect(
            left: whole(frame.left, .down), top: whole(frame.top, .down),
            right: whole(frame.right, .up), bottom: whole(frame.bottom, .up))
    }

    /// The nodes of a callout, from the shadow to the characters.
    ///
    /// - Parameters:
    ///   - x: where the picture's left edge lies in the board's surface; `y`: the same for its upper edge.
    ///   - reveal: how far it has unfolded, up to 1.
    func callout(
        _ callout: OpenCallout, on key: Key, x: Points, y: Points, reveal: Double
    ) -> [SceneNode] {
        func moved(_ frame: Rect) -> Rect {
            let frame = surfaceFrame(frame)
            return Rect(
                x: frame.x - x, y: frame.y - y, width: frame.width, height: frame.height)
        }
        let layout = callout.layout
        let bar = moved(layout.frame)
        let cells = layout.cells.map { moved($0.frame) }
        let shown = Self.unfolded(bar, from: cells[layout.baseIndex], by: reveal)
        let paint = paint(of: key)
        let radius = min(metrics.pops.headCornerRadius, min(shown.width, shown.height) / 2)
        var nodes = [shadow(.calloutShadow, of: shown, .box(cornerRadius: radius))]
        if let rim = rim(.calloutRim, of: shown, .box(cornerRadius: radius)) { nodes.append(rim) }
        nodes.append(
            SceneNode(
                identity: .callout, frame: shown, ink: shown,
                content: .fill(paint.calloutFill, cornerRadius: radius)))
        let inset = metrics.calloutSelectionInset
        let mark = cells[callout.selected].inset(by: inset)
        nodes.append(
            SceneNode(
                identity: .calloutSelection, frame: mark, ink: mark,
                content: .fill(
                    colors.selectedCellFill, cornerRadius: max(0, radius - inset))))
        for (index, cell) in layout.cells.enumerated() {
            let isSelected = index == callout.selected
            // Once unfolded the bar shows all: the last bits of sums do not decide.
            guard isSelected || reveal >= 1 || shown.contains(cells[index]) else { continue }
            nodes.append(
                SceneNode(
                    identity: .calloutLabel(index), frame: cells[index], ink: cells[index],
                    content: .label(
                        Self.visible(cell.text),
                        labelStyle(of: cell.text, width: cell.frame.width - 2 * inset),
                        isSelected ? colors.selectedCellText : paint.text)))
        }
        return nodes
    }

    private func labelStyle(of text: String, width: Points) -> LabelStyle {
        if text.count > 1 {
            return LabelStyle(
                measure: .lowercase,
                height: NativeMetrics.xHeight(ofFontSize: metrics.controlFontSize), lift: 0,
                maximumWidth: width)
        }
        return labelStyle(of: .character(text), scale: shrinkage, maximumWidth: width)
    }

    /// The part of the bar that is seen: from the base cell to both ends.
    private static func unfolded(_ bar: Rect, from base: Rect, by reveal: Double) -> Rect {
        if reveal >= 1 { return bar }
        func between(_ start: Points, _ end: Points) -> Points { start + (end - start) * reveal }
        return Rect(
            left: between(base.left, bar.left), top: bar.top,
            right: between(base.right, bar.right), bottom: bar.bottom)
    }
}
