import CCairo
import KeyboardStyle
import Scene
import Units

/// A scene's boxes and letters as a plain program paints them, with nothing but Cairo: a path, a fill and glyphs each.
///
/// It stands for what a keyboard in C would do. Icons and lines below keys it leaves out.
///
/// Owner of surface, context and glyphs: this object.
@safe final class PlainPainter {
    private struct Box {
        let frame: Rect
        let radius: Double
        let color: RGBA
    }

    private struct Word {
        let glyphs: [cairo_glyph_t]
        let size: Double
        let color: RGBA
    }

    private let surface: OpaquePointer?
    private let context: OpaquePointer?
    private let background: RGBA?
    private let boxes: [Box]
    private let words: [Word]

    /// - Parameter scene: of `RepaintSubject`'s size and scale.
    init(_ scene: BoardScene) {
        let size = RepaintSubject.pixels
        let factor = RepaintSubject.scale.factor
        unsafe surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
        unsafe context = cairo_create(surface)
        unsafe cairo_select_font_face(
            context, "Inter", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
        var background: RGBA?
        var boxes: [Box] = []
        var words: [Word] = []
        func pixels(_ rect: Rect) -> Rect {
            Rect(
                left: rect.left * factor, top: rect.top * factor, right: rect.right * factor,
                bottom: rect.bottom * factor)
        }
        for node in scene.nodes {
            switch node.content {
            case .tray(let color, _): background = color
            case .fill(let color, let radius), .raised(let color, let radius, _):
                let frame = pixels(node.frame)
                boxes.append(Box(frame: frame, radius: radius.value * factor, color: color))
            case .label(let text, let style, let color):
                // Of most fonts' capitals.
                let size = style.height.value * factor / 0.72
                let glyphs = unsafe Self.glyphs(text, in: pixels(node.frame), size, context)
                words.append(Word(glyphs: glyphs, size: size, color: color))
            case .blank, .ring, .shape, .plate, .plateEdge, .shadow, .bubble, .icon, .picture: break
            }
        }
        self.background = background
        self.boxes = boxes
        self.words = words
    }

    deinit {
        unsafe cairo_destroy(context)
        unsafe cairo_surface_destroy(surface)
    }

    func paint() {
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        set(background ?? .clear)
        unsafe cairo_paint(context)
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        for box in boxes {
            set(box.color)
            trace(box)
            unsafe cairo_fill(context)
        }
        for word in words {
            set(word.color)
            unsafe cairo_set_font_size(context, word.size)
            unsafe word.glyphs.withUnsafeBufferPointer { glyphs in
                unsafe cairo_show_glyphs(context, glyphs.baseAddress, Int32(glyphs.count))
            }
        }
        unsafe cairo_surface_flush(surface)
    }

    private func set(_ color: RGBA) {
        unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    private func trace(_ box: Box) {
        let (left, top) = (box.frame.left.value, box.frame.top.value)
        let (right, bottom) = (box.frame.right.value, box.frame.bottom.value)
        let radius = box.radius
        let quarter = Double.pi / 2
        unsafe cairo_new_sub_path(context)
        unsafe cairo_arc(context, right - radius, top + radius, radius, -quarter, 0)
        unsafe cairo_arc(context, right - radius, bottom - radius, radius, 0, quarter)
        unsafe cairo_arc(context, left + radius, bottom - radius, radius, quarter, 2 * quarter)
        unsafe cairo_arc(context, left + radius, top + radius, radius, 2 * quarter, 3 * quarter)
        unsafe cairo_close_path(context)
    }

    /// A text's glyphs in the middle of a frame.
    private static func glyphs(
        _ text: String, in frame: Rect, _ size: Double, _ context: OpaquePointer?
    ) -> [cairo_glyph_t] {
        unsafe cairo_set_font_size(context, size)
        var extents = cairo_text_extents_t()
        unsafe cairo_text_extents(context, text, &extents)
        let x = frame.center.x.value - extents.width / 2 - extents.x_bearing
        let y = frame.center.y.value + extents.height / 2
        var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
        var count: Int32 = 0
        let font = unsafe cairo_get_scaled_font(context)
        _ = unsafe cairo_scaled_font_text_to_glyphs(
            font, x, y, text, -1, &glyphs, &count, nil, nil, nil)
        defer { unsafe cairo_glyph_free(glyphs) }
        return unsafe Array(UnsafeBufferPointer(start: glyphs, count: Int(count)))
    }
}
