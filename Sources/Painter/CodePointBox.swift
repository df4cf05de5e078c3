/// A character that nothing has a picture of: its number, in small digits of our own in a frame.
struct CodePointBox {
    /// Two rows of two or three hexadecimal digits.
    private let rows: [[StrokeGlyph]]
    /// Of the whole box, in pixels.
    let height: Double
    let width: Double

    /// Parts of the height.
    private static let line = 0.055
    private static let space = 0.1
    private static let gap = 0.12

    /// - Parameter height: of the box with its frame, in pixels.
    init(_ scalar: Unicode.Scalar, height: Double) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let count = digits.count > 4 ? 6 : 4
        let padded = Array(String(repeating: "0", count: count - digits.count) + digits)
        rows = [padded.prefix(count / 2), padded.suffix(count / 2)].map { row in
            row.flatMap { StrokeAlphabet.glyphs(of: String($0)) ?? [] }
        }
        self.height = height
        let inner = Double(count / 2) * (Self.digitWidth * height + Self.gap * height)
        width = inner + (2 * (Self.line + Self.space) - Self.gap) * height
    }

    /// Above the frame's and each other's rows.
    private static let digitHeight = (1 - 2 * (line + space) - gap) / 2
    /// That of "0", the widest.
    private static let digitWidth = digitHeight * 0.62

    /// Draws the box; its left edge is at `left`, its lower one at `bottom`.
    func draw(with pen: borrowing Pen, left: Double, bottom: Double) {
        let line = max(1, Self.line * height)
        let top = bottom - height
        pen.joinRound()
        pen.box(
            left: left + line / 2, right: left + width - line / 2, top: top + line / 2,
            bottom: bottom - line / 2, radius: line)
        pen.stroke(width: line)
        let weight = max(0.8, 0.05 * height)
        let unit = (Self.digitHeight * height - weight) / StrokeAlphabet.capHeight
        var baseline = top + (Self.line + Self.space + Self.digitHeight) * height
        for row in rows {
            var x = left + (Self.line + Self.space) * height
            for glyph in row {
                let middle = (Self.digitWidth * height - glyph.width * unit) / 2
                glyph.trace(
                    with: pen, left: x + middle, baseline: baseline - weight / 2, unit: unit)
                x += (Self.digitWidth + Self.gap) * height
            }
            baseline += (Self.digitHeight + Self.gap) * height
        }
        pen.stroke(width: weight)
    }
}
