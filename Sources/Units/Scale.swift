/// Buffer pixels per logical pixel, counted in 120ths.
///
/// Source: fractional-scale-v1, `preferred_scale`: the numerator of a fraction with the denominator 120.
package struct Scale: Sendable, Hashable, Comparable {
    package static let denominator = 120
    package static let one = Scale(whole: 1)

    /// The scale in 120ths; at least 1.
    package let numerator: Int

    package init(numerator: Int) {
        self.numerator = max(1, numerator)
    }

    package init(whole factor: Int) {
        self.init(numerator: factor * Scale.denominator)
    }

    package var factor: Double { Double(numerator) / Double(Scale.denominator) }

    /// The factor when it is a whole number, for `wl_surface.set_buffer_scale`.
    package var wholeFactor: Int? {
        numerator % Scale.denominator == 0 ? numerator / Scale.denominator : nil
    }

    package static func < (left: Scale, right: Scale) -> Bool {
        left.numerator < right.numerator
    }

    /// The size of the buffer for a surface of whole logical pixels, rounded half away from zero.
    ///
    /// Source: fractional-scale-v1, description of the interface.
    package func bufferSize(for size: Size) -> PixelSize {
        PixelSize(width: pixels(size.width), height: pixels(size.height))
    }

    /// The rectangle's pixels, grown to whole ones.
    package func covering(_ rect: Rect) -> PixelRect {
        let left = Int((rect.left.value * factor).rounded(.down))
        let top = Int((rect.top.value * factor).rounded(.down))
        let right = Int((rect.right.value * factor).rounded(.up))
        let bottom = Int((rect.bottom.value * factor).rounded(.up))
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func pixels(_ length: Points) -> Int {
        Int((length.value * Double(numerator) / Double(Scale.denominator)).rounded())
    }
}
