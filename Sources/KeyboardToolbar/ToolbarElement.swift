import Units

/// An item as assistive technology sees it. While choices are on screen they are no elements of their own.
///
/// Source: behaviour E.6.
package struct ToolbarElement: Sendable, Hashable {
    package enum Role: Sendable, Hashable {
        case button
    }

    package let address: ToolAddress
    package let name: String
    package let role: Role
    package let isEnabled: Bool
    /// In logical pixels of the bar.
    package let frame: Rect
    /// The names of what it does: the representative's, then those of the alternates. An item that is not enabled does nothing.
    package let actions: [String]

    /// What each action performs.
    package static func choice(ofAction action: Int) -> ToolChoice {
        action == 0 ? .representative : .alternate(action - 1)
    }
}

extension ToolbarContent {
    /// All items from left to right.
    package func elements(in layout: ToolbarLayout) -> [ToolbarElement] {
        layout.items.compactMap { placed in
            guard let item = self[placed.address] else { return nil }
            return ToolbarElement(
                address: placed.address, name: item.face.label, role: .button,
                isEnabled: item.isEnabled, frame: placed.frame, actions: item.actionNames)
        }
    }
}

extension ToolbarContent.Item {
    fileprivate var actionNames: [String] {
        if !isEnabled { return [] }
        let alternates = choicesBeginWithRepresentative ? choices.dropFirst() : choices[...]
        return [face.label] + alternates.map(\.label)
    }

    /// Which tool a place in the picker stands for.
    package func choice(at index: Int) -> ToolChoice {
        if !choicesBeginWithRepresentative { return .alternate(index) }
        return ToolbarElement.choice(ofAction: index)
    }
}

extension KeyboardToolbarView {
    /// Performs an action of an element, without opening the picker. What is not there, or not enabled, does nothing.
    package func performAction(_ action: Int, of address: ToolAddress) {
        guard action >= 0 else { return }
        perform(ToolbarElement.choice(ofAction: action), of: address)
    }
}
