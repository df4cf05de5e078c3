import CHarfBuzz
import Scene
import Units

/// A face of a font file, opened: it shapes text and draws glyphs.
///
/// HarfBuzz reads the file, measures and gives outlines, all in font units, so that what it gives
/// serves every size; FreeType only fills outlines.
///
/// Owner of the HarfBuzz font and its drawing functions: this object, which ends them. No pointer
/// leaves it.
@safe final class FontFace {
    let file: FontFile
    /// The height of "x", in ems.
    let xHeight: Double
    /// The height of "H", in ems.
    let capHeight: Double
    private let unitsPerEm: Double
    private let filler: OutlineFiller
    private let font: OpaquePointer
    private let pencil: OpaquePointer

    /// Nil when the file is missing, is no font, or has no outlines for Latin letters.
    ///
    /// - Parameter needsLatin: whether it must have those letters; else it may be for another script alone.
    init?(_ file: FontFile, needsLatin: Bool = true) {
        // A pipe of that name would block the open.
        guard FileStatus(of: file.path)?.isRegularFile == true,
            let filler = OutlineFiller(),
            let (font, unitsPerEm) = unsafe Self.open(file)
        else { return nil }
        guard let pencil = unsafe Self.makePencil() else {
            unsafe hb_font_destroy(font)
            return nil
        }
        func height(of letter: Unicode.Scalar) -> Double? {
            var glyph: hb_codepoint_t = 0
            guard unsafe hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0 else {
                return nil
            }
            let outline = unsafe Self.outline(of: glyph, font, pencil)
            return outline.isDrawable ? Double(outline.top) / unitsPerEm : nil
        }
        guard !needsLatin || height(of: "x") != nil && height(of: "H") != nil else {
            unsafe hb_draw_funcs_destroy(pencil)
            unsafe hb_font_destroy(font)
            return nil
        }
        self.file = file
        self.unitsPerEm = unitsPerEm
        let heights = unsafe LetterHeights(of: font, unitsPerEm: unitsPerEm) {
            height(of: $0) ?? 0
        }
        xHeight = heights.lowercase
        capHeight = heights.capitals
        self.filler = filler
        unsafe self.font = font
        unsafe self.pencil = pencil
    }

    deinit {
        unsafe hb_draw_funcs_destroy(pencil)
        unsafe hb_font_destroy(font)
    }

    /// The font, which measures in font units, and how many of them an em has.
    @unsafe private static func open(_ file: FontFile) -> (OpaquePointer, Double)? {
        guard let blob = unsafe hb_blob_create_from_file_or_fail(file.path) else { return nil }
        let face = unsafe hb_face_create(blob, UInt32(file.faceIndex & 0xFFFF))
        let unitsPerEm = unsafe hb_face_get_upem(face)
        let font = unsafe hb_font_create(face)
        // Font and face keep what they need alive.
        unsafe hb_face_destroy(face)
        unsafe hb_blob_destroy(blob)
        unsafe hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
        let instance = file.faceIndex >> 16
        if instance > 0 { unsafe hb_font_set_var_named_instance(font, UInt32(instance - 1)) }
        guard let font = unsafe font else { return nil }
        return unsafe (font, Double(unitsPerEm))
    }

    /// Whether the font has a picture of the character that can be drawn, or needs none.
    func draws(_ scalar: Unicode.Scalar) -> Bool {
        var glyph: hb_codepoint_t = 0
        guard unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 else {
            return false
        }
        if Script.isInvisible(scalar) { return true }
        return unsafe Self.outline(of: glyph, font, pencil).isDrawable
    }

    /// A glyph's edge, in font units.
    func outline(of glyph: UInt32) -> GlyphOutline {
        unsafe Self.outline(of: glyph, font, pencil)
    }

    /// From where to where above the baseline the ink of a text reaches, in ems; nil without ink, or without its glyphs.
    func reach(of text: String) -> ClosedRange<Double>? {
        let run = shape(text)
        if !run.isComplete { return nil }
        var reach: ClosedRange<Double>?
        for glyph in run.glyphs {
            let outline = unsafe Self.outline(of: glyph.index, font, pencil)
            guard outline.isDrawable, let drawn = outline.reach else { continue }
            let low = (Double(drawn.lowerBound) + Double(glyph.y)) / unitsPerEm
            let high = (Double(drawn.upperBound) + Double(glyph.y)) / unitsPerEm
            reach = min(reach?.lowerBound ?? low, low)...max(reach?.upperBound ?? high, high)
        }
        return reach
    }

