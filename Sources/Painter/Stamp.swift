import CCairo
import Units

/// A picture of coverage without colour: what a label, an icon or a corner covers of each pixel,
/// made once and pressed into the buffer in any colour.
///
/// Owner of the Cairo surface: this object, which holds the only reference; the surface ends with
/// it. No pointer into the surface outlives a method here.
@safe final class Stamp {
    /// Where the stamp's top left pixel lies, seen from the place it is pressed on.
    let origin: PixelOffset
    let size: PixelSize
    private let surface: OpaquePointer?

    /// A stamp that covers nothing yet. One whose size is empty or beyond what Cairo holds stays
    /// blank.
    init(size: PixelSize, origin: PixelOffset) {
        self.origin = origin
        self.size = size
        let isPossible =
            !size.isEmpty && size.width <= Canvas.largestSide && size.height <= Canvas.largestSide
        let made =
            isPossible
            ? unsafe cairo_image_surface_create(
                CAIRO_FORMAT_A8, Int32(size.width), Int32(size.height)) : nil
        if let made = unsafe made, unsafe cairo_surface_status(made) != CAIRO_STATUS_SUCCESS {
            unsafe cairo_surface_destroy(made)
            unsafe surface = nil
        } else {
            unsafe surface = made
        }
    }

    deinit {
        if let surface = unsafe surface { unsafe cairo_surface_destroy(surface) }
    }

    /// Draws the coverage with vector paths; the pen's origin is the place the stamp is pressed on.
    func draw(_ body: (borrowing Pen) -> Void) {
        guard let surface = unsafe surface, let context = unsafe cairo_create(surface) else {
            return
        }
        unsafe cairo_translate(context, -Double(origin.x), -Double(origin.y))
        let pen = unsafe Pen(context: context)
        body(pen)
        unsafe cairo_destroy(context)
    }

    /// Lends the coverage, one byte a pixel, rows `bytesPerRow` apart.
    func withCoverage(_ body: (inout MutableSpan<UInt8>, _ bytesPerRow: Int) -> Void) {
        guard let surface = unsafe surface else { return }
        unsafe cairo_surface_flush(surface)
        guard let bytes = unsafe cairo_image_surface_get_data(surface) else { return }
        let bytesPerRow = Int(unsafe cairo_image_surface_get_stride(surface))
        var span = unsafe MutableSpan(_unsafeStart: bytes, count: bytesPerRow * size.height)
        body(&span, bytesPerRow)
        unsafe cairo_surface_mark_dirty(surface)
    }

    /// Adds a glyph that lies inside the stamp; where two meet, their coverage adds up.
    func add(_ glyph: GlyphBitmap) {
        let bounds = glyph.bounds
        let left = bounds.x - origin.x
        let top = bounds.y - origin.y
        precondition(
            left >= 0 && top >= 0 && left + bounds.width <= size.width
                && top + bounds.height <= size.height, "a stamp is made as large as its glyphs")
        withCoverage { coverage, bytesPerRow in
            for row in 0..<bounds.height {
                let start = (top + row) * bytesPerRow + left
                for column in 0..<bounds.width {
                    let added = glyph.coverage[row * bounds.width + column]
                    let (sum, isOver) = coverage[start + column].addingReportingOverflow(added)
                    coverage[start + column] = isOver ? 255 : sum
                }
            }
        }
    }

    /// Covers every pixel.
    func coverWholly() {
        withCoverage { coverage, _ in
            for index in coverage.indices { coverage[index] = 255 }
        }
    }

    /// Takes over the coverage of a stamp of the same size, turned around.
    func mirror(_ other: Stamp, sideways: Bool, upsideDown: Bool) {
        precondition(other.size == size, "mirror images are as large as what they mirror")
        let (width, height) = (size.width, size.height)
        copy(other) { column, row in
            PixelOffset(
                x: sideways ? width - 1 - column : column, y: upsideDown ? height - 1 - row : row)
        }
    }

    /// Takes over the coverage of a smaller stamp, its top left pixel at `place` in this one.
    func copyCoverage(of other: Stamp, to place: PixelOffset) {
        precondition(
            place.x >= 0 && place.y >= 0 && place.x + other.size.width <= size.width
                && place.y + other.size.height <= size.height, "the smaller stamp fits")
        copy(other) { column, row in PixelOffset(x: place.x + column, y: place.y + row) }
    }

    private func copy(_ other: Stamp, to place: (_ column: Int, _ row: Int) -> PixelOffset) {
        other.withCoverage { source, sourceBytesPerRow in
            let source = source.span
            withCoverage { target, bytesPerRow in
                for row in 0..<other.size.height {
                    for column in 0..<other.size.width {
                        let place = place(column, row)
                        target[place.y * bytesPerRow + place.x] =
                            source[row * sourceBytesPerRow + column]
                    }
                }
            }
        }
    }

    /// Presses the stamp through `context`'s source with its origin at `place`.
    func press(on context: OpaquePointer, at place: PixelOffset) {
        guard let surface = unsafe surface else { return }
        unsafe cairo_mask_surface(
            context, surface, Double(place.x + origin.x), Double(place.y + origin.y))
    }

    /// The pixels the stamp touches when it is pressed at `place`.
    func bounds(at place: PixelOffset) -> PixelRect {
        PixelRect(
            x: place.x + origin.x, y: place.y + origin.y, width: size.width, height: size.height)
    }
}
