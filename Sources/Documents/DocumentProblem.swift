/// Something in a document that is wrong, or looks so, and what to do about it.
///
/// Its description is one line: `path:line:column: what is wrong; what to do`.
package struct DocumentProblem: Error, Sendable, Hashable, CustomStringConvertible {
    package enum Severity: Sendable, Hashable {
        /// Everything counts as it is written.
        case warning
        /// Something does not count.
        case error
    }

    package let path: String
    /// Nil where the whole file is meant.
    package let place: DocumentPlace?
    package let severity: Severity
    package let what: String
    package let advice: String

    package init(
        _ path: String, _ place: DocumentPlace?, _ what: String, advice: String,
        severity: Severity = .error
    ) {
        self.path = path
        self.place = place
        self.severity = severity
        self.what = what
        self.advice = advice
    }

    package var description: String {
        let position = place.map { ":\($0.line):\($0.column)" } ?? ""
        return "\(path)\(position): \(what); \(advice)"
    }

    /// Text of a document for a message: in quotation marks, on one line, of bounded length.
    package static func quoted(_ text: String) -> String {
        let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(40)))
        return "'\(onOneLine(start))\(text.unicodeScalars.count > 40 ? "…" : "")'"
    }

    /// Text for a message, with numbers for characters that are not seen or that end a line.
    static func onOneLine(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse,
                .surrogate:
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The lines for the problems of one document, in the order of their places; of very many the first.
    package static func lines(_ problems: [DocumentProblem]) -> [String] {
        let sorted = problems.sorted { ($0.place ?? .start) < ($1.place ?? .start) }
        var lines = sorted.prefix(DocumentLimits.problems).map { "\($0)" }
        let more = sorted.count - DocumentLimits.problems
        if more > 0, let path = sorted.first?.path {
            let problems = more == 1 ? "problem" : "problems"
            lines.append("\(path): \(more) more \(problems); mend those above first")
        }
        return lines
    }
}
