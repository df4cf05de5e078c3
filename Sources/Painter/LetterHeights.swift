import CFreeType

/// How tall a face's letters are, in ems.
///
/// Source: OpenType, table OS/2, `sxHeight` and `sCapHeight` (version 2 and later); where they are
/// missing or unbelievable, the outlines of "x" and "H" tell.
@safe struct LetterHeights {
    let lowercase: Double
    let capitals: Double

    /// `face` is only looked at here; it belongs to the caller.
    @unsafe init(of face: FT_Face) {
        let unitsPerEm = Double(unsafe face.pointee.units_per_EM)
        var told: (x: Double, cap: Double) = (0, 0)
        if let raw = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
            let table = unsafe raw.assumingMemoryBound(to: TT_OS2.self)
            if unsafe table.pointee.version != 0xFFFF, unsafe table.pointee.version >= 2 {
                told = (
                    Double(unsafe table.pointee.sxHeight) / unitsPerEm,
                    Double(unsafe table.pointee.sCapHeight) / unitsPerEm
                )
            }
        }
        let x = 0x78 as FT_ULong
        let capitalH = 0x48 as FT_ULong
        lowercase =
            unsafe Self.believable(told.x) ?? Self.believable(Self.outlineHeight(of: x, face))
            ?? 0.52
        capitals =
            unsafe Self.believable(told.cap)
            ?? Self.believable(Self.outlineHeight(of: capitalH, face)) ?? 0.71
    }

    private static func believable(_ height: Double) -> Double? {
        (0.25...1.2).contains(height) ? height : nil
    }

    private static func outlineHeight(of character: FT_ULong, _ face: FT_Face) -> Double {
        guard unsafe FT_Load_Char(face, character, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
            let slot = unsafe face.pointee.glyph
        else { return 0 }
        var box = FT_BBox()
        unsafe FT_Outline_Get_CBox(&slot.pointee.outline, &box)
        return Double(box.yMax) / Double(unsafe face.pointee.units_per_EM)
    }
}
