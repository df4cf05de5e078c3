import Units

/// A place, in logical pixels, or a speed, in logical pixels a second.
struct BubbleVector: Sendable, Hashable {
    var x: Double
    var y: Double

    static let zero = BubbleVector(x: 0, y: 0)

    init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    init(_ point: Point) {
        self.init(x: point.x.value, y: point.y.value)
    }

    var point: Point { Point(x: Points(x), y: Points(y)) }
    var length: Double { (x * x + y * y).squareRoot() }

    static func + (left: BubbleVector, right: BubbleVector) -> BubbleVector {
        BubbleVector(x: left.x + right.x, y: left.y + right.y)
    }

    static func - (left: BubbleVector, right: BubbleVector) -> BubbleVector {
        BubbleVector(x: left.x - right.x, y: left.y - right.y)
    }

    static func * (vector: BubbleVector, factor: Double) -> BubbleVector {
        BubbleVector(x: vector.x * factor, y: vector.y * factor)
    }

    func dot(_ other: BubbleVector) -> Double { x * other.x + y * other.y }
}
