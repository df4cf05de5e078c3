import CHarfBuzz

/// How tall a font's letters are, in ems.
///
/// Source: OpenType, table OS/2, `sxHeight` and `sCapHeight` (version 2 and later); where they are
/// missing or unbelievable, the outlines of "x" and "H" tell.
@safe struct LetterHeights {
    let lowercase: Double
    let capitals: Double

    /// `font` is only looked at here; it belongs to the caller.
    ///
    /// - Parameter outlineHeight: how tall a letter is drawn, in ems.
    @unsafe init(
        of font: OpaquePointer, unitsPerEm: Double, outlineHeight: (Unicode.Scalar) -> Double
    ) {
        func told(_ tag: hb_ot_metrics_tag_t) -> Double? {
            var height: hb_position_t = 0
            guard unsafe hb_ot_metrics_get_position(font, tag, &height) != 0 else { return nil }
            return Self.believable(Double(height) / unitsPerEm)
        }
        lowercase =
            told(HB_OT_METRICS_TAG_X_HEIGHT) ?? Self.believable(outlineHeight("x")) ?? 0.52
        capitals =
            told(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? Self.believable(outlineHeight("H")) ?? 0.71
    }

    private static func believable(_ height: Double) -> Double? {
        (0.25...1.2).contains(height) ? height : nil
    }
}