    /// The glyphs of one line of text, in the direction of its script, from left to right.
    ///
    /// - Parameter script: whose rules count; nil: that of the first letter.
    func shape(_ text: String, as script: Script? = nil) -> GlyphRun {
        if script == nil, let run = plainRun(text) { return run }
        let buffer = unsafe hb_buffer_create()
        defer { unsafe hb_buffer_destroy(buffer) }
        unsafe hb_buffer_add_utf8(buffer, text, -1, 0, -1)
        if let script { unsafe hb_buffer_set_script(buffer, script.value) }
        if text.unicodeScalars.first.map(Script.isDigit) == true {
            // HarfBuzz takes the direction of digits from their script.
            unsafe hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        }
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

    /// The glyphs of a text whose letters only follow each other; nil for others, and where the font
    /// lacks one.
    ///
    /// Looking for a font's rules costs as much as all letters of a page, and finds nothing to do in
    /// a single letter, in digits, and next to nothing between small letters.
    private func plainRun(_ text: String) -> GlyphRun? {
        guard Self.isPlain(text.unicodeScalars) else { return nil }
        var run = GlyphRun(glyphs: [], advance: 0, isComplete: true)
        for scalar in text.unicodeScalars {
            var glyph: hb_codepoint_t = 0
            guard unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 else {
                return nil
            }
            run.glyphs.append(GlyphRun.Glyph(index: glyph, x: run.advance, y: 0))
            let advance = unsafe hb_font_get_glyph_h_advance(font, glyph)
            run.advance = run.advance &+ advance
        }
        return run
    }

    private static func isPlain(_ text: String.UnicodeScalarView) -> Bool {
        guard let first = text.first else { return false }
        if text.index(after: text.startIndex) == text.endIndex { return standsAlone(first) }
        return text.allSatisfy { ("a"..."z").contains($0) }
            || text.allSatisfy { ("0"..."9").contains($0) }
    }

    /// Letters and signs of Latin, Greek and Cyrillic, which look the same wherever they stand.
    private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x21...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x52F: true
        default: false
        }
    }

    /// How tall the measured letters are, in ems.
    func height(of measure: LabelStyle.Measure) -> Double {
        switch measure {
        case .lowercase: xHeight
        case .capitals: capHeight
        }
    }

    /// How wide a run is at a font size, both in buffer pixels; glyphs keep their distances where they are thicker.
    ///
    /// - Parameter thickening: in ems.
    func width(of run: GlyphRun, size: Double, thickening: Double = 0) -> Double {
        (Double(run.advance) / unitsPerEm + Double(run.glyphs.count) * thickening) * size
    }

    /// The coverage of a run's glyphs at a font size; the baseline starts at (`start`, 0).
    ///
    /// - Parameter thickening: how much wider stems and bars become, in ems.
    func draw(
        _ run: GlyphRun, size: Double, start: Double, thickening: Double = 0
    ) -> [GlyphBitmap] {
        // Nothing on a screen is larger.
        let size = min(max(size, 1), 2000)
        let perUnit = size / unitsPerEm
        let thickening = thickening * size
        return run.glyphs.enumerated().compactMap { index, glyph in
            let x = start + Double(glyph.x) * perUnit + (Double(index) + 0.5) * thickening
            let y = Double(glyph.y) * perUnit
            // A font may claim any advance; a glyph far away is as good as none.
            guard abs(x) < 16_000, abs(y) < 16_000 else { return nil }
            let outline = unsafe Self.outline(of: glyph.index, font, pencil)
            return filler.fill(
                outline, x: x, y: y, scale: perUnit, thickening: thickening,
                largest: Int(size * 8) + 16)
        }
    }
}

/// Outlines from HarfBuzz.
extension FontFace {
    private static func outline(
        of glyph: UInt32, _ font: OpaquePointer, _ pencil: OpaquePointer
    ) -> GlyphOutline {
        var outline = GlyphOutline()
        unsafe withUnsafeMutablePointer(to: &outline) { outline in
            unsafe glyph_outline(font, glyph, pencil, outline)
        }
        outline.close()
        return outline
    }

    /// Functions that draw into the `GlyphOutline` that HarfBuzz hands on to them. The caller
    /// destroys them.
    @unsafe private static func makePencil() -> OpaquePointer? {
        let pencil = unsafe hb_draw_funcs_create()
        unsafe hb_draw_funcs_set_move_to_func(
            pencil,
            { _, data, _, x, y, _ in
                unsafe data?.assumingMemoryBound(to: GlyphOutline.self).pointee.move(x, y)
            }, nil, nil)
        unsafe hb_draw_funcs_set_line_to_func(
            pencil,
            { _, data, _, x, y, _ in
                unsafe data?.assumingMemoryBound(to: GlyphOutline.self).pointee.line(x, y)
            }, nil, nil)
        unsafe hb_draw_funcs_set_quadratic_to_func(
            pencil,
            { _, data, _, x1, y1, x, y, _ in
                unsafe data?.assumingMemoryBound(to: GlyphOutline.self).pointee
                    .conic(x1, y1, x, y)
            }, nil, nil)
        unsafe hb_draw_funcs_set_cubic_to_func(
            pencil,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                unsafe data?.assumingMemoryBound(to: GlyphOutline.self).pointee
                    .cubic(x1, y1, x2, y2, x, y)
            }, nil, nil)
        unsafe hb_draw_funcs_set_close_path_func(
            pencil,
            { _, data, _, _ in
                unsafe data?.assumingMemoryBound(to: GlyphOutline.self).pointee.close()
            }, nil, nil)
        return unsafe pencil
    }
}
