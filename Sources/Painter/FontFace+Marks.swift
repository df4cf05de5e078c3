/// Marks without a letter.
extension FontFace {
    /// The glyphs of a dotted circle and the marks that stand on it.
    ///
    /// Few fonts tell where marks stand on a circle: they are moved over its middle, and off it, so that both can be seen.
    func shapeOnCircle(_ text: String, as script: Script?) -> GlyphRun {
        var run = shape(text, as: script)
        // Damaged fonts may claim any place.
        let outlines = run.glyphs.map { glyph in
            let outline = outline(of: glyph.index)
            return outline.isDrawable ? outline : GlyphOutline()
        }
        let breadths = outlines.map(\.breadth)
        // The circle is the widest.
        let widest = run.glyphs.indices.max { length(breadths[$0]) < length(breadths[$1]) }
        guard let widest, let circle = breadths[widest], let circleReach = outlines[widest].reach
        else { return run }
        let middle = Float(run.glyphs[widest].x) + (circle.lowerBound + circle.upperBound) / 2
        let low = Float(run.glyphs[widest].y) + circleReach.lowerBound
        let high = Float(run.glyphs[widest].y) + circleReach.upperBound
        let gap = (high - low) / 12
        for index in run.glyphs.indices where index != widest {
            guard let breadth = breadths[index], let reach = outlines[index].reach,
                length(reach) < high - low
            else { continue }
            let ink = (breadth.lowerBound + breadth.upperBound) / 2
            run.glyphs[index].x = Self.place(middle - ink)
            let y = Float(run.glyphs[index].y)
            if y + (reach.lowerBound + reach.upperBound) / 2 > (low + high) / 2 {
                run.glyphs[index].y = Self.place(max(y, high + gap - reach.lowerBound))
            } else {
                run.glyphs[index].y = Self.place(min(y, low - gap - reach.upperBound))
            }
        }
        return run
    }

    private static func place(_ units: Float) -> Int32 { Int32(clamping: Int(units.rounded())) }

    private func length(_ range: ClosedRange<Float>?) -> Float {
        range.map { $0.upperBound - $0.lowerBound } ?? 0
    }
}
