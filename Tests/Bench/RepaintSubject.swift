import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardView
import Painter
import Scene
import Units

/// What is repainted whole, by us and by `PlainPainter`: a board of 1080x720 pixels at scale 2.
struct RepaintSubject {
    static let pixels = PixelSize(width: 1080, height: 720)
    static let scale = Scale(whole: 2)

    let scene: BoardScene

    init(isTranslucent: Bool) {
        let size = Size(width: 540, height: 360)
        let layout = KeyboardLayout.usEnglish
        let metrics = NativeMetrics.fitting(
            output: Size(width: size.width, height: size.width * 2), rowCount: layout.rowCount)
        var behavior = KeyboardBehavior.recommended
        behavior.translucentBackground = isTranslucent
        let board = Board(layout: layout, metrics: metrics.grid, width: size.width)
        let look = BoardLook(
            board: board, style: NativeKeyboardStyle(metrics: metrics), scheme: .light,
            behavior: behavior, size: size, topInset: size.height - board.size.height)
        scene = BoardPicture(Appearance(), look: look).scene
    }
}
