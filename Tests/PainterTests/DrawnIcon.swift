import Scene
import Units

@testable import Painter

/// An icon's coverage with room around its box, so that what sticks out is seen.
struct DrawnIcon {
    /// Pixels on each side of the box.
    static let margin = 6

    let size: PixelSize
    private let coverage: Coverage
    /// From the left edge to the icon's middle.
    private let middle: Double

    init(_ icon: Icon, height: Int, isHalfPixel: Bool = false) {
        let reach = height + Self.margin
        var coverage = Coverage(
            size: PixelSize(
                width: 2 * reach + (isHalfPixel ? 1 : 0), height: 2 * Self.margin + height),
            origin: PixelOffset(x: -reach, y: -Self.margin))
        coverage.draw { pen in
            pen.place(x: isHalfPixel ? 0.5 : 0, y: 0, scaledBy: Double(height))
            icon.draw(with: pen)
        }
        self.coverage = coverage
        size = coverage.size
        middle = Double(size.width) / 2
    }

    /// From 0 to 255.
    subscript(column: Int, row: Int) -> Int {
        if column < 0 || row < 0 || column >= size.width || row >= size.height { return 0 }
        return Int(coverage.bytes[row * coverage.bytesPerRow + column])
    }

    /// What is covered by more than a threshold, seen from the middle of the box.
    func bounds(above threshold: Int) -> (left: Double, right: Double, top: Double, bottom: Double)?
    {
        var columns: ClosedRange<Int>?
        var rows: ClosedRange<Int>?
        func widened(_ range: ClosedRange<Int>?, by place: Int) -> ClosedRange<Int> {
            range.map { min($0.lowerBound, place)...max($0.upperBound, place) } ?? place...place
        }
        for row in 0..<size.height {
            for column in 0..<size.width where self[column, row] > threshold {
                columns = widened(columns, by: column)
                rows = widened(rows, by: row)
            }
        }
        guard let columns, let rows else { return nil }
        let height = Double(size.height) / 2
        return (
            Double(columns.lowerBound) - middle, Double(columns.upperBound + 1) - middle,
            Double(rows.lowerBound) - height, Double(rows.upperBound + 1) - height
        )
    }

    /// The largest difference of a pixel to the same of a picture, `place` of which it is.
    func difference(to other: DrawnIcon, at place: (_ column: Int, _ row: Int) -> (Int, Int)) -> Int
    {
        var largest = 0
        for row in 0..<size.height {
            for column in 0..<size.width {
                let (otherColumn, otherRow) = place(column, row)
                largest = max(largest, abs(self[column, row] - other[otherColumn, otherRow]))
            }
        }
        return largest
    }

    /// How thick the lines are: twice the distance to clear ground along their middles, in pixels;
    /// of all places along the middles the one in the middle counts.
    var lineWidth: Double? {
        let limit = 24
        var distances = Array(repeating: 0.0, count: size.width * size.height)
        // The nearest clear pixel of the same column first, then of any column.
        var vertical = Array(repeating: limit, count: distances.count)
        for column in 0..<size.width {
            for row in 0..<size.height {
                var distance = 0
                while distance < limit, self[column, row - distance] > 127,
                    self[column, row + distance] > 127
                {
                    distance += 1
                }
                vertical[row * size.width + column] = distance
            }
        }
        for row in 0..<size.height {
            for column in 0..<size.width where self[column, row] > 127 {
                var nearest = limit * limit
                for step in -limit...limit {
                    let other = column + step
                    let rise =
                        other < 0 || other >= size.width ? 0 : vertical[row * size.width + other]
                    nearest = min(nearest, step * step + rise * rise)
                }
                distances[row * size.width + column] = Double(nearest).squareRoot()
            }
        }
        var ridges: [Double] = []
        for row in 1..<size.height - 1 {
            for column in 1..<size.width - 1 {
                let here = distances[row * size.width + column]
                let around = [-1, 1, -size.width, size.width].map {
                    distances[row * size.width + column + $0]
                }
                if here > 1, around.allSatisfy({ $0 <= here }) { ridges.append(here) }
            }
        }
        if ridges.isEmpty { return nil }
        // A pixel's middle is half a pixel from its edge.
        return 2 * ridges.sorted()[ridges.count / 2] - 1
    }
}
