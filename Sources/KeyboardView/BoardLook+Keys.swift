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

    func cap(of placed: PlacedKey, _ shown: KeyShown, _ state: KeyState) -> SceneNode {
        let frame = frame(of: placed)
        let paint = paint(of: placed.key, state)
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

    func label(
        of placed: PlacedKey, _ shown: KeyShown, _ state: KeyState, _ fit: LabelFit
    ) -> SceneNode {
        let frame = frame(of: placed)
        return SceneNode(
            identity: .keyLabel(placed.key.id), frame: frame, ink: frame,
            content: labelContent(of: placed.key, in: frame, shown, state, fit))
    }

    /// Whether `label` gives another node in one state than in the other.
    func labelDiffers(
        on placed: PlacedKey, _ one: KeyShown, _ other: KeyShown, _ state: KeyState
    ) -> Bool {
        if one.scale != other.scale { return true }
        if hidesLetters, (one.state == .previewed) != (other.state == .previewed) { return true }
        let paint = paint(of: placed.key, state)
        return paint.text != paint.pressedText
            && (one.state == .pressed) != (other.state == .pressed)
    }

    private func labelContent(
        of key: Key, in frame: Rect, _ shown: KeyShown, _ state: KeyState, _ labels: LabelFit
    ) -> SceneNode.Content {
        if shown.state == .previewed && hidesLetters { return .blank }
        if state.isBlank && key.action != .space { return .blank }
        if key.action == .space && !showsWord(on: key, in: frame) { return .blank }
        let paint = paint(of: key, state)
        let color = shown.state == .pressed ? paint.pressedText : paint.text
        if let icon = icon(of: key, state.shift) {
            return .icon(icon, height: height(of: icon, on: key, in: frame) * shown.scale, color)
        }
        if key.action == .none { return .blank }
        let text = text(of: key, state)
        let kind = LabelFit.Kind(of: key, text)
        let scale =
            shrinkage * shown.scale * fit(in: frame)
            * labels.scale(of: kind, width: frame.width)
        return .label(
            Self.visible(text), labelStyle(of: key, text, in: frame, scale: scale), color)
    }

    /// What is written on a key; for one with a picture, its spoken name.
    func text(of key: Key, _ state: KeyState) -> String {
        if key.action == .primary, let returnLabel { return returnLabel }
        let isShifted = state.shift.shifts(key)
        guard state.isAltGr else { return key.label(isShifted: isShifted) }
        return key.label(at: KeyLevel(isShifted: isShifted, isAltGr: true))
    }

    /// The picture on a key that has one.
    private func icon(of key: Key, _ shift: ShiftState) -> Icon? {
        switch key.action {
        case .shift: Self.icon(of: shift)
        case .backspace: .deleteLeft
        case .nextKeyboard: .globe
        case .emoji: .emoji
        case .dictation: .microphone
        case .key(.up): .arrowUp
        case .key(.down): .arrowDown
        case .key(.left): .arrowLeft
        case .key(.right): .arrowRight
        case .custom where key.id == Key.expander(.off).id:
            // Source: behaviour D.9, trap 54.
            board.oneHanded == .left ? .chevronRight : .chevronLeft
        case .character, .space, .primary, .keyboardType, .key, .modifier, .dead, .custom, .none:
            nil
        }
    }

    /// As tall as its kind is, or less, so that all of it is on its key. Arrows stand beside words.
    private func height(of icon: Icon, on key: Key, in frame: Rect) -> Points {
        let wished: Points =
            switch key.action {
            case .backspace: metrics.deleteIconHeight
            case .key: style.keyFontSize(for: key.action) * shrinkage
            default: metrics.symbolFontSize
            }
        let room = max(0, frame.width - 2 * padding(in: frame))
        return min(wished * fit(in: frame), room / icon.widthRatio)
    }

    /// How much smaller than elsewhere things are on a key that is lower than its row.
    func fit(in frame: Rect) -> Double {
        let ratio = frame.height / metrics.keyRowHeight
        return ratio < Self.wholeRow ? ratio : 1
    }

    /// What is nearly as high as a row counts as that high.
    private static let wholeRow = 0.99

    /// What is kept free beside a label: less on keys that are narrower than letters are.
    func padding(in frame: Rect) -> Points {
        min(metrics.labelPadding, frame.width * metrics.labelPaddingRatio)
    }

    /// Whether a key is blank while its letter is shown elsewhere. Source: behaviour C.2.
    private var hidesLetters: Bool {
        switch preview?.family {
        case nil, .detached: false
        case .connected, .floating, .bubbles: true
        }
    }

    func paint(of key: Key, _ state: KeyState = .rest) -> KeyPaint {
        if case .modifier(let modifier) = key.action {
            return colors.paint(for: modifier, latched: state.latched, locked: state.locked)
        }
        if key.id == Key.capsLock.id, state.shift == .capsLock { return colors.locked }
        switch key.role {
        case .standard: return colors.standard
        case .control: return colors.control
        case nil: break
        }
        return colors.paint(
            for: key.action, isActive: state.shift.isCapital, hasPurpose: returnHasPurpose)
    }

    private func labelStyle(
        of key: Key, _ text: String, in frame: Rect, scale: Double
    ) -> LabelStyle {
        let reserved = badge(on: key, in: frame).map { $0.width + metrics.badgeInset } ?? 0
        let padding = max(padding(in: frame), reserved)
        var width = max(0, frame.width - 2 * padding)
        if case .keyboardType = key.action {
            width = min(width, frame.width * metrics.pageLabelWidthRatio)
        }
        return labelStyle(of: written(on: key, text), scale: scale, maximumWidth: width)
    }

    /// What the size of a label follows from.
    func written(on key: Key, _ text: String) -> KeyboardAction {
        switch key.action {
        case .character, .dead: .character(text)
        // It stands among the modifiers.
        case .custom where key.id == Key.capsLock.id: .modifier(.control)
        default: key.action
        }
    }

    /// A text as it can be seen: an accent that has no letter stands on a dotted circle. Source: Unicode, 7.9, "Combining Marks".
    static func visible(_ text: String) -> String {
        // One byte is ASCII, of which nothing combines; what is longer than a mark has a letter.
        guard (2...4).contains(text.utf8.count), let first = text.unicodeScalars.first else {
            return text
        }
        switch first.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return "\u{25CC}\(text)"
        default: return text
        }
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
        case .key(let named) where named.hasNumber:
            let height = NativeMetrics.pageLabelHeight(ofFontSize: size)
            return LabelStyle(
                measure: .capitals, height: height, lift: 0, maximumWidth: maximumWidth)
        default:
            let height = NativeMetrics.xHeight(ofFontSize: size)
            return LabelStyle(
                measure: .lowercase, height: height, lift: 0, maximumWidth: maximumWidth)
        }
    }

    private static func icon(of shift: ShiftState) -> Icon {
        switch shift {
        case .lower: .shift
        case .upper, .auto: .shiftFilled
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
