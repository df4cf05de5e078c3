/// Swift source under construction.
struct SwiftText {
    private(set) var text = ""
    private var depth = 0

    mutating func line(_ line: String = "") {
        if !line.isEmpty {
            text += String(repeating: "    ", count: depth) + line
        }
        text += "\n"
    }

    /// A documentation comment, if there is anything to say.
    mutating func summary(_ summary: String?) {
        if let summary { line("/// \(summary)") }
    }

    mutating func block(_ head: String, _ body: (inout SwiftText) -> Void) {
        line(head + " {")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }

    /// Lines one step further in, without braces: the body of a `case`.
    mutating func indented(_ body: (inout SwiftText) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }
}
