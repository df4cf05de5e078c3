@testable import WaylandScanner

/// What the generated code tells libwayland about one interface, in the words of `WireFacts`.
///
/// Read from the generated text and not from what the scanner knows: it is the text that is compiled.
struct GeneratedTable {
    let name: String
    let version: UInt32
    /// Requests, then events, each in the order of its opcode.
    let messages: [String]

    /// The tables that the scanner writes for all of these files.
    static func read(
        _ mode: ScannerMode, _ sources: [(path: String, bytes: [UInt8])]
    ) throws -> [String: GeneratedTable] {
        var raw: [(name: String, version: UInt32, requests: Int, lines: [Line])] = []
        for output in try ScannerCommand.generate(mode, sources) {
            for line in output.text.split(separator: "\n") {
                let words = line.split(whereSeparator: { " (,:)\"".contains($0) }).map(String.init)
                if line.contains("tables.describe(") {
                    // tables.describe(0, "name", version: 3, requests: 3, events: 1)
                    raw.append((words[2], UInt32(words[4]) ?? 0, Int(words[6]) ?? 0, []))
                } else if line.contains("tables.message(") {
                    raw[raw.count - 1].lines.append(Line(String(line)))
                }
            }
        }
        let names = raw.map(\.name)
        let tables = raw.map { table in
            let messages = table.lines.enumerated().map { index, line in
                (index < table.requests ? "request " : "event ") + line.words(naming: names)
            }
            return GeneratedTable(name: table.name, version: table.version, messages: messages)
        }
        return Dictionary(uniqueKeysWithValues: tables.map { ($0.name, $0) })
    }

    /// tables.message("name", "2n?o", [0, -1])
    private struct Line {
        let name: String
        let signature: String
        let references: [Int]

        init(_ line: String) {
            let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
            name = String(quoted[1])
            signature = String(quoted[3])
            let list = quoted[4].split(whereSeparator: { !"-0123456789".contains($0) })
            references = list.compactMap { Int($0) }
        }

        func words(naming names: [String]) -> String {
            var words = [name]
            var mark = ""
            var index = 0
            let since = signature.prefix { $0.isNumber }
            for letter in signature.dropFirst(since.count) {
                if letter == "?" {
                    mark = "?"
                    continue
                }
                let reference = references[index]
                let suffix = reference < 0 ? "" : "(\(names[reference]))"
                words.append("\(mark)\(letter)\(suffix)")
                mark = ""
                index += 1
            }
            if !since.isEmpty { words += ["since", String(since)] }
            return words.joined(separator: " ")
        }
    }
}
