/// One item of a toolbar that an application has registered.
package struct RegisteredItem: Sendable, Hashable {
    package enum Style: String, Sendable, Hashable, CaseIterable {
        case primary, secondary
    }

    /// What the application calls it, for itself.
    package var id: String?
    /// What is shown in the bar.
    package var tool: RegisteredTool
    package var isEnabled: Bool
    package var style: Style
    /// The choices while it is held.
    package var alternates: [RegisteredTool]

    package init(
        id: String? = nil, _ tool: RegisteredTool, isEnabled: Bool = true, style: Style = .primary,
        alternates: [RegisteredTool] = []
    ) {
        self.id = id
        self.tool = tool
        self.isEnabled = isEnabled
        self.style = style
        self.alternates = alternates
    }
}
