import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardView
import Painter
import Scene
import Surfaces
import Units

/// The board as it is laid out and painted for a surface; the running keyboard and `render` share it.
struct Picture {
    let look: BoardLook

    /// Opaque and without previews, for which the surface has no room yet; otherwise as recommended.
    private static var behavior: KeyboardBehavior {
        var behavior = KeyboardBehavior.recommended
        behavior.translucentBackground = false
        behavior.characterPreview = false
        return behavior
    }

    private static let layout = KeyboardLayout.usEnglish

    /// For an output of a logical size.
    ///
    /// - Parameter height: the height that the surface has been given, where that is not the wanted one.
    init(output: Size, width: Points? = nil, height: Points? = nil, scheme: ColorScheme) {
        let layout = Self.layout
        var metrics = NativeMetrics.fitting(output: output, rowCount: layout.rowCount)
        if let height { metrics = metrics.shrunk(to: height, rowCount: layout.rowCount) }
        // The surface promises to be opaque everywhere.
        metrics.containerTopCornerRadius = 0
        let board = Board(layout: layout, metrics: metrics.grid, width: width ?? output.width)
        look = BoardLook(
            board: board, style: NativeKeyboardStyle(metrics: metrics), scheme: scheme,
            behavior: Self.behavior,
            size: Size(width: board.size.width, height: height ?? board.size.height))
    }

    var board: Board { look.board }
    /// The size of the surface.
    var size: Size { look.size }

    /// The height that the surface is to have on an output; whole logical pixels.
    static func wantedHeight(on output: Size) -> Points {
        let metrics = NativeMetrics.fitting(output: output, rowCount: layout.rowCount)
        return metrics.keyAreaHeight(rowCount: layout.rowCount).rounded
    }

    /// - Parameter earlier: what this picture showed last, if anything.
    func shown(_ appearance: Appearance, after earlier: BoardPicture? = nil) -> BoardPicture {
        earlier?.followed(by: appearance, look: look) ?? BoardPicture(appearance, look: look)
    }

    func scene(_ appearance: Appearance) -> BoardScene { shown(appearance).scene }
}
