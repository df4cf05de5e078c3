import Behavior
import Documents
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardView
import Settings
import Surfaces
import Units

/// The board as it is laid out and drawn for a surface; the running keyboard and `render` share it.
struct Picture {
    let look: BoardLook

    static let layout = KeyboardLayout.usEnglish

    /// What the board's surface is to be on an output of a logical size.
    ///
    /// Source: behaviour C.4.
    static func shape(
        on output: Size, _ choices: LookChoices, layout: KeyboardLayout = Self.layout,
        density: PointsPerMillimetre? = nil, barHeight: Points = 0
    ) -> BoardShape {
        shape(
            on: output, metrics(on: output, choices, layout, density), choices.behavior,
            layout: layout, barHeight: barHeight)
    }

    /// - Parameters:
    ///   - metrics: what the output needs.
    ///   - barHeight: how high the toolbar is; an output that has no room for it has none.
    static func shape(
        on output: Size, _ metrics: NativeMetrics, _ behavior: KeyboardBehavior,
        layout: KeyboardLayout = Self.layout, barHeight: Points = 0
    ) -> BoardShape {
        let height = metrics.keyAreaHeight(rowCount: layout.rowCount).rounded
        // Fields without pops keep the headroom: moving between fields moves no window. On an output that is smaller than the
        // headroom, pops are cut rather than keys.
        let bar = barHeight <= output.height - height ? barHeight : 0
        let inset = min(
            metrics.wholePopTopInset(for: behavior.shownPreview, toolbarHeight: bar),
            max(0, output.height - bar - height))
        return BoardShape(
            size: Size(width: output.width, height: inset + bar + height), topInset: inset,
            barHeight: bar, isTranslucent: behavior.isTranslucent,
            solidCornerRadius: metrics.containerTopCornerRadius,
            glassCornerRadius: metrics.containerTopCornerRadiusOnGlass)
    }

    /// - Parameters:
    ///   - output: the logical size of the output that the surface is on.
    ///   - shape: what the surface is; its size may be another than the wanted one.
    ///   - hasPopups: whether a callout may have a surface of its own.
    ///   - layout: as the field wants it.
    ///   - density: the output's, where it is known.
    ///   - languages: the badges of all languages that are enabled.
    ///   - oneHandedScale: how much of the width the keys have on a side.
    ///   - toolbar: the bar above the keys, if the shape has room for one.
    init(
        output: Size, shape: BoardShape, _ choices: LookChoices, field: FieldLook = FieldLook(),
        hasPopups: Bool, layout: KeyboardLayout = Self.layout,
        density: PointsPerMillimetre? = nil, oneHanded: OneHandedMode = .off,
        oneHandedScale: Double = 0.75, languages: [String] = [], toolbar: BoardToolbar? = nil
    ) {
        var toolbar = shape.barHeight > 0 ? toolbar : nil
        toolbar?.availableAbove = max(0, output.height - shape.size.height) + shape.topInset
        let room = shape.size.height - shape.topInset - shape.barHeight
        let metrics = Self.metrics(on: output, choices, layout, density).shrunk(
            to: room, rowCount: layout.rowCount)
        var behavior = choices.behavior
        // What the surface is until another shape of it has been granted.
        behavior.translucentBackground = shape.isTranslucent
        var grid = metrics.grid
        // Shrunk as the rows are.
        grid.spaceBarTopExtension =
            grid.spaceBarTopExtension
            * (behavior.spaceBarTopExtension / KeyboardBehavior.standard.spaceBarTopExtension)
        look = BoardLook(
            board: Board(
                layout: layout, metrics: grid, width: shape.size.width,
                oneHanded: oneHanded, oneHandedScale: oneHandedScale),
            style: choices.style(metrics), scheme: choices.scheme, behavior: behavior,
            field: field, size: shape.size, topInset: shape.topInset, hasPopups: hasPopups,
            overlay: choices.own.keyOverlay, languages: languages, toolbar: toolbar)
    }

    /// - Parameter density: the output's; one that does not tell has the usual one.
    private static func metrics(
        on output: Size, _ choices: LookChoices, _ layout: KeyboardLayout,
        _ density: PointsPerMillimetre?
    ) -> NativeMetrics {
        var metrics = choices.lengths(on: output)
        switch choices.user.values.keyHeight?.value {
        case .auto, nil: break
        case .points(let points): metrics = metrics.resized(toRowsOf: Points(points))
        case .millimetres(let length):
            metrics = metrics.resized(toRowsOf: Points(length * (density ?? .usual).value))
        }
        return metrics.shrunk(to: output.height / 2, rowCount: layout.rowCount)
    }
}
