import Units

/// The four corners of a line just inside a box, rounded by circles of one radius.
final class RingCorners {
    let radius: Double
    /// The line's width in pixels.
    let width: Int
    /// The pixels a corner takes in each direction.
    let side: Int
    let topLeft: Stamp
    let topRight: Stamp
    let bottomLeft: Stamp
    let bottomRight: Stamp

    /// - Parameter radius: of the line's outer edge, in buffer pixels, above 0.
    init(radius: Double, width: Int) {
        let side = max(width, Int(radius.rounded(.up)))
        self.radius = radius
        self.width = width
        self.side = side
        /// What a box covers whose edges lie so far inside.
        func box(insetBy inset: Double) -> Coverage {
            var coverage = Coverage(
                size: PixelSize(width: side, height: side), origin: PixelOffset(x: 0, y: 0))
            coverage.draw { pen in
                let far = Double(side)
                let inner = max(0, radius - inset)
                pen.move(far, far)
                pen.line(inset, far)
                pen.line(inset, inset + inner)
                pen.arc(
                    centerX: inset + inner, inset + inner, radiusX: inner, inner, from: 180,
                    to: 270)
                pen.line(far, inset)
                pen.close()
                pen.fill()
            }
            return coverage
        }
        let corner = box(insetBy: 0).minus(box(insetBy: Double(width)))
        topLeft = Stamp(corner)
        topRight = Stamp(corner.mirrored(sideways: true, upsideDown: false))
        bottomLeft = Stamp(corner.mirrored(sideways: false, upsideDown: true))
        bottomRight = Stamp(corner.mirrored(sideways: true, upsideDown: true))
    }
}
