import Documents
import KeyboardToolbar

/// The groups of a document: lists of items.
enum ToolGroupReader {
    /// The good ones: a tool with a mistake is left out.
    ///
    /// - Returns: nil where nothing can be made of them, or nothing is left.
    static func read(
        _ reader: inout MappingReader, _ check: ToolbarDocument.PictureCheck?
    ) -> [[ToolItemDescription]]? {
        let expected = "a list of groups, each a list of tools begun with '- - '"
        guard let node = reader.node("groups") else {
            reader.complain(
                reader.place, "groups are missing",
                "write 'groups:' and below it a list of tools for each; 'groups: []' shows no bar")
            return nil
        }
        guard case .sequence(let groups) = node.content else {
            reader.refuse(node, for: "groups", expected: expected)
            return nil
        }
        if groups.count > ToolLimits.groups {
            reader.complain(
                node.place, "\(groups.count) groups", "\(ToolLimits.groups) are the most")
            return nil
        }
        let items = ToolReader(check: check)
        var count = 0
        let good: [[ToolItemDescription]] = groups.compactMap { group in
            guard let tools = tools(of: group, &reader) else { return nil }
            count += tools.count
            if count > ToolLimits.items {
                let isFirst = count - tools.count <= ToolLimits.items
                if isFirst {
                    reader.complain(
                        group.place, "more than \(ToolLimits.items) tools",
                        "leave some out, or offer them as alternates")
                }
                return nil
            }
            let good = tools.compactMap { items.item($0, &reader) }
            return good.isEmpty ? nil : good
        }
        return good.isEmpty && count > 0 ? nil : good
    }

    /// The nodes of a group; nil for what is none.
    private static func tools(
        of group: YAMLNode, _ reader: inout MappingReader
    ) -> [YAMLNode]? {
        switch group.content {
        case .sequence(let tools):
            if tools.isEmpty {
                reader.complain(
                    group.place, "a group has no tools", "remove it", severity: .warning)
                return nil
            }
            return tools
        case .scalar, .mapping:
            reader.complain(
                group.place, "a group is \(group.spoken)",
                "put tools into lists of their own: '- - ' begins a group and its first tool")
            return nil
        }
    }
}
