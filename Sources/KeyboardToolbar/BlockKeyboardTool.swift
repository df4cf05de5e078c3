import KeyboardStyle
import Units

/// A tool made of what is displayed and of a closure.
///
/// ```swift
/// BlockKeyboardTool(symbolName: "magnifyingglass", accessibilityLabel: "Find") { textInput.perform(.find) }
/// ```
///
/// Each initialiser takes the spoken name; without one it is made of what is displayed. Source: behaviour E.1.
public struct BlockKeyboardTool: KeyboardTool {
    /// What it was made with.
    public let displayRepresentation: KeyboardToolDisplayRepresentation
    /// What it was made with; nil has it made of what is displayed.
    public let accessibilityLabel: String?
    /// What is shown in place of a symbol that nobody can draw; nil has letters of its name stand there.
    package var standIn: String?
    private let action: () -> Void

    /// - Parameters:
    ///   - displayRepresentation: what stands in bar, preview and picker.
    ///   - accessibilityLabel: the spoken name.
    ///   - action: what the tool does, called once when it is chosen, on the keyboard's only thread: while it runs, nothing is typed.
    public init(
        displayRepresentation: KeyboardToolDisplayRepresentation,
        accessibilityLabel: String? = nil, action: @escaping () -> Void
    ) {
        self.displayRepresentation = displayRepresentation
        self.accessibilityLabel = accessibilityLabel
        self.action = action
    }

    /// - Parameters:
    ///   - text: what is shown, one character at best.
    ///   - offset: how far it is moved from its place, in logical pixels.
    ///   - accessibilityLabel: the spoken name.
    ///   - action: what the tool does, called once when it is chosen.
    public init(
        text: String, offset: ToolOffset = .zero, accessibilityLabel: String? = nil,
        action: @escaping () -> Void
    ) {
        self.init(
            displayRepresentation: .text(text, offset: offset),
            accessibilityLabel: accessibilityLabel, action: action)
    }

    /// - Parameters:
    ///   - smallImage: what the bar and pickers show.
    ///   - largeImage: what the momentary preview shows.
    ///   - accessibilityLabel: the spoken name; without one it is the small image's file name.
    ///   - action: what the tool does, called once when it is chosen.
    public init(
        smallImage: KeyboardToolImage, largeImage: KeyboardToolImage,
        accessibilityLabel: String? = nil, action: @escaping () -> Void
    ) {
        self.init(
            displayRepresentation: .image(small: smallImage, large: largeImage),
            accessibilityLabel: accessibilityLabel, action: action)
    }

    /// - Parameters:
    ///   - symbolName: an icon of the keyboard's or of the desktop's icon theme, see `KeyboardToolDisplayRepresentation.symbol`.
    ///   - pointSize: its size in the bar, in logical pixels; one and a half times that in the preview.
    ///   - accessibilityLabel: the spoken name.
    ///   - action: what the tool does, called once when it is chosen.
    public init(
        symbolName: String, pointSize: Points = ToolbarMetrics.symbolPointSize,
        accessibilityLabel: String? = nil, action: @escaping () -> Void
    ) {
        self.init(
            displayRepresentation: .symbol(name: symbolName, pointSize: pointSize),
            accessibilityLabel: accessibilityLabel, action: action)
    }

    /// Calls the closure.
    public func performAction() { action() }
}
