import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardView
import Painter
import Surfaces
import Units

/// The keyboard at rest in a style of your own, for a look at it and for hosts that make their own window.
///
/// ```swift
/// try KeyboardPicture(style: BrandStyle(), scheme: .dark, scale: 2).writePNG(to: "brand.png")
/// ```
///
/// The program itself puts its surface up as its regions and `topInset` say. Who shows the keyboard in a window of their own does
/// the same, or the glass is a grey block: `docs/package.md` tells what must be clear.
///
/// Source: theming guide, A palette of your own; Your half; Key-pop headroom.
public struct KeyboardPicture: Sendable {
    package let look: BoardLook
    private let shape: BoardShape
    private let scale: Scale

    /// - Parameters:
    ///   - style: colours and measures. It counts instead of the theme's; nil takes the style of `behavior.theme`. A theme other
    ///     than `native` is solid, also with a style of your own. One that has the measures of an upright phone, as all have unless
    ///     they say otherwise, gets those of the output's class.
    ///   - size: the output's, in logical pixels. The keys take half of its height at most.
    ///   - scale: pixels of the picture per logical pixel, from 0.25 to 8.
    ///   - keyOverlay: is asked for each key what lies on top of it, such as a badge with the language on the space bar.
    public init(
        style: (any KeyboardStyleProvider)? = nil, behavior: KeyboardBehavior = .recommended,
        scheme: ColorScheme = .light, size: Size = Size(width: 402, height: 874), scale: Double = 1,
        keyOverlay: KeyOverlay.Slot? = nil
    ) {
        let layout = Picture.layout
        let design = DesignCatalog.shipped.choice(id: behavior.nativeDesignID).design
        let natural =
            style?.lengths(on: size, design) ?? design.metrics[OutputClass(of: size)]
        let metrics = natural.shrunk(to: size.height / 2, rowCount: layout.rowCount)
        shape = Picture.shape(on: size, metrics, behavior)
        look = BoardLook(
            board: Board(layout: layout, metrics: metrics.grid, width: size.width),
            style: style.map { FittedStyle($0, metrics: metrics) }
                ?? behavior.theme.style(design: design, metrics: metrics), scheme: scheme,
            behavior: behavior, size: shape.size, topInset: shape.topInset, overlay: keyOverlay)
        // A scale that is no number is not above 0.25 either.
        let factor = scale > 8 ? 8 : scale > 0.25 ? scale : 0.25
        self.scale = Scale(numerator: Int((factor * Double(Scale.denominator)).rounded()))
    }

    /// The surface's size in logical pixels: the keys, and above them `topInset`.
    public var size: Size { shape.size }
    /// The room above the keys into which key-pops reach, in logical pixels.
    public var topInset: Points { shape.topInset }
    /// Whether what lies behind the surface shows between and through its keys.
    public var isTranslucent: Bool { shape.isTranslucent }
    /// What of the surface hides all that lies behind it, in logical pixels; nothing of a translucent one.
    public var opaqueRegion: [Rect] { shape.opaqueRegion }
    /// Where the surface takes touches, in logical pixels: not in a headroom that is clear.
    public var inputRegion: [Rect] { shape.inputRegion }
    /// What of the surface the compositor is to blur behind it, in logical pixels: nothing of a solid one.
    public var blurRegion: [Rect] { shape.blurRegion }
    /// How far windows keep away from the output's lower edge, in logical pixels: a clear headroom does not push them.
    public var exclusiveZone: Points { shape.exclusiveZone }

    /// Writes the picture as a PNG file, with an alpha channel: a file that is there is replaced.
    ///
    /// - Parameter environment: where fonts are looked for.
    /// - Throws: where there is no such folder or no room, and for pictures of more than 32767 pixels in a direction.
    public func writePNG(
        to path: String, environment: Environment = .process
    ) throws(KeyboardPictureError) {
        let painter = ScenePainter(
            fonts: FontFinder(environment: FontEnvironment { environment[$0] }))
        do {
            try PNGWriter.write(pixels(painter), to: path)
        } catch {
            throw KeyboardPictureError(description: "\(error)")
        }
    }

    /// - Parameters:
    ///   - appearance: what fingers and shift have done to it.
    ///   - motion: what moves.
    package func pixels(
        _ painter: ScenePainter, _ appearance: Appearance = Appearance(),
        motion: MotionFrame = .still
    ) throws(PaintError) -> Image {
        let board = BoardPicture(appearance, look: look, motion: motion)
        return try BoardImage(board, painter).pixels(scale: scale)
    }
}
