import CFreeType
import Units

/// Fills outlines: FreeType's rasteriser.
///
/// Owner of the FreeType library: this object, which ends it. Owner of each FreeType outline:
/// `fill`, which ends it before it returns.
@safe final class OutlineFiller {
    private let library: FT_Library

    init?() {
        var opened: FT_Library?
        guard unsafe FT_Init_FreeType(&opened) == 0, let library = unsafe opened else {
            return nil
        }
        unsafe self.library = library
    }

    deinit {
        unsafe FT_Done_FreeType(library)
    }

    /// The coverage of an outline.
    ///
    /// - Parameters:
    ///   - x: where its origin is, in pixels to the right; `y` upwards.
    ///   - scale: pixels in a font unit.
    ///   - thickening: how much wider stems become, to both sides alike, in pixels.
    ///   - largest: how wide and high a glyph may be, in pixels; nil for larger ones.
    func fill(
        _ outline: GlyphOutline, x: Double, y: Double, scale: Double, thickening: Double = 0,
        largest: Int
    ) -> GlyphBitmap? {
        guard outline.isDrawable else { return nil }
        var shape = unsafe FT_Outline()
        guard
            unsafe FT_Outline_New(
                library, UInt32(outline.points.count), Int32(outline.ends.count), &shape) == 0
        else { return nil }
        defer { unsafe FT_Outline_Done(library, &shape) }
        // 26.6 fixed point. Tags and contours have other types in other versions of FreeType, of the
        // same sizes.
        let left = (x * 64).rounded()
        let base = (y * 64).rounded()
        guard let points = unsafe shape.points,
            let tags = unsafe UnsafeMutableRawPointer(shape.tags),
            let contours = unsafe UnsafeMutableRawPointer(shape.contours)
        else { return nil }
        for (index, point) in outline.points.enumerated() {
            unsafe points[index] = FT_Vector(
                x: FT_Pos((Double(point.x) * scale * 64).rounded() + left),
                y: FT_Pos((Double(point.y) * scale * 64).rounded() + base))
            unsafe tags.storeBytes(
                of: outline.tags[index].rawValue, toByteOffset: index, as: UInt8.self)
        }
        for (index, end) in outline.ends.enumerated() {
            unsafe contours.storeBytes(of: UInt16(end), toByteOffset: 2 * index, as: UInt16.self)
        }
        if thickening > 0 { unsafe Self.thicken(&shape, by: thickening) }
        return unsafe coverage(of: &shape, largest: largest)
    }

    /// An outline that goes around nothing stays as it is.
    @unsafe private static func thicken(_ shape: inout FT_Outline, by pixels: Double) {
        let strength = FT_Pos((pixels * 64).rounded())
        // FreeType lets it grow to the right and upwards.
        guard unsafe FT_Outline_Embolden(&shape, strength) == 0 else { return }
        unsafe FT_Outline_Translate(&shape, -strength / 2, -strength / 2)
    }

    @unsafe private func coverage(of shape: inout FT_Outline, largest: Int) -> GlyphBitmap? {
        var box = FT_BBox()
        unsafe FT_Outline_Get_CBox(&shape, &box)
        let left = box.xMin >> 6
        let bottom = box.yMin >> 6
        let width = ((box.xMax + 63) >> 6) - left
        let height = ((box.yMax + 63) >> 6) - bottom
        guard width > 0, height > 0, width <= largest, height <= largest else { return nil }
        unsafe FT_Outline_Translate(&shape, -left * 64, -bottom * 64)
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
            return unsafe FT_Outline_Get_Bitmap(library, &shape, &bitmap) == 0
        }
        return isDrawn ? drawn : nil
    }
}
