import KeyboardToolbar

/// A tool for those who do not write Swift: what it does, and how it shows itself.
package struct ToolDescription: Sendable, Hashable {
    package var action: ToolAction
    package var display: KeyboardToolDisplayRepresentation
    /// Its spoken name; nil has it made of what is displayed.
    package var label: String?

    /// - Parameters:
    ///   - display: nil for what such a tool usually shows; where it has no sign of its own, that is the label.
    ///   - label: nil for what such a tool is usually called.
    package init(
        _ action: ToolAction, display: KeyboardToolDisplayRepresentation? = nil,
        label: String? = nil
    ) {
        self.action = action
        self.display = display ?? action.usualDisplay ?? .text(label ?? action.shortName)
        self.label = label ?? action.usualLabel
    }

    /// Whether something of it can be seen.
    var isSeen: Bool {
        guard case .text(let text, _) = display else { return true }
        return text.canBeSeen
    }
}
