import Units

/// What a tool's content keeps free inside its item.
public struct ToolInsets: Sendable, Hashable {
    public var top: Points
    public var left: Points
    public var bottom: Points
    public var right: Points

    public init(top: Points = 0, left: Points = 0, bottom: Points = 0, right: Points = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
