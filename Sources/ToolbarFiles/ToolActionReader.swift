import Documents
import KeyboardLayouts
import KeyboardToolbar

/// Reads what a tool does: the one of `text`, `key`, `modifier`, `command` and `action` that it has.
enum ToolActionReader {
    static let expectedText = "a text of up to \(ToolLimits.text) characters in one line"

    /// What documents call what the keyboard itself does. `page` needs one more word.
    static let commands: [(String, BoardCommand)] = [
        ("hide", .hide), ("next-layout", .nextLayout), ("page", .page(.letters)),
        ("terminal", .terminal), ("copy", .copy), ("cut", .cut), ("paste", .paste),
        ("select-all", .selectAll), ("undo", .undo), ("redo", .redo), ("find", .find),
    ]

    /// Nil where it is missing or wrong, which has been complained about.
    static func read(_ reader: inout MappingReader) -> ToolAction? {
        let text = text(&reader)
        let key = key(&reader)
        let modifier = reader.choice("modifier", modifiers)
        if modifier == nil, !reader.isMissing("modifier"), reader.node("modifier") == nil {
            tellEmpty("modifier", MappingReader.list(modifiers.map(\.0)), &reader)
        }
        let words = command(&reader)
        let board = board(&reader)
        if !reader.isMapping { return nil }
        let given = ["text", "key", "modifier", "command", "action"].filter {
            !reader.isMissing($0)
        }
        guard given.count == 1 else {
            tell(given, &reader)
            return nil
        }
        return text ?? key ?? modifier.map { .modifier($0.value) } ?? words ?? board
    }

    /// What documents call the keys that count for the next one.
    private static let modifiers =
        Modifier.allCases.map { ($0.rawValue, $0) } + [("ctrl", .control), ("altgr", .altGr)]

    private static let pages = Page.allCases.map { ($0.rawValue, $0) }

    private static func tell(_ given: [String], _ reader: inout MappingReader) {
        if given.count > 1 {
            reader.complain(
                reader.place, "a tool with \(MappingReader.list(given, "and"))",
                "a tool does one thing: put the others into tools of their own")
        } else {
            reader.complain(
                reader.place, "a tool does nothing",
                "give it a text, key, modifier, command or action")
        }
    }

    private static func text(_ reader: inout MappingReader) -> ToolAction? {
        guard let node = full("text", expectedText, &reader) else { return nil }
        if case .scalar(let text, _) = node.content,
            ToolLimits.allow(text, most: ToolLimits.text)
        {
            return .text(text)
        }
        reader.refuse(node, for: "text", expected: expectedText)
        return nil
    }

    private static func key(_ reader: inout MappingReader) -> ToolAction? {
        let expected = "a key such as ctrl+z, alt+left or tab"
        guard let node = full("key", expected, &reader) else { return nil }
        guard case .scalar(let text, _) = node.content else {
            reader.refuse(node, for: "key", expected: expected)
            return nil
        }
        do throws(ShortcutMistake) {
            return .key(try ShortcutReader.shortcut(text))
        } catch {
            reader.complain(node.place, error.what, error.advice)
            return nil
        }
    }

    private static func command(_ reader: inout MappingReader) -> ToolAction? {
        let expected = "a list of a program and its arguments, such as [notify-send, hello]"
        guard let node = full("command", expected, &reader) else { return nil }
        guard case .sequence(let nodes) = node.content else {
            reader.refuse(node, for: "command", expected: expected)
            return nil
        }
        guard (1...ToolLimits.words).contains(nodes.count) else {
            reader.complain(
                node.place, "a command has \(nodes.isEmpty ? "no" : "\(nodes.count)") words",
                "it has 1 to \(ToolLimits.words)")
            return nil
        }
        let words = nodes.enumerated().compactMap { word($1, isFirst: $0 == 0, &reader) }
        return words.count == nodes.count ? .command(words) : nil
    }

    private static func word(
        _ node: YAMLNode, isFirst: Bool, _ reader: inout MappingReader
    ) -> String? {
        guard case .scalar(let word, _) = node.content, !node.isNull else {
            reader.complain(
                node.place, "a word of the command is \(node.spoken)",
                "write a text, in quotation marks where YAML would read it otherwise")
            return nil
        }
        // Nothing else is impossible in an argument. Source: execve(2).
        if word.utf8.contains(0) || word.utf8.count > ToolLimits.bytes || isFirst && word.isEmpty {
            reader.complain(
                node.place, "a word of the command cannot be \(DocumentProblem.quoted(word))",
                "it is a text of up to \(ToolLimits.bytes) bytes, the first one a program")
            return nil
        }
        if word.hasPrefix("~/") || word.hasPrefix("$") {
            reader.complain(
                node.place, "\(DocumentProblem.quoted(word)) is passed as it is",
                "no shell reads the command: write what is meant", severity: .warning)
        }
        return word
    }

    private static func board(_ reader: inout MappingReader) -> ToolAction? {
        let action = reader.choice("action", commands)
        if action == nil, !reader.isMissing("action"), reader.node("action") == nil {
            tellEmpty("action", MappingReader.list(commands.map(\.0)), &reader)
        }
        let page = reader.choice("page", pages)
        guard let action else { return nil }
        guard case .page = action.value else {
            if let page {
                reader.complain(
                    page.place, "a page beside another action",
                    "write 'action: page', or remove it")
            }
            return .board(action.value)
        }
        if let page { return .board(.page(page.value)) }
        if reader.isMissing("page") {
            reader.complain(
                action.place, "action is page, and no page is named",
                "write 'page: \(pages.map(\.0).last ?? "")' or another one beside it")
        }
        return nil
    }

    /// The value of a key that may be missing, but not empty.
    private static func full(
        _ key: String, _ expected: String, _ reader: inout MappingReader
    ) -> YAMLNode? {
        let node = reader.node(key)
        if node == nil, !reader.isMissing(key) { tellEmpty(key, expected, &reader) }
        return node
    }

    private static func tellEmpty(
        _ key: String, _ expected: String, _ reader: inout MappingReader
    ) {
        reader.complain(
            reader.written(key)?.place ?? reader.place, "\(key) is empty",
            "it is \(expected); '#' and '~' need quotation marks")
    }
}
