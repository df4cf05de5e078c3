import Scene
import Testing
import Units

/// The form of pops that grow out of their key. Source: behaviour C.3.
struct PopShapeTests {
    /// A key of 34 by 45 with its head, 54 high and 47.25 tall, 1.6 keys wide.
    private func shape(_ side: PopShape.Side, radius: Points = 9) -> PopShape {
        PopShape(
            head: Rect(x: 89.8, y: 46, width: 54.4, height: 47.25),
            key: Rect(x: 100, y: 100, width: 34, height: 45), headCornerRadius: radius,
            keyCornerRadius: 7.5, side: side)
    }

    /// The corners of the line, each curve cut into many.
    private func points(_ outline: Outline) -> [Point] {
        var points = [outline.start]
        for step in outline.steps {
            guard case .curve(let first, let second, let end) = step else {
                points.append(step.end)
                continue
            }
            let start = points[points.count - 1]
            for part in 1...16 {
                let t = Double(part) / 16
                let rest = 1 - t
                func between(_ a: Points, _ b: Points, _ c: Points, _ d: Points) -> Points {
                    a * (rest * rest * rest) + b * (3 * rest * rest * t) + c * (3 * rest * t * t)
                        + d * (t * t * t)
                }
                points.append(
                    Point(
                        x: between(start.x, first.x, second.x, end.x),
                        y: between(start.y, first.y, second.y, end.y)))
            }
        }
        return points
    }

    /// From the left to the right side at a height.
    private func span(_ outline: Outline, at y: Points) -> (left: Double, right: Double) {
        let points = points(outline)
        var crossings: [Double] = []
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % points.count]
            let (low, high) = (min(point.y, next.y), max(point.y, next.y))
            guard y >= low, y < high else { continue }
            let part = (y - point.y) / (next.y - point.y)
            crossings.append((point.x + (next.x - point.x) * part).value)
        }
        return (crossings.min() ?? 0, crossings.max() ?? 0)
    }

    @Test func theOutlineCoversHeadAndKeyAndNothingBeyond() {
        for side in [PopShape.Side.straight(depth: 31.5, fillet: 4), .curved] {
            let shape = shape(side)
            let points = points(shape.outline)
            let (left, right) = (points.map(\.x).min(), points.map(\.x).max())
            let (top, bottom) = (points.map(\.y).min(), points.map(\.y).max())
            #expect(
                abs((left ?? 0).value - 89.8) < 0.001 && abs((right ?? 0).value - 144.2) < 0.001)
            #expect(top == 46 && bottom == 145)
        }
    }

    @Test func B02_straightSidesWidenFromWithinTheKey() {
        let outline = shape(.straight(depth: 31.5, fillet: 4)).outline
        // The key's width up to the root, the head's from its lower edge on, the middle of both halfway.
        let root = span(outline, at: 136)
        #expect(abs(root.left - 100) < 0.01 && abs(root.right - 134) < 0.01)
        let halfway = span(outline, at: (93.25 + 131.5) / 2)
        #expect(abs(halfway.left - (100 + 89.8) / 2) < 0.05)
        let head = span(outline, at: 70)
        #expect(abs(head.left - 89.8) < 0.01 && abs(head.right - 144.2) < 0.01)
    }

    @Test func B03_curvedSidesReachTheKeysWidthAtItsTopEdge() {
        let outline = shape(.curved).outline
        let key = span(outline, at: 100.01)
        #expect(abs(key.left - 100) < 0.1 && abs(key.right - 134) < 0.1)
        // One curve: from the head's corner down the side never stays upright.
        var last = span(outline, at: 56).left
        for y in stride(from: 58.0, through: 98, by: 2) {
            let left = span(outline, at: Points(y)).left
            #expect(left > last)
            last = left
        }
    }

    /// The letter's middle is the head's, at 69.6. A letter of 37.5 has an "x" of 19.8 and reaches 7.5 below that: to 87. There
    /// each side has come less than half of its way in. Source: behaviour A.4, text by drawn height; C.3, magnified by 1.5.
    @Test func B03_theHeadIsWideAsFarDownAsItsLetterReaches() {
        let (left, right) = span(shape(.curved).outline, at: 87)
        #expect(left < (89.8 + 100) / 2)
        #expect(right > (144.2 + 134) / 2)
    }

    @Test func B04_sharpCornersAreCorners() {
        let outline = shape(.straight(depth: 31.5, fillet: 0), radius: 0).outline
        let points = points(outline)
        #expect(points.contains(Point(x: 89.8, y: 46)))
    }

    @Test func aHeadAtTheEdgeStandsUprightOverItsKey() {
        var shape = shape(.straight(depth: 31.5, fillet: 4))
        shape.head.x = 100
        let outline = shape.outline
        for y in [60.0, 90, 110, 130] {
            #expect(abs(span(outline, at: Points(y)).left - 100) < 0.01)
        }
        #expect(span(outline, at: 110).right > 134)
    }

    @Test func cornersThatDoNotFitAreLessRound() {
        let outline = shape(.straight(depth: 31.5, fillet: 400), radius: 400).outline
        let bounds = shape(.curved).bounds.inset(by: -0.001)
        #expect(points(outline).allSatisfy { bounds.contains($0) || $0.y == 145 })
    }
}
