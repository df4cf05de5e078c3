import Testing
import Units

@Suite struct ScaleTests {
    /// R071: the protocol rounds half away from zero.
    @Test(arguments: [
        (150, 361, 451), (180, 361, 542), (210, 361, 632), (150, 719, 899), (180, 719, 1079),
        (210, 719, 1258), (120, 360, 360), (240, 361, 722),
    ])
    func R071_bufferIsTheRoundedProduct(numerator: Int, points: Int, pixels: Int) {
        let size = Size(width: Points(points), height: 2)
        #expect(Scale(numerator: numerator).bufferSize(for: size).width == pixels)
    }

    @Test func coveringGrowsToWholePixels() {
        let rect = Rect(x: 1.5, y: 2, width: 2, height: 0.2)
        #expect(Scale.one.covering(rect) == PixelRect(x: 1, y: 2, width: 3, height: 1))
        #expect(
            Scale(whole: 2).covering(rect) == PixelRect(x: 3, y: 4, width: 4, height: 1))
    }

    @Test func onlyWholeScalesHaveAWholeFactor() {
        #expect(Scale(numerator: 240).wholeFactor == 2)
        #expect(Scale(numerator: 180).wholeFactor == nil)
    }
}
