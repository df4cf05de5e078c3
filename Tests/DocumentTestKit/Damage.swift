import Documents
import TestRandom
import Testing

/// One way to break a document.
package enum Damage: CaseIterable {
    case cut, flip, insert, removeRange, doubleLine, removeLine, indent, swapLines

    package func strike(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
        guard bytes.count > 16 else { return }
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch self {
        case .cut: bytes.removeSubrange(place...)
        case .flip: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case .insert:
            let pieces = [
                ": ", "- ", "[", "}", "{", "'", "\"", "&a ", "*t", "*a", "|\n", "\t", "\n---\n",
                "#", "\u{0}",
                "\u{FEFF}", "!!str ", "%YAML 1.1\n", "? ", "\r", "\u{2028}",
            ]
            bytes.insert(
                contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: place)
        case .removeRange: bytes.removeSubrange(place..<min(bytes.count, place + 9))
        case .doubleLine: lines(&bytes) { $0.insert($0[$1], at: $1) }
        case .removeLine: lines(&bytes) { $0.remove(at: $1) }
        case .indent: lines(&bytes) { $0[$1].insert(0x20, at: 0) }
        case .swapLines: lines(&bytes) { $0.swapAt($1, 0) }
        }

        func lines(_ bytes: inout [UInt8], _ change: (inout [[UInt8]], Int) -> Void) {
            var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(
                Array.init)
            change(&lines, place % lines.count)
            bytes = Array(lines.joined(separator: [0x0A]))
        }
    }

    /// What is said of a document that is broken at random has its place, and is one line.
    package static func check(_ problem: DocumentProblem, in bytes: [UInt8]) {
        guard let place = problem.place else {
            Issue.record("no place is told: \(problem)")
            return
        }
        // Every break of a line is at least one byte, and every column too.
        let range = 1...(bytes.count + 1)
        let isPlaced = range.contains(place.line) && range.contains(place.column)
        let isOneLine = problem.description.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
        if !isPlaced || !isOneLine || problem.what.isEmpty || problem.advice.isEmpty {
            Issue.record("\(problem)")
        }
    }
}

extension Damage {
    /// Breaks a document at random so often, up to three times each.
    ///
    /// - Returns: how many of the broken ones `isGood` still finds good.
    package static func survivors(
        of whole: [UInt8], rounds: Int, seed: UInt64, isGood: ([UInt8]) -> Bool
    ) -> Int {
        var random = SeededGenerator(seed: seed)
        var good = 0
        for _ in 0..<rounds {
            var bytes = whole
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                allCases.randomElement(using: &random)?.strike(&bytes, using: &random)
            }
            if isGood(bytes) { good += 1 }
        }
        return good
    }
}
