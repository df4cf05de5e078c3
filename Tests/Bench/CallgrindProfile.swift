import TestKit

/// What a file of callgrind's tells.
///
/// Source: valgrind's manual, "Callgrind Format Specification": `cfn=` names the callee of the next `calls=` line, whose first
/// number counts the calls; a name is written once, behind its number in parentheses. A line of a number or a sign is what the
/// function of the last `fn=` line cost itself, but the one behind a `calls=` line, which is what the call cost.
struct CallgrindProfile {
    private static let allocators = ["malloc", "calloc", "realloc", "posix_memalign"]

    private(set) var instructions = 0.0
    /// Calls of the C library's allocators by anything but themselves.
    private(set) var allocations = 0.0
    /// What functions cost themselves, by the path of their program or library.
    private(set) var costs: [Substring: [Substring: Double]] = [:]

    init(path: String) throws(SessionError) {
        let text = String(decoding: Directory.bytes(of: path) ?? [], as: UTF8.self)
        var names: [Substring: Substring] = [:]
        func name(_ words: Substring) -> Substring {
            let parts = words.split(separator: " ", maxSplits: 1)
            guard let number = parts.first else { return "" }
            if parts.count > 1 { names[number] = parts[1] }
            return names[number] ?? ""
        }
        var objects: [Substring: Substring] = [:]
        func object(_ words: Substring) -> Substring {
            let parts = words.split(separator: " ", maxSplits: 1)
            guard let number = parts.first else { return "" }
            if parts.count > 1 { objects[number] = parts[1] }
            return objects[number] ?? ""
        }
        var callee: Substring = ""
        var function: Substring = ""
        var place: Substring = ""
        var isCall = false
        for line in text.split(separator: "\n") {
            if line.hasPrefix("totals: ") {
                instructions = Double(line.dropFirst(8)) ?? 0
            } else if line.hasPrefix("fn=") {
                function = name(line.dropFirst(3))
            } else if line.hasPrefix("ob=") {
                place = object(line.dropFirst(3))
            } else if line.hasPrefix("cob=") {
                _ = object(line.dropFirst(4))
            } else if line.hasPrefix("cfn=") {
                callee = name(line.dropFirst(4))
            } else if line.hasPrefix("calls=") {
                let count = line.dropFirst(6).split(separator: " ").first.flatMap { Double($0) }
                if Self.allocators.contains(String(callee)) { allocations += count ?? 0 }
                isCall = true
            } else if let first = line.utf8.first, Self.beginsCost(first) {
                let cost = line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
                if !isCall { costs[place, default: [:]][function, default: 0] += cost }
                isCall = false
            }
        }
        guard instructions > 0 else { throw SessionError("callgrind counted nothing") }
    }

    /// A line number, or what differs from the last: "+3", "-1", "*".
    private static func beginsCost(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || [0x2a, 0x2b, 0x2d].contains(byte)
    }
}
