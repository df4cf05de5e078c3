import Units

/// How pixels lie in memory: premultiplied ARGB, 32 bits each in native byte order
/// (`WL_SHM_FORMAT_ARGB8888` on little-endian machines), row after row.
package struct PixelLayout: Sendable, Hashable {
    package let size: PixelSize
    /// Bytes from the start of one row to the start of the next; a multiple of 4.
    package let stride: Int

    /// Rows of `size.width` pixels that follow each other without a gap.
    package init(size: PixelSize) {
        self.init(size: size, stride: max(0, size.width) * 4)
    }

    package init(size: PixelSize, stride: Int) {
        precondition(stride % 4 == 0, "rows of 32-bit pixels begin at whole pixels")
        precondition(stride >= size.width * 4, "a row holds all of its pixels")
        self.size = size
        self.stride = stride
    }

    /// What the whole picture takes.
    package var byteCount: Int { size.isEmpty ? 0 : stride * size.height }
}
