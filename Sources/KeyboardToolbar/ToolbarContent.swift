import Units

/// What a toolbar shows and offers, as a value: what is drawn, touched and read aloud.
package struct ToolbarContent: Sendable, Hashable {
    package struct Group: Sendable, Hashable {
        package var spacing: Points
        package var items: [Item]

        package init(spacing: Points, items: [Item]) {
            self.spacing = spacing
            self.items = items
        }
    }

    package struct Item: Sendable, Hashable {
        package var face: ToolFace
        /// What the picker offers.
        package var choices: [ToolFace]
        /// Whether the first choice is the representative itself, not an alternate.
        package var choicesBeginWithRepresentative: Bool
        package var isEnabled: Bool
        package var isSecondary: Bool
        package var insets: ToolInsets
        package var emphasis: ToolEmphasis

        package init(
            face: ToolFace, choices: [ToolFace] = [],
            choicesBeginWithRepresentative: Bool = false, isEnabled: Bool = true,
            isSecondary: Bool = false, insets: ToolInsets = ToolInsets(bottom: 1),
            emphasis: ToolEmphasis = .none
        ) {
            self.face = face
            self.choices = choices
            self.choicesBeginWithRepresentative = choicesBeginWithRepresentative
            self.isEnabled = isEnabled
            self.isSecondary = isSecondary
            self.insets = insets
            self.emphasis = emphasis
        }
    }

    package var groups: [Group]

    package static let none = ToolbarContent(groups: [])

    package init(groups: [Group]) {
        self.groups = groups
    }

    package init(_ groups: [KeyboardToolGroup]) {
        self.groups = groups.map { group in
            Group(
                spacing: group.spacing,
                items: group.items.map { item in
                    Item(
                        face: ToolFace(item.representativeTool),
                        choices: item.choices.map(ToolFace.init),
                        choicesBeginWithRepresentative: item.includeRepresentativeToolInPicker,
                        isEnabled: item.isEnabled, isSecondary: item.style.isSecondary,
                        insets: item.contentEdgeInsets, emphasis: item.emphasis)
                })
        }
    }

    package subscript(address: ToolAddress) -> Item? {
        guard groups.indices.contains(address.group) else { return nil }
        let items = groups[address.group].items
        return items.indices.contains(address.item) ? items[address.item] : nil
    }

    /// Whether there is nothing in it: then no bar is shown.
    package var isEmpty: Bool { groups.allSatisfy { $0.items.isEmpty } }
}

extension ToolFace {
    init(_ tool: any KeyboardTool) {
        self.init(
            display: tool.displayRepresentation, label: tool.accessibilityLabel,
            standIn: (tool as? BlockKeyboardTool)?.standIn)
    }
}
