/// What libyaml could not read, in words that help a person who does not know YAML's grammar.
struct SyntaxMistake {
    /// libyaml's words.
    let problem: String
    /// Where libyaml stopped.
    let place: DocumentPlace
    /// Where that began which libyaml was reading.
    let context: DocumentPlace?
    /// The character at `place`.
    let next: Unicode.Scalar?

    init(
        problem: String, at place: DocumentPlace, context: DocumentPlace?, next: Unicode.Scalar?
    ) {
        self.problem = problem
        self.place = place
        self.context = context
        self.next = next
    }

    func problem(in path: String) -> DocumentProblem {
        let (place, what, advice) = told
        return DocumentProblem(path, place, what, advice: advice)
    }

    private var told: (DocumentPlace, String, String) {
        switch problem {
        case "mapping values are not allowed in this context":
            return (
                place, "a second ':' in one line",
                "put each key on a line of its own, and text that holds ': ' in quotation marks"
            )
        case "could not find expected ':'":
            return (context ?? place, "a key without a value", "write it as 'key: value'")
        case "did not find expected key":
            return (
                place, "the line does not go on with what is above it",
                "begin keys that belong together in the same column"
            )
        case "did not find expected '-' indicator":
            return (
                place, "the line does not go on with the list above it",
                "begin each entry with '- ' in the same column"
            )
        case "did not find expected ',' or '}'":
            return (
                context ?? place, "'{' is not closed", "put ',' between entries and '}' at the end"
            )
        case "did not find expected ',' or ']'":
            return (
                context ?? place, "'[' is not closed", "put ',' between entries and ']' at the end"
            )
        case "found unexpected end of stream", "found unexpected document indicator":
            return (
                context ?? place, "a quotation mark is not closed", "put one at the end of the text"
            )
        case "found unknown escape character":
            return (
                place, "an unknown escape behind '\\'",
                "use single quotation marks, where '\\' is nothing special"
            )
        case "block sequence entries are not allowed in this context":
            return (place, "a list begins in the middle of a line", "begin it on the next line")
        case "found character that cannot start any token" where next == "\t",
            "found a tab character where an indentation space is expected",
            "found a tab character that violates indentation":
            return (place, "a tab in front of a value", "use spaces")
        case "found character that cannot start any token":
            let character = next.map { DocumentProblem.quoted(String($0)) } ?? "this"
            return (place, "\(character) cannot begin a value", "put the text in quotation marks")
        default:
            return (place, "not YAML: \(problem)", "look at this line and the one above it")
        }
    }
}
