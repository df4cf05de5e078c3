import TestKit

/// What was measured, on what.
struct Versions {
    let lines: [(String, String)]

    init(_ glasschord: String, _ environment: [String: String]) throws(SessionError) {
        func first(_ command: String...) throws(SessionError) -> String {
            let words = ["sh", "-c", "\"$@\" 2>&1", "sh"] + command
            let text = String(
                decoding: try ChildProcess.output(of: words, environment: environment),
                as: UTF8.self)
            return text.split(separator: "\n").first.map(String.init) ?? ""
        }
        func file(_ path: String, _ label: String) -> String {
            let text = String(decoding: Directory.bytes(of: path) ?? [], as: UTF8.self)
            let line = text.split(separator: "\n").first { $0.hasPrefix(label) } ?? ""
            return line.split(separator: ":").last.map { String($0.drop { $0 == " " }) } ?? ""
        }
        lines = [
            ("glasschord", try first(glasschord, "--version")),
            ("wvkbd", try first("dpkg-query", "--show", "--showformat=${Version}", "wvkbd")),
            ("sway", try first("sway", "--version")),
            ("valgrind", try first("valgrind", "--version")),
            ("system", try first("uname", "-srm")),
            ("processor", file("/proc/cpuinfo", "model name")),
            ("processors", try first("nproc")),
        ]
    }
}
