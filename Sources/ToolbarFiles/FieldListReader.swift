import Documents

/// What a toolbar is for: applications and fields.
enum FieldListReader {
    static func applications(_ reader: inout MappingReader) -> [String] {
        let expected = "an application's id such as org.gnome.TextEditor"
        return list("applications", of: "application", expected, &reader) { node, text, reader in
            // X11's classes, and what GTK calls a program without an id, have spaces.
            if ToolLimits.allow(text, most: 255), text.canBeSeen { return text }
            reader.refuse(node, for: "an application", expected: expected)
            return nil
        }
    }

    static func purposes(_ reader: inout MappingReader) -> [ToolbarPurpose] {
        let names = ToolbarPurpose.allCases.map(\.rawValue)
        let expected = MappingReader.list(names)
        return list("purposes", of: "purpose", expected, &reader) { node, text, reader in
            if let purpose = ToolbarPurpose(rawValue: text) { return purpose }
            reader.complain(
                node.place, "a purpose cannot be \(DocumentProblem.quoted(text))",
                NearMatch.find(text, among: names).map { "did you mean '\($0)'?" }
                    ?? "it is \(expected)")
            return nil
        }
    }

    /// One text or a list of them, each once.
    private static func list<Value: Equatable>(
        _ key: String, of one: String, _ expected: String, _ reader: inout MappingReader,
        _ read: (YAMLNode, String, inout MappingReader) -> Value?
    ) -> [Value] {
        guard let node = reader.node(key) else { return [] }
        let nodes: [YAMLNode]
        switch node.content {
        case .scalar: nodes = [node]
        case .sequence(let elements): nodes = elements
        case .mapping:
            reader.refuse(node, for: key, expected: "a list such as [\(example(key))]")
            return []
        }
        if nodes.count > ToolLimits.applications {
            reader.complain(
                node.place, "\(nodes.count) \(key)", "\(ToolLimits.applications) are the most")
            return []
        }
        var values: [Value] = []
        for node in nodes {
            guard case .scalar(let text, _) = node.content, !node.isNull else {
                reader.refuse(node, for: article(one), expected: expected)
                continue
            }
            guard let value = read(node, text, &reader) else { continue }
            if values.contains(value) {
                reader.complain(
                    node.place, "\(DocumentProblem.quoted(text)) comes twice",
                    "name each \(one) once", severity: .warning)
            } else {
                values.append(value)
            }
        }
        return values
    }

    private static func article(_ word: String) -> String {
        word.hasPrefix("a") ? "an \(word)" : "a \(word)"
    }

    private static func example(_ key: String) -> String {
        key == "purposes" ? "url, email" : "org.gnome.TextEditor, foot"
    }
}
