/// Which of some words was meant by a mistyped one.
package enum NearMatch {
    /// The nearest of `candidates`; nil where none is near enough to be meant.
    package static func find(_ word: String, among candidates: [String]) -> String? {
        let typed = Array(word.lowercased().unicodeScalars.map { $0 == "_" ? "-" : $0 })
        // Words that long are not mistyped ones, and would take long to compare.
        if typed.count > 40 { return nil }
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let letters = Array(candidate.unicodeScalars)
            let distance = distance(typed, letters)
            let reach = max(1, min(letters.count, typed.count) / 3)
            if distance <= reach, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.candidate
    }

    /// How many letters must be added, removed, replaced, or exchanged with their neighbour (optimal string alignment).
    private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for row in one.indices {
            var current = [row + 1]
            for column in other.indices {
                var cost = last[column] + (one[row] == other[column] ? 0 : 1)
                cost = min(cost, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column]
                {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[other.count]
    }
}
