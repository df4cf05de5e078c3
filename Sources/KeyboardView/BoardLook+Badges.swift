import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Scene
import Units

/// Small things on top of keys. Source: behaviour A.8, `keyOverlay`.
extension BoardLook {
    struct Badge {
        let text: String
        let fontSize: Points
        let width: Points
    }

    /// The badge of a key as large as it can be without touching the label; the label gives way to the smallest one.
    func badge(on key: Key, in frame: Rect) -> Badge? {
        guard let text = badgeText(of: key), !text.isEmpty else { return nil }
        func width(_ size: Points) -> Points {
            NativeMetrics.approximateWidth(of: text, fontSize: size)
        }
        let room = frame.width - 2 * metrics.badgeInset
        let label: Points =
            key.action == .space && !showsWord(on: key, in: frame)
            ? 0
            : NativeMetrics.approximateWidth(
                of: key.label, fontSize: style.keyFontSize(for: key.action) * shrinkage)
        let free: Points = (room - label) / 2 - metrics.badgeInset
        let fits = width(metrics.badgeFontSize) <= free
        let size = fits ? metrics.badgeFontSize : metrics.minimumBadgeFontSize
        return Badge(text: text, fontSize: size, width: min(width(size), room / 3))
    }

    /// Whether the space bar says its word: where it would be too small to be read beside the smallest badge, it does not.
    func showsWord(on key: Key, in frame: Rect) -> Bool {
        guard showsSpaceLabel else { return false }
        var reserved = padding(in: frame)
        if let text = badgeText(of: key), !text.isEmpty {
            let badge = NativeMetrics.approximateWidth(
                of: text, fontSize: metrics.minimumBadgeFontSize)
            let most: Points = (frame.width - 2 * metrics.badgeInset) / 3
            reserved = max(reserved, min(badge, most) + metrics.badgeInset)
        }
        let size = style.keyFontSize(for: key.action) * shrinkage * fit(in: frame)
        let word = NativeMetrics.approximateWidth(of: key.label, fontSize: size)
        return frame.width - 2 * reserved >= word * LabelMetrics.leastSpaceWord
    }

    /// - Parameter state: while the caret is dragged badges are blank, as labels are.
    func badgeNode(on placed: PlacedKey, _ state: KeyState) -> SceneNode? {
        if state.isBlank && placed.key.action != .space { return nil }
        let frame = frame(of: placed)
        guard let badge = badge(on: placed.key, in: frame) else { return nil }
        let height = NativeMetrics.capHeight(ofFontSize: badge.fontSize)
        let place = Rect(
            x: frame.right - metrics.badgeInset - badge.width,
            y: frame.bottom - metrics.badgeInset - height, width: badge.width, height: height)
        let style = LabelStyle(
            measure: .capitals, height: height, lift: 0, maximumWidth: badge.width,
            alignment: .right)
        return SceneNode(
            identity: .keyBadge(placed.key.id), frame: place, ink: frame,
            content: .label(badge.text, style, paint(of: placed.key).text))
    }
}
