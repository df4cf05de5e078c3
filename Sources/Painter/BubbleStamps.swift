import Glibc
import KeyboardStyle
import Scene
import Units

/// The parts of a letter bubble, drawn anew for each picture: no two of them look the same.
struct BubbleStamps {
    /// Under everything, translucent.
    let body: Stamp?
    /// Behind the letter.
    let plate: Stamp?
    /// The rim, or what has become of it.
    let rim: Stamp

    /// - Parameter diameter: in pixels; the stamps are pressed on the upper left corner of such a square.
    init(_ shape: BubbleShape, diameter: Double) {
        let radius = max(1, diameter / 2)
        let reach = Int((radius * BubbleShape.reach).rounded(.up))
        let middle = Int(diameter / 2)
        func stamp(_ body: (borrowing Pen) -> Void) -> Stamp {
            var coverage = Coverage(
                size: PixelSize(width: 2 * reach + 1, height: 2 * reach + 1),
                origin: PixelOffset(x: middle - reach, y: middle - reach))
            coverage.draw { pen in
                pen.place(x: diameter / 2, y: diameter / 2, scaledBy: radius)
                body(pen)
            }
            return Stamp(coverage)
        }
        if let burst = shape.burst {
            body = nil
            plate = nil
            rim = stamp { Self.drawBurst(burst, phase: shape.phase, with: $0) }
            return
        }
        let wave = BubbleDrawing.waveDepth * shape.wave * sin(shape.phase)
        let (width, height) = (1 + wave, 1 - wave)
        body = stamp { pen in
            pen.ellipse(width, height)
            pen.fill()
        }
        plate = stamp { pen in
            pen.ellipse(width * BubbleDrawing.plateEnd, height * BubbleDrawing.plateEnd)
            pen.fillFading(from: BubbleDrawing.plateSize, to: BubbleDrawing.plateEnd)
        }
        rim = stamp { pen in
            let inside = 1 - BubbleDrawing.rimWidth / 2
            pen.cover(BubbleDrawing.dullness)
            pen.ellipse(width * inside, height * inside)
            pen.stroke(width: BubbleDrawing.rimWidth)
            // Two bright places opposite each other wander around the rim.
            pen.cover(1)
            for start in [0.0, 180.0] {
                let angle = start + shape.phase * BubbleDrawing.shimmerRate
                pen.lift()
                pen.arc(
                    centerX: 0, 0, radiusX: width * inside, height * inside, from: angle,
                    to: angle + BubbleDrawing.shimmerLength)
                pen.stroke(width: BubbleDrawing.rimWidth)
            }
        }
    }

    /// A ring that widens and thins, and droplets that fly from it.
    private static func drawBurst(_ burst: Double, phase: Double, with pen: borrowing Pen) {
        let rest = 1 - burst
        pen.cover(rest)
        let size = 1 + BubbleDrawing.burstGrowth * burst
        pen.ellipse(size, size)
        pen.stroke(width: max(BubbleDrawing.thinnestRim, BubbleDrawing.rimWidth * rest))
        for number in 0..<BubbleDrawing.dropletCount {
            let angle = phase + Double(number) * 2 * .pi / Double(BubbleDrawing.dropletCount)
            let distance = BubbleDrawing.dropletStart + BubbleDrawing.dropletFlight * burst
            let left = BubbleDrawing.dropletRest + (1 - BubbleDrawing.dropletRest) * rest
            let size = BubbleDrawing.dropletSize * left
            pen.lift()
            pen.arc(
                centerX: distance * cos(angle), distance * sin(angle), radiusX: size, size,
                from: 0, to: 360)
            pen.fill()
        }
    }
}
