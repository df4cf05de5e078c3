import CCairo
import Glibc
import Scene
import Units

/// Stores pictures as PNG files.
///
/// Owner of the file descriptor and the Cairo surface: `write`, which ends both before it returns.
/// The callback's pointer is to a value of that function and dies with the call.
@safe package enum PNGWriter {
    /// What the callback needs and tells.
    private struct Stream {
        let file: Int32
        /// `errno` of the write that failed.
        var failure: Int32 = 0
    }

    package static func write(_ image: consuming Image, to path: String) throws(PaintError) {
        try ScenePainter.checkPaintable(image.size)
        let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw unwritable(path, errno) }
        try write(image, toOpen: file, named: path)
    }

    /// Writes where standard output stands, whatever it is.
    package static func writeToStandardOutput(_ image: consuming Image) throws(PaintError) {
        let name = "standard output"
        try ScenePainter.checkPaintable(image.size)
        let file = dup(STDOUT_FILENO)
        guard file >= 0 else { throw unwritable(name, errno) }
        try write(image, toOpen: file, named: name)
    }

    private static func write(
        _ image: consuming Image, toOpen file: Int32, named path: String
    ) throws(PaintError) {
        var stream = Stream(file: file)
        let layout = image.layout
        var status = CAIRO_STATUS_NO_MEMORY
        image.withPixels { pixels in
            unsafe pixels.withUnsafeMutableBytes { bytes in
                unsafe status = encode(bytes, layout, into: &stream)
            }
        }
        // Some file systems tell only here that the disk is full.
        let closing = close(file) == 0 ? 0 : errno
        let failure = stream.failure != 0 ? stream.failure : closing
        if failure != 0 { throw unwritable(path, failure) }
        if status != CAIRO_STATUS_SUCCESS {
            throw .notEncoded(reason: unsafe String(cString: cairo_status_to_string(status)))
        }
    }

    private static func encode(
        _ bytes: UnsafeMutableRawBufferPointer, _ layout: PixelLayout, into stream: inout Stream
    ) -> cairo_status_t {
        let start = unsafe bytes.bindMemory(to: UInt8.self).baseAddress
        let surface = unsafe cairo_image_surface_create_for_data(
            start, CAIRO_FORMAT_ARGB32, Int32(layout.size.width), Int32(layout.size.height),
            Int32(layout.stride))
        defer { unsafe cairo_surface_destroy(surface) }
        return unsafe cairo_surface_write_to_png_stream(
            surface,
            { closure, data, length in
                guard let stream = unsafe closure?.assumingMemoryBound(to: Stream.self) else {
                    return CAIRO_STATUS_WRITE_ERROR
                }
                let content = unsafe Array(UnsafeBufferPointer(start: data, count: Int(length)))
                if FileText.write(content, to: unsafe stream.pointee.file) {
                    return CAIRO_STATUS_SUCCESS
                }
                unsafe stream.pointee.failure = errno
                return CAIRO_STATUS_WRITE_ERROR
            }, &stream)
    }

    private static func unwritable(_ path: String, _ error: Int32) -> PaintError {
        .unwritable(path: path, reason: unsafe String(cString: strerror(error)))
    }
}
