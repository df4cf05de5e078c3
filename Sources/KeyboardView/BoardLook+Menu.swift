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
        var nodes = [shadow(.menuShadow, of: panel, .box(cornerRadius: radius))]
        if let rim = rim(.menuRim, of: panel, .box(cornerRadius: radius)) { nodes.append(rim) }
        nodes.append(
            SceneNode(
                identity: .menu, frame: panel, ink: panel,
                content: .fill(paint.calloutFill, cornerRadius: radius)))
        let inset = metrics.calloutSelectionInset
        if let selected = menu.selected {
            let mark = surfaceFrame(menu.layout.cells[selected].frame).inset(by: inset)
            nodes.append(
                SceneNode(
                    identity: .menuSelection, frame: mark, ink: mark,
                    content: .fill(
                        colors.selectedCellFill, cornerRadius: max(0, radius - inset))))
        }
        let size = menuTextSize(menu.layout)
        for (index, cell) in menu.layout.cells.enumerated() {
            let color = index == menu.selected ? colors.selectedCellText : paint.text
            nodes += self.nodes(of: cell, at: index, size, color)
        }
        return nodes
    }

    /// One size for all words, so that the longest has room.
    private func menuTextSize(_ layout: GlobeMenuLayout) -> Points {
        var size = metrics.controlFontSize
        for cell in layout.cells {
            size = min(size, cell.frame.height * LabelMetrics.menuText)
            let room = room(in: cell, size)
            let width = NativeMetrics.approximateWidth(of: cell.item.label, fontSize: size)
            if width > room { size = size * max(LabelMetrics.leastMenuText, room / width) }
        }
        return size
    }

    /// What a cell's words may take. A mark stands on the left; the same room on the right keeps them in the middle.
    private func room(in cell: GlobeMenuLayout.Cell, _ size: Points) -> Points {
        let side = cell.item.isOn ? size + metrics.labelPadding : metrics.labelPadding
        return max(0, cell.frame.width - 2 * (metrics.calloutSelectionInset + side))
    }

    private func nodes(
        of cell: GlobeMenuLayout.Cell, at index: Int, _ size: Points, _ color: RGBA
    ) -> [SceneNode] {
        let frame = surfaceFrame(cell.frame).inset(by: metrics.calloutSelectionInset)
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
            maximumWidth: room(in: cell, size))
        nodes.append(
            SceneNode(
                identity: .menuLabel(index), frame: frame, ink: frame,
                content: .label(cell.item.label, style, color)))
        return nodes
    }
}
