import Units

/// A label, drawn once: a stamp that is pressed with the baseline's middle on a pixel.
struct Label {
    let stamp: Stamp
    /// Twice as much as the middle of the box that is centred is above the baseline, in buffer pixels: for Latin letters the
    /// height of "x" or "H".
    let boxHeight: Double

    init(stamp: Stamp, boxHeight: Double) {
        self.stamp = stamp
        self.boxHeight = boxHeight
    }

    init(_ glyphs: [GlyphBitmap], boxHeight: Double) {
        let bounds = glyphs.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) {
            $0.union($1.bounds)
        }
        var coverage = Coverage(
            size: PixelSize(width: bounds.width, height: bounds.height),
            origin: PixelOffset(x: bounds.x, y: bounds.y))
        for glyph in glyphs { coverage.add(glyph) }
        self.init(stamp: Stamp(coverage), boxHeight: boxHeight)
    }
}
