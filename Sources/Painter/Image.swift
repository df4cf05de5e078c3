import Units

/// A picture in memory of our own: for tests, for `glasschord render`.
package struct Image: Sendable, Equatable {
    package let layout: PixelLayout
    /// Premultiplied ARGB, row after row.
    package private(set) var pixels: [UInt32]

    /// A picture whose pixels all have the value `filling` (0: clear).
    package init(size: PixelSize, filling: UInt32 = 0) {
        layout = PixelLayout(size: size)
        pixels = Array(repeating: filling, count: layout.byteCount / 4)
    }

    package var size: PixelSize { layout.size }

    /// The pixel of a column and a row, both counted from 0 at the top left.
    package subscript(column: Int, row: Int) -> UInt32 {
        pixels[row * size.width + column]
    }

    mutating func set(_ pixel: UInt32, column: Int, row: Int) {
        pixels[row * size.width + column] = pixel
    }

    /// Lends the pixels to a painter.
    package mutating func withPixels<Failure: Error>(
        _ body: (inout MutableRawSpan) throws(Failure) -> Void
    ) throws(Failure) {
        var span = pixels.mutableSpan
        var bytes = unsafe span.mutableBytes
        try body(&bytes)
    }
}
