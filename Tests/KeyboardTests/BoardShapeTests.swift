import Surfaces
import Testing
import Units

/// What a shape tells, from geometry alone.
@Suite struct BoardShapeTests {
    private static func shape(
        isTranslucent: Bool, topInset: Points = 18, width: Points = 360, height: Points = 247
    ) -> BoardShape {
        BoardShape(
            size: Size(width: width, height: height), topInset: topInset,
            isTranslucent: isTranslucent, solidCornerRadius: 12, glassCornerRadius: 26)
    }

    private static func rect(_ x: Points, _ y: Points, _ width: Points, _ height: Points) -> Rect {
        Rect(x: x, y: y, width: width, height: height)
    }

    /// Whether a point lies inside a rectangle with round upper corners: plain trigonometry's circle.
    private static func isInside(_ x: Double, _ y: Double, _ rect: Rect, radius: Double) -> Bool {
        let left = rect.left.value + radius
        let right = rect.right.value - radius
        let center = rect.top.value + radius
        guard y < center, x < left || x > right else { return true }
        let dx = x < left ? left - x : x - right
        let dy = center - y
        return dx * dx + dy * dy <= radius * radius + 1e-9
    }

    @Test func T37_aTranslucentBoardCoversNothing() {
        #expect(Self.shape(isTranslucent: true).opaqueRegion == [])
    }

    @Test func T23_aSolidBoardCoversItsShapeAndBlursNothing() {
        let shape = Self.shape(isTranslucent: false)
        #expect(shape.blurRegion == [])
        let region = shape.opaqueRegion
        // Twelve rows of the corners and what is below.
        #expect(region.count == 13)
        #expect(region.last == Self.rect(0, 12, 360, 235))
        #expect(region.map(\.top) == (0..<13).map { Points($0) })
    }

    /// No pixel that the corner's curve crosses, and every pixel that it does not.
    @Test func solidRowsHoldExactlyThePixelsThatAreCoveredWhole() {
        let shape = Self.shape(isTranslucent: false)
        let whole = Rect(x: 0, y: 0, width: 360, height: 247)
        for row in 0..<14 {
            for column in 0..<40 {
                let x = Double(column)
                let y = Double(row)
                let isCovered = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)].allSatisfy {
                    Self.isInside($0.0, $0.1, whole, radius: 12)
                }
                let middle = Point(x: Points(x + 0.5), y: Points(y + 0.5))
                let mirrored = Point(x: Points(360 - x - 0.5), y: Points(y + 0.5))
                for place in [middle, mirrored] {
                    #expect(shape.opaqueRegion.contains { $0.contains(place) } == isCovered)
                }
            }
        }
    }

    @Test func blurHasOneRectangleForEachRowOfItsCorners() {
        let region = Self.shape(isTranslucent: true).blurRegion
        #expect(region.count == 27)
        #expect(region.first?.top == 18)
        #expect(region.last == Self.rect(0, 44, 360, 203))
        // The ends of each row lie within a pixel of the curve, at half the row's height.
        let shape = Rect(x: 0, y: 18, width: 360, height: 229)
        for row in region.dropLast() {
            let middle = row.top.value + 0.5
            #expect(row.height == 1)
            #expect(Self.isInside(row.left.value + 0.5, middle, shape, radius: 26))
            #expect(
                row.left == 0 || !Self.isInside(row.left.value - 0.5, middle, shape, radius: 26))
            #expect(row.left == 360 - row.right)
        }
    }

    /// By hand: 5 − √(25 − h²) for h = 4.5, 3.5, 2.5, 1.5, 0.5 is 2.8, 1.4, 0.7, 0.2, 0.0.
    @Test func aSmallCornerIsAsReckonedByHand() {
        let shape = BoardShape(
            size: Size(width: 20, height: 10), isTranslucent: true, glassCornerRadius: 5)
        #expect(
            shape.blurRegion == [
                Self.rect(3, 0, 14, 1), Self.rect(1, 1, 18, 1), Self.rect(1, 2, 18, 1),
                Self.rect(0, 3, 20, 1), Self.rect(0, 4, 20, 1), Self.rect(0, 5, 20, 5),
            ])
    }

    @Test func T43_touchesPassThroughAClearHeadroomOnly() {
        #expect(Self.shape(isTranslucent: true).inputRegion == [Self.rect(0, 18, 360, 229)])
        #expect(Self.shape(isTranslucent: false).inputRegion == [Self.rect(0, 0, 360, 247)])
    }

    @Test func T43_aClearHeadroomPushesNoWindow() {
        #expect(Self.shape(isTranslucent: true).exclusiveZone == 229)
        #expect(Self.shape(isTranslucent: false).exclusiveZone == 247)
    }

    @Test func T42_theHeadroomIsWholePixels() {
        #expect(Self.shape(isTranslucent: true, topInset: 17.05).topInset == 18)
        #expect(Self.shape(isTranslucent: true, topInset: -3).topInset == 0)
    }

    @Test(arguments: [Points(0), 1, 5, 18, 100])
    func aSurfaceLowerThanItsHeadroomTellsNothingOutsideIt(_ height: Points) {
        for isTranslucent in [true, false] {
            let shape = Self.shape(isTranslucent: isTranslucent, width: 20, height: height)
            let bounds = Self.rect(0, 0, 20, height)
            let regions = shape.opaqueRegion + shape.inputRegion + shape.blurRegion
            #expect(regions.allSatisfy { bounds.contains($0) && !$0.isEmpty })
            #expect(shape.exclusiveZone >= 0)
        }
    }

    @Test func anotherSizeKeepsTheRest() {
        let shape = Self.shape(isTranslucent: true).fitted(to: Size(width: 500, height: 180))
        #expect(shape.inputRegion == [Self.rect(0, 18, 500, 162)])
        #expect(shape.topInset == 18 && shape.isTranslucent)
    }

    @Test func popupsReachToTheUpperEdgeOfTheOutput() {
        let shape = Self.shape(isTranslucent: true)
        let bounds = shape.popupBounds(on: Size(width: 360, height: 720))
        #expect(bounds == Self.rect(0, -473, 360, 720))
        // An output that is lower than the board, or not known.
        #expect(shape.popupBounds(on: .zero) == Self.rect(0, 0, 360, 247))
    }
}
