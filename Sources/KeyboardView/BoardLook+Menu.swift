import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Scene
import Units

/// The globe's menu. Source: behaviour D.6, globe.
extension BoardLook {
    /// The nodes of a menu, from the shadow to the words.
    func nodes(of menu: OpenMenu) -> [SceneNode] {
        let panel = surfaceFrame(menu.layout.frame)
        let paint = colors.paint(for: .nextKeyboard)
        let radius = min(metrics.pops.headCornerRadius, min(panel.width, panel.height) / 2)
        var nodes = [
            shadow(.menuShadow, of: panel, .box(cornerRadius: radius)),
            SceneNode(
                identity: .menu, frame: panel, ink: panel,
                content: .fill(paint.calloutFill, cornerRadius: radius)),
        ]
        let inset = metrics.calloutSelectionInset
        if let selected = menu.selected {
            let mark = surfaceFrame(menu.layout.cells[selected].frame).inset(by: inset)
            nodes.append(
                SceneNode(
                    identity: .menuSelection, frame: mark, ink: mark,
                    content: .fill(
                        colors.selectedCellFill, cornerRadius: max(0, radius - inset))))
        }
        for (index, cell) in menu.layout.cells.enumerated() {
            let color = index == menu.selected ? colors.selectedCellText : paint.text
            nodes += self.nodes(of: cell, at: index, color)
        }
        return nodes
    }

    private func nodes(
        of cell: GlobeMenuLayout.Cell, at index: Int, _ color: RGBA
    ) -> [SceneNode] {
        let frame = surfaceFrame(cell.frame).inset(by: metrics.calloutSelectionInset)
        let size = min(metrics.controlFontSize, frame.height * Self.menuTextRatio)
        // The same room on both sides, so that words stay in the middle.
        let side = size + metrics.labelPadding
        var nodes: [SceneNode] = []
        if cell.item.isOn {
            let place = Rect(x: frame.x, y: frame.y, width: side, height: frame.height)
            nodes.append(
                SceneNode(
                    identity: .menuMark(index), frame: place, ink: place,
                    content: .icon(
                        .check, height: NativeMetrics.capHeight(ofFontSize: size), color)))
        }
        let style = LabelStyle(
            measure: .lowercase, height: NativeMetrics.xHeight(ofFontSize: size), lift: 0,
            maximumWidth: max(0, frame.width - 2 * side))
        nodes.append(
            SceneNode(
                identity: .menuLabel(index), frame: frame, ink: frame,
                content: .label(cell.item.label, style, color)))
        return nodes
    }

    /// How large a row's words may be, in heights of the row.
    private static let menuTextRatio = 0.6
}
