import Scene
import Testing

@testable import KeyboardView
@testable import Painter

/// What the layout of keys believes about pictures is so.
struct IconWidthTests {
    @Test(arguments: Icon.allCases, [8, 17, 34])
    func noPictureIsWiderThanItsRatio(icon: Icon, height: Int) throws {
        let drawn = DrawnIcon(icon, height: height)
        let ink = try #require(drawn.bounds(above: 32))
        // An edge may be moved to the next pixel.
        #expect(ink.right - ink.left <= (icon.widthRatio * Double(height)).rounded(.up) + 1)
    }
}
