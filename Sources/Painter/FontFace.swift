import CFreeType
import CHarfBuzz
import Units

/// A face of a font file, opened: it shapes text and draws glyphs.
///
/// Owner of the FreeType library, the face and the HarfBuzz font: this object, which ends them in
/// reverse order. No pointer leaves it.
@safe final class FontFace {
    let file: FontFile
    /// The height of "x", in ems.
    let xHeight: Double
    /// The height of "H", in ems.
    let capHeight: Double
    private let unitsPerEm: Double
    private let library: FT_Library
    private let face: FT_Face
    private let font: OpaquePointer

    /// Nil when the file is missing, is no font, or has no outlines for Latin letters.
    init?(_ file: FontFile) {
        // A pipe of that name would block the open.
        guard FileStatus(of: file.path)?.isRegularFile == true else { return nil }
        var openedLibrary: FT_Library?
        guard unsafe FT_Init_FreeType(&openedLibrary) == 0, let library = unsafe openedLibrary
        else {
            return nil
        }
        guard let face = unsafe Self.open(file, library) else {
            unsafe FT_Done_FreeType(library)
            return nil
        }
        let unitsPerEm = unsafe face.pointee.units_per_EM
        guard let font = unsafe Self.makeShaper(of: file, unitsPerEm: Int32(unitsPerEm)) else {
            unsafe FT_Done_Face(face)
            unsafe FT_Done_FreeType(library)
            return nil
        }
        self.file = file
        self.unitsPerEm = Double(unitsPerEm)
        let measures = unsafe LetterHeights(of: face)
        xHeight = measures.lowercase
        capHeight = measures.capitals
        unsafe self.library = library
        unsafe self.face = face
        unsafe self.font = font
    }

    deinit {
        unsafe hb_font_destroy(font)
        unsafe FT_Done_Face(face)
        unsafe FT_Done_FreeType(library)
    }

    private static func open(_ file: FontFile, _ library: FT_Library) -> FT_Face? {
        var opened: FT_Face?
        guard unsafe FT_New_Face(library, file.path, FT_Long(file.faceIndex), &opened) == 0,
            let face = unsafe opened
        else { return nil }
        let needed = FT_FACE_FLAG_SCALABLE | FT_FACE_FLAG_SFNT
        let hasLetters =
            unsafe face.pointee.face_flags & needed == needed && face.pointee.units_per_EM > 0
            && FT_Get_Char_Index(face, 0x78) != 0 && FT_Get_Char_Index(face, 0x48) != 0
        if hasLetters { return unsafe face }
        unsafe FT_Done_Face(face)
        return nil
    }

    /// HarfBuzz measures by its own reading of the file: unhinted and in font units, so a run
    /// serves every size.
    private static func makeShaper(of file: FontFile, unitsPerEm: Int32) -> OpaquePointer? {
        guard let blob = unsafe hb_blob_create_from_file_or_fail(file.path) else { return nil }
        let face = unsafe hb_face_create(blob, UInt32(file.faceIndex & 0xFFFF))
        let font = unsafe hb_font_create(face)
        // Font and face keep what they need alive.
        unsafe hb_face_destroy(face)
        unsafe hb_blob_destroy(blob)
        unsafe hb_font_set_scale(font, unitsPerEm, unitsPerEm)
        let instance = file.faceIndex >> 16
        if instance > 0 { unsafe hb_font_set_var_named_instance(font, UInt32(instance - 1)) }
        return unsafe font
    }

    /// The glyphs of one line of text.
    func shape(_ text: String) -> GlyphRun {
        let buffer = unsafe hb_buffer_create()
        defer { unsafe hb_buffer_destroy(buffer) }
        unsafe hb_buffer_add_utf8(buffer, text, -1, 0, -1)
        unsafe hb_buffer_guess_segment_properties(buffer)
        unsafe hb_shape(font, buffer, nil, 0)
        var count: UInt32 = 0
        var run = GlyphRun(glyphs: [], advance: 0, isComplete: true)
        guard let shaped = unsafe hb_buffer_get_glyph_infos(buffer, &count),
            let places = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        else { return run }
        for index in 0..<Int(count) {
            let place = unsafe places[index]
            let glyph = unsafe shaped[index].codepoint
            run.glyphs.append(
                GlyphRun.Glyph(
                    index: glyph, x: run.advance &+ place.x_offset, y: place.y_offset))
            run.advance = run.advance &+ place.x_advance
            if glyph == 0 { run.isComplete = false }
        }
        return run
    }

    /// How wide a run is at a font size, both in buffer pixels.
    func width(of run: GlyphRun, size: Double) -> Double {
        Double(run.advance) * size / unitsPerEm
    }

    /// The coverage of a run's glyphs at a font size; the baseline starts at (`start`, 0).
    func draw(_ run: GlyphRun, size: Double, start: Double) -> [GlyphBitmap] {
        // 26.6 fixed point; FreeType takes no size beyond 16 bits of pixels.
        let size = min(max(size, 1), 2000)
        guard unsafe FT_Set_Char_Size(face, 0, FT_F26Dot6((size * 64).rounded()), 72, 72) == 0
        else { return [] }
        let perUnit = size / unitsPerEm
        return run.glyphs.compactMap { glyph in
            draw(
                glyph.index, x: start + Double(glyph.x) * perUnit, y: Double(glyph.y) * perUnit,
                size: size)
        }
    }

    private func draw(_ glyph: UInt32, x: Double, y: Double, size: Double) -> GlyphBitmap? {
        let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
        guard unsafe FT_Load_Glyph(face, glyph, flags) == 0, let slot = unsafe face.pointee.glyph,
            unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return nil }
        // A font may claim any advance; a glyph far away is as good as none.
        guard abs(x) < 16_000, abs(y) < 16_000 else { return nil }
        unsafe FT_Outline_Translate(
            &slot.pointee.outline, FT_Pos((x * 64).rounded()), FT_Pos((y * 64).rounded()))
        var box = FT_BBox()
        unsafe FT_Outline_Get_CBox(&slot.pointee.outline, &box)
        let left = box.xMin >> 6
        let bottom = box.yMin >> 6
        let width = ((box.xMax + 63) >> 6) - left
        let height = ((box.yMax + 63) >> 6) - bottom
        let largest = Int(size * 8) + 16
        guard width > 0, height > 0, width <= largest, height <= largest else { return nil }
        unsafe FT_Outline_Translate(&slot.pointee.outline, -left * 64, -bottom * 64)
        var drawn = GlyphBitmap(
            bounds: PixelRect(x: left, y: -(bottom + height), width: width, height: height))
        let isDrawn = unsafe drawn.coverage.withUnsafeMutableBufferPointer { coverage in
            var bitmap = unsafe FT_Bitmap()
            unsafe bitmap.rows = UInt32(height)
            unsafe bitmap.width = UInt32(width)
            unsafe bitmap.pitch = Int32(width)
            unsafe bitmap.buffer = coverage.baseAddress
            unsafe bitmap.num_grays = 256
            unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            return unsafe FT_Outline_Get_Bitmap(library, &slot.pointee.outline, &bitmap) == 0
        }
        return isDrawn ? drawn : nil
    }
}
