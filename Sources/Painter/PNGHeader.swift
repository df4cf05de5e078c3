import Glibc
import Units

/// What a PNG file says of its size before any of its pixels is read.
///
/// Owner of the file descriptor: the initialiser, which closes it before it returns. Source: PNG 1.2, 3.2 and 4.1.1.
@safe struct PNGHeader {
    let size: PixelSize

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// The signature, the first chunk's length and name, and the two numbers it begins with.
    private static let byteCount = 24

    /// Nil for what is not such a file.
    init?(of path: String) {
        // Not blocking: the path may name a pipe.
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: Self.byteCount)
        let count = unsafe bytes.withUnsafeMutableBytes { room in
            unsafe read(file, room.baseAddress, room.count)
        }
        guard count == Self.byteCount, bytes.starts(with: Self.signature) else { return nil }
        func number(at place: Int) -> Int {
            bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        size = PixelSize(width: number(at: 16), height: number(at: 20))
    }
}
