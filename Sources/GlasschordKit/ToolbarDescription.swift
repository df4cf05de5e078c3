import KeyboardStyle
import KeyboardToolbar
import KeyboardView
import Units

/// The bar above the keys and a tool's choices in words, in logical pixels of the surface. Source: README, "The keyboard as JSON".
struct ToolbarDescription {
    private let board: BoardPicture
    private let bar: BoardToolbar
    private let layout: ToolbarLayout

    /// Nil for a board without a bar.
    init?(_ board: BoardPicture) {
        guard let bar = board.look.toolbar, let layout = board.look.toolbarLayout else {
            return nil
        }
        self.board = board
        self.bar = bar
        self.layout = layout.scrolled(to: board.toolbar.scroll)
    }

    var toolbar: String {
        JSONText.object([
            ("height", JSONText.number(layout.height)),
            ("style", JSONText.string(bar.style.rawValue)),
            ("capsules", JSONText.array(layout.capsules.map(capsule))),
        ])
    }

    /// Nil where no choices are shown.
    var picker: String? {
        guard let picker = board.toolbar.picker, let item = bar.content[picker.address] else {
            return nil
        }
        let cells = zip(item.choices, picker.layout.cells).map { face, cell in
            JSONText.object([("label", JSONText.string(face.label))] + rect(cell))
        }
        return JSONText.object(
            [("item", JSONText.string(id(picker.address)))] + rect(picker.layout.frame) + [
                ("selected", picker.selected.map(String.init) ?? "null"),
                ("cells", JSONText.array(cells)),
            ])
    }

    private func capsule(_ capsule: ToolbarLayout.Capsule) -> String {
        let items = layout.items.filter { capsule.groups.contains($0.address.group) }
        return JSONText.object(
            rect(capsule.frame) + [("items", JSONText.array(items.map(item)))])
    }

    private func item(_ placed: PlacedTool) -> String {
        let item = bar.content[placed.address]
        return JSONText.object(
            [
                ("id", JSONText.string(id(placed.address))),
                ("label", JSONText.string(item?.face.label ?? "")),
                ("enabled", JSONText.bool(item?.isEnabled ?? false)),
            ] + rect(placed.frame))
    }

    private func id(_ address: ToolAddress) -> String { "\(address.group).\(address.item)" }

    private func rect(_ frame: Rect) -> [(String, String)] {
        JSONText.members(board.look.toolFrame(frame))
    }
}
