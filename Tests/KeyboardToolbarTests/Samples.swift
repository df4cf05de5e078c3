import KeyboardStyle
import KeyboardToolbar
import Units

/// Toolbars that tests share.
enum Samples {
    static let metrics = ToolbarMetrics()

    static func face(_ text: String) -> ToolFace { ToolFace(display: .text(text)) }

    static func item(
        _ text: String, choices: Int = 0, beginsWithRepresentative: Bool = false,
        isEnabled: Bool = true, isSecondary: Bool = false
    ) -> ToolbarContent.Item {
        ToolbarContent.Item(
            face: face(text), choices: (0..<choices).map { face("\($0 % 10)") },
            choicesBeginWithRepresentative: beginsWithRepresentative, isEnabled: isEnabled,
            isSecondary: isSecondary)
    }

    static func symbol(_ name: String, isEnabled: Bool = true) -> ToolbarContent.Item {
        ToolbarContent.Item(face: ToolFace(display: .symbol(name: name)), isEnabled: isEnabled)
    }

    static func content(_ groups: [[ToolbarContent.Item]]) -> ToolbarContent {
        ToolbarContent(groups: groups.map { ToolbarContent.Group(spacing: 6, items: $0) })
    }

    /// The toolbar's document, Getting Started: two, four and two items, the middle ones with 6, 6, 7 and 8 choices.
    static let document = content([
        [symbol("arrow.uturn.backward"), symbol("arrow.uturn.forward")],
        [
            item("(", choices: 6), item(".", choices: 6), item("=", choices: 7),
            item("#", choices: 8),
        ],
        [symbol("magnifyingglass"), symbol("keyboard.chevron.compact.down")],
    ])

    static func layout(
        _ content: ToolbarContent = document, width: Points, style: ToolbarStyle = .glass,
        scroll: Points = 0
    ) -> ToolbarLayout {
        ToolbarLayout(
            content: content, width: width, style: style, metrics: metrics, padding: 3,
            scroll: scroll)
    }
}

/// Equal but for what sums of fractions lose.
func isNear(_ left: Points, _ right: Points) -> Bool { (left - right).value.magnitude < 1e-6 }

extension Rect {
    /// Whether it lies between two edges, but for what sums of fractions lose.
    func liesBetween(_ left: Points, _ right: Points) -> Bool {
        self.left > left - 1e-6 && self.right < right + 1e-6
    }
}
