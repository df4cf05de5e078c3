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
    let board: Board
    let style: NativeKeyboardStyle
    let scheme: ColorScheme
    /// The size of the surface.
    let size: Size

    private static let layout = KeyboardLayout.usEnglish

    /// For an output of a logical size.
    ///
    /// - Parameter height: the height that the surface has been given, where that is not the wanted one.
    init(output: Size, width: Points? = nil, height: Points? = nil, scheme: ColorScheme) {
        let layout = Self.layout
        var metrics = NativeMetrics.fitting(output: output, rowCount: layout.rowCount)
        if let height { metrics = metrics.shrunk(to: height, rowCount: layout.rowCount) }
        board = Board(layout: layout, metrics: metrics.grid, width: width ?? output.width)
        style = NativeKeyboardStyle(metrics: metrics)
        self.scheme = scheme
        size = Size(width: board.size.width, height: height ?? board.size.height)
    }

    /// The height that the surface is to have on an output; whole logical pixels.
    static func wantedHeight(on output: Size) -> Points {
        let metrics = NativeMetrics.fitting(output: output, rowCount: layout.rowCount)
        return metrics.keyAreaHeight(rowCount: layout.rowCount).rounded
    }

    /// - Parameter earlier: what this picture showed last, if anything.
    func scene(_ appearance: Appearance, after earlier: BoardView.Shown? = nil) -> BoardScene {
        if let earlier {
            return BoardView.scene(
                after: earlier, board: board, appearance: appearance, style: style, scheme: scheme)
        }
        return BoardView.scene(
            board: board, appearance: appearance, style: style, scheme: scheme, size: size)
    }
}
