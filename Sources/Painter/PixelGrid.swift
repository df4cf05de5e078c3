import Units

/// The whole pixels that a scene's edges are moved to.
///
/// The same edge gives the same pixel for every node, so neighbours neither overlap nor part. An
/// edge between two pixels moves towards the middle of the board, so a symmetric board stays
/// symmetric at every scale. What comes out lies inside `Scale.covering` of what went in.
struct PixelGrid: Sendable, Hashable {
    let scale: Scale
    /// The width of the scene.
    let width: Points

    func snapped(_ rect: Rect) -> PixelRect {
        let left = column(rect.left)
        let right = column(rect.right)
        let top = row(rect.top)
        return PixelRect(x: left, y: top, width: right - left, height: row(rect.bottom) - top)
    }

    /// The logical pixels of an area and a little more: what lies outside cannot touch it.
    func vicinity(of area: PixelRect) -> Rect {
        let factor = scale.factor
        func logical(_ pixels: Int) -> Points { Points(Double(pixels) / factor) }
        return Rect(
            x: logical(area.x - 1), y: logical(area.y - 1), width: logical(area.width + 2),
            height: logical(area.height + 2))
    }

    /// A length in pixels, in fractions.
    func pixels(_ length: Points) -> Double {
        length.value * scale.factor
    }

    private func column(_ x: Points) -> Int {
        let place = steady(pixels(x))
        let end = steady(pixels(width))
        // The board's own right edge goes where `Scale.bufferSize` ends.
        let isRoundedUp = place * 2 < end || place >= end
        return Int(isRoundedUp ? (place + 0.5).rounded(.down) : (place - 0.5).rounded(.up))
    }

    private func row(_ y: Points) -> Int {
        Int((steady(pixels(y)) + 0.5).rounded(.down))
    }

    /// A place in whole 256ths of a pixel, so that sums of fractions which should meet do meet.
    private func steady(_ place: Double) -> Double {
        // A scene is a value anyone may build: a place beyond any buffer must not trap.
        (min(max(place, -1_000_000), 1_000_000) * 256).rounded() / 256
    }
}
