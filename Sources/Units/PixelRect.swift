/// A rectangle in buffer pixels.
package struct PixelRect: Sendable, Hashable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var right: Int { x + width }
    package var bottom: Int { y + height }
    package var isEmpty: Bool { width <= 0 || height <= 0 }

    package func intersects(_ other: PixelRect) -> Bool {
        x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }

    package func contains(_ other: PixelRect) -> Bool {
        other.x >= x && other.right <= right && other.y >= y && other.bottom <= bottom
    }

    /// What both have in common; empty where they do not meet.
    package func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(0, min(right, other.right) - left),
            height: max(0, min(bottom, other.bottom) - top))
    }

    /// The smallest rectangle that holds both.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(right, other.right) - left,
            height: max(bottom, other.bottom) - top)
    }
}
