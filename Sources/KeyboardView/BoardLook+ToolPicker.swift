import KeyboardStyle
import KeyboardToolbar
import Scene
import Units

/// What is shown above a tool that is held: the tool itself, large, or its choices. Source: behaviour E.2 to E.5.
extension BoardLook {
    /// A plate above the bar with what is on it.
    private struct ToolPlate {
        /// In logical pixels of the surface, like the item below it.
        var frame: Rect
        let item: Rect
        var tools: [SceneNode]
        var selection: Rect?
    }

    /// What lies above the bar, and where its picture lies in the surface; y may be negative.
    func toolPopup(_ appearance: ToolbarAppearance) -> BoardPopup? {
        guard let plate = toolPlate(appearance) else { return nil }
        let frame = Self.whole(bounds(of: plate).inset(by: -toolShadowReach))
        let nodes = nodes(of: plate).map { $0.moved(x: -frame.x, y: -frame.y) }
        return BoardPopup(frame: frame, scene: BoardScene(size: frame.size, nodes: nodes))
    }

    /// The same in the board's own picture, so much lower that nothing is cut.
    func toolOverlay(_ appearance: ToolbarAppearance) -> [SceneNode] {
        guard let plate = toolPlate(appearance) else { return [] }
        let lowered = loweredBy(plate.frame)
        return nodes(of: plate).map { $0.moved(x: 0, y: lowered) }
    }

    /// How much lower than it should be a plate is drawn.
    func loweredBy(_ plate: Rect) -> Points {
        hasPopups ? 0 : max(0, metrics.pops.clearance - plate.top)
    }

    private func toolPlate(_ appearance: ToolbarAppearance) -> ToolPlate? {
        guard let toolbar, let layout = toolbarLayout(appearance) else { return nil }
        if let picker = appearance.picker {
            guard let item = toolbar.content[picker.address],
                let frame = layout.frame(of: picker.address)
            else { return nil }
            let cells = picker.layout.cells.map(toolFrame)
            return ToolPlate(
                frame: toolFrame(picker.layout.frame), item: toolFrame(frame),
                tools: zip(item.choices, cells).enumerated().map { index, choice in
                    toolNode(
                        choice.0, .toolChoice(index), in: choice.1,
                        color: index == picker.selected ? selectedToolText : toolText)
                },
                selection: picker.selected.flatMap { cells.indices.contains($0) ? cells[$0] : nil })
        }
        guard let address = appearance.preview, let item = toolbar.content[address],
            let frame = layout.frame(of: address)
        else { return nil }
        let preview = ToolPreviewLayout(
            item: frame, face: item.face, containerWidth: layout.width,
            availableAbove: toolbar.availableAbove, style: toolbar.style, metrics: toolbar.metrics)
        let tool = toolNode(
            item.face, .toolPreview, in: toolFrame(preview.cell),
            magnification: toolbar.metrics.magnification, color: toolText)
        return ToolPlate(
            frame: toolFrame(preview.frame), item: toolFrame(frame), tools: [tool], selection: nil)
    }

    private func nodes(of plate: ToolPlate) -> [SceneNode] {
        switch toolbar?.style {
        case .glass, nil: glassNodes(of: plate)
        case .classic: classicNodes(of: plate)
        }
    }

    private func glassNodes(of plate: ToolPlate) -> [SceneNode] {
        let radius: Points = toolMetrics.glass.pickerHeight / 2
        let corner = min(radius, min(plate.frame.width, plate.frame.height) / 2)
        var nodes = [shadow(.toolPlateShadow, of: plate.frame, .box(cornerRadius: corner))]
        nodes += capsuleNodes(plate.frame, .toolPlate, .toolPlateRim, radius: radius)
        if let selection = plate.selection {
            nodes.append(
                SceneNode(
                    identity: .toolSelection, frame: selection, ink: selection,
                    content: .fill(
                        colors.toolbar.glass.selectedFill,
                        cornerRadius: min(selection.width, selection.height) / 2)))
        }
        return nodes + plate.tools
    }

    private func classicNodes(of plate: ToolPlate) -> [SceneNode] {
        let paint = colors.toolbar.classic
        let metrics = toolMetrics.classic
        let bounds = bounds(of: plate)
        let shape = shape(of: plate)
        let shadow = SoftShadow(
            caster: .plate(shape), offset: metrics.plateShadowOffset,
            blur: metrics.plateShadowBlur, color: paint.plateShadow)
        var nodes = [
            SceneNode(
                identity: .toolPlateShadow, frame: bounds,
                ink: bounds.inset(by: -toolShadowReach), content: .shadow(shadow)),
            SceneNode(
                identity: .toolPlate, frame: bounds, ink: bounds,
                content: .plate(shape, paint.plate)),
            SceneNode(
                identity: .toolPlateRim, frame: bounds,
                ink: bounds.inset(by: -metrics.edgeWidth),
                content: .plateEdge(shape, width: metrics.edgeWidth, paint.plateEdge)),
        ]
        if let selection = plate.selection {
            let radius = min(metrics.selectionRadius, min(selection.width, selection.height) / 2)
            nodes.append(
                SceneNode(
                    identity: .toolSelection, frame: selection, ink: selection,
                    content: .fill(paint.selectedFill, cornerRadius: radius)))
        }
        return nodes + plate.tools
    }

    /// The plate, and the handle from there down over its button.
    private func shape(of plate: ToolPlate) -> PlateShape {
        let metrics = toolMetrics.classic
        let (frame, item) = (plate.frame, plate.item)
        let handle = Rect(
            left: item.left, top: frame.bottom, right: item.right,
            bottom: max(frame.bottom, item.bottom))
        return PlateShape(
            plate: frame, handle: handle,
            plateCornerRadius: min(
                metrics.plateCornerRadius, min(frame.width, frame.height) / 2),
            handleCornerRadius: min(
                metrics.handleRadius, min(handle.width, handle.height) / 2),
            shoulderRadius: min(metrics.shoulderRadius, handle.height),
            neckHeight: min(metrics.handleExtension, handle.height),
            curveReach: metrics.curveReach)
    }

    private func bounds(of plate: ToolPlate) -> Rect {
        switch toolbar?.style {
        case .glass, nil: plate.frame
        case .classic: shape(of: plate).bounds
        }
    }

    /// How far around a plate its shadow is seen.
    private var toolShadowReach: Points {
        switch toolbar?.style {
        case .glass, nil: metrics.pops.shadowBlur + metrics.pops.shadowOffset
        case .classic: toolMetrics.classic.plateShadowBlur + toolMetrics.classic.plateShadowOffset
        }
    }

    private var toolText: RGBA {
        switch toolbar?.style {
        case .glass, nil: colors.toolbar.glass.text
        case .classic: colors.toolbar.classic.text
        }
    }

    private var selectedToolText: RGBA {
        switch toolbar?.style {
        case .glass, nil: colors.toolbar.glass.selectedText
        case .classic: colors.toolbar.classic.selectedText
        }
    }
}
