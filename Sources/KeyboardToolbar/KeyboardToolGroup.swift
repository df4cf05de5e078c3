import KeyboardStyle
import Units

/// Items that belong together: one capsule of the toolbar, where there is room. Source: behaviour E.1.
public struct KeyboardToolGroup {
    /// The gap between its items where they are drawn as keys.
    public var spacing: Points
    public var items: [KeyboardToolGroupItem]

    public init(spacing: Points = ToolbarMetrics.itemSpacing, items: [KeyboardToolGroupItem]) {
        self.spacing = spacing
        self.items = items
    }
}
