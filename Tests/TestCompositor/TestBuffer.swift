import CLinux
import Glibc
import ServerProtocols
import Units
import WaylandServerWire

/// Pixels that a client shares.
///
/// Owner of the mapping: this object, until it goes.
@safe package final class TestBuffer {
    package let size: PixelSize
    let resource: WlBufferResource
    private let memory: UnsafeMutableRawPointer
    private let byteCount: Int
    private let offset: Int
    private let stride: Int

    /// Nil when the file is shorter than the client says: a real compositor would end the connection.
    init?(
        _ resource: WlBufferResource, file: ReceivedDescriptor, fileSize: Int, offset: Int,
        size: PixelSize, stride: Int
    ) {
        var status = stat()
        guard unsafe fstat(file.number, &status) == 0, Int(status.st_size) >= fileSize,
            offset + stride * size.height <= fileSize
        else { return nil }
        guard
            let memory = unsafe mmap(
                nil, fileSize, PROT_READ | PROT_WRITE, MAP_SHARED, file.number, 0),
            unsafe memory != MAP_FAILED
        else { return nil }
        unsafe self.memory = memory
        self.resource = resource
        self.size = size
        self.offset = offset
        self.stride = stride
        byteCount = fileSize
    }

    deinit {
        unsafe munmap(memory, byteCount)
    }

    /// Writes over the client's pixels, to see later which of them it painted.
    package func fill(with pixel: UInt32) {
        for row in 0..<size.height {
            for column in 0..<size.width {
                let place = offset + row * stride + column * 4
                unsafe memory.storeBytes(of: pixel, toByteOffset: place, as: UInt32.self)
            }
        }
    }

    /// The pixels as they are now, row after row: premultiplied ARGB.
    package var pixels: [UInt32] {
        unsafe Array(unsafeUninitializedCapacity: size.width * size.height) { pixels, count in
            let target = UnsafeMutableRawBufferPointer(pixels)
            let rowBytes = size.width * 4
            for row in 0..<size.height {
                let source = unsafe UnsafeRawBufferPointer(
                    start: memory + offset + row * stride, count: rowBytes)
                unsafe UnsafeMutableRawBufferPointer(
                    rebasing: target[(row * rowBytes)..<((row + 1) * rowBytes)]
                ).copyMemory(from: source)
            }
            count = size.width * size.height
        }
    }
}
