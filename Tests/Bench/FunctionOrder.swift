import TestKit

/// The program's functions in the order in which they are to lie: those of a tap, the costliest first, then those that show the
/// keyboard, then those of the start alone.
///
/// The linker puts them side by side. The kernel maps sixteen pages around each that is touched: functions that lie apart cost
/// sixteen times what they are.
struct FunctionOrder {
    private var names: [Substring] = []
    private var known: Set<Substring> = []

    /// Appends what a profile has of `program` and was not there yet.
    mutating func append(_ profile: CallgrindProfile, of program: String) {
        let name = program.split(separator: "/").last ?? ""
        let costs = profile.costs.first { $0.key.hasSuffix("/\(name)") }?.value ?? [:]
        for (function, _) in costs.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            // Callgrind tells the depth of a recursion behind an apostrophe.
            let symbol = function.prefix { $0 != "'" }
            if symbol.hasPrefix("0x") || symbol.contains(where: { " ?()".contains($0) }) {
                continue
            }
            if known.insert(symbol).inserted { names.append(symbol) }
        }
    }

    /// One name a line, as linkers read it.
    var text: String { names.joined(separator: "\n") + "\n" }
    var count: Int { names.count }
}
