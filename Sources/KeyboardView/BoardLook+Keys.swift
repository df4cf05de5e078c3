import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Scene
import Units

/// Keys and what is written on them.
extension BoardLook {
    func background() -> SceneNode {
        let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
        let content: SceneNode.Content =
            isTranslucent
            ? .blank
            : .tray(colors.background, topCornerRadius: metrics.containerTopCornerRadius)
        return SceneNode(identity: .background, frame: bounds, ink: bounds, content: content)
    }

    func cap(of placed: PlacedKey, _ shown: KeyShown, _ shift: ShiftState) -> SceneNode {
        let frame = frame(of: placed)
        let paint = paint(of: placed.key, shift)
        let fill: RGBA
        var isRaised = true
        switch shown.state {
        case .rest: fill = paint.fill
        case .pressed: fill = paint.pressedFill
        case .previewed:
            fill = paint.heldFill(showing: preview)
            isRaised = preview?.family == .detached
        }
        let drawn = Self.scaled(frame, by: shown.scale)
        let radius = min(metrics.keyCornerRadius, min(drawn.width, drawn.height) / 2)
        let content: SceneNode.Content
        if isRaised, let color = colors.depthLine {
            let line = DepthLine(height: metrics.keyDepthLine, color: color)
            content = .raised(fill, cornerRadius: radius, line)
        } else {
            content = .fill(fill, cornerRadius: radius)
        }
        // A spring swings over its rest; a line lies below its key.
        var ink = shown.scale == 1 ? frame : frame.inset(by: -metrics.keySpacing / 2)
        if colors.depthLine != nil { ink.height = ink.height + metrics.keyDepthLine }
        return SceneNode(
            identity: .keyCap(placed.key.id), frame: drawn, ink: ink, content: content)
    }

    func label(of placed: PlacedKey, _ shown: KeyShown, _ shift: ShiftState) -> SceneNode {
        let frame = frame(of: placed)
        return SceneNode(
            identity: .keyLabel(placed.key.id), frame: frame, ink: frame,
            content: labelContent(of: placed.key, in: frame, shown, shift))
    }

    /// Whether `label` gives another node in one state than in the other.
    func labelDiffers(
        on placed: PlacedKey, _ one: KeyShown, _ other: KeyShown, _ shift: ShiftState
    ) -> Bool {
        if one.scale != other.scale { return true }
        if hidesLetters, (one.state == .previewed) != (other.state == .previewed) { return true }
        let paint = paint(of: placed.key, shift)
        return paint.text != paint.pressedText
            && (one.state == .pressed) != (other.state == .pressed)
    }

    private func labelContent(
        of key: Key, in frame: Rect, _ shown: KeyShown, _ shift: ShiftState
    ) -> SceneNode.Content {
        if shown.state == .previewed && hidesLetters { return .blank }
        let paint = paint(of: key, shift)
        let color = shown.state == .pressed ? paint.pressedText : paint.text
        let scale = shrinkage * shown.scale
        switch key.action {
        case .shift:
            return .icon(Self.icon(of: shift), height: metrics.symbolFontSize * shown.scale, color)
        case .backspace:
            return .icon(.deleteLeft, height: metrics.deleteIconHeight * shown.scale, color)
        case .space where !showsSpaceLabel:
            return .blank
        case .nextKeyboard:
            return .icon(.globe, height: metrics.symbolFontSize * shown.scale, color)
        case .emoji:
            return .icon(.emoji, height: metrics.symbolFontSize * shown.scale, color)
        case .dictation:
            return .icon(.microphone, height: metrics.symbolFontSize * shown.scale, color)
        case .none:
            return .blank
        case .character, .space, .primary, .keyboardType, .key, .modifier, .dead, .custom:
            let text = key.label(isShifted: shift.isCapital)
            return .label(text, labelStyle(of: key, text, in: frame, scale: scale), color)
        }
    }

    /// Whether a key is blank while its letter is shown elsewhere. Source: behaviour C.2.
    private var hidesLetters: Bool {
        switch preview?.family {
        case nil, .detached: false
        case .connected, .floating, .bubbles: true
        }
    }

    func paint(of key: Key, _ shift: ShiftState) -> KeyPaint {
        colors.paint(
            for: key.action, isActive: shift.isCapital, hasPurpose: returnHasPurpose)
    }

    private func labelStyle(
        of key: Key, _ text: String, in frame: Rect, scale: Double
    ) -> LabelStyle {
        let action: KeyboardAction
        if case .character = key.action { action = .character(text) } else { action = key.action }
        let reserved = badge(on: key, in: frame).map { $0.width + metrics.badgeInset } ?? 0
        let padding = max(metrics.labelPadding, reserved)
        return labelStyle(
            of: action, scale: scale, maximumWidth: max(0, frame.width - 2 * padding))
    }

    /// Source: behaviour A.4, text by drawn height and vertical centring.
    ///
    /// - Parameter scale: how much larger than the style says.
    func labelStyle(
        of action: KeyboardAction, scale: Double, maximumWidth: Points
    ) -> LabelStyle {
        let size = style.keyFontSize(for: action) * scale
        let lift = metrics.capitalsLift * (scale / shrinkage)
        switch action {
        case .character(let text) where !NativeMetrics.isSmallLetter(text):
            let height = NativeMetrics.capHeight(ofFontSize: size)
            return LabelStyle(
                measure: .capitals, height: height, lift: lift, maximumWidth: maximumWidth)
        case .keyboardType:
            let height = NativeMetrics.pageLabelHeight(ofFontSize: size)
            return LabelStyle(
                measure: .capitals, height: height, lift: lift, maximumWidth: maximumWidth)
        default:
            let height = NativeMetrics.xHeight(ofFontSize: size)
            return LabelStyle(
                measure: .lowercase, height: height, lift: 0, maximumWidth: maximumWidth)
        }
    }

    private static func icon(of shift: ShiftState) -> Icon {
        switch shift {
        case .lower: .shift
        case .upper: .shiftFilled
        case .capsLock: .capsLock
        }
    }

    private static func scaled(_ frame: Rect, by factor: Double) -> Rect {
        if factor == 1 { return frame }
        let width = frame.width * factor
        let height = frame.height * factor
        return Rect(
            x: frame.center.x - width / 2, y: frame.center.y - height / 2, width: width,
            height: height)
    }
}
