import Units

/// How far a tool's text is moved from its place, to the right and down.
public struct ToolOffset: Sendable, Hashable {
    public var x: Points
    public var y: Points

    public static let zero = ToolOffset(x: 0, y: 0)

    public init(x: Points, y: Points) {
        self.x = x
        self.y = y
    }
}
