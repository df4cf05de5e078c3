import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Scene
import Units

/// The colours and sizes that all keys of one scene share, resolved once.
struct KeyLook {
    /// What one role's keys are painted with.
    private struct Ink {
        let fill: RGBA
        let pressedFill: RGBA
        let text: RGBA
    }

    let background: RGBA
    private let standard: Ink
    private let control: Ink
    private let style: any KeyboardStyleProvider
    private let metrics: NativeMetrics
    private let shift: ShiftState
    /// What the board's rows were shrunk by, if the style does not know of it.
    private let shrinkage: Double

    init(
        style: any KeyboardStyleProvider, scheme: ColorScheme, metrics: GridMetrics,
        shift: ShiftState
    ) {
        let background = style.backgroundColor().resolved(for: scheme)
        func ink(_ role: KeyRole) -> Ink {
            Ink(
                fill: style.keyFill(for: role).resolved(for: scheme),
                // Held keys are opaque. Source: behaviour C.2.
                pressedFill: style.keyFillPressed(for: role).resolved(for: scheme)
                    .composited(over: background),
                text: style.keyTextColor(for: role).resolved(for: scheme))
        }
        self.background = background
        standard = ink(.standard)
        control = ink(.control)
        self.style = style
        self.metrics = style.metrics
        self.shift = shift
        shrinkage = min(1, metrics.keyRowHeight / style.metrics.keyRowHeight)
    }

    func cap(of placed: PlacedKey, isPressed: Bool) -> SceneNode.Content {
        let ink = ink(of: placed.key)
        let radius = min(
            metrics.keyCornerRadius * shrinkage,
            min(placed.frame.width, placed.frame.height) / 2)
        return .fill(isPressed ? ink.pressedFill : ink.fill, cornerRadius: radius)
    }

    func label(of placed: PlacedKey) -> SceneNode.Content {
        let key = placed.key
        let color = ink(of: key).text
        switch key.action {
        case .shift:
            return .icon(shiftIcon, height: metrics.symbolFontSize * shrinkage, color)
        case .backspace:
            return .icon(.deleteLeft, height: metrics.deleteIconHeight * shrinkage, color)
        case .character:
            let text = key.label(isShifted: shift.isCapital)
            return .label(text, style(of: .character(text), in: placed.frame), color)
        case .space, .primary, .keyboardType:
            return .label(key.label, style(of: key.action, in: placed.frame), color)
        }
    }

    private var shiftIcon: Icon {
        switch shift {
        case .lower: .shift
        case .upper: .shiftFilled
        case .capsLock: .capsLock
        }
    }

    /// An active shift key is painted as a letter key. Source: behaviour A.6, shift active.
    private func ink(of key: Key) -> Ink {
        if key.action == .shift && shift.isCapital { return standard }
        switch KeyRole(of: key.action) {
        case .standard: return standard
        case .control: return control
        }
    }

    /// Source: behaviour A.4, text by drawn height and vertical centring.
    private func style(of action: KeyboardAction, in frame: Rect) -> LabelStyle {
        let size = style.keyFontSize(for: action) * shrinkage
        let lift = metrics.capitalsLift * shrinkage
        let width = max(0, frame.width - 2 * metrics.labelPadding)
        switch action {
        case .character(let text) where !NativeMetrics.isSmallLetter(text):
            let height = NativeMetrics.capHeight(ofFontSize: size)
            return LabelStyle(measure: .capitals, height: height, lift: lift, maximumWidth: width)
        case .keyboardType:
            let height = NativeMetrics.pageLabelHeight(ofFontSize: size)
            return LabelStyle(measure: .capitals, height: height, lift: lift, maximumWidth: width)
        case .character, .space, .primary, .backspace, .shift:
            let height = NativeMetrics.xHeight(ofFontSize: size)
            return LabelStyle(measure: .lowercase, height: height, lift: 0, maximumWidth: width)
        }
    }
}
