/// Asks a mapping for the keys that are expected, and keeps what is wrong with them.
///
/// A key that is missing, empty or has a value that is not understood gives nil; the rest counts. Source: behaviour D,
/// introduction.
package struct MappingReader {
    package private(set) var problems: [DocumentProblem] = []
    package let path: String
    /// The mapping's own place.
    package let place: DocumentPlace
    /// Whether there is a mapping to ask, or nothing at all.
    package let isMapping: Bool
    private let entries: [YAMLEntry]
    private var known: [String] = []

    /// - Parameters:
    ///   - node: nil reads as an empty mapping.
    ///   - name: what messages call the mapping.
    package init(_ node: YAMLNode?, path: String, name: String = "the document") {
        self.path = path
        place = node?.place ?? .start
        switch node?.content {
        case nil: (isMapping, entries) = (true, [])
        case .mapping(let entries): (isMapping, self.entries) = (true, entries)
        case .scalar, .sequence:
            (isMapping, entries) = (false, [])
            let spoken = node?.spoken ?? ""
            problems = [
                DocumentProblem(
                    path, place, "\(name) is \(spoken)", advice: "write one 'key: value' a line")
            ]
        }
    }

    /// The value of a key, whatever it is; nil where it is missing or empty.
    package mutating func node(_ key: String) -> YAMLNode? {
        let node = written(key)
        return node.flatMap { $0.isNull ? nil : $0 }
    }

    /// The value of a key, an empty one too; nil where it is missing.
    package mutating func written(_ key: String) -> YAMLNode? {
        if !known.contains(key) { known.append(key) }
        return entries.first { $0.key == key }?.value
    }

    /// Whether nothing is written for a key, not even an empty value.
    package func isMissing(_ key: String) -> Bool {
        !entries.contains { $0.key == key }
    }

    /// Whether a key is missing or has no value.
    package func isEmpty(_ key: String) -> Bool {
        entries.first { $0.key == key }?.value.isNull ?? true
    }

    /// A text. `expected` ends the sentence "it is …".
    package mutating func text(_ key: String, expected: String) -> Placed<String>? {
        guard let node = node(key) else { return nil }
        guard case .scalar(let text, _) = node.content else {
            refuse(node, for: key, expected: expected)
            return nil
        }
        return Placed(text, at: node.place)
    }

    /// One of some words.
    ///
    /// Inlinable, as what is made of other modules' types is not specialised otherwise, and looks these up by name each time.
    @inlinable
    package mutating func choice<Value>(
        _ key: String, _ choices: [(String, Value)]
    ) -> Placed<Value>? {
        guard let node = node(key) else { return nil }
        if case .scalar(let text, _) = node.content {
            for (word, value) in choices where word == text { return Placed(value, at: node.place) }
        }
        refuse(node, for: key, among: choices.map { $0.0 })
        return nil
    }

    /// A value is none of some words.
    package mutating func refuse(_ node: YAMLNode, for key: String, among words: [String]) {
        let list = Self.list(words)
        guard case .scalar(let text, _) = node.content else {
            refuse(node, for: key, expected: list)
            return
        }
        let meant = NearMatch.find(text, among: words).map { "did you mean '\($0)'?" }
        complain(
            node.place, "\(key) cannot be \(DocumentProblem.quoted(text))",
            meant ?? "it is \(list)")
    }

    /// A value that `read` makes of a text; `expected` ends the sentence "it is …".
    @inlinable
    package mutating func value<Value>(
        _ key: String, _ expected: @autoclosure () -> String, _ read: (String) -> Value?
    ) -> Placed<Value>? {
        guard let node = node(key) else { return nil }
        guard case .scalar(let text, _) = node.content else {
            refuse(node, for: key, expected: expected())
            return nil
        }
        if let value = read(text) { return Placed(value, at: node.place) }
        complain(
            node.place, "\(key) cannot be \(DocumentProblem.quoted(text))", "it is \(expected())")
        return nil
    }

    /// A switch. Source: YAML 1.1, the type `bool`, in any case of letters.
    package mutating func toggle(_ key: String) -> Placed<Bool>? {
        guard let text = text(key, expected: "on or off") else { return nil }
        if let isOn = Self.toggle(text.value) { return Placed(isOn, at: text.place) }
        complain(
            text.place, "\(key) cannot be \(DocumentProblem.quoted(text.value))", "it is on or off")
        return nil
    }

    package static func toggle(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "on", "yes", "true": true
        case "off", "no", "false": false
        default: nil
        }
    }

    /// A value has the wrong kind.
    package mutating func refuse(_ node: YAMLNode, for key: String, expected: String) {
        complain(node.place, "\(key) cannot be \(node.spoken)", "it is \(expected)")
    }

    package mutating func complain(
        _ place: DocumentPlace, _ what: String, _ advice: String,
        severity: DocumentProblem.Severity = .error
    ) {
        problems.append(DocumentProblem(path, place, what, advice: advice, severity: severity))
    }

    /// Takes over what another reader of the same document found.
    package mutating func take(_ others: [DocumentProblem]) {
        problems += others
    }

    /// Warns of keys that nobody has asked for. To be called when all have been.
    ///
    /// - Parameter advice: what to do about a key that is like no other; nil tells them all.
    package mutating func finish(advice: String? = nil) {
        for entry in entries where !known.contains(entry.key) {
            let meant = NearMatch.find(entry.key, among: known).map { "did you mean '\($0)'?" }
            complain(
                entry.place, "unknown key \(DocumentProblem.quoted(entry.key))",
                meant ?? advice ?? "the keys are \(Self.list(known, "and"))", severity: .warning)
        }
    }

    /// `one, two or three`.
    package static func list(_ words: [String], _ last: String = "or") -> String {
        guard let final = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(last) \(final)"
    }
}
