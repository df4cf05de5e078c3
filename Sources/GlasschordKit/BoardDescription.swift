import KeyboardEngine
import KeyboardLayouts
import KeyboardView
import Scene
import Surfaces
import Units

/// A picture of the board in words. Source: README, "The keyboard as JSON".
struct BoardDescription {
    private let board: BoardPicture
    private let shape: BoardShape

    init(_ board: BoardPicture, shape: BoardShape) {
        self.board = board
        self.shape = shape
    }

    var json: String {
        var members = [
            ("surface", surface),
            ("translucent", JSONText.bool(shape.isTranslucent)),
            (
                "regions",
                JSONText.object([
                    ("opaque", list(shape.opaqueRegion)), ("input", list(shape.inputRegion)),
                    ("blur", list(shape.blurRegion)),
                ])
            ),
            ("pictureTop", JSONText.number(board.top)),
            ("keys", JSONText.array(board.look.descriptions(of: board.appearance).map(key))),
        ]
        if let pop = board.popFrames.first { members.append(("pop", JSONText.object(rect(pop)))) }
        if let callout { members.append(("callout", callout)) }
        if let words = ToolbarDescription(board) {
            members.append(("toolbar", words.toolbar))
            if let picker = words.picker { members.append(("picker", picker)) }
        }
        return JSONText.object(members)
    }

    private var surface: String {
        JSONText.object([
            ("width", JSONText.number(shape.size.width)),
            ("height", JSONText.number(shape.size.height)),
            ("topInset", JSONText.number(shape.topInset)),
            ("exclusiveZone", JSONText.number(shape.exclusiveZone)),
        ])
    }

    private func key(_ key: KeyDescription) -> String {
        JSONText.object(
            [
                ("id", JSONText.string(key.id.description)),
                ("label", JSONText.string(key.label)),
            ] + rect(key.frame))
    }

    private var callout: String? {
        guard let open = board.appearance.callout, let frames = board.calloutFrames else {
            return nil
        }
        let cells = zip(open.layout.cells, frames.cells).map { cell, frame in
            JSONText.object([("label", JSONText.string(cell.text))] + rect(frame))
        }
        return JSONText.object(
            [("key", JSONText.string(open.key.description))] + rect(frames.bar) + [
                ("selected", String(open.selected)), ("cells", JSONText.array(cells)),
            ])
    }

    private func list(_ rectangles: [Rect]) -> String {
        JSONText.array(rectangles.map { JSONText.object(rect($0)) })
    }

    private func rect(_ rect: Rect) -> [(String, String)] { JSONText.members(rect) }
}
