import Testing

@testable import Painter

@Suite struct IconGridTests {
    @Test(arguments: [(0.0, 0.0), (0.5, 0.0), (0.0, 8.5), (0.5, 8.5)])
    func edgesLieBetweenPixels(x: Double, y: Double) {
        for pixels in [17.0, 25, 34, 51] {
            let grid = IconGrid(originX: x, y, pixelsPerUnit: pixels)
            for distance in [0.01, 0.1, 0.2, 0.33, 0.42, 0.5] {
                let column = grid.column(distance)
                #expect(isWhole(column * pixels + x))
                #expect(abs(column - distance) * pixels <= 1)
                #expect(grid.column(-distance) == -column)
                let row = grid.row(distance)
                #expect(isWhole(row * pixels + y))
                #expect(abs(row - distance) * pixels <= 1)
            }
        }
    }

    @Test func linesEndNearTheEdgesBetweenPixels() {
        // 1.6 pixels are nearly 2, 3.2 are nearly 3.
        let thin = IconGrid(originX: 0, 8.5, pixelsPerUnit: 17)
        #expect(isWhole(thin.level(0.3, width: 0.094) * 17 + 8.5))
        let thick = IconGrid(originX: 0, 17, pixelsPerUnit: 34)
        #expect(isWhole(thick.level(0.3, width: 0.094) * 34 + 17 + 0.5))
        #expect(isWhole(thick.upright(0.3, width: 0.094) * 34 + 0.5))
    }

    @Test func theMiddleStaysTheMiddle() {
        let grid = IconGrid(originX: 0.5, 8.5, pixelsPerUnit: 17)
        #expect(grid.level(0, width: 0.094) == 0)
        #expect(grid.whole(0.2) == 3 / 17.0)
    }

    private func isWhole(_ number: Double) -> Bool { abs(number - number.rounded()) < 1e-9 }
}
