/// Everything that was measured, and what follows from it.
struct Results {
    /// Which text a series of presses makes, and with what.
    struct Series: Hashable {
        let device: Device
        /// Whether the text is committed to a text field; it comes as keys otherwise.
        let isText: Bool

        var title: String { "press to \(isText ? "text" : "key"), \(device.rawValue)" }
    }

    typealias Kind = Contender.Kind

    /// One line of the table.
    struct Row {
        var title: String
        var unit: String
        /// The values of each contender, one a round or fewer.
        var values: [Kind: [Double]] = [:]
        /// glasschord's over wvkbd's, in each round.
        var ratios: [Double] = []
        var aim: String = ""
    }

    var versions: [(String, String)] = []
    private var delays: [Series: [Kind: [[Double]]]] = [:]
    private var figures: [Figure: [Kind: [Double]]] = [:]
    /// What a figure of glasschord's is of plain Cairo's.
    private var plainRatios: [Figure: [Double]] = [:]
    private(set) var lostCounts: [Kind: Int] = [:]

    mutating func add(_ series: Tapping.Series, of kind: Kind, in name: Series) {
        delays[name, default: [:]][kind, default: []].append(series.delays)
        lostCounts[kind, default: 0] += series.lostCount
    }

    mutating func add(_ value: Double, of kind: Kind, as figure: Figure) {
        figures[figure, default: [:]][kind, default: []].append(value)
    }

    /// A figure of glasschord's that plain Cairo has too.
    mutating func add(_ value: Double, plain: Double, as figure: Figure) {
        add(value, of: .glasschord, as: figure)
        plainRatios[figure, default: []].append(value / plain)
    }

    var rows: [Row] { delayRows + figureRows }

    private var delayRows: [Row] {
        var rows: [Row] = []
        for isText in [false, true] {
            for device in Device.allCases {
                guard let samples = delays[Series(device: device, isText: isText)] else { continue }
                let title = Series(device: device, isText: isText).title
                let parts: [(String, Double)] = [("p50", 0.5), ("p90", 0.9)]
                for (name, part) in parts {
                    let values = samples.mapValues { rounds in
                        rounds.map { Statistics($0).quantile(part) }
                    }
                    rows.append(Row(title: "\(title), \(name)", unit: "µs", values: values))
                    if !isText { rows.append(excess(of: values, "\(device.rawValue), \(name)")) }
                }
                let tail = samples.mapValues { rounds in
                    [Statistics(Array(rounds.joined())).quantile(0.99)]
                }
                rows.append(Row(title: "\(title), p99 of all", unit: "µs", values: tail))
            }
        }
        return rows
    }

    /// What a keyboard adds to the null client's delay in the same round.
    private func excess(of values: [Kind: [Double]], _ name: String) -> Row {
        let limit = values[.null] ?? []
        var row = Row(title: "  more than null, \(name)", unit: "µs", aim: "≤ 0.5")
        for kind in [Kind.glasschord, .wvkbd] {
            row.values[kind] = zip(values[kind] ?? [], limit).map { $0 - $1 }
        }
        row.ratios = Self.ratios(row.values)
        return row
    }

    private var figureRows: [Row] {
        Figure.allCases.compactMap { figure in
            guard let values = figures[figure] else { return nil }
            var row = Row(title: figure.title, unit: figure.unit, values: values)
            row.ratios = plainRatios[figure] ?? Self.ratios(values)
            row.aim = figure.aim.map { "≤ \($0)" } ?? figure.plainAim
            return row
        }
    }

    private static func ratios(_ values: [Kind: [Double]]) -> [Double] {
        let pairs = zip(values[.glasschord] ?? [], values[.wvkbd] ?? [])
        return pairs.compactMap { (ours: Double, others: Double) -> Double? in
            others == 0 ? nil : ours / others
        }
    }
}
