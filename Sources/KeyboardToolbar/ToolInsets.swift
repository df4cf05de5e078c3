import Units

/// What a tool's content keeps free inside its item, in logical pixels. What is no length counts as none.
public struct ToolInsets: Sendable, Hashable {
    /// Above the content.
    public var top: Points
    /// To the left of it.
    public var left: Points
    /// Below it.
    public var bottom: Points
    /// To the right of it.
    public var right: Points

    /// Nothing on the sides that are not given.
    public init(top: Points = 0, left: Points = 0, bottom: Points = 0, right: Points = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
