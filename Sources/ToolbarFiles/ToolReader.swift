import Documents
import KeyboardStyle
import KeyboardToolbar

/// Reads items of a toolbar and their alternates.
struct ToolReader {
    /// Looks at pictures; nil where they are taken as they are.
    let check: ToolbarDocument.PictureCheck?

    /// An item; nil for one with a mistake.
    func item(_ node: YAMLNode, _ reader: inout MappingReader) -> ToolItemDescription? {
        if case .scalar = node.content {
            return text(node, "a tool", &reader).map { ToolItemDescription($0) }
        }
        var own = MappingReader(node, path: reader.path, name: "a tool")
        let tool = tool(&own)
        let styles: [(String, KeyboardToolGroupItem.Style)] = [
            ("primary", .primary), ("secondary", .classicSecondary),
        ]
        let style = own.choice("style", styles)?.value ?? .primary
        let alternates = alternates(&own)
        let includesItself = own.toggle("include-itself")
        if let includesItself, own.isMissing("alternates") {
            own.complain(
                includesItself.place, "include-itself without alternates",
                "write 'alternates:' with what holding the tool offers", severity: .warning)
        }
        own.finish()
        reader.take(own.problems)
        return tool.map {
            ToolItemDescription(
                $0, alternates: alternates, includesItself: includesItself?.value ?? false,
                style: style)
        }
    }

    private func alternates(_ reader: inout MappingReader) -> [ToolDescription] {
        guard let node = reader.node("alternates") else { return [] }
        guard case .sequence(let nodes) = node.content else {
            reader.refuse(node, for: "alternates", expected: "a list of tools such as ['(', '{']")
            return []
        }
        if nodes.count > ToolLimits.alternates {
            reader.complain(
                node.place, "\(nodes.count) alternates",
                "\(ToolLimits.alternates) are the most")
            return []
        }
        return nodes.compactMap { alternate($0, &reader) }
    }

    private func alternate(_ node: YAMLNode, _ reader: inout MappingReader) -> ToolDescription? {
        if case .scalar = node.content { return text(node, "an alternate", &reader) }
        var own = MappingReader(node, path: reader.path, name: "an alternate")
        let tool = tool(&own)
        for key in ["alternates", "style", "include-itself"] {
            guard !own.isMissing(key), let node = own.written(key) else { continue }
            own.complain(node.place, "an alternate has no \(key)", "write it for the tool itself")
        }
        own.finish()
        reader.take(own.problems)
        return tool
    }

    /// A tool that is written as the text that it types.
    private func text(
        _ node: YAMLNode, _ name: String, _ reader: inout MappingReader
    ) -> ToolDescription? {
        if node.isNull {
            reader.complain(
                node.place, "\(name) is empty",
                "remove it, or put it in quotation marks: '#' begins a comment and '~' is nothing")
            return nil
        }
        guard case .scalar(let text, _) = node.content else { return nil }
        guard ToolLimits.allow(text, most: ToolLimits.text) else {
            reader.complain(
                node.place, "\(name) cannot be \(DocumentProblem.quoted(text))",
                "it is \(ToolActionReader.expectedText), or a mapping")
            return nil
        }
        return seen(ToolDescription(.text(text)), node.place, &reader)
    }

    /// What a tool and an alternate have in common.
    private func tool(_ reader: inout MappingReader) -> ToolDescription? {
        let action = ToolActionReader.read(&reader)
        let label = reader.value("label", "a text of up to \(ToolLimits.label) characters") {
            ToolLimits.allow($0, most: ToolLimits.label) ? $0 : nil
        }
        let display = display(&reader)
        guard let action else { return nil }
        return seen(
            ToolDescription(action, display: display, label: label?.value), reader.place, &reader)
    }

    private func seen(
        _ tool: ToolDescription, _ place: DocumentPlace, _ reader: inout MappingReader
    ) -> ToolDescription {
        if !tool.isSeen {
            reader.complain(
                place, "nothing of the tool can be seen", "give it a label or a symbol",
                severity: .warning)
        }
        return tool
    }

    private func display(
        _ reader: inout MappingReader
    ) -> KeyboardToolDisplayRepresentation? {
        let symbol = reader.value("symbol", "an icon's name such as magnifyingglass") { name in
            let isName =
                ToolLimits.allow(name, most: ToolLimits.label)
                && !name.contains { $0.isWhitespace || $0 == "/" }
            return isName ? name : nil
        }
        let image = reader.value("image", "the path of a PNG file") { path in
            let isPNG = path.lowercased().hasSuffix(".png") && !path.hasPrefix("~")
            return isPNG && ToolLimits.allow(path, most: ToolLimits.bytes) ? path : nil
        }
        if symbol != nil, let image {
            reader.complain(image.place, "an image beside a symbol", "remove one of them")
            return nil
        }
        if let image { return picture(image, &reader) }
        return symbol.map { .symbol(name: $0.value) }
    }

    /// A picture by its path, which starts from the document's folder.
    private func picture(
        _ image: Placed<String>, _ reader: inout MappingReader
    ) -> KeyboardToolDisplayRepresentation {
        var path = image.value
        if !path.hasPrefix("/"), let end = reader.path.lastIndex(of: "/") {
            path = "\(reader.path[...end])\(path)"
        }
        if let check {
            if !DocumentFile.exists(path) {
                reader.complain(
                    image.place, "there is no file \(DocumentProblem.quoted(path))",
                    "put the picture there", severity: .warning)
            } else if let fault = check(path) {
                reader.complain(
                    image.place, "the picture \(DocumentProblem.quoted(image.value)) \(fault.is)",
                    fault.advice, severity: .warning)
            }
        }
        let picture = KeyboardToolImage(path: path)
        return .image(small: picture, large: picture)
    }
}
