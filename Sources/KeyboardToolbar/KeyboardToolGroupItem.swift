import KeyboardStyle
import Units

/// One place in the toolbar: the tool that a tap performs, and what holding it offers. Source: behaviour E.1.
public struct KeyboardToolGroupItem {
    /// How much an item stands out in the classic look.
    public enum Style: String, Sendable, Hashable {
        /// As keys that type.
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
    /// What its content keeps free inside it, in logical pixels; 1 below unless said otherwise.
    public var contentEdgeInsets: ToolInsets
    /// How much it stands out; only the classic look shows it.
    public var style: Style
    /// Whether what it does is in force, as a modifier's that was tapped.
    package var emphasis = ToolEmphasis.none

    /// - Parameters:
    ///   - representativeTool: what a tap performs, and what stands in the bar.
    ///   - tools: the alternates that holding it offers, in their order; usually the representative is repeated as the first.
    ///   - isEnabled: an item that is not is dimmed and does nothing.
    ///   - includeRepresentativeToolInPicker: whether the picker begins with the representative, where there are alternates.
    ///   - contentEdgeInsets: what the content keeps free, in logical pixels.
    ///   - style: how much it stands out in the classic look.
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
