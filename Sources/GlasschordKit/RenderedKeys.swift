import Documents
import KeyboardEngine
import KeyboardLayouts
import KeyboardView

/// The keys that `render` was asked to show held.
struct RenderedKeys {
    private let look: BoardLook
    private let request: RenderRequest
    private let keys: [PlacedKey]

    init(_ look: BoardLook, _ request: RenderRequest) {
        self.look = look
        self.request = request
        keys = look.board.grid(for: request.page).keys
    }

    /// - Throws: for a key that the page does not have, or that has no callout.
    func appearance() throws(UsageError) -> Appearance {
        var appearance = Appearance(
            page: request.page, shift: request.isShifted ? .upper : .lower)
        for name in request.pressed {
            let placed = try key(name, "--press")
            appearance.pressed.append(placed.key.id)
            if case .character = placed.key.action {
                appearance.pops.append(
                    KeyPop(
                        key: placed.key.id, text: placed.key.label(isShifted: request.isShifted)))
            }
        }
        if let name = request.callout {
            let placed = try key(name, "--callout")
            let layout = CalloutLayout(
                on: placed, of: look.board, isShifted: request.isShifted)
            guard let layout else {
                throw UsageError(
                    description: "--callout \(name): this key has nothing to choose from")
            }
            if !appearance.pressed.contains(placed.key.id) {
                appearance.pressed.append(placed.key.id)
            }
            appearance.pops.removeAll { $0.key == placed.key.id }
            appearance.callout = OpenCallout(
                key: placed.key.id, layout: layout, selected: layout.baseIndex)
        }
        return appearance
    }

    private func key(_ name: String, _ option: String) throws(UsageError) -> PlacedKey {
        guard let key = keys.first(where: { $0.key.id.description == name }) else {
            throw UsageError(
                description: "\(option) \(name): this page has no such key;"
                    + " --describe lists them")
        }
        return key
    }
}
