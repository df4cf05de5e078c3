import KeyboardEngine
import KeyboardLayouts
import Scene
import Units

/// Where things that come and go lie, in logical pixels of the board's surface; y may be negative.
extension BoardPicture {
    /// The areas of the pops that are shown, without their shadows, in the order in which they were touched.
    package var popFrames: [Rect] {
        scene.nodes.compactMap { node in
            if case .pop(_) = node.identity { node.frame } else { nil }
        }
    }

    /// The callout that is open, as a bar and as cells.
    package var calloutFrames: (bar: Rect, cells: [Rect])? {
        guard let callout = appearance.callout else { return nil }
        let lowered: Points =
            if case .inside(let lowered) = look.place(of: callout) { lowered } else { 0 }
        func moved(_ frame: Rect) -> Rect {
            Rect(
                x: frame.x, y: frame.y + look.boardTop + lowered, width: frame.width,
                height: frame.height)
        }
        return (moved(callout.layout.frame), callout.layout.cells.map { moved($0.frame) })
    }
}
