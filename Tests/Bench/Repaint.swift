import Painter
import Scene
import TestKit
import Units

/// Whole repaints of one board, by us or by plain Cairo.
struct Repaint {
    enum Hand: String, CaseIterable {
        case ours, cairo
    }

    enum Look: String, CaseIterable {
        case glass, solid
    }

    /// Paints so often; to be counted by callgrind, which sees this program run with two counts.
    static func paint(_ hand: Hand, _ look: Look, count: Int) {
        let paint = painter(hand, look)
        for _ in 0..<count { paint() }
    }

    /// What one repaint takes, in microseconds: both paint in turn in one process, and the quickest of each counts.
    static func times(_ look: Look, count: Int = 60) -> (ours: Double, cairo: Double) {
        let hands = Hand.allCases.map { painter($0, look) }
        var quickest = hands.map { _ in Double.infinity }
        for _ in 0..<count {
            for (index, paint) in hands.enumerated() {
                let start = Deadline.now
                paint()
                let time = Double(Deadline.now.nanoseconds - start.nanoseconds)
                quickest[index] = min(quickest[index], time)
            }
        }
        return (quickest[0] / 1_000, quickest[1] / 1_000)
    }

    /// Thousands of instructions of one repaint: what callgrind counts of ten more.
    static func instructions(
        _ hand: Hand, _ look: Look, folder: String, environment: [String: String]
    ) throws(SessionError) -> Double {
        var counts: [Double] = []
        for count in [1, 11] {
            let file = "\(folder)/callgrind-repaint-\(hand.rawValue)-\(look.rawValue)"
            _ = try ChildProcess.output(
                of: [
                    "valgrind", "-q", "--tool=callgrind", "--demangle=no",
                    "--callgrind-out-file=\(file)", CommandLine.arguments[0], "repaint",
                    hand.rawValue, look.rawValue, "\(count)",
                ], environment: environment, until: Deadline(after: 60_000))
            counts.append(try CallgrindProfile(path: file).instructions)
        }
        return (counts[1] - counts[0]) / 10_000
    }

    private static func painter(_ hand: Hand, _ look: Look) -> () -> Void {
        let scene = RepaintSubject(isTranslucent: look == .glass).scene
        let paint: () -> Void
        switch hand {
        case .cairo:
            let plain = PlainPainter(scene)
            paint = { plain.paint() }
        case .ours:
            let painter = ScenePainter(
                fonts: FontFinder(environment: FontEnvironment { _ in nil }))
            var image = Image(size: RepaintSubject.pixels)
            let layout = image.layout
            paint = {
                image.withPixels { pixels in
                    painter.paint(
                        scene, region: PixelRegion(layout.size.bounds),
                        scale: RepaintSubject.scale, into: &pixels, layout: layout)
                }
            }
        }
        // What is drawn once is drawn now.
        paint()
        return paint
    }
}
