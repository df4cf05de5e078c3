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

    /// Icons of the bar stand beside each other: none is much wider than the others are high.
    @Test(arguments: [14, 20, 21, 28, 40, 60])
    func toolsAreOfOneSize(height: Int) throws {
        let bar: [Icon] = [
            .undo, .redo, .cut, .copy, .paste, .arrowLeft, .arrowRight, .arrowUp, .arrowDown, .find,
            .hideKeyboard,
        ]
        for icon in bar {
            let ink = try #require(DrawnIcon(icon, height: height).bounds(above: 32))
            #expect(ink.right - ink.left <= (1.15 * Double(height)).rounded(.up) + 1, "\(icon)")
        }
    }
}
