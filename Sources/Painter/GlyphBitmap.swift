import Units

/// The coverage of one glyph; its place is seen from the baseline's start, y downwards.
struct GlyphBitmap {
    let bounds: PixelRect
    var coverage: [UInt8]

    init(bounds: PixelRect) {
        self.bounds = bounds
        coverage = Array(repeating: 0, count: bounds.width * bounds.height)
    }
}
