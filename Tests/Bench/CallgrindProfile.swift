import TestKit

/// What a file of callgrind's tells.
///
/// Source: valgrind's manual, "Callgrind Format Specification": `cfn=` names the callee of the next `calls=` line, whose first
/// number counts the calls; a name is written once, behind its number in parentheses.
struct CallgrindProfile {
    private static let allocators = ["malloc", "calloc", "realloc", "posix_memalign"]

    private(set) var instructions = 0.0
    /// Calls of the C library's allocators by anything but themselves.
    private(set) var allocations = 0.0

    init(path: String) throws(SessionError) {
        let text = String(decoding: Directory.bytes(of: path) ?? [], as: UTF8.self)
        var names: [Substring: Substring] = [:]
        func name(_ words: Substring) -> Substring {
            let parts = words.split(separator: " ", maxSplits: 1)
            guard let number = parts.first else { return "" }
            if parts.count > 1 { names[number] = parts[1] }
            return names[number] ?? ""
        }
        var callee: Substring = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("totals: ") {
                instructions = Double(line.dropFirst(8)) ?? 0
            } else if line.hasPrefix("fn=") {
                _ = name(line.dropFirst(3))
            } else if line.hasPrefix("cfn=") {
                callee = name(line.dropFirst(4))
            } else if line.hasPrefix("calls=") {
                let count = line.dropFirst(6).split(separator: " ").first.flatMap { Double($0) }
                if Self.allocators.contains(String(callee)) { allocations += count ?? 0 }
            }
        }
        guard instructions > 0 else { throw SessionError("callgrind counted nothing") }
    }
}
