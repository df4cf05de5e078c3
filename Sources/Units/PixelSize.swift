/// A width and a height in buffer pixels.
package struct PixelSize: Sendable, Hashable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    package var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The whole area as a rectangle at the origin.
    package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
