import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardView
import Surfaces
import Units

/// The board as it is laid out and drawn for a surface; the running keyboard and `render` share it.
struct Picture {
    let look: BoardLook

    static let layout = KeyboardLayout.usEnglish

    /// What the board's surface is to be on an output of a logical size.
    ///
    /// Source: behaviour C.4.
    static func shape(on output: Size, _ choices: LookChoices) -> BoardShape {
        shape(on: output, metrics(on: output, choices), choices.behavior)
    }

    /// - Parameter metrics: what the output needs.
    static func shape(
        on output: Size, _ metrics: NativeMetrics, _ behavior: KeyboardBehavior
    ) -> BoardShape {
        let height = metrics.keyAreaHeight(rowCount: layout.rowCount).rounded
        // On an output that is smaller than the headroom, pops are cut rather than keys.
        let inset = min(
            metrics.wholePopTopInset(for: behavior.shownPreview), max(0, output.height - height))
        return BoardShape(
            size: Size(width: output.width, height: inset + height), topInset: inset,
            isTranslucent: behavior.isTranslucent,
            solidCornerRadius: metrics.containerTopCornerRadius,
            glassCornerRadius: metrics.containerTopCornerRadiusOnGlass)
    }

    /// - Parameters:
    ///   - output: the logical size of the output that the surface is on.
    ///   - shape: what the surface is; its size may be another than the wanted one.
    ///   - hasPopups: whether a callout may have a surface of its own.
    init(
        output: Size, shape: BoardShape, _ choices: LookChoices, field: FieldLook = FieldLook(),
        hasPopups: Bool
    ) {
        let layout = Self.layout
        let room = shape.size.height - shape.topInset
        let metrics = Self.metrics(on: output, choices).shrunk(to: room, rowCount: layout.rowCount)
        var behavior = choices.behavior
        // What the surface is until another shape of it has been granted.
        behavior.translucentBackground = shape.isTranslucent
        look = BoardLook(
            board: Board(layout: layout, metrics: metrics.grid, width: shape.size.width),
            style: choices.style(metrics), scheme: choices.scheme, behavior: behavior,
            field: field, size: shape.size, topInset: shape.topInset, hasPopups: hasPopups)
    }

    private static func metrics(on output: Size, _ choices: LookChoices) -> NativeMetrics {
        NativeMetrics.fitting(
            output: output, rowCount: layout.rowCount, design: choices.design.design)
    }
}
