/// Makes a tree of values from events, within the limits of `DocumentLimits`.
struct YAMLComposer {
    private(set) var problems: [DocumentProblem] = []
    private let reader: YAMLEventReader
    private let path: String
    private var anchors: [String: Anchored] = [:]
    private var count = 0

    /// What an alias may repeat.
    private enum Anchored {
        /// It is being read: an alias now would stand within itself.
        case open
        /// - Parameter size: how many values it is.
        case closed(YAMLNode, size: Int)
    }

    init(reader: YAMLEventReader, path: String) {
        self.reader = reader
        self.path = path
    }

    /// The document's value; nil where there is none.
    mutating func compose() throws(DocumentProblem) -> YAMLNode? {
        var root: YAMLNode?
        var documents = 0
        while true {
            let event = try reader.next()
            switch event.kind {
            case .streamEnd: return root.flatMap { $0.isNull ? nil : $0 }
            case .documentStart:
                documents += 1
                if documents > 1 {
                    throw problem(
                        event.place, "a second document begins", "keep one document in a file")
                }
                root = try node(try reader.next(), depth: 0)
            case .documentEnd, .alias, .scalar, .sequenceStart, .mappingStart, .collectionEnd: break
            }
        }
    }

    private mutating func node(
        _ event: YAMLEvent, depth: Int
    ) throws(DocumentProblem) -> YAMLNode {
        if case .alias(let name) = event.kind { return try repeated(name, at: event.place) }
        let before = count
        try add(1, at: event.place)
        if let anchor = event.anchor { anchors[anchor] = .open }
        let node = YAMLNode(
            place: event.place, content: try content(of: event, depth: depth))
        if let anchor = event.anchor {
            anchors[anchor] = .closed(node, size: count - before)
        }
        return node
    }

    private mutating func content(
        of event: YAMLEvent, depth: Int
    ) throws(DocumentProblem) -> YAMLNode.Content {
        if case .scalar(let text, let isPlain) = event.kind {
            return .scalar(text, isPlain: isPlain)
        }
        guard depth < DocumentLimits.depth else {
            throw problem(
                event.place, "more than \(DocumentLimits.depth) levels", "make the document flatter"
            )
        }
        if case .mappingStart = event.kind { return .mapping(try entries(depth: depth + 1)) }
        return .sequence(try elements(depth: depth + 1))
    }

    private mutating func elements(depth: Int) throws(DocumentProblem) -> [YAMLNode] {
        var elements: [YAMLNode] = []
        while true {
            let event = try reader.next()
            if case .collectionEnd = event.kind { return elements }
            elements.append(try node(event, depth: depth))
        }
    }

    /// The first of equal keys counts: what follows would have to be found and removed in any case.
    private mutating func entries(depth: Int) throws(DocumentProblem) -> [YAMLEntry] {
        var entries: [YAMLEntry] = []
        var places: [String: DocumentPlace] = [:]
        while true {
            let event = try reader.next()
            if case .collectionEnd = event.kind { return entries }
            let key = try node(event, depth: depth)
            let value = try node(try reader.next(), depth: depth)
            guard case .scalar(let text, _) = key.content else {
                problems.append(
                    problem(event.place, "a key is \(key.spoken)", "write a word in its place"))
                continue
            }
            if let first = places[text] {
                let key = DocumentProblem.quoted(text)
                problems.append(
                    problem(
                        event.place, "\(key) is given again; the one in line \(first.line) counts",
                        "remove one of them"))
                continue
            }
            places[text] = event.place
            entries.append(YAMLEntry(key: text, place: event.place, value: value))
        }
    }

    private mutating func repeated(
        _ name: String, at place: DocumentPlace
    ) throws(DocumentProblem) -> YAMLNode {
        let alias = DocumentProblem.quoted("*\(name)")
        switch anchors[name] {
        case .closed(let node, let size):
            try add(size, at: place)
            // What is wrong with a value where it is repeated is wrong there.
            return node.moved(to: place)
        case .open: throw problem(place, "\(alias) stands within what it repeats", "remove it")
        case nil:
            throw problem(
                place, "\(alias) repeats nothing",
                "put \(DocumentProblem.quoted("&\(name)")) in front of a value above it")
        }
    }

    private mutating func add(_ size: Int, at place: DocumentPlace) throws(DocumentProblem) {
        count += size
        if count > DocumentLimits.values {
            throw problem(
                place, "more than \(DocumentLimits.values) values", "make the document shorter")
        }
    }

    private func problem(
        _ place: DocumentPlace, _ what: String, _ advice: String
    ) -> DocumentProblem {
        DocumentProblem(path, place, what, advice: advice)
    }
}
