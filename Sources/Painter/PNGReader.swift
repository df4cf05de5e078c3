import CCairo
import Units

/// Reads pictures from PNG files.
///
/// Owner of the Cairo surface: `read`, which ends it before it returns.
@safe package enum PNGReader {
    package static func read(_ path: String) throws(PaintError) -> Image {
        // A pipe would be waited for, and a device never ends.
        if let status = FileStatus(of: path), !status.isRegularFile {
            throw .unreadable(path: path, reason: "not a file")
        }
        guard let surface = unsafe cairo_image_surface_create_from_png(path) else {
            throw .unreadable(path: path, reason: "no memory")
        }
        defer { unsafe cairo_surface_destroy(surface) }
        let status = unsafe cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw .unreadable(path: path, reason: reason(status))
        }
        unsafe cairo_surface_flush(surface)
        let size = PixelSize(
            width: Int(unsafe cairo_image_surface_get_width(surface)),
            height: Int(unsafe cairo_image_surface_get_height(surface)))
        let stride = Int(unsafe cairo_image_surface_get_stride(surface))
        let format = unsafe cairo_image_surface_get_format(surface)
        guard !size.isEmpty, format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
            let bytes = unsafe cairo_image_surface_get_data(surface)
        else { throw .unreadable(path: path, reason: "pictures with 8 bits a colour are read") }
        // In files without an alpha channel the highest byte means nothing.
        let alpha: UInt32 = format == CAIRO_FORMAT_RGB24 ? 0xff00_0000 : 0
        return Image(size: size) { column, row in
            unsafe UnsafeRawPointer(bytes).loadUnaligned(
                fromByteOffset: row * stride + column * 4, as: UInt32.self) | alpha
        }
    }

    /// Cairo takes what is not a PNG for a lack of memory or for the end of the file, as libpng happens to fail.
    private static func reason(_ status: cairo_status_t) -> String {
        switch status {
        case CAIRO_STATUS_FILE_NOT_FOUND: "there is no such file, or it may not be read"
        case CAIRO_STATUS_NO_MEMORY, CAIRO_STATUS_READ_ERROR, CAIRO_STATUS_PNG_ERROR:
            "it is not a PNG picture, or it is damaged"
        default: unsafe String(cString: cairo_status_to_string(status))
        }
    }
}
