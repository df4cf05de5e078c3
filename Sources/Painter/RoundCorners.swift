import Units

/// The four corners of a box, rounded by circles of one radius.
///
/// One corner is drawn, the others are its mirror images: a key is symmetric to the last bit.
final class RoundCorners {
    let radius: Double
    /// The pixels a corner takes in each direction.
    let side: Int
    let topLeft: Stamp
    let topRight: Stamp
    let bottomLeft: Stamp
    let bottomRight: Stamp

    /// `radius` is in buffer pixels, above 0.
    init(radius: Double) {
        let side = Int(radius.rounded(.up))
        let size = PixelSize(width: side, height: side)
        let origin = PixelOffset(x: 0, y: 0)
        self.radius = radius
        self.side = side
        var corner = Coverage(size: size, origin: origin)
        corner.draw { pen in
            let far = Double(side)
            pen.move(far, far)
            pen.line(0, far)
            pen.line(0, radius)
            pen.arc(centerX: radius, radius, radiusX: radius, radius, from: 180, to: 270)
            pen.line(far, 0)
            pen.close()
            pen.fill()
        }
        topLeft = Stamp(corner)
        topRight = Stamp(corner.mirrored(sideways: true, upsideDown: false))
        bottomLeft = Stamp(corner.mirrored(sideways: false, upsideDown: true))
        bottomRight = Stamp(corner.mirrored(sideways: true, upsideDown: true))
    }
}
