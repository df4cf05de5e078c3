/// A value of a document, with its place.
package struct YAMLNode: Sendable, Hashable {
    package enum Content: Sendable, Hashable {
        /// - Parameter isPlain: whether it stands without quotation marks.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([YAMLEntry])
    }

    package let place: DocumentPlace
    package let content: Content

    package init(place: DocumentPlace, content: Content) {
        self.place = place
        self.content = content
    }

    /// The same value as another place of the document has it: all within is there.
    func moved(to place: DocumentPlace) -> YAMLNode {
        let content: Content =
            switch self.content {
            case .scalar: self.content
            case .sequence(let nodes): .sequence(nodes.map { $0.moved(to: place) })
            case .mapping(let entries):
                .mapping(
                    entries.map {
                        YAMLEntry(key: $0.key, place: place, value: $0.value.moved(to: place))
                    })
            }
        return YAMLNode(place: place, content: content)
    }

    /// Whether nothing is written, or YAML's word for nothing. Source: YAML 1.1, the type `null`.
    package var isNull: Bool {
        switch content {
        case .scalar(let text, isPlain: true): ["", "~", "null", "Null", "NULL"].contains(text)
        case .scalar, .sequence, .mapping: false
        }
    }

    /// What a message calls it.
    package var spoken: String {
        switch content {
        case .scalar(let text, _): isNull ? "empty" : DocumentProblem.quoted(text)
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}
