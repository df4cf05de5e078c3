import CCairo
import Glibc
import Units

/// Owner of the Cairo objects: each function, which ends them before it returns.
extension PNGReader {
    /// An icon's file is not larger; a larger one is not opened, whoever wrote its path.
    package static let largestSide = 1024

    /// Why a file's picture is not shown.
    package enum Fault: Sendable, Hashable {
        /// It is not there, no file, or may not be read.
        case unreadable
        /// It is no PNG file, or damaged.
        case notPNG
        case tooLarge(PixelSize)
    }

    /// What keeps a file's picture from being shown; nil for one that can be.
    package static func fault(of path: String) -> Fault? {
        let isThere = FileStatus(of: path)?.isRegularFile == true
        guard isThere, unsafe access(path, R_OK) == 0 else { return .unreadable }
        guard let header = PNGHeader(of: path), !header.size.isEmpty else { return .notPNG }
        if isTooLarge(header.size) { return .tooLarge(header.size) }
        do {
            _ = try read(path)
            return nil
        } catch {
            return .notPNG
        }
    }

    private static func isTooLarge(_ size: PixelSize) -> Bool {
        size.width > largestSide || size.height > largestSide
    }

    /// A file's picture, as large as it fits into a box without being drawn out.
    package static func read(
        _ path: String, fitting box: PixelSize
    ) throws(PaintError) -> Image {
        guard let header = PNGHeader(of: path), !header.size.isEmpty,
            !isTooLarge(header.size)
        else { throw .unreadable(path: path, reason: "not a picture of up to 1024 pixels") }
        let image = try read(path)
        let factor = min(
            Double(box.width) / Double(image.size.width),
            Double(box.height) / Double(image.size.height))
        func side(_ length: Int) -> Int { max(1, Int((Double(length) * factor).rounded())) }
        let size = PixelSize(width: side(image.size.width), height: side(image.size.height))
        return size == image.size ? image : scaled(image, to: size)
    }

    /// The same picture with other pixels; where there are fewer, each is the mean of those it stands for.
    private static func scaled(_ image: Image, to size: PixelSize) -> Image {
        var source = image.pixels
        var target = Image(size: size)
        target.withPixels { pixels in
            unsafe pixels.withUnsafeMutableBytes { bytes in
                unsafe source.withUnsafeMutableBytes { sourceBytes in
                    unsafe scale(sourceBytes.baseAddress, image.layout, bytes.baseAddress, size)
                }
            }
        }
        return target
    }

    private static func scale(
        _ source: UnsafeMutableRawPointer?, _ layout: PixelLayout,
        _ target: UnsafeMutableRawPointer?, _ size: PixelSize
    ) {
        func surface(_ bytes: UnsafeMutableRawPointer?, _ size: PixelSize) -> OpaquePointer? {
            unsafe cairo_image_surface_create_for_data(
                bytes?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
                Int32(size.width), Int32(size.height), Int32(size.width * 4))
        }
        let from = unsafe surface(source, layout.size)
        let to = unsafe surface(target, size)
        let context = unsafe cairo_create(to)
        unsafe cairo_scale(
            context, Double(size.width) / Double(layout.size.width),
            Double(size.height) / Double(layout.size.height))
        unsafe cairo_set_source_surface(context, from, 0, 0)
        let pattern = unsafe cairo_get_source(context)
        unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        unsafe cairo_paint(context)
        unsafe cairo_destroy(context)
        unsafe end(from)
        unsafe end(to)
    }

    private static func end(_ surface: OpaquePointer?) {
        unsafe cairo_surface_finish(surface)
        unsafe cairo_surface_destroy(surface)
    }
}
