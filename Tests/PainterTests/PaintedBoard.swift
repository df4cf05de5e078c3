import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardToolbar
import KeyboardView
import Testing
import Units

@testable import Painter

/// The keyboard's own pictures, painted with the built-in strokes, so that no font decides a test.
struct PaintedBoard {
    let look: BoardLook
    let scale: Scale

    init(
        style: (any KeyboardStyleProvider)? = nil, scheme: ColorScheme = .light,
        behavior: KeyboardBehavior = .standard, field: FieldLook = FieldLook(),
        width: Points = 402, scale: Scale = .one, topInset: Points? = nil,
        hasPopups: Bool = false, overlay: KeyOverlay.Slot? = nil,
        layout: KeyboardLayout = .usEnglish, toolbar: BoardToolbar? = nil
    ) {
        let style = style ?? behavior.theme.style()
        let metrics = style.metrics
        let board = Board(layout: layout, metrics: metrics.grid, width: width)
        look = BoardLook(
            board: board, style: style, scheme: scheme, behavior: behavior, field: field,
            topInset: topInset
                ?? metrics.wholePopTopInset(
                    for: behavior.shownPreview, toolbarHeight: toolbar?.height ?? 0),
            hasPopups: hasPopups, overlay: overlay, toolbar: toolbar)
        self.scale = scale
    }

    func image(
        _ appearance: Appearance = Appearance(), toolbar: ToolbarAppearance = .none,
        motion: MotionFrame = .still
    ) throws -> Image {
        let picture = BoardPicture(appearance, toolbar: toolbar, look: look, motion: motion)
        return try ScenePainter(font: nil).image(of: picture.scene, scale: scale)
    }

    /// Where a key is drawn, in logical pixels of the surface.
    func frame(_ id: KeyID, on page: Page = .letters) throws -> Rect {
        let placed = look.board.grid(for: page).keys.first { $0.key.id == id }
        return look.frame(of: try #require(placed))
    }

    /// A place of the key above its label.
    func ground(_ id: KeyID, on page: Page = .letters) throws -> Point {
        let frame = try frame(id, on: page)
        return Point(x: frame.center.x, y: frame.top + frame.height / 11)
    }

    func pixel(_ point: Point, of image: Image) -> UInt32 {
        image[Int(point.x.value * scale.factor), Int(point.y.value * scale.factor)]
    }

    func fill(_ id: KeyID, of image: Image, on page: Page = .letters) throws -> UInt32 {
        pixel(try ground(id, on: page), of: image)
    }

    /// A character key that is held and shows its pop, if the look has pops.
    static func held(_ letter: String, page: Page = .letters) -> Appearance {
        let id = KeyID.character(letter)
        return Appearance(page: page, pressed: [id], pops: [KeyPop(key: id, text: letter)])
    }

    func callout(_ letter: String, selected: Int? = nil) throws -> Appearance {
        let id = KeyID.character(letter)
        let placed = try #require(
            look.board.grid(for: .letters).keys.first { $0.key.id == id })
        let layout = try #require(
            CalloutLayout(
                base: letter, alternates: placed.key.alternates, above: placed.frame,
                boardWidth: look.board.size.width, metrics: look.board.metrics.callout))
        return Appearance(
            pressed: [id],
            callout: OpenCallout(
                key: id, layout: layout, selected: selected ?? layout.baseIndex))
    }
}

extension KeyboardBehavior {
    /// The opaque keyboard.
    static let solid = KeyboardBehavior(translucentBackground: false)

    static func showing(
        _ preview: CharacterPreviewStyle?, isTranslucent: Bool = false
    ) -> KeyboardBehavior {
        KeyboardBehavior(
            translucentBackground: isTranslucent, characterPreview: preview != nil,
            characterPreviewStyle: preview ?? .native)
    }
}

/// What a buffer holds where a colour alone was painted: premultiplied, each component rounded. Written hex, alpha apart.
func painted(_ hex: UInt32, _ alpha: Double = 1) -> UInt32 {
    [24, 16, 8, 0].reduce(UInt32(0)) { pixel, shift in
        let component = shift == 24 ? 1 : Double(hex >> UInt32(shift) & 255) / 255
        return pixel | UInt32((component * alpha * 255).rounded()) << UInt32(shift)
    }
}

/// Whether two pixels differ by no more than rounding.
func isNear(_ one: UInt32, _ two: UInt32, within limit: Int = 1) -> Bool {
    [24, 16, 8, 0].allSatisfy { shift in
        abs(Int(one >> UInt32(shift) & 255) - Int(two >> UInt32(shift) & 255)) <= limit
    }
}

/// A colour so much of the way to white, or to black where `part` is negative.
func mixed(_ hex: UInt32, _ part: Double) -> UInt32 {
    [16, 8, 0].reduce(UInt32(0)) { pixel, shift in
        let component = Double(hex >> UInt32(shift) & 255)
        let end = part < 0 ? 0.0 : 255
        return pixel | UInt32((component + (end - component) * abs(part)).rounded())
            << UInt32(shift)
    }
}

/// A translucent colour over an opaque one, opaque.
func composited(_ hex: UInt32, _ alpha: Double, over backdrop: UInt32) -> UInt32 {
    [16, 8, 0].reduce(UInt32(0)) { pixel, shift in
        let above = Double(hex >> UInt32(shift) & 255)
        let below = Double(backdrop >> UInt32(shift) & 255)
        return pixel | UInt32((above * alpha + below * (1 - alpha)).rounded()) << UInt32(shift)
    }
}
