import Units

/// How far a tool's text is moved from its place, in logical pixels.
public struct ToolOffset: Sendable, Hashable {
    /// To the right.
    public var x: Points
    /// Down.
    public var y: Points

    /// The text stays where it is.
    public static let zero = ToolOffset(x: 0, y: 0)

    /// Negative lengths move it to the left and up.
    public init(x: Points, y: Points) {
        self.x = x
        self.y = y
    }
}
