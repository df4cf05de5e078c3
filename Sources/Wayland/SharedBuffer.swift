import CLinux
import EventLoop
import Glibc
import Protocols
import Units

/// Pixels that we write and the compositor reads: one `wl_buffer` in memory of its own.
///
/// Format ARGB8888 with premultiplied alpha, rows without gaps.
///
/// Owner of the mapping: this object, until it goes. The pointer is lent by `withPixels` only for the call.
///
/// Source: wayland, `wl_shm.create_pool`, `wl_buffer.release`.
@safe package final class SharedBuffer {
    package let size: PixelSize
    package let buffer: WlBuffer
    /// Whether the compositor may be reading it: from its commit to `release`.
    package private(set) var isBusy = false

    private let memory: UnsafeMutableRawPointer
    private let byteCount: Int

    /// Whether a buffer of this size can be told to the compositor and painted by Cairo, whose coordinates have 16 bits.
    package static func isPossible(_ size: PixelSize) -> Bool {
        let sides = 1...Int(Int16.max)
        return sides.contains(size.width) && sides.contains(size.height)
            && size.width * 4 * size.height <= Int32.max
    }

    /// - Throws: when the system has no memory for it.
    package init(_ size: PixelSize, shm: WlShm) throws(SystemError) {
        precondition(Self.isPossible(size), "a buffer has pixels, and not too many")
        let byteCount = size.width * 4 * size.height
        let file = try SealedFile(name: "glasschord-pixels", byteCount: byteCount)
        unsafe memory = try file.map()
        self.size = size
        self.byteCount = byteCount
        let pool = shm.createPool(fd: file.number, size: Int32(byteCount))
        buffer = pool.createBuffer(
            offset: 0, width: Int32(size.width), height: Int32(size.height),
            stride: Int32(size.width * 4), format: .argb8888)
        pool.destroy()
        buffer.onEvent = { [unowned self] _ in
            isBusy = false
        }
    }

    deinit {
        unsafe munmap(memory, byteCount)
    }

    /// The buffer is about to be committed.
    package func lend() {
        isBusy = true
    }

    /// Takes an area's pixels over from another buffer of the same size.
    package func copy(_ area: PixelRect, from other: SharedBuffer) {
        precondition(size == other.size, "pixels have the same place in both buffers")
        let area = area.intersection(size.bounds)
        if area.isEmpty { return }
        let stride = size.width * 4
        for row in area.y..<area.bottom {
            let start = row * stride + area.x * 4
            unsafe memcpy(memory + start, other.memory + start, area.width * 4)
        }
    }

    /// Lends the pixels for the call, row after row.
    package func withPixels(_ body: (inout MutableRawSpan) -> Void) {
        var pixels = unsafe MutableRawSpan(_unsafeStart: memory, byteCount: byteCount)
        body(&pixels)
    }
}
