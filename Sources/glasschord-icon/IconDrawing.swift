import CCairo
import CRSVG

/// The content of an icon's file → the bytes of a PNG picture.
///
/// Owner of the Cairo and librsvg objects: each function, which ends them before it returns. Pointers that callbacks get are to
/// values of that function and die with the call.
@safe enum IconDrawing {
    /// What a callback reads from.
    private struct Reading {
        let bytes: [UInt8]
        var place = 0
    }

    /// What a callback writes to: of an array alone it would get the elements.
    private struct Writing {
        var bytes: [UInt8] = []
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// No icon has more pixels a side; what says so is not even begun.
    private static let largestSource = 2_048

    /// - Parameter side: of the box of pixels that the icon has to fit into. A PNG picture that is smaller stays as it is.
    static func draw(_ content: [UInt8], side: Int) throws(IconFailure) -> [UInt8] {
        content.starts(with: signature)
            ? try drawPixels(content, side) : try drawShapes(content, side)
    }

    private static func drawShapes(
        _ content: [UInt8], _ side: Int
    ) throws(IconFailure) -> [UInt8] {
        guard let handle = unsafe rsvg_handle_new_from_data(content, content.count, nil) else {
            throw IconFailure("it is neither an SVG nor a PNG picture, or it is damaged")
        }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(handle)) }
        return try draw(side, side) { context in
            var viewport = RsvgRectangle(x: 0, y: 0, width: Double(side), height: Double(side))
            return unsafe rsvg_handle_render_document(handle, context, &viewport, nil) != 0
        }
    }

    private static func drawPixels(
        _ content: [UInt8], _ side: Int
    ) throws(IconFailure) -> [UInt8] {
        // The first chunk is the header: length and name, then width and height. Source: PNG 1.2, 3.2 and 4.1.1.
        func number(at place: Int) -> Int {
            content[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        guard content.count >= 24, (1...largestSource).contains(number(at: 16)),
            (1...largestSource).contains(number(at: 20))
        else { throw IconFailure("it has no pixels, or more than \(largestSource) a side") }
        var reading = Reading(bytes: content)
        let source = unsafe cairo_image_surface_create_from_png_stream(
            { closure, target, length in
                guard let reading = unsafe closure?.assumingMemoryBound(to: Reading.self),
                    let target = unsafe target
                else { return CAIRO_STATUS_READ_ERROR }
                let place = unsafe reading.pointee.place
                let end = place + Int(length)
                guard unsafe end <= reading.pointee.bytes.count else {
                    return CAIRO_STATUS_READ_ERROR
                }
                for index in place..<end {
                    unsafe target[index - place] = unsafe reading.pointee.bytes[index]
                }
                unsafe reading.pointee.place = end
                return CAIRO_STATUS_SUCCESS
            }, &reading)
        defer { unsafe cairo_surface_destroy(source) }
        guard unsafe cairo_surface_status(source) == CAIRO_STATUS_SUCCESS else {
            throw IconFailure("it is damaged")
        }
        let width = Int(unsafe cairo_image_surface_get_width(source))
        let height = Int(unsafe cairo_image_surface_get_height(source))
        let factor = min(1, Double(side) / Double(max(width, height)))
        func scaled(_ length: Int) -> Int { max(1, Int((Double(length) * factor).rounded())) }
        return try draw(scaled(width), scaled(height)) { context in
            unsafe cairo_scale(
                context, Double(scaled(width)) / Double(width),
                Double(scaled(height)) / Double(height))
            unsafe cairo_set_source_surface(context, source, 0, 0)
            let pattern = unsafe cairo_get_source(context)
            unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
            unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            unsafe cairo_paint(context)
            return true
        }
    }

    /// - Parameter paint: false where that is not possible.
    private static func draw(
        _ width: Int, _ height: Int, _ paint: (OpaquePointer) -> Bool
    ) throws(IconFailure) -> [UInt8] {
        let surface = unsafe cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        defer { unsafe cairo_surface_destroy(surface) }
        guard let context = unsafe cairo_create(surface) else { throw IconFailure("no memory") }
        defer { unsafe cairo_destroy(context) }
        guard unsafe paint(context), unsafe cairo_status(context) == CAIRO_STATUS_SUCCESS else {
            throw IconFailure("it cannot be drawn")
        }
        unsafe cairo_surface_flush(surface)
        guard unsafe hasInk(surface) else { throw IconFailure("it shows nothing") }
        var writing = Writing()
        let status = unsafe cairo_surface_write_to_png_stream(
            surface,
            { closure, data, length in
                guard let writing = unsafe closure?.assumingMemoryBound(to: Writing.self) else {
                    return CAIRO_STATUS_WRITE_ERROR
                }
                unsafe writing.pointee.bytes.append(
                    contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
                return CAIRO_STATUS_SUCCESS
            }, &writing)
        guard status == CAIRO_STATUS_SUCCESS else { throw IconFailure("no memory") }
        return writing.bytes
    }

    /// An icon that shows nothing is worse than the letters that stand there without one.
    private static func hasInk(_ surface: OpaquePointer?) -> Bool {
        guard let bytes = unsafe cairo_image_surface_get_data(surface) else { return false }
        let stride = Int(unsafe cairo_image_surface_get_stride(surface))
        let height = Int(unsafe cairo_image_surface_get_height(surface))
        return unsafe UnsafeBufferPointer(start: bytes, count: stride * height)
            .contains { $0 != 0 }
    }
}
