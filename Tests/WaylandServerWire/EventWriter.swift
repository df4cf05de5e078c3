import CWaylandServer
import Glibc

/// The arguments of one event while it is put together.
///
/// Owner: `Resource.post`, on whose stack the slots lie; they end when it returns. Copies of
/// strings and arrays hang in a list of blocks that `finish` frees.
@safe package struct EventWriter: ~Copyable {
    private let slots: UnsafeMutableBufferPointer<wl_argument>
    private var count = 0
    private var blocks: UnsafeMutableRawPointer?

    init(slots: UnsafeMutableBufferPointer<wl_argument>) {
        unsafe self.slots = unsafe slots
    }

    package mutating func int(_ value: Int32) {
        unsafe slots[count] = unsafe wl_argument(i: value)
        count += 1
    }

    package mutating func uint(_ value: UInt32) {
        unsafe slots[count] = unsafe wl_argument(u: value)
        count += 1
    }

    /// Rounded to 1/256; values beyond the 24 bits before the point are clamped.
    package mutating func fixed(_ value: Double) {
        let scaled = (value * 256).rounded()
        let limited = min(max(scaled, Double(Int32.min)), Double(Int32.max))
        unsafe slots[count] = unsafe wl_argument(f: limited.isNaN ? 0 : Int32(limited))
        count += 1
    }

    /// Text is cut at its first NUL, which the wire cannot carry.
    package mutating func string(_ value: String?) {
        string(bytes: value.map { Array($0.utf8) })
    }

    /// Text as it is on the wire, which nothing checks.
    package mutating func string(bytes value: [UInt8]?) {
        let copy = unsafe value?.withUnsafeBufferPointer { bytes in
            let start = unsafe allocate(bytes.count + 1).assumingMemoryBound(to: UInt8.self)
            if let source = bytes.baseAddress {
                unsafe start.update(from: source, count: bytes.count)
            }
            unsafe start[bytes.count] = 0
            return unsafe UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
        }
        unsafe slots[count] = unsafe wl_argument(s: copy)
        count += 1
    }

    package mutating func array(_ value: [UInt8]) {
        let header = unsafe MemoryLayout<wl_array>.stride
        let start = unsafe allocate(header + value.count)
        let bytes = unsafe start + header
        unsafe value.withUnsafeBytes { source in
            if let base = source.baseAddress {
                unsafe bytes.copyMemory(from: base, byteCount: source.count)
            }
        }
        let array = unsafe start.assumingMemoryBound(to: wl_array.self)
        unsafe array.initialize(
            to: wl_array(size: value.count, alloc: value.count, data: bytes))
        unsafe slots[count] = unsafe wl_argument(a: array)
        count += 1
    }

    /// The descriptor stays the caller's: libwayland sends a duplicate.
    package mutating func descriptor(_ number: Int32) {
        unsafe slots[count] = unsafe wl_argument(h: number)
        count += 1
    }

    package mutating func object(_ resource: Resource?) {
        let pointer = unsafe resource?.wireArgument
        unsafe slots[count] = unsafe wl_argument(o: pointer)
        count += 1
    }

    mutating func finish() {
        while let block = unsafe blocks {
            unsafe blocks = unsafe block.load(as: UnsafeMutableRawPointer?.self)
            unsafe free(block)
        }
    }

    /// Memory that lives until `finish`; the block's first word links it to the block before it.
    private mutating func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
        let header = 16
        guard let block = unsafe malloc(header + byteCount) else {
            preconditionFailure("there is memory for an event's text")
        }
        unsafe block.storeBytes(of: blocks, as: UnsafeMutableRawPointer?.self)
        unsafe blocks = unsafe block
        return unsafe block + header
    }
}
