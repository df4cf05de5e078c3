import KeyboardToolbar

/// One place of a toolbar: the tool that a tap performs, and what holding it offers.
package struct ToolItemDescription: Sendable, Hashable {
    package var tool: ToolDescription
    package var alternates: [ToolDescription]
    /// Whether the picker begins with `tool`.
    package var includesItself: Bool
    package var style: KeyboardToolGroupItem.Style

    package init(
        _ tool: ToolDescription, alternates: [ToolDescription] = [], includesItself: Bool = false,
        style: KeyboardToolGroupItem.Style = .primary
    ) {
        self.tool = tool
        self.alternates = alternates
        self.includesItself = includesItself
        self.style = style
    }

    /// The same item for a toolbar that is shown.
    ///
    /// - Parameters:
    ///   - isEnabled: whether what an action is for can be done now.
    ///   - emphasis: whether it is in force already.
    ///   - perform: carries an action out.
    package func item(
        isEnabled: (ToolAction) -> Bool, isOffered: (ToolAction) -> Bool,
        emphasis: (ToolAction) -> ToolEmphasis,
        perform: @escaping (ToolAction) -> Void
    ) -> KeyboardToolGroupItem {
        func block(_ tool: ToolDescription) -> BlockKeyboardTool {
            BlockKeyboardTool(
                displayRepresentation: tool.display, accessibilityLabel: tool.label
            ) { perform(tool.action) }
        }
        var item = KeyboardToolGroupItem(
            representativeTool: block(tool),
            tools: alternates.filter { isOffered($0.action) }.map(block),
            isEnabled: isEnabled(tool.action),
            includeRepresentativeToolInPicker: includesItself, style: style)
        item.emphasis = emphasis(tool.action)
        return item
    }
}
