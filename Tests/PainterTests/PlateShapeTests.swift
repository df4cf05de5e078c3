import KeyboardStyle
import Scene
import Testing
import Units

@testable import Painter

/// How a plate of tools and its handle are one shape. Source: behaviour E.3, neck drawing.
struct PlateShapeTests {
    /// A plate of 200 by 54 whose handle, 32 wide, begins so far from its left edge.
    private func image(handleAt reach: Points) throws -> Image {
        let shape = PlateShape(
            plate: Rect(x: 10, y: 10, width: 200, height: 54),
            handle: Rect(x: 10 + reach, y: 64, width: 32, height: 52), plateCornerRadius: 10,
            handleCornerRadius: 5, shoulderRadius: 10, neckHeight: 10, curveReach: 0.8)
        let node = SceneNode(
            identity: .toolPlate, frame: shape.bounds, ink: shape.bounds,
            content: .plate(shape, .black))
        return try ScenePainter(font: nil).image(
            of: BoardScene(size: Size(width: 220, height: 126), nodes: [node]), scale: .one)
    }

    private func isCovered(_ image: Image, _ x: Int, _ y: Int) -> Bool {
        image[x, y] == 0xFF00_0000
    }

    @Test func K08_aNearEdgeIsJoinedByOneCurve() throws {
        // 0.8 of 32 is 25.6: 20 is near, 27 is not.
        let near = try image(handleAt: 20)
        let far = try image(handleAt: 27)
        // Seven beside the handle and just below the plate: half of the curve's way there are 10 of 20, of a shoulder less than 4.
        #expect(isCovered(near, 30 - 7, 64) && far[37 - 7, 65] == 0)
        // A far plate has its corner of 10, and a straight edge up to the shoulder.
        #expect(far[11, 62] == 0 && isCovered(far, 20, 63) && isCovered(far, 26, 63))
        // The shoulder is a quadratic curve of 10: a quarter of the way down it is a quarter of the way beside the handle.
        #expect(isCovered(far, 37 - 2, 65) && far[37 - 4, 67] >> 24 < 255)
        for picture in [near, far] {
            // On the right the plate is far from the handle in both.
            #expect(picture[208, 62] == 0 && picture[207, 64] == 0)
        }
    }

    @Test func K08_theHandleIsAsWideAsItsButtonAndRound() throws {
        let image = try image(handleAt: 84)
        for y in [75, 90, 110] {
            let row = (0..<220).filter { isCovered(image, $0, y) }
            #expect(row == Array(94..<126), "row \(y)")
        }
        // Its lower end: 54 + 52 below the plate's top, with corners of 5.
        #expect(isCovered(image, 110, 115) && image[110, 116] == 0)
        #expect(image[94, 115] == 0 && image[125, 115] == 0)
        #expect(isCovered(image, 94, 110) && isCovered(image, 99, 115))
    }

    @Test func aPlateWithoutNeighboursIsSymmetric() throws {
        let image = try image(handleAt: 84)
        for y in 10..<116 {
            for x in 0..<110 where image[x, y] != image[219 - x, y] {
                // Cairo's curves are not symmetric to the last bit.
                let (one, other) = (Int(image[x, y] >> 24), Int(image[219 - x, y] >> 24))
                #expect(abs(one - other) <= 4, "\(x) \(y)")
            }
        }
    }

    @Test(arguments: [(0.0, 1), (10, 1), (22, 1), (10, 3)])
    func aRingLiesJustInsideItsFrame(radius: Double, width: Int) throws {
        let frame = Rect(x: 5, y: 5, width: 60, height: 44)
        let node = SceneNode(
            identity: .toolCapsuleRim(0), frame: frame, ink: frame,
            content: .ring(.black, cornerRadius: Points(radius), width: Points(width)))
        let image = try ScenePainter(font: nil).image(
            of: BoardScene(size: Size(width: 70, height: 54), nodes: [node]), scale: .one)
        #expect(Ink(of: image).bounds == PixelRect(x: 5, y: 5, width: 60, height: 44))
        for inside in 0..<width {
            #expect(isCovered(image, 35, 5 + inside) && isCovered(image, 35, 48 - inside))
        }
        #expect(image[35, 5 + width] == 0 && image[35, 48 - width] == 0 && image[35, 27] == 0)
        // Where a corner ends right in the middle, its circle still leaves a little.
        #expect(image[5 + width, 27] >> 24 < 16 && image[5, 27] >> 24 > 240)
        #expect((image[5, 5] == 0) == (radius > 0))
    }
}
