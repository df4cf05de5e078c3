import Scene
import Units

/// Draws labels with the main font, with others what it lacks, and with the built-in strokes what no font has.
struct Typesetter {
    var fonts: FontStack

    mutating func label(_ key: LabelKey) -> Label? {
        guard key.height > 0, !key.text.isEmpty else { return nil }
        if Self.standsAsLatin(key.text) {
            if let face = fonts.main {
                let run = face.shape(key.text)
                if run.isComplete { return draw(run, of: face, key) }
            } else if let label = drawStrokes(key) {
                return label
            }
        }
        return compose(key)
    }

    /// Whether all letters are of scripts whose letters stand as Latin ones do, or signs; no mark is alone. Not all that do
    /// are known here: this is the short way.
    private static func standsAsLatin(_ text: String) -> Bool {
        for (index, scalar) in text.unicodeScalars.enumerated() {
            switch scalar.value {
            case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x52F,
                0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20CF,
                0x2100...0x2BFF:
                break
            case 0x300...0x36F where index > 0: break
            default: return false
            }
        }
        return true
    }

    private func draw(_ run: GlyphRun, of face: FontFace, _ key: LabelKey) -> Label? {
        let wished = key.height / face.height(of: key.measure)
        let advance = face.width(of: run, size: 1, thickening: key.thickening)
        let shrink = shrinking(advance * wished, key)
        let size = wished * shrink
        let start = middle(key) - advance * size / 2
        return Label(
            face.draw(run, size: size, start: start, thickening: key.thickening),
            boxHeight: key.height * shrink)
    }

    private func drawStrokes(_ key: LabelKey) -> Label? {
        guard let glyphs = StrokeAlphabet.glyphs(of: key.text) else { return nil }
        let advance = StrokeAlphabet.advance(of: glyphs)
        let wished = strokeUnit(key)
        let shrink = shrinking(advance * wished, key)
        let unit = wished * shrink
        let start = middle(key) - advance * unit / 2
        return Label(
            stamp: Stamp(strokes(glyphs, unit: unit, start: start)),
            boxHeight: key.height * shrink)
    }

    /// Pixels to a unit of the built-in alphabet.
    func strokeUnit(_ key: LabelKey) -> Double {
        let tall =
            switch key.measure {
            case .lowercase: StrokeAlphabet.xHeight
            case .capitals: StrokeAlphabet.capHeight
            }
        // The ink is taller than the strokes' middle by one weight.
        return key.height / (tall + StrokeAlphabet.weight)
    }

    func strokes(_ glyphs: [StrokeGlyph], unit: Double, start: Double) -> Coverage {
        let weight = StrokeAlphabet.weight
        let advance = StrokeAlphabet.advance(of: glyphs)
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
        return coverage
    }

    func middle(_ key: LabelKey) -> Double { key.isHalfPixel ? 0.5 : 0 }

    /// By how much a text of this width must shrink to fit.
    func shrinking(_ width: Double, _ key: LabelKey) -> Double {
        guard key.maximumWidth > 0, width > key.maximumWidth else { return 1 }
        return key.maximumWidth / width
    }
}
