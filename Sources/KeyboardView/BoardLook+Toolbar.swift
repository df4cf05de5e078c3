import KeyboardStyle
import KeyboardToolbar
import Scene
import Units

/// The bar above the keys. Source: behaviour E.3 and E.5.
extension BoardLook {
    /// So many nodes has each item: what lies behind its tool, a line around that, and the tool.
    static let nodesPerTool = 3

    /// The bar as far as it is scrolled.
    func toolbarLayout(_ appearance: ToolbarAppearance) -> ToolbarLayout? {
        guard let layout = toolbarLayout else { return nil }
        return appearance.scroll == layout.scroll ? layout : layout.scrolled(to: appearance.scroll)
    }

    /// What lies behind items together: nothing in the classic look.
    func capsuleNodes(of layout: ToolbarLayout) -> [SceneNode] {
        guard layout.style == .glass else { return [] }
        return layout.capsules.enumerated().flatMap { index, capsule in
            capsuleNodes(
                toolFrame(capsule.frame), .toolCapsule(index), .toolCapsuleRim(index))
        }
    }

    /// A box of glass with its rim, its ends round.
    ///
    /// - Parameter radius: of its corners where it is higher than a capsule.
    func capsuleNodes(
        _ frame: Rect, _ identity: SceneNode.Identity, _ rimIdentity: SceneNode.Identity,
        radius: Points? = nil
    ) -> [SceneNode] {
        let paint = colors.toolbar.glass
        let most: Points = min(frame.width, frame.height) / 2
        let radius = min(radius ?? most, most)
        let width = toolMetrics.glass.rimWidth
        return [
            SceneNode(
                identity: identity, frame: frame, ink: frame,
                content: .fill(paint.fill, cornerRadius: radius)),
            SceneNode(
                identity: rimIdentity, frame: frame, ink: frame,
                content: .ring(paint.rim, cornerRadius: radius, width: width)),
        ]
    }

    /// The nodes of one item, `nodesPerTool` of them.
    func toolNodes(_ placed: PlacedTool, isPressed: Bool) -> [SceneNode] {
        guard let toolbar, let item = toolbar.content[placed.address] else { return [] }
        let frame = toolFrame(placed.frame)
        let (group, place) = (placed.address.group, placed.address.item)
        let opacity = item.isEnabled ? 1 : toolMetrics.disabledOpacity
        let color: RGBA
        let button: SceneNode
        var rim = SceneNode.Content.blank
        let buttonIdentity = SceneNode.Identity.toolButton(group: group, item: place)
        switch toolbar.style {
        case .glass:
            let paint = colors.toolbar.glass
            let disc = disc(in: frame)
            let force = paintInForce(item.emphasis)
            color = isPressed ? paint.pressedText : force?.text ?? paint.text
            let fill = (isPressed ? paint.pressedFill : force?.fill).map {
                SceneNode.Content.fill($0, cornerRadius: min(disc.width, disc.height) / 2)
            }
            button = SceneNode(
                identity: buttonIdentity, frame: disc, ink: disc, content: fill ?? .blank)
            if isPressed, let color = paint.pressedRim {
                rim = .ring(
                    color, cornerRadius: min(disc.width, disc.height) / 2,
                    width: toolMetrics.glass.pressedRimWidth)
            }
        case .classic:
            let paint = colors.toolbar.classic
            let force = isPressed ? nil : paintInForce(item.emphasis)
            color = force?.text ?? paint.text
            button = self.button(
                in: frame, buttonIdentity,
                fill: force?.fill
                    ?? (item.isSecondary && !isPressed ? paint.secondaryFill : paint.primaryFill))
        }
        let tool = toolNode(
            item.face, .tool(group: group, item: place), in: frame, insets: item.insets,
            color: color, opacity: opacity)
        let edge = SceneNode(
            identity: .toolButtonRim(group: group, item: place), frame: button.frame,
            ink: button.frame, content: rim)
        return [button, edge, tool]
    }

    /// A modifier that counts looks as its key does; nil for all else.
    private func paintInForce(_ emphasis: ToolEmphasis) -> KeyPaint? {
        switch emphasis {
        case .none: nil
        case .latched: colors.latched
        case .locked: colors.locked
        }
    }

    /// What a held tool lies on in glass: a circle, or longer where the item is.
    private func disc(in frame: Rect) -> Rect {
        let side = min(toolMetrics.glass.pressedRadius * 2, min(frame.width, frame.height))
        let width = max(side, frame.width - (frame.height - side))
        return Rect(
            x: frame.center.x - width / 2, y: frame.center.y - side / 2, width: width,
            height: side)
    }

    private func button(
        in frame: Rect, _ identity: SceneNode.Identity, fill: RGBA
    ) -> SceneNode {
        let paint = colors.toolbar.classic
        let metrics = toolMetrics.classic
        var ink = frame
        ink.height = ink.height + metrics.shadowOffset
        return SceneNode(
            identity: identity, frame: frame, ink: ink,
            content: .raised(
                fill,
                cornerRadius: min(metrics.cornerRadius, min(frame.width, frame.height) / 2),
                DepthLine(height: metrics.shadowOffset, color: paint.line)))
    }

    var toolMetrics: ToolbarMetrics { toolbar?.metrics ?? ToolbarMetrics() }
}
