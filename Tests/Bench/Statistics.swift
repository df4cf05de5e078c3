/// Medians, ranges and quantiles of a few numbers.
struct Statistics {
    private let sorted: [Double]

    init(_ numbers: [Double]) {
        sorted = numbers.sorted()
    }

    var isEmpty: Bool { sorted.isEmpty }
    var median: Double { quantile(0.5) }
    var least: Double { sorted.first ?? .nan }
    var greatest: Double { sorted.last ?? .nan }

    /// Between two numbers of the list in proportion.
    func quantile(_ part: Double) -> Double {
        guard let last = sorted.indices.last else { return .nan }
        let place = part * Double(last)
        let lower = Int(place)
        let upper = min(last, lower + 1)
        return sorted[lower] + (sorted[upper] - sorted[lower]) * (place - Double(lower))
    }
}
