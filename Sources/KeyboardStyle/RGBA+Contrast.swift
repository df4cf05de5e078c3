extension RGBA {
    /// How bright the colour is to the eye, from 0 for black to 1 for white; alpha does not count.
    ///
    /// Source: WCAG 2, relative luminance.
    public var relativeLuminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// How well one opaque colour stands out from another, from 1 to 21; text wants 4.5.
    ///
    /// Source: WCAG 2, contrast ratio.
    public func contrast(with other: RGBA) -> Double {
        let (one, two) = (relativeLuminance, other.relativeLuminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// A component without sRGB's curve.
    private static func linear(_ component: Double) -> Double {
        if component <= 0.04045 { return component / 12.92 }
        // The power 2.4 is the square and two fifths; this room has no C library to ask.
        let base = (component + 0.055) / 1.055
        return base * base * fifthRoot(of: base * base)
    }

    /// For 0.008...1, the range of `linear`: Newton's steps fall from 1 to the root, which is at least 0.38.
    private static func fifthRoot(of number: Double) -> Double {
        var root = 1.0
        for _ in 0..<12 {
            root -= (root - number / (root * root * root * root)) / 5
        }
        return root
    }
}
