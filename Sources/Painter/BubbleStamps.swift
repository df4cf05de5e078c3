import Glibc
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

    /// Parts of the radius.
    private static let rimWidth = 0.09
    /// Wholly covered up to the first, which holds the letter, and not at all from the second on.
    private static let plateSize = 0.58
    private static let plateEnd = 0.86
    private static let dropletSize = 0.11
    private static let dropletCount = 7
    /// How much longer and how much shorter the axes get.
    private static let waveDepth = 0.07
    /// What the rim has where it does not shimmer.
    private static let dullness = 0.6

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
        let wave = Self.waveDepth * shape.wave * sin(shape.phase)
        let (width, height) = (1 + wave, 1 - wave)
        body = stamp { pen in
            pen.ellipse(width, height)
            pen.fill()
        }
        plate = stamp { pen in
            pen.ellipse(width * Self.plateEnd, height * Self.plateEnd)
            pen.fillFading(from: Self.plateSize, to: Self.plateEnd)
        }
        rim = stamp { pen in
            let inside = 1 - Self.rimWidth / 2
            pen.cover(Self.dullness)
            pen.ellipse(width * inside, height * inside)
            pen.stroke(width: Self.rimWidth)
            // Two bright places opposite each other wander around the rim.
            pen.cover(1)
            for start in [0.0, 180.0] {
                let angle = start + shape.phase * 40
                pen.lift()
                pen.arc(
                    centerX: 0, 0, radiusX: width * inside, height * inside, from: angle,
                    to: angle + 50)
                pen.stroke(width: Self.rimWidth)
            }
        }
    }

    /// A ring that widens and thins, and droplets that fly from it.
    private static func drawBurst(_ burst: Double, phase: Double, with pen: borrowing Pen) {
        let rest = 1 - burst
        pen.cover(rest)
        pen.ellipse(1 + 0.25 * burst, 1 + 0.25 * burst)
        pen.stroke(width: max(0.01, rimWidth * rest))
        for number in 0..<dropletCount {
            let angle = phase + Double(number) * 2 * .pi / Double(dropletCount)
            let distance = 0.85 + 0.6 * burst
            let size = dropletSize * (0.4 + 0.6 * rest)
            pen.lift()
            pen.arc(
                centerX: distance * cos(angle), distance * sin(angle), radiusX: size, size,
                from: 0, to: 360)
            pen.fill()
        }
    }
}
