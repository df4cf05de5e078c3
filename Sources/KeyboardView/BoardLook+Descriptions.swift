import KeyboardEngine
import KeyboardLayouts

extension BoardLook {
    /// The keys that a picture shows, in words, in the order of the grid.
    package func descriptions(of appearance: Appearance) -> [KeyDescription] {
        let state = KeyState(appearance)
        return board.grid(for: appearance.page).keys.map { placed in
            KeyDescription(
                id: placed.key.id, label: text(of: placed.key, state), frame: frame(of: placed))
        }
    }
}
