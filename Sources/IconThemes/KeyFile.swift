import Documents

/// Keys and values in groups, as desktop files have them. Lines that are neither are left aside; of two values of a key the
/// later one counts.
///
/// Source: Desktop Entry Specification 1.5, "Basic format of the file".
struct KeyFile {
    private var groups: [String: [String: String]] = [:]

    /// Nil for a file that is not there, is none, or is too large.
    init?(path: String) {
        guard case .bytes(let bytes) = DocumentFile.content(of: path),
            bytes.count <= DocumentLimits.bytes
        else { return nil }
        self.init(bytes)
    }

    init(_ bytes: [UInt8]) {
        var group: String?
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let line = Self.trimmed(line)
            if line.first == UInt8(ascii: "[") {
                // What stands below a broken heading belongs to nothing.
                group =
                    line.last == UInt8(ascii: "]") ? Self.text(line.dropFirst().dropLast()) : nil
                continue
            }
            guard let group, line.first != UInt8(ascii: "#"),
                let sign = line.firstIndex(of: UInt8(ascii: "="))
            else { continue }
            let key = Self.text(Self.trimmed(line[..<sign]))
            groups[group, default: [:]][key] = Self.text(Self.trimmed(line[(sign + 1)...]))
        }
    }

    subscript(group: String, key: String) -> String? {
        groups[group]?[key]
    }

    /// The values of a list, which commas separate.
    func list(_ group: String, _ key: String) -> [String] {
        (self[group, key] ?? "").utf8.split(separator: UInt8(ascii: ",")).map {
            Self.text(Self.trimmed(ArraySlice($0)))
        }
    }

    func number(_ group: String, _ key: String) -> Int? {
        self[group, key].flatMap { Int($0) }
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
        let start = bytes.drop(while: isBlank)
        return start.lastIndex { !isBlank($0) }.map { start[...$0] } ?? start.prefix(0)
    }
}
