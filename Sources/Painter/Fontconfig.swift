import CFontconfig

/// Asks Fontconfig.
///
/// Owner of the configuration, the pattern and the match: `labelFont()`, which ends them before it
/// returns. Fontconfig's current configuration, a global, is neither read nor set.
@safe package enum Fontconfig {
    /// The regular face of the first preferred family that is installed, otherwise of the user's sans-serif font.
    package static func labelFont() -> FontFile? {
        guard let configuration = unsafe FcInitLoadConfigAndFonts() else { return nil }
        defer { unsafe FcConfigDestroy(configuration) }
        guard let pattern = unsafe FcPatternCreate() else { return nil }
        defer { unsafe FcPatternDestroy(pattern) }
        for family in FontFamily.preferred {
            unsafe FcPatternAddString(pattern, FC_FAMILY, family.name)
        }
        unsafe FcPatternAddString(pattern, FC_FAMILY, "sans-serif")
        unsafe FcPatternAddInteger(pattern, FC_WEIGHT, FC_WEIGHT_REGULAR)
        unsafe FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
        unsafe FcPatternAddBool(pattern, FC_SCALABLE, FcBool(1))
        unsafe FcConfigSubstitute(configuration, pattern, FcMatchPattern)
        unsafe FcDefaultSubstitute(pattern)
        var result = FcResultMatch
        guard let match = unsafe FcFontMatch(configuration, pattern, &result) else { return nil }
        defer { unsafe FcPatternDestroy(match) }
        var path: UnsafeMutablePointer<FcChar8>?
        guard unsafe FcPatternGetString(match, FC_FILE, 0, &path) == FcResultMatch,
            let path = unsafe path
        else { return nil }
        var index: Int32 = 0
        if unsafe FcPatternGetInteger(match, FC_INDEX, 0, &index) != FcResultMatch { index = 0 }
        return FontFile(path: unsafe String(cString: path), faceIndex: index)
    }
}
