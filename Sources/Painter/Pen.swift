import CCairo
import Scene

/// Draws vector paths into a stamp: fills and strokes with round ends, in buffer pixels.
///
/// Owner of the Cairo context: `Stamp.draw`, which ends it when its closure returns; a pen is only
/// lent.
@safe struct Pen: ~Copyable {
    private let context: OpaquePointer

    /// `context` must live as long as the pen.
    @unsafe init(context: OpaquePointer) {
        unsafe self.context = context
        unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
        unsafe cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    }

    /// Moves the origin and makes all that follows `factor` times as large.
    func place(x: Double, y: Double, scaledBy factor: Double) {
        unsafe cairo_translate(context, x, y)
        unsafe cairo_scale(context, factor, factor)
    }

    /// Draws all that follows turned clockwise around the origin.
    func turn(degrees: Double) { unsafe cairo_rotate(context, degrees * .pi / 180) }

    /// Exchanges left and right in all that follows.
    func mirror() { unsafe cairo_scale(context, -1, 1) }

    /// How the pixels lie, seen from where the pen is now; nothing is turned.
    var grid: IconGrid {
        var x = 0.0
        var y = 0.0
        unsafe cairo_user_to_device(context, &x, &y)
        var step = 1.0
        var rest = 0.0
        unsafe cairo_user_to_device_distance(context, &step, &rest)
        return IconGrid(originX: x, y, pixelsPerUnit: abs(step))
    }

    /// Ends the line that was drawn, so that an arc that follows begins another one.
    func lift() { unsafe cairo_new_sub_path(context) }

    func move(_ x: Double, _ y: Double) { unsafe cairo_move_to(context, x, y) }

    func line(_ x: Double, _ y: Double) { unsafe cairo_line_to(context, x, y) }

    /// A cubic curve from the current place over two control points to (x, y).
    func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double) {
        unsafe cairo_curve_to(context, x1, y1, x2, y2, x, y)
    }

    /// A closed polygon whose corners are rounded by circles.
    func polygon(_ corners: [PolygonCorner]) {
        for index in corners.indices {
            let before = corners[(index + corners.count - 1) % corners.count]
            let after = corners[(index + 1) % corners.count]
            let bend = corners[index].bend(from: before, to: after)
            if index == 0 { move(bend.startX, bend.startY) } else { line(bend.startX, bend.startY) }
            curve(
                bend.firstControlX, bend.firstControlY, bend.secondControlX, bend.secondControlY,
                bend.endX, bend.endY)
        }
        close()
    }

    /// An arc of an ellipse; angles in degrees, clockwise on the screen, a line leads to its start.
    func arc(
        centerX: Double, _ centerY: Double, radiusX: Double, _ radiusY: Double, from: Double,
        to: Double
    ) {
        guard radiusX > 0, radiusY > 0 else { return }
        let perDegree = Double.pi / 180
        unsafe cairo_save(context)
        unsafe cairo_translate(context, centerX, centerY)
        unsafe cairo_scale(context, radiusX, radiusY)
        if from <= to {
            unsafe cairo_arc(context, 0, 0, 1, from * perDegree, to * perDegree)
        } else {
            unsafe cairo_arc_negative(context, 0, 0, 1, from * perDegree, to * perDegree)
        }
        unsafe cairo_restore(context)
    }

    /// A whole ellipse around the origin.
    func ellipse(_ radiusX: Double, _ radiusY: Double) {
        lift()
        arc(centerX: 0, 0, radiusX: radiusX, radiusY, from: 0, to: 360)
        close()
    }

    /// Fills the path: wholly up to `inner` from the origin, and less and less up to `outer`, where nothing is left.
    func fillFading(from inner: Double, to outer: Double) {
        if let fading = unsafe cairo_pattern_create_radial(0, 0, inner, 0, 0, outer) {
            unsafe cairo_pattern_add_color_stop_rgba(fading, 0, 0, 0, 0, 1)
            unsafe cairo_pattern_add_color_stop_rgba(fading, 1, 0, 0, 0, 0)
            unsafe cairo_set_source(context, fading)
            unsafe cairo_pattern_destroy(fading)
        }
        unsafe cairo_fill(context)
        cover(1)
    }

    /// What follows covers this part of each pixel, from 0 to 1.
    func cover(_ part: Double) { unsafe cairo_set_source_rgba(context, 0, 0, 0, part) }

    func close() { unsafe cairo_close_path(context) }

    func fill() { unsafe cairo_fill(context) }

    /// Joins lines by circles from now on, instead of by points.
    func joinRound() { unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND) }

    /// Draws the path with round ends, `width` wide.
    func stroke(width: Double) {
        unsafe cairo_set_line_width(context, width)
        unsafe cairo_stroke(context)
    }

    /// Fills the path and draws its edge, `width` wide, as one shape.
    func fillAndStroke(width: Double) {
        unsafe cairo_fill_preserve(context)
        stroke(width: width)
    }
}
