import Glibc

/// Whole lines out of what comes in pieces.
struct LineSplitter {
    private var rest: [UInt8] = []

    /// Reads what is there; nil at the end of the input.
    mutating func read(from descriptor: CInt) -> [String]? {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe Glibc.read(descriptor, &bytes, bytes.count)
        if count < 0 && errno == EINTR { return [] }
        guard count > 0 else { return nil }
        rest += bytes[..<count]
        guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        let lines = rest[..<end].split(separator: UInt8(ascii: "\n"))
        defer { rest.removeSubrange(...end) }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }
}
