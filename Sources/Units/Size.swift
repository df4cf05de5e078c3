/// A width and a height in logical pixels.
public struct Size: Sendable, Hashable {
    public var width: Points
    public var height: Points

    public init(width: Points, height: Points) {
        self.width = width
        self.height = height
    }

    public static let zero = Size(width: 0, height: 0)
}
