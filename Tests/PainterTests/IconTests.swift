import KeyboardLayouts
import KeyboardStyle
import Scene
import Testing
import Units

@testable import Painter

@Suite struct IconTests {
    /// Icons 17 and 34 logical pixels tall at scales 1, 1.5, 2 and 3, rounded either way.
    private static let heights = [17, 25, 26, 34, 51, 68, 102]
    private static let scales = [
        Scale.one, Scale(numerator: 180), Scale(whole: 2), Scale(whole: 3),
    ]

    @Test(arguments: Icon.allCases) func everyIconStaysInItsBox(icon: Icon) throws {
        for height in Self.heights {
            for isHalfPixel in [false, true] {
                let drawn = DrawnIcon(icon, height: height, isHalfPixel: isHalfPixel)
                // A tenth of a pixel's coverage is not seen.
                let ink = try #require(drawn.bounds(above: 26), "\(height) paints nothing")
                let box = Double(height) / 2
                #expect(ink.top >= -box && ink.bottom <= box, "\(height)")
                // Stamps are that wide.
                let reach = (icon.aspect * Double(height) / 2).rounded(.up) + 0.5
                #expect(ink.left >= -reach && ink.right <= reach, "\(height)")
            }
        }
    }

    @Test(arguments: Icon.allCases) func everyIconIsCentredByItsInk(icon: Icon) throws {
        for height in Self.heights {
            for isHalfPixel in [false, true] {
                let drawn = DrawnIcon(icon, height: height, isHalfPixel: isHalfPixel)
                let ink = try #require(drawn.bounds(above: 127))
                #expect(abs(ink.left + ink.right) / 2 <= 0.5, "\(height)")
                #expect(abs(ink.top + ink.bottom) / 2 <= 0.5, "\(height)")
            }
        }
    }

    @Test(arguments: Icon.allCases, scales) func aKeysIconStandsInItsMiddle(
        icon: Icon, scale: Scale
    ) throws {
        let frame = Rect(x: 10, y: 10, width: 60, height: 45)
        let painter = ScenePainter(font: nil)
        for height in [Points(17), 34] {
            let node = SceneNode(
                identity: .keyLabel(.shift), frame: frame, ink: frame,
                content: .icon(icon, height: height, RGBA(0, 0, 0)))
            let image = try painter.image(
                of: BoardScene(size: Size(width: 80, height: 65), nodes: [node]), scale: scale)
            let ink = Ink(of: image, above: 127).bounds
            #expect(!ink.isEmpty)
            let x = Double(ink.x) + Double(ink.width) / 2
            let y = Double(ink.y) + Double(ink.height) / 2
            // Half a pixel, and half of one by which the frame's edges are moved.
            #expect(abs(x - frame.center.x.value * scale.factor) <= 1)
            #expect(abs(y - frame.center.y.value * scale.factor) <= 1)
        }
    }

    @Test(arguments: Icon.allCases) func theAspectIsTheInks(icon: Icon) throws {
        let height = 400
        let ink = try #require(DrawnIcon(icon, height: height).bounds(above: 127))
        #expect(abs(ink.right - ink.left - icon.aspect * Double(height)) <= 0.02 * Double(height))
    }

    /// One family: 1.6 logical pixels in an icon of 17, as shift and backspace have.
    @Test(arguments: Icon.allCases) func allLinesHaveTheSameWeight(icon: Icon) throws {
        let height = 200
        let width = try #require(DrawnIcon(icon, height: height).lineWidth) / Double(height)
        let regular = 1.6 / 17
        switch icon {
        case .shiftFilled, .capsLock: #expect(width > 2 * regular, "filled")
        case .more: #expect((1.5 * regular...2.2 * regular).contains(width), "dots")
        case .bold: #expect((1.4 * regular...1.9 * regular).contains(width), "heavy")
        // The measure is whole pixels, of which a line has 19 here.
        default: #expect(abs(width - regular) <= 0.1 * regular, "\(width)")
        }
    }

    @Test(arguments: [
        Icon.shift, .shiftFilled, .capsLock, .globe, .emoji, .microphone, .hideKeyboard, .arrowUp,
        .arrowDown, .chevronUp, .chevronDown, .cut, .paste, .underline, .close, .plus, .minus,
        .more, .settings, .camera,
    ]) func leftAndRightAreAlike(icon: Icon) {
        for height in Self.heights {
            let drawn = DrawnIcon(icon, height: height)
            let difference = drawn.difference(to: drawn) { (drawn.size.width - 1 - $0, $1) }
            #expect(difference <= Self.grain, "\(height)")
        }
    }

    @Test(arguments: [
        (Icon.arrowLeft, Icon.arrowRight), (.chevronLeft, .chevronRight), (.undo, .redo),
    ]) func waysToTheRightMirrorThoseToTheLeft(left: Icon, right: Icon) {
        for height in Self.heights {
            let drawn = DrawnIcon(left, height: height)
            let other = DrawnIcon(right, height: height)
            let difference = drawn.difference(to: other) { (drawn.size.width - 1 - $0, $1) }
            #expect(difference <= Self.grain, "\(height)")
        }
    }

    @Test(arguments: [(Icon.arrowUp, Icon.arrowDown), (.chevronUp, .chevronDown)])
    func waysDownMirrorThoseUp(up: Icon, down: Icon) {
        for height in Self.heights {
            let drawn = DrawnIcon(up, height: height)
            let other = DrawnIcon(down, height: height)
            let difference = drawn.difference(to: other) { ($0, drawn.size.height - 1 - $1) }
            #expect(difference <= Self.grain, "\(height)")
        }
    }

    /// Cairo covers a pixel in steps that differ a little from one side to the other.
    private static let grain = 24

    @Test(arguments: heights) func straightLinesFollowThePixels(height: Int) throws {
        // Across the shaft of return's arrow: no pixel is half covered.
        let drawn = DrawnIcon(.returnLeft, height: height)
        let rows = (0..<drawn.size.height).map { drawn[drawn.size.width / 2, $0] }
        #expect(rows.contains { $0 > 190 })
        #expect(rows.allSatisfy { $0 < 65 || $0 > 190 }, "\(rows)")
    }
}
