import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Scene
import Units

/// From what the engine and the style say to what is painted.
package enum BoardView {
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
                SceneNode(
                    identity: .keyCap(id), frame: frame, ink: frame,
                    content: look.cap(of: placed, isPressed: appearance.pressed.contains(id))))
            nodes.append(
                SceneNode(
                    identity: .keyLabel(id), frame: frame, ink: frame,
                    content: look.label(of: placed)))
        }
        return BoardScene(size: size, nodes: nodes)
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
