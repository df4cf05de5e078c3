import KeyboardStyle
import KeyboardToolbar
import KeyboardView
import Units

/// The toolbar that `render` was asked to show.
enum RenderedToolbar {
    /// - Throws: for a name that no toolbar has.
    static func content(_ name: String) throws(UsageError) -> ToolbarContent {
        switch name {
        case "none": return .none
        case "demo": return demo
        default:
            throw UsageError(description: "--toolbar \(name): there is no such toolbar")
        }
    }

    /// The sample of the toolbar's document, where something can be undone and nothing redone.
    private static var demo: ToolbarContent {
        func symbol(_ name: String) -> ToolFace { ToolFace(display: .symbol(name: name)) }
        func texts(_ texts: String) -> ToolbarContent.Item {
            let faces = texts.map { ToolFace(display: .text(String($0))) }
            return ToolbarContent.Item(face: faces[0], choices: faces)
        }
        func group(_ items: [ToolbarContent.Item]) -> ToolbarContent.Group {
            ToolbarContent.Group(spacing: 6, items: items)
        }
        return ToolbarContent(groups: [
            group([
                ToolbarContent.Item(face: symbol("arrow.uturn.backward")),
                ToolbarContent.Item(face: symbol("arrow.uturn.forward"), isEnabled: false),
            ]),
            group([texts("({[]})"), texts(".,;!&|"), texts("=+-/*<>"), texts("#\"'$\\@%~")]),
            group([
                ToolbarContent.Item(face: symbol("magnifyingglass")),
                ToolbarContent.Item(face: symbol("keyboard.chevron.compact.down")),
            ]),
        ])
    }

    /// - Throws: for an item that is not there or offers nothing, and a choice that it does not have.
    static func appearance(
        _ request: RenderRequest, on bar: BoardToolbar?, _ layout: ToolbarLayout?
    ) throws(UsageError) -> ToolbarAppearance {
        guard let picker = request.picker else { return .none }
        let address = ToolAddress(group: picker.group, item: picker.item)
        let name = "\(picker.group).\(picker.item)"
        guard let bar, let item = bar.content[address], let frame = layout?.frame(of: address)
        else {
            throw UsageError(
                description: "--picker \(name): the toolbar has no such item;"
                    + " --describe lists them")
        }
        if item.choices.isEmpty {
            throw UsageError(description: "--picker \(name): this item has nothing to choose from")
        }
        guard item.choices.indices.contains(picker.selected) else {
            throw UsageError(
                description: "--picker \(name):\(picker.selected): this item has the choices"
                    + " 0 to \(item.choices.count - 1)")
        }
        let choices = ToolPickerLayout(
            item: frame, choices: item.choices, containerWidth: layout?.width ?? 0,
            availableAbove: bar.availableAbove, style: bar.style, metrics: bar.metrics)
        return ToolbarAppearance(
            pressed: address,
            picker: OpenToolPicker(address: address, layout: choices, selected: picker.selected))
    }
}
