import Units

extension Scale {
    /// The rectangle with every edge moved to the nearest pixel edge.
    ///
    /// The same edge gives the same pixel for every node, so neighbours neither overlap nor part; the result lies inside
    /// `covering(rect)`.
    func snapped(_ rect: Rect) -> PixelRect {
        let left = nearestPixel(rect.left)
        let top = nearestPixel(rect.top)
        return PixelRect(
            x: left, y: top, width: nearestPixel(rect.right) - left,
            height: nearestPixel(rect.bottom) - top)
    }

    /// A length in pixels, in fractions.
    func inPixels(_ length: Points) -> Double {
        length.value * factor
    }

    private func nearestPixel(_ place: Points) -> Int {
        // A scene is a value anyone may build: a place beyond any buffer must not trap.
        let pixels = min(max(place.value * factor, -1_000_000), 1_000_000)
        // Half goes up on both sides of zero, so that a moved board rounds alike everywhere.
        return Int((pixels + 0.5).rounded(.down))
    }
}
