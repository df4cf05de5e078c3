import Testing
import Units

@testable import Painter

@Suite struct GlyphOutlineTests {
    private func square(side: Float) -> GlyphOutline {
        var outline = GlyphOutline()
        outline.move(0, 0)
        outline.line(side, 0)
        outline.line(side, side)
        outline.line(0, side)
        outline.line(0, 0)
        outline.close()
        return outline
    }

    @Test func contoursEndOnceAndWithoutTheirStart() {
        var outline = square(side: 100)
        #expect(outline.points.count == 4)
        #expect(outline.ends == [3])
        outline.close()
        #expect(outline.ends == [3])
        outline.move(10, 10)
        outline.conic(20, 30, 30, 10)
        outline.move(40, 40)
        outline.cubic(50, 60, 60, 60, 40, 40)
        outline.close()
        #expect(outline.ends == [3, 6, 9])
        #expect(
            outline.tags.suffix(6) == [
                .onCurve, .conicControl, .onCurve, .onCurve, .cubicControl, .cubicControl,
            ])
        #expect(outline.top == 100)
    }

    @Test func aFilledSquareCoversItsPixels() throws {
        let filler = try #require(OutlineFiller())
        let bitmap = try #require(
            filler.fill(square(side: 100), x: 3, y: 2, scale: 0.1, largest: 100))
        #expect(bitmap.bounds == PixelRect(x: 3, y: -12, width: 10, height: 10))
        #expect(bitmap.coverage.allSatisfy { $0 == 255 })
        // Half a pixel further, both outer columns are half covered.
        let moved = try #require(
            filler.fill(square(side: 100), x: 3.5, y: 2, scale: 0.1, largest: 100))
        #expect(moved.bounds == PixelRect(x: 3, y: -12, width: 11, height: 10))
        #expect((127...128).contains(moved.coverage[0]))
        #expect(moved.coverage[1] == 255)
    }

    @Test func whatCannotBeDrawnIsLeftOut() throws {
        let filler = try #require(OutlineFiller())
        #expect(filler.fill(GlyphOutline(), x: 0, y: 0, scale: 1, largest: 100) == nil)
        #expect(filler.fill(square(side: 101), x: 0, y: 0, scale: 1, largest: 100) == nil)
        #expect(filler.fill(square(side: 1e9), x: 0, y: 0, scale: 1, largest: 100) == nil)
        #expect(filler.fill(square(side: .nan), x: 0, y: 0, scale: 1, largest: 100) == nil)
        var endless = GlyphOutline()
        endless.move(0, 0)
        for step in 0..<100_000 { endless.line(Float(step % 7), Float(step % 5)) }
        endless.close()
        #expect(!endless.isDrawable)
        #expect(endless.points.count <= GlyphOutline.mostPoints + 3)
    }
}
