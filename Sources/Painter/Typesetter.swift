import Scene
import Units

/// Draws labels with a face, and with the built-in strokes what the face lacks.
struct Typesetter {
    /// Nil without a usable font.
    let face: FontFace?

    func label(_ key: LabelKey) -> Label? {
        guard key.height > 0, !key.text.isEmpty else { return nil }
        if let face {
            let run = face.shape(key.text)
            if run.isComplete { return draw(run, of: face, key) }
            // A box that says "no such glyph" is better than nothing.
            return drawStrokes(key) ?? draw(run, of: face, key)
        }
        return drawStrokes(key)
    }

    private func draw(_ run: GlyphRun, of face: FontFace, _ key: LabelKey) -> Label? {
        let perEm =
            switch key.measure {
            case .lowercase: face.xHeight
            case .capitals: face.capHeight
            }
        let wished = key.height / perEm
        let shrink = shrinking(face.width(of: run, size: wished), key)
        let size = wished * shrink
        let start = middle(key) - face.width(of: run, size: size) / 2
        let glyphs = face.draw(run, size: size, start: start)
        let bounds = glyphs.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) {
            $0.union($1.bounds)
        }
        var coverage = Coverage(
            size: PixelSize(width: bounds.width, height: bounds.height),
            origin: PixelOffset(x: bounds.x, y: bounds.y))
        for glyph in glyphs { coverage.add(glyph) }
        return Label(stamp: Stamp(coverage), boxHeight: key.height * shrink)
    }

    private func drawStrokes(_ key: LabelKey) -> Label? {
        guard let glyphs = StrokeAlphabet.glyphs(of: key.text) else { return nil }
        let tall =
            switch key.measure {
            case .lowercase: StrokeAlphabet.xHeight
            case .capitals: StrokeAlphabet.capHeight
            }
        let weight = 11.5
        let advance = glyphs.reduce(0) { $0 + $1.width + 2 * StrokeAlphabet.bearing }
        // The ink is taller than the strokes' middle by one weight.
        let wished = key.height / (tall + weight)
        let shrink = shrinking(advance * wished, key)
        let unit = wished * shrink
        let start = middle(key) - advance * unit / 2
        let left = Int(start.rounded(.down)) - 1
        let top = -Int(((StrokeAlphabet.ascent + weight) * unit).rounded(.up))
        let bottom = Int(((StrokeAlphabet.descent) * unit).rounded(.up))
        var coverage = Coverage(
            size: PixelSize(width: Int((advance * unit).rounded(.up)) + 2, height: bottom - top),
            origin: PixelOffset(x: left, y: top))
        coverage.draw { pen in
            pen.joinRound()
            var x = start + StrokeAlphabet.bearing * unit
            for glyph in glyphs {
                glyph.trace(with: pen, left: x, baseline: -weight * unit / 2, unit: unit)
                x += (glyph.width + 2 * StrokeAlphabet.bearing) * unit
            }
            pen.stroke(width: weight * unit)
        }
        return Label(stamp: Stamp(coverage), boxHeight: key.height * shrink)
    }

    private func middle(_ key: LabelKey) -> Double { key.isHalfPixel ? 0.5 : 0 }

    /// By how much a text of this width must shrink to fit.
    private func shrinking(_ width: Double, _ key: LabelKey) -> Double {
        guard key.maximumWidth > 0, width > key.maximumWidth else { return 1 }
        return key.maximumWidth / width
    }
}
