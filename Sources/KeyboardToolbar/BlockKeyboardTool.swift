import KeyboardStyle
import Units

/// A tool made of what is displayed and of a closure. Source: behaviour E.1.
public struct BlockKeyboardTool: KeyboardTool {
    public let displayRepresentation: KeyboardToolDisplayRepresentation
    public let accessibilityLabel: String?
    private let action: () -> Void

    public init(
        displayRepresentation: KeyboardToolDisplayRepresentation,
        accessibilityLabel: String? = nil, action: @escaping () -> Void
    ) {
        self.displayRepresentation = displayRepresentation
        self.accessibilityLabel = accessibilityLabel
        self.action = action
    }

    public init(
        text: String, offset: ToolOffset = .zero, accessibilityLabel: String? = nil,
        action: @escaping () -> Void
    ) {
        self.init(
            displayRepresentation: .text(text, offset: offset),
            accessibilityLabel: accessibilityLabel, action: action)
    }

    public init(
        smallImage: KeyboardToolImage, largeImage: KeyboardToolImage,
        accessibilityLabel: String? = nil, action: @escaping () -> Void
    ) {
        self.init(
            displayRepresentation: .image(small: smallImage, large: largeImage),
            accessibilityLabel: accessibilityLabel, action: action)
    }

    public init(
        symbolName: String, pointSize: Points = ToolbarMetrics.symbolPointSize,
        accessibilityLabel: String? = nil, action: @escaping () -> Void
    ) {
        self.init(
            displayRepresentation: .symbol(name: symbolName, pointSize: pointSize),
            accessibilityLabel: accessibilityLabel, action: action)
    }

    public func performAction() { action() }
}
