import Units

/// The two ends of a line that follows a box's lower edge from outside, around its round corners.
final class RaisedCorners {
    let radius: Double
    /// The line's height in pixels.
    let height: Int
    let left: Stamp
    let right: Stamp

    /// - Parameter radius: in buffer pixels, above 0.
    init(radius: Double, height: Int) {
        self.radius = radius
        self.height = height
        let side = Int(radius.rounded(.up))
        let size = PixelSize(width: side, height: side + height)
        let origin = PixelOffset(x: 0, y: 0)
        /// The box's lower left end, so much lower.
        func end(loweredBy drop: Double) -> Coverage {
            var coverage = Coverage(size: size, origin: origin)
            coverage.draw { pen in
                let bottom = Double(side) + drop
                pen.move(Double(side), 0)
                pen.line(Double(side), bottom)
                pen.line(radius, bottom)
                pen.arc(
                    centerX: radius, bottom - radius, radiusX: radius, radius, from: 90, to: 180)
                pen.line(0, 0)
                pen.close()
                pen.fill()
            }
            return coverage
        }
        let line = end(loweredBy: Double(height)).minus(end(loweredBy: 0))
        left = Stamp(line)
        right = Stamp(line.mirrored(sideways: true, upsideDown: false))
    }
}
