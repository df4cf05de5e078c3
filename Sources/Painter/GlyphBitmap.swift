import Units

/// The coverage of one glyph; its place is seen from the baseline's start, y downwards.
struct GlyphBitmap {
    let bounds: PixelRect
    var coverage: [UInt8]

    init(bounds: PixelRect) {
        self.bounds = bounds
        coverage = Array(repeating: 0, count: bounds.width * bounds.height)
    }

    init(_ drawn: Coverage) {
        self.init(
            bounds: PixelRect(
                x: drawn.origin.x, y: drawn.origin.y, width: drawn.size.width,
                height: drawn.size.height))
        for row in 0..<bounds.height {
            let start = row * drawn.bytesPerRow
            coverage.replaceSubrange(
                row * bounds.width..<(row + 1) * bounds.width,
                with: drawn.bytes[start..<start + bounds.width])
        }
    }
}
