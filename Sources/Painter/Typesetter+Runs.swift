import KeyboardStyle
import Scene
import Units

/// Labels that the main font does not draw alone.
extension Typesetter {
    /// A stretch with its size.
    private struct Piece {
        var run: TextRun
        /// Of a font, or a stroke's unit, or a box; in pixels.
        var size: Double
        /// Of the box that is in the middle of a key: how far its middle is above the baseline, in pixels.
        var middle: Double
        var width: Double
    }

    /// A mark alone stands on a dotted circle. Source: The Unicode Standard, 2.11, combining characters.
    private static let circle: Unicode.Scalar = "\u{25CC}"

    mutating func compose(_ key: LabelKey) -> Label? {
        var text = key.text
        if let first = text.unicodeScalars.first, Script.isMark(first) {
            let onCircle = String(Self.circle) + text
            let face = fonts.face(for: onCircle)
            if face.map({ $0.shape(onCircle).isComplete }) == true { text = onCircle }
        }
        var pieces = fonts.runs(of: text).flatMap { run -> [Piece] in
            guard case .number = run.drawing else { return [piece(run, key)] }
            return run.text.unicodeScalars.map { scalar in
                piece(TextRun(text: String(scalar), drawing: .number, script: run.script), key)
            }
        }
        if text.unicodeScalars.allSatisfy({ Script.isInvisible($0) && $0 != " " }) {
            pieces = text.unicodeScalars.map { scalar in
                piece(TextRun(text: String(scalar), drawing: .number, script: .common), key)
            }
        }
        // The first letters say where the line stands; signs go with them.
        guard let leader = pieces.first(where: { $0.run.script != .common }) ?? pieces.first
        else { return nil }
        let shrink = shrinking(pieces.reduce(0) { $0 + $1.width }, key)
        var x = middle(key) - pieces.reduce(0) { $0 + $1.width } * shrink / 2
        var bitmaps: [GlyphBitmap] = []
        for piece in pieces {
            bitmaps += draw(piece, key, shrink: shrink, at: x)
            x += piece.width * shrink
        }
        return Label(bitmaps, boxHeight: 2 * leader.middle * shrink)
    }

    private func piece(_ run: TextRun, _ key: LabelKey) -> Piece {
        switch run.drawing {
        case .font(let face):
            let box = box(of: run, face, key)
            let width = face.width(
                of: glyphs(of: run, face), size: box.size, thickening: key.thickening)
            return Piece(run: run, size: box.size, middle: box.middle, width: width)
        case .strokes:
            let unit = strokeUnit(key)
            let glyphs = StrokeAlphabet.glyphs(of: run.text) ?? []
            return Piece(
                run: run, size: unit, middle: key.height / 2,
                width: StrokeAlphabet.advance(of: glyphs) * unit)
        case .number:
            let capitals = em(key) * NativeMetrics.capHeight(ofFontSize: 1).value
            let height = (capitals * Self.boxPerCapital).rounded()
            let scalar = run.text.unicodeScalars.first ?? " "
            // Some room on both sides, so that two do not touch.
            return Piece(
                run: run, size: height, middle: key.height / 2,
                width: CodePointBox(scalar, height: height).width + 2)
        }
    }

    /// How much taller the box around a number is than a capital: digits in two rows must be readable.
    private static let boxPerCapital = 1.4

    private func draw(
        _ piece: Piece, _ key: LabelKey, shrink: Double, at x: Double
    ) -> [GlyphBitmap] {
        let size = piece.size * shrink
        let width = piece.width * shrink
        switch piece.run.drawing {
        case .font(let face):
            return face.draw(
                glyphs(of: piece.run, face), size: size, start: x, thickening: key.thickening)
        case .strokes:
            let glyphs = StrokeAlphabet.glyphs(of: piece.run.text) ?? []
            return [GlyphBitmap(strokes(glyphs, unit: size, start: x))]
        case .number:
            guard let scalar = piece.run.text.unicodeScalars.first else { return [] }
            let box = CodePointBox(scalar, height: size)
            let bottom = (size / 2 - piece.middle * shrink).rounded()
            let top = Int((bottom - size).rounded(.down))
            var coverage = Coverage(
                size: PixelSize(width: Int(width.rounded(.up)) + 2, height: Int(bottom) - top),
                origin: PixelOffset(x: Int(x.rounded(.down)), y: top))
            coverage.draw { box.draw(with: $0, left: (x + 1).rounded(), bottom: bottom) }
            return [GlyphBitmap(coverage)]
        }
    }

    private func glyphs(of run: TextRun, _ face: FontFace) -> GlyphRun {
        run.markScript != nil && run.text.unicodeScalars.first == Self.circle
            ? face.shapeOnCircle(run.text, as: run.markScript)
            : face.shape(run.text, as: run.markScript)
    }

    /// The size of a font that has Latin letters of the wished height in the design's own font.
    private func em(_ key: LabelKey) -> Double {
        switch key.measure {
        case .lowercase: key.height / NativeMetrics.xHeight(ofFontSize: 1).value
        case .capitals: key.height / NativeMetrics.capHeight(ofFontSize: 1).value
        }
    }

    /// The font size of a stretch, and how far above the baseline the middle of its box lies, both in pixels.
    private func box(
        of run: TextRun, _ face: FontFace, _ key: LabelKey
    ) -> (size: Double, middle: Double) {
        let em = em(key)
        switch run.script.stance {
        case .asLatin:
            return (key.height / face.height(of: key.measure), key.height / 2)
        case .around(let letters, let tallest):
            guard let box = face.reach(of: letters) else { break }
            var size = em
            if let tallest, let top = face.reach(of: tallest)?.upperBound, top > 0.2 {
                size = em * NativeMetrics.capHeight(ofFontSize: 1).value / top
            }
            return (size, (box.lowerBound + box.upperBound) / 2 * size)
        case .ownInk:
            break
        }
        guard let ink = face.reach(of: run.text) else { return (em, key.height / 2) }
        return (em, (ink.lowerBound + ink.upperBound) / 2 * em)
    }
}
