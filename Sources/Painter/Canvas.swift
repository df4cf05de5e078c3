import CCairo
import KeyboardStyle
import Units

/// A Cairo context over the caller's pixels, in whole buffer pixels.
///
/// Everything it paints is either a box of whole pixels or a stamp on a whole pixel: what a pixel
/// gets then never depends on where the clip's edges run, which is why a partial repaint equals a
/// full one byte for byte.
///
/// Owner of the context and the surface: this value, which ends both; the pixels belong to the
/// caller and outlive it.
@safe struct Canvas: ~Copyable {
    /// Cairo's coordinates are 16 bits wide.
    static let largestSide = 32_767

    private let surface: OpaquePointer
    private let context: OpaquePointer

    /// `pixels` must hold `layout` and live as long as the canvas. Nil for a picture Cairo cannot
    /// hold.
    @unsafe init?(pixels: UnsafeMutableRawPointer, layout: PixelLayout) {
        guard
            !layout.size.isEmpty, layout.size.width <= Self.largestSide,
            layout.size.height <= Self.largestSide, layout.stride <= Int32.max,
            let surface = unsafe cairo_image_surface_create_for_data(
                pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
                Int32(layout.size.width), Int32(layout.size.height), Int32(layout.stride))
        else { return nil }
        guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let context = unsafe cairo_create(surface)
        else {
            unsafe cairo_surface_destroy(surface)
            return nil
        }
        unsafe self.surface = surface
        unsafe self.context = context
    }

    deinit {
        unsafe cairo_destroy(context)
        unsafe cairo_surface_finish(surface)
        unsafe cairo_surface_destroy(surface)
    }

    /// Clears the pixels of `area` and lets `body` paint there and nowhere else.
    ///
    /// - Parameter isCovered: whether the first that `body` paints hides every pixel, so that none need be cleared.
    func replace(_ area: PixelRect, isCovered: Bool, _ body: () -> Void) {
        unsafe cairo_save(context)
        clip(to: area)
        if !isCovered {
            unsafe cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            unsafe cairo_paint(context)
            unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        }
        body()
        unsafe cairo_restore(context)
    }

    /// Paints a box with round corners, of which only what lies in `limit` shows.
    func fill(_ box: PixelRect, corners: RoundCorners?, color: RGBA, within limit: PixelRect) {
        if box.isEmpty { return }
        paint(box, within: limit) {
            setSource(color)
            guard let corners else {
                add(box)
                unsafe cairo_fill(context)
                return
            }
            let side = corners.side
            add(PixelRect(x: box.x + side, y: box.y, width: box.width - 2 * side, height: side))
            add(
                PixelRect(
                    x: box.x, y: box.y + side, width: box.width, height: box.height - 2 * side))
            add(
                PixelRect(
                    x: box.x + side, y: box.bottom - side, width: box.width - 2 * side, height: side
                ))
            unsafe cairo_fill(context)
            let right = box.right - side
            let bottom = box.bottom - side
            unsafe corners.topLeft.press(on: context, at: PixelOffset(x: box.x, y: box.y))
            unsafe corners.topRight.press(on: context, at: PixelOffset(x: right, y: box.y))
            unsafe corners.bottomLeft.press(on: context, at: PixelOffset(x: box.x, y: bottom))
            unsafe corners.bottomRight.press(on: context, at: PixelOffset(x: right, y: bottom))
        }
    }

    /// Presses a stamp in a colour; only what lies in `limit` shows.
    func press(_ stamp: Stamp, at place: PixelOffset, color: RGBA, within limit: PixelRect) {
        paint(stamp.bounds(at: place), within: limit) {
            setSource(color)
            unsafe stamp.press(on: context, at: place)
        }
    }

    private func paint(_ bounds: PixelRect, within limit: PixelRect, _ body: () -> Void) {
        if limit.contains(bounds) { return body() }
        if !limit.intersects(bounds) { return }
        unsafe cairo_save(context)
        clip(to: limit)
        body()
        unsafe cairo_restore(context)
    }

    private func clip(to area: PixelRect) {
        add(area)
        unsafe cairo_clip(context)
    }

    private func add(_ box: PixelRect) {
        if box.isEmpty { return }
        unsafe cairo_rectangle(
            context, Double(box.x), Double(box.y), Double(box.width), Double(box.height))
    }

    private func setSource(_ color: RGBA) {
        unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }
}
