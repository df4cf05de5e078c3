/// A place in logical pixels; x grows to the right, y downwards.
public struct Point: Sendable, Hashable {
    public var x: Points
    public var y: Points

    public init(x: Points, y: Points) {
        self.x = x
        self.y = y
    }
}
