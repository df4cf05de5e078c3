/// A set of buffer pixels, held as a few rectangles that do not overlap.
///
/// Adding a rectangle that meets others merges them into their common bounds, so the region may grow beyond what was
/// added; it never loses a pixel.
package struct PixelRegion: Sendable, Equatable {
    /// Past this many rectangles one bounding rectangle is cheaper than the list. A whole page of keys fits.
    private static let limit = 48

    package private(set) var rectangles: [PixelRect] = []

    package init() {}

    package init(_ rectangle: PixelRect) {
        add(rectangle)
    }

    package var isEmpty: Bool { rectangles.isEmpty }

    /// The smallest rectangle that holds the region; empty for an empty region.
    package var bounds: PixelRect {
        rectangles.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
    }

    package mutating func add(_ rectangle: PixelRect) {
        if rectangle.isEmpty { return }
        var merged = rectangle
        var isSettled = false
        while !isSettled {
            isSettled = true
            for index in rectangles.indices.reversed() where rectangles[index].intersects(merged) {
                merged = merged.union(rectangles.remove(at: index))
                isSettled = false
            }
        }
        rectangles.append(merged)
        if rectangles.count > Self.limit {
            rectangles = [bounds]
        }
    }

    package mutating func formUnion(_ other: PixelRegion) {
        for rectangle in other.rectangles { add(rectangle) }
    }

    /// Cuts everything off that lies outside `limit`.
    package func clipped(to limit: PixelRect) -> PixelRegion {
        var result = PixelRegion()
        for rectangle in rectangles { result.add(rectangle.intersection(limit)) }
        return result
    }

    package mutating func removeAll() {
        rectangles.removeAll(keepingCapacity: true)
    }

    package func intersects(_ rectangle: PixelRect) -> Bool {
        rectangles.contains { $0.intersects(rectangle) }
    }
}
