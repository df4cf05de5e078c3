import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Scene
import Units

/// What is shown above held keys. Source: behaviour C.3.
extension BoardLook {
    /// The nodes of a pop, from the shadow to the character; none in styles that have no pops.
    func pop(_ pop: KeyPop, above placed: PlacedKey, among keys: [PlacedKey]) -> [SceneNode] {
        guard let preview else { return [] }
        let key = frame(of: placed)
        let id = placed.key.id
        let fill = paint(of: placed.key).popFill(for: preview)
        let head: Rect
        let plate: SceneNode
        let caster: SoftShadow.Caster
        switch preview.family {
        case .bubbles:
            return []
        case .detached, .floating:
            let isFloating = preview.family == .floating
            head = self.head(
                for: pop.text, above: key, among: keys,
                width: isFloating
                    ? metrics.keyPopHeadWidth(overKeyOf: key.width) : metrics.nativePreviewSize,
                height: isFloating ? metrics.floatingPopHeight : metrics.nativePreviewSize,
                gap: isFloating ? metrics.pops.floatingGap : metrics.nativePreviewGap)
            let wished =
                isFloating
                ? metrics.pops.floatingCornerRadius : metrics.nativePreviewCornerRadius
            let radius = min(wished, min(head.width, head.height) / 2)
            plate = SceneNode(
                identity: .pop(id), frame: head, ink: head,
                content: .fill(fill, cornerRadius: radius))
            caster = .box(cornerRadius: radius)
        case .connected:
            head = self.head(
                for: pop.text, above: key, among: keys,
                width: metrics.keyPopHeadWidth(overKeyOf: key.width),
                height: metrics.keyPopHeadHeight,
                gap: metrics.keyPopOverflow - metrics.keyPopHeadHeight)
            let shape = shape(of: preview, head: head, key: key)
            plate = SceneNode(
                identity: .pop(id), frame: shape.bounds, ink: shape.bounds,
                content: .shape(shape, fill))
            caster = .pop(shape)
        }
        let label = SceneNode(
            identity: .popLabel(id), frame: head, ink: head,
            content: .label(
                Self.visible(pop.text), labelStyle(of: pop, in: head), paint(of: placed.key).text))
        let shadow = shadow(.popShadow(id), of: plate.frame, caster)
        // The native pop is lighter than every key.
        let rim = preview.family == .detached ? nil : rim(.popRim(id), of: plate.frame, caster)
        return [shadow] + [rim].compactMap { $0 } + [plate, label]
    }

    /// The soft shadow under something that floats, as large as `frame`.
    func shadow(
        _ identity: SceneNode.Identity, of frame: Rect, _ caster: SoftShadow.Caster
    ) -> SceneNode {
        let shadow = SoftShadow(
            caster: caster, offset: metrics.pops.shadowOffset, blur: metrics.pops.shadowBlur,
            color: colors.shadow)
        return SceneNode(
            identity: identity, frame: frame,
            ink: frame.inset(by: -(shadow.blur + shadow.offset)), content: .shadow(shadow))
    }

    /// The light edge around something that has the keys' own colour; nil where the shadow is enough.
    func rim(
        _ identity: SceneNode.Identity, of frame: Rect, _ caster: SoftShadow.Caster
    ) -> SceneNode? {
        guard let color = colors.rim else { return nil }
        let rim = SoftShadow(caster: caster, offset: 0, blur: metrics.pops.rimBlur, color: color)
        return SceneNode(
            identity: identity, frame: frame, ink: frame.inset(by: -rim.blur),
            content: .shadow(rim))
    }

    /// The area of a pop that holds its character: over its key, slid inwards where it would leave the keys' area.
    private func head(
        for text: String, above key: Rect, among keys: [PlacedKey], width wished: Points,
        height: Points, gap: Points
    ) -> Rect {
        // What stands beside the keys of one hand is not theirs.
        let area = board.keyArea
        let frames = keys.lazy.map(\.frame).filter { area.contains($0) }
        let left = frames.map(\.left).min() ?? area.left
        let right = frames.map(\.right).max() ?? area.right
        let width = min(max(wished, textWidth(of: text)), right - left)
        let x = min(max(key.center.x - width / 2, left), right - width)
        return Rect(x: x, y: key.top - gap - height, width: width, height: height)
    }

    /// What several characters need; one needs nothing of its own.
    private func textWidth(of text: String) -> Points {
        if text.count <= 1 { return 0 }
        let size = metrics.controlFontSize * metrics.pops.magnification
        return NativeMetrics.approximateWidth(of: text, fontSize: size)
            + 2 * size * metrics.pops.textPaddingRatio
    }

    private func labelStyle(of pop: KeyPop, in head: Rect) -> LabelStyle {
        let width = max(0, head.width - 2 * metrics.labelPadding)
        let magnification = metrics.pops.magnification
        if pop.text.count > 1 {
            let size = metrics.controlFontSize * magnification
            return LabelStyle(
                measure: .lowercase, height: NativeMetrics.xHeight(ofFontSize: size), lift: 0,
                maximumWidth: width)
        }
        return labelStyle(
            of: .character(pop.text), scale: shrinkage * magnification, maximumWidth: width)
    }

    private func shape(of preview: CharacterPreviewStyle, head: Rect, key: Rect) -> PopShape {
        let isSharp = preview == .square
        let side: PopShape.Side =
            preview == .curvy
            ? .curved
            : .straight(
                depth: metrics.keyPopNeckDepth, fillet: isSharp ? 0 : metrics.pops.neckFillet)
        return PopShape(
            head: head, key: key, headCornerRadius: isSharp ? 0 : metrics.pops.headCornerRadius,
            keyCornerRadius: min(metrics.keyCornerRadius, min(key.width, key.height) / 2),
            side: side)
    }
}
