import Glibc

/// What the kernel counts for a process.
///
/// Source: proc(5): `task/*/schedstat` (time on a processor in nanoseconds, first number), `task/*/status`, `smaps_rollup`.
package struct ProcessFigures {
    private let processID: pid_t

    package init(of processID: pid_t) {
        self.processID = processID
    }

    /// Time on a processor, all threads together, in microseconds.
    package var processorTime: Double {
        threads.reduce(0) { sum, thread in
            let words = text("task/\(thread)/schedstat").split(separator: " ")
            return sum + (words.first.flatMap { Double($0) } ?? 0) / 1_000
        }
    }

    /// How often a thread went to sleep, that is, how often something woke it.
    package var sleeps: Double {
        threads.reduce(0) { sum, thread in
            sum + number("voluntary_ctxt_switches:", in: text("task/\(thread)/status"))
        }
    }

    /// Resident memory in KiB, shared pages included.
    package var resident: Double { number("Rss:", in: text("smaps_rollup")) }
    /// Memory that only this process has and that is written to, in KiB.
    package var privateDirty: Double { number("Private_Dirty:", in: text("smaps_rollup")) }

    private var threads: [String] {
        guard let entries = unsafe opendir("/proc/\(processID)/task") else { return [] }
        defer { unsafe closedir(entries) }
        var names: [String] = []
        while let entry = unsafe readdir(entries) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }

    private func text(_ name: String) -> String {
        String(
            decoding: Directory.bytes(of: "/proc/\(processID)/\(name)") ?? [], as: UTF8.self)
    }

    private func number(_ label: String, in text: String) -> Double {
        for line in text.split(separator: "\n") where line.hasPrefix(label) {
            let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
            if words.count > 1, let number = Double(words[1]) { return number }
        }
        return 0
    }
}
