import KeyboardStyle
import Units

/// Items that belong together: one capsule of the toolbar, where there is room. Source: behaviour E.1.
public struct KeyboardToolGroup {
    /// The gap between its items where they are drawn as keys, the classic look, in logical pixels. Less where room is short.
    public var spacing: Points
    /// Its places, from left to right.
    public var items: [KeyboardToolGroupItem]

    /// - Parameter spacing: 6 logical pixels unless given.
    public init(spacing: Points = ToolbarMetrics.itemSpacing, items: [KeyboardToolGroupItem]) {
        self.spacing = spacing
        self.items = items
    }
}
