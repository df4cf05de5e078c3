import KeyboardStyle
import Scene
import Units

/// Letter bubbles. Source: behaviour C.3 and A.6.
extension BoardLook {
    func nodes(of bubble: Bubble) -> [SceneNode] {
        func square(_ half: Points) -> Rect {
            Rect(
                x: bubble.center.x - half, y: bubble.center.y - half, width: half * 2,
                height: half * 2)
        }
        let frame = square(bubble.radius)
        let shape = BubbleShape(
            phase: bubble.wobblePhase, wave: bubble.wobbleStrength, burst: bubble.burst)
        let paint = colors.bubble.tinted(bubble.tint)
        let body = SceneNode(
            identity: .bubble(bubble.number), frame: frame,
            ink: square(bubble.radius * BubbleShape.reach), content: .bubble(shape, paint))
        if bubble.text.isEmpty || bubble.burst != nil { return [body] }
        let size = bubble.radius * metrics.bubbles.letterRatio
        let isSmall = NativeMetrics.isSmallLetter(bubble.text)
        let style = LabelStyle(
            measure: isSmall ? .lowercase : .capitals,
            height: isSmall
                ? NativeMetrics.xHeight(ofFontSize: size)
                : NativeMetrics.capHeight(ofFontSize: size),
            lift: 0, maximumWidth: bubble.radius * 2)
        return [
            body,
            SceneNode(
                identity: .bubbleLabel(bubble.number), frame: frame, ink: frame,
                content: .label(bubble.text, style, paint.text)),
        ]
    }
}
