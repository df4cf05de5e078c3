/// Results as a table for people and as JSON for programs.
struct Report {
    let results: Results

    /// A table in Markdown, with columns of even width.
    var table: String {
        let head = ["figure", "glasschord", "wvkbd", "null client", "ratio", "aim"]
        let body = results.rows.map { row in
            [row.unit.isEmpty ? row.title : "\(row.title) [\(row.unit)]"]
                + Contender.Kind.allCases.map { Self.cell(row.values[$0] ?? []) }
                + [Self.cell(row.ratios, digits: 2), row.aim]
        }
        let lines = [head] + body
        let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        let rule = widths.map { String(repeating: "-", count: $0) }
        return ([head, rule] + body).map { cells in
            let padded = zip(cells, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }
            return "| " + padded.joined(separator: " | ") + " |\n"
        }.joined()
    }

    var json: String {
        let versions = results.versions.map { "    \(Self.quote($0.0)): \(Self.quote($0.1))" }
        let rows = results.rows.map { row in
            var members = [
                "\"figure\": \(Self.quote(row.title))", "\"unit\": \(Self.quote(row.unit))",
                "\"aim\": \(Self.quote(row.aim))",
            ]
            for kind in Contender.Kind.allCases {
                guard let values = row.values[kind] else { continue }
                members.append("\"\(kind.rawValue)\": \(Self.list(values))")
            }
            members.append("\"ratios\": \(Self.list(row.ratios))")
            return "    {" + members.joined(separator: ", ") + "}"
        }
        return """
            {
              "versions": {
            \(versions.joined(separator: ",\n"))
              },
              "figures": [
            \(rows.joined(separator: ",\n"))
              ]
            }

            """
    }

    /// The median and, where there are several, the range.
    private static func cell(_ values: [Double], digits: Int? = nil) -> String {
        let statistics = Statistics(values)
        if statistics.isEmpty { return "" }
        let digits = digits ?? (statistics.median.magnitude < 100 ? 1 : 0)
        let median = text(statistics.median, digits)
        let least = text(statistics.least, digits)
        let greatest = text(statistics.greatest, digits)
        return least == greatest ? median : "\(median) (\(least)–\(greatest))"
    }

    private static func list(_ values: [Double]) -> String {
        "[" + values.map { text($0, 3) }.joined(separator: ", ") + "]"
    }

    /// A number with so many digits after the point.
    private static func text(_ number: Double, _ digits: Int) -> String {
        guard number.isFinite else { return "null" }
        let unit = (0..<digits).reduce(1) { power, _ in power * 10 }
        let scaled = Int((number.magnitude * Double(unit)).rounded())
        let sign = number < 0 && scaled != 0 ? "-" : ""
        if digits == 0 { return "\(sign)\(scaled)" }
        let rest = String(scaled % unit)
        let zeros = String(repeating: "0", count: digits - rest.count)
        return "\(sign)\(scaled / unit).\(zeros)\(rest)"
    }

    private static func quote(_ text: String) -> String {
        let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
        return "\"" + escaped.joined() + "\""
    }
}
