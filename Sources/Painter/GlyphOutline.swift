/// The edge of a glyph in font units, y upwards: closed contours of lines and curves.
struct GlyphOutline {
    /// What a point does. Source: FreeType, `FT_CURVE_TAG`, whose values these are.
    enum Tag: UInt8 {
        case conicControl = 0
        case onCurve = 1
        case cubicControl = 2
    }

    /// More than any letter has. A damaged font may claim more.
    static let mostPoints = 20_000

    private(set) var points: [(x: Float, y: Float)] = []
    private(set) var tags: [Tag] = []
    /// The index of each contour's last point.
    private(set) var ends: [Int] = []

    mutating func move(_ x: Float, _ y: Float) {
        close()
        add(x, y, .onCurve)
    }

    mutating func line(_ x: Float, _ y: Float) { add(x, y, .onCurve) }

    mutating func conic(_ x1: Float, _ y1: Float, _ x: Float, _ y: Float) {
        add(x1, y1, .conicControl)
        add(x, y, .onCurve)
    }

    mutating func cubic(
        _ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ x: Float, _ y: Float
    ) {
        add(x1, y1, .cubicControl)
        add(x2, y2, .cubicControl)
        add(x, y, .onCurve)
    }

    /// Ends a contour. A curve back to its start ends on a point that is there already.
    mutating func close() {
        let start = ends.last.map { $0 + 1 } ?? 0
        if points.count <= start { return }
        let last = points.count - 1
        if last > start, tags[last] == .onCurve, points[last] == points[start] {
            points.removeLast()
            tags.removeLast()
        }
        ends.append(points.count - 1)
    }

    /// The height of the highest point; 0 without one.
    var top: Float { points.reduce(0) { max($0, $1.y) } }

    /// From the lowest to the highest point, those included that only steer curves; nil without one.
    var reach: ClosedRange<Float>? { range(of: points.lazy.map(\.y)) }

    /// The same from left to right.
    var breadth: ClosedRange<Float>? { range(of: points.lazy.map(\.x)) }

    private func range(of places: some Sequence<Float>) -> ClosedRange<Float>? {
        places.reduce(nil) { range, place in
            min(range?.lowerBound ?? place, place)...max(range?.upperBound ?? place, place)
        }
    }

    /// Whether the outline can be drawn at all.
    var isDrawable: Bool {
        !ends.isEmpty && points.count <= Self.mostPoints
            && points.allSatisfy { abs($0.x) < 1_000_000 && abs($0.y) < 1_000_000 }
    }

    private mutating func add(_ x: Float, _ y: Float, _ tag: Tag) {
        if points.count > Self.mostPoints { return }
        points.append((x, y))
        tags.append(tag)
    }
}
