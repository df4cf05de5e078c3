/// Sees to it that a held key shows on glass, whatever lies behind.
///
/// A translucent key takes on some of the backdrop's brightness: over a white window the native dark key is as bright as its
/// held fill. Where that is so, the held key is darker than the key ever gets, or brighter, whichever its text can be read on.
///
/// Source: behaviour C.2, which finds a difference of 0.06 in brightness too little in the dark. A style's own fill stands
/// as long as it shows at all: it was measured.
enum HeldContrast {
    /// The least difference in brightness, of 1.
    private static let least = 0.03
    /// How much darker or brighter than the key over the extreme backdrop.
    private static let step = 0.35
    /// What text wants. Source: WCAG 2, success criterion 1.4.3.
    private static let readable = 4.5

    /// - Parameters:
    ///   - held: the style's own held fill, opaque.
    ///   - rest: the translucent fill of the key at rest.
    static func fill(_ held: RGBA, over rest: RGBA, text: RGBA) -> RGBA {
        if rest.alpha == 1 { return held }
        let backdrops = [RGBA.black, RGBA(0.5, 0.5, 0.5), RGBA.white]
        let seen = backdrops.map { rest.composited(over: $0) }
        if seen.allSatisfy({ abs(brightness($0) - brightness(held)) > least }) { return held }
        let sorted = seen.sorted { brightness($0) < brightness($1) }
        guard let darkest = sorted.first, let brightest = sorted.last else { return held }
        let choices = [darkest.darkened(by: step), brightest.lightened(by: step)]
        return choices.first { text.contrast(with: $0) >= readable } ?? held
    }

    private static func brightness(_ color: RGBA) -> Double {
        0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    }
}
