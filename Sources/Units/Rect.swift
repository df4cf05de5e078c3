/// A rectangle in logical pixels: the left and top edges belong to it, the right and bottom edges do not.
public struct Rect: Sendable, Hashable {
    public var x: Points
    public var y: Points
    public var width: Points
    public var height: Points

    public init(x: Points, y: Points, width: Points, height: Points) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public init(left: Points, top: Points, right: Points, bottom: Points) {
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    public var left: Points { x }
    public var top: Points { y }
    public var right: Points { x + width }
    public var bottom: Points { y + height }
    public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
    public var size: Size { Size(width: width, height: height) }

    /// Whether nothing lies inside.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    public func contains(_ point: Point) -> Bool {
        point.x >= left && point.x < right && point.y >= top && point.y < bottom
    }

    public func contains(_ other: Rect) -> Bool {
        other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
    }

    public func intersects(_ other: Rect) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    /// The same rectangle with every edge moved inwards by `length` (outwards where it is negative).
    public func inset(by length: Points) -> Rect {
        Rect(left: left + length, top: top + length, right: right - length, bottom: bottom - length)
    }

    /// The smallest rectangle that holds both.
    public func union(_ other: Rect) -> Rect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return Rect(
            left: min(left, other.left), top: min(top, other.top),
            right: max(right, other.right), bottom: max(bottom, other.bottom))
    }
}
