import KeyboardStyle
import Units

/// One place in the toolbar: the tool that a tap performs, and what holding it offers. Source: behaviour E.1.
public struct KeyboardToolGroupItem {
    /// How much an item stands out in the classic look.
    public enum Style: String, Sendable, Hashable {
        case primary
        /// Glass shows all tools that are enabled alike: there it is as `primary`.
        @available(
            *, deprecated,
            message:
                "The glass look ignores it; only the classic look draws secondary tools otherwise."
        )
        case secondary

        /// `secondary`, for what reads it from elsewhere.
        package static var classicSecondary: Style { Style(rawValue: "secondary") ?? .primary }
        package var isSecondary: Bool { rawValue == "secondary" }
    }

    /// What a tap performs, and what stands in the bar.
    public var representativeTool: any KeyboardTool
    /// What holding the item offers; none has it perform the representative whenever it is let go.
    public var tools: [any KeyboardTool]
    /// An item that is not is dimmed and does nothing.
    public var isEnabled: Bool
    /// Whether the picker begins with the representative; usually it is among `tools` already.
    public var includeRepresentativeToolInPicker: Bool
    public var contentEdgeInsets: ToolInsets
    public var style: Style
    /// Whether what it does is in force, as a modifier's that was tapped.
    package var emphasis = ToolEmphasis.none

    public init(
        representativeTool: any KeyboardTool, tools: [any KeyboardTool] = [],
        isEnabled: Bool = true, includeRepresentativeToolInPicker: Bool = false,
        contentEdgeInsets: ToolInsets = ToolInsets(bottom: 1), style: Style = .primary
    ) {
        self.representativeTool = representativeTool
        self.tools = tools
        self.isEnabled = isEnabled
        self.includeRepresentativeToolInPicker = includeRepresentativeToolInPicker
        self.contentEdgeInsets = contentEdgeInsets
        self.style = style
    }

    /// What the picker offers: none where there are no alternates.
    package var choices: [any KeyboardTool] {
        if tools.isEmpty { return [] }
        return includeRepresentativeToolInPicker ? [representativeTool] + tools : tools
    }
}
