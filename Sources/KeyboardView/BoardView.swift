import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Scene
import Units

/// From what the engine and the style say to what is painted.
package enum BoardView {
    /// A picture and what it shows.
    package struct Shown: Sendable {
        package let scene: BoardScene
        package let appearance: Appearance

        package init(scene: BoardScene, appearance: Appearance) {
            self.scene = scene
            self.appearance = appearance
        }
    }

    /// The picture that follows another one of the same board, size, style and scheme. Where only the held keys differ, which
    /// is so for most touches, the two share all nodes but theirs.
    package static func scene(
        after earlier: Shown, board: Board, appearance: Appearance,
        style: any KeyboardStyleProvider, scheme: ColorScheme
    ) -> BoardScene {
        let size = earlier.scene.size
        var appearanceAtRest = appearance
        appearanceAtRest.pressed = earlier.appearance.pressed
        appearanceAtRest.pops = earlier.appearance.pops
        appearanceAtRest.callout = earlier.appearance.callout
        guard appearanceAtRest == earlier.appearance else {
            return scene(
                board: board, appearance: appearance, style: style, scheme: scheme, size: size)
        }
        let look = KeyLook(
            style: style, scheme: scheme, metrics: board.metrics, shift: appearance.shift)
        let keys = board.grid(for: appearance.page).keys
        var result = earlier.scene
        for id in earlier.appearance.pressed + appearance.pressed {
            let isPressed = appearance.pressed.contains(id)
            guard isPressed != earlier.appearance.pressed.contains(id),
                let index = keys.firstIndex(where: { $0.key.id == id })
            else { continue }
            // The background comes first, then each key's cap and label.
            result.nodes[1 + 2 * index] = cap(of: keys[index], isPressed: isPressed, look)
        }
        return result
    }

    /// The picture of the board on a surface of `size`, painted on an opaque background.
    package static func scene(
        board: Board, appearance: Appearance, style: any KeyboardStyleProvider,
        scheme: ColorScheme, size: Size
    ) -> BoardScene {
        let look = KeyLook(
            style: style, scheme: scheme, metrics: board.metrics, shift: appearance.shift)
        let keys = board.grid(for: appearance.page).keys
        var nodes: [SceneNode] = []
        nodes.reserveCapacity(1 + 2 * keys.count)
        let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
        nodes.append(
            SceneNode(
                identity: .background, frame: bounds, ink: bounds,
                content: .fill(look.background, cornerRadius: 0)))
        for placed in keys {
            let id = placed.key.id
            let frame = placed.frame
            nodes.append(
                cap(of: placed, isPressed: appearance.pressed.contains(id), look))
            nodes.append(
                SceneNode(
                    identity: .keyLabel(id), frame: frame, ink: frame,
                    content: look.label(of: placed)))
        }
        return BoardScene(size: size, nodes: nodes)
    }

    private static func cap(
        of placed: PlacedKey, isPressed: Bool, _ look: KeyLook
    ) -> SceneNode {
        SceneNode(
            identity: .keyCap(placed.key.id), frame: placed.frame, ink: placed.frame,
            content: look.cap(of: placed, isPressed: isPressed))
    }

    /// The keys that `scene` shows, in the order of the grid.
    package static func descriptions(board: Board, appearance: Appearance) -> [KeyDescription] {
        board.grid(for: appearance.page).keys.map { placed in
            KeyDescription(
                id: placed.key.id,
                label: placed.key.label(isShifted: appearance.shift.isCapital),
                frame: placed.frame)
        }
    }
}
