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
        topLeft = Stamp(size: size, origin: origin)
        topRight = Stamp(size: size, origin: origin)
        bottomLeft = Stamp(size: size, origin: origin)
        bottomRight = Stamp(size: size, origin: origin)
        topLeft.draw { pen in
            let far = Double(side)
            pen.move(far, far)
            pen.line(0, far)
            pen.line(0, radius)
            pen.arc(centerX: radius, radius, radiusX: radius, radius, from: 180, to: 270)
            pen.line(far, 0)
            pen.close()
            pen.fill()
        }
        topRight.mirror(topLeft, sideways: true, upsideDown: false)
        bottomLeft.mirror(topLeft, sideways: false, upsideDown: true)
        bottomRight.mirror(topLeft, sideways: true, upsideDown: true)
    }

    /// A whole box with these corners; it covers exactly what the corners and the bands between
    /// them cover.
    func box(_ size: PixelSize) -> Stamp {
        let box = Stamp(size: size, origin: PixelOffset(x: 0, y: 0))
        box.coverWholly()
        let right = size.width - side
        let bottom = size.height - side
        box.copyCoverage(of: topLeft, to: PixelOffset(x: 0, y: 0))
        box.copyCoverage(of: topRight, to: PixelOffset(x: right, y: 0))
        box.copyCoverage(of: bottomLeft, to: PixelOffset(x: 0, y: bottom))
        box.copyCoverage(of: bottomRight, to: PixelOffset(x: right, y: bottom))
        return box
    }
}
