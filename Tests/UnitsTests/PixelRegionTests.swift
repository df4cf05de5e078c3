import TestRandom
import Testing
import Units

@Suite struct PixelRegionTests {
    @Test func separateRectanglesStaySeparate() {
        var region = PixelRegion(PixelRect(x: 0, y: 0, width: 2, height: 2))
        region.add(PixelRect(x: 10, y: 0, width: 2, height: 2))
        #expect(region.rectangles.count == 2)
        #expect(region.bounds == PixelRect(x: 0, y: 0, width: 12, height: 2))
    }

    @Test func rectanglesThatMeetBecomeOne() {
        var region = PixelRegion(PixelRect(x: 0, y: 0, width: 4, height: 4))
        region.add(PixelRect(x: 8, y: 0, width: 4, height: 4))
        region.add(PixelRect(x: 2, y: 2, width: 8, height: 1))
        #expect(region.rectangles == [PixelRect(x: 0, y: 0, width: 12, height: 4)])
    }

    /// A region may grow, but no pixel that was added is ever missing, and no two rectangles overlap.
    @Test func noPixelIsLost() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            var region = PixelRegion()
            var added: [PixelRect] = []
            for _ in 0..<Int.random(in: 1...90, using: &random) {
                let rectangle = PixelRect(
                    x: .random(in: 0..<400, using: &random), y: .random(in: 0..<90, using: &random),
                    width: .random(in: 0...9, using: &random),
                    height: .random(in: 0...9, using: &random))
                added.append(rectangle)
                region.add(rectangle)
            }
            for rectangle in added where !rectangle.isEmpty {
                #expect(region.rectangles.contains { $0.contains(rectangle) })
            }
            for (index, one) in region.rectangles.enumerated() {
                for other in region.rectangles[(index + 1)...] { #expect(!one.intersects(other)) }
            }
        }
    }

    @Test func clippingCutsAtTheEdges() {
        let region = PixelRegion(PixelRect(x: -2, y: 3, width: 10, height: 10))
        let clipped = region.clipped(to: PixelRect(x: 0, y: 0, width: 5, height: 5))
        #expect(clipped.rectangles == [PixelRect(x: 0, y: 3, width: 5, height: 2)])
    }
}
