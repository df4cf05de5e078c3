import KeyboardView
import Painter
import Scene
import Units

/// Paints the board, and over it what has a surface of its own, into one picture; upwards as large as that needs.
struct BoardImage {
    private let board: BoardPicture
    private let painter: ScenePainter

    init(_ board: BoardPicture, _ painter: ScenePainter) {
        self.board = board
        self.painter = painter
    }

    /// - Parameter backdrop: what lies behind; nil leaves clear what the board leaves clear.
    func pixels(scale: Scale, backdrop: Backdrop? = nil) throws(PaintError) -> Image {
        let top = board.top
        let size = scale.bufferSize(
            for: Size(width: board.scene.size.width, height: board.scene.size.height + top))
        let surface = try painter.image(of: board.scene, scale: scale)
        let popups = [board.popup, board.toolPopup].compactMap { $0 }
        guard top > 0 || backdrop != nil || !popups.isEmpty else { return surface }
        try ScenePainter.checkPaintable(size)
        var image = try backdrop?.image(of: size) ?? Image(size: size)
        let y = size.height - surface.size.height
        image.lay(surface, x: 0, y: y)
        for popup in popups {
            // A surface above another one stands on whole pixels, too.
            let place = scale.covering(popup.frame)
            image.lay(
                try painter.image(of: popup.scene, scale: scale), x: place.x, y: y + place.y)
        }
        return image
    }
}

extension BoardPicture {
    /// How far something of the picture reaches above the board's surface, in logical pixels.
    var top: Points { max(0, -(popup?.frame.y ?? 0), -(toolPopup?.frame.y ?? 0)) }
}
