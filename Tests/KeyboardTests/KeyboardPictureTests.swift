import Behavior
import KeyboardLayouts
import KeyboardStyle
import KeyboardView
import Painter
import Testing
import Units

@testable import GlasschordKit

/// The keyboard in a style that a user of the package has written.
struct KeyboardPictureTests {
    /// Only what must be written, each in a colour that no theme has.
    private struct Loud: KeyboardStyleProvider {
        var metrics = NativeMetrics.phonePortrait

        func backgroundColor() -> KeyboardColor { color(RGBA(0, 0, 1)) }
        func keyFill(for role: KeyRole) -> KeyboardColor { color(RGBA(1, 0, 1)) }
        func keyTextColor(for role: KeyRole) -> KeyboardColor { color(RGBA(1, 1, 1)) }

        private func color(_ color: RGBA) -> KeyboardColor {
            KeyboardColor(light: color, dark: color)
        }
    }

    private let painter = ScenePainter(font: nil)

    /// The pixels above the label of the key "q", and left of that key in the middle of its row.
    private func fills(_ picture: KeyboardPicture) throws -> [UInt32] {
        let keys = picture.look.board.grid(for: .letters).keys
        let frame = picture.look.frame(
            of: try #require(keys.first { $0.key.id == .character("q") }))
        let image = try picture.pixels(painter)
        return [
            image[Int(frame.center.x.value), Int(frame.top.value) + 3],
            image[1, Int(frame.center.y.value)],
        ]
    }

    private func pixel(_ color: KeyboardColor) -> UInt32 {
        let parts = [color.light.red, color.light.green, color.light.blue]
        return parts.reduce(0xFF) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }

    @Test(arguments: KeyboardTheme.allCases)
    func T30_aStyleThatIsPassedCountsInsteadOfTheThemes(_ theme: KeyboardTheme) throws {
        let behavior = KeyboardBehavior(theme: theme, translucentBackground: false)
        let own = KeyboardPicture(style: Loud(), behavior: behavior)
        #expect(try fills(own) == [0xFFFF_00FF, 0xFF00_00FF])
        let themes = KeyboardPicture(behavior: behavior)
        let expected = [theme.palette.standardKey, theme.palette.background].map(pixel)
        #expect(try fills(themes) == expected)
    }

    @Test func T30_theMeasuresOfAStyleThatIsPassedCountToo() {
        let low = KeyboardPicture(style: Loud(metrics: .phoneLandscape))
        let high = KeyboardPicture(style: Loud())
        // Source: behaviour A.4, computed heights.
        #expect(low.size.height - low.topInset == 160)
        #expect(high.size.height - high.topInset == 229)
    }

    @Test func T24_aThemeIsSolidWithAStyleOfOnesOwnToo() {
        #expect(KeyboardPicture(style: Loud()).isTranslucent)
        #expect(KeyboardPicture(style: Loud()).opaqueRegion.isEmpty)
        let behavior = KeyboardBehavior(theme: .ocean, translucentBackground: true)
        #expect(!KeyboardPicture(style: Loud(), behavior: behavior).isTranslucent)
        #expect(!KeyboardPicture(style: Loud(), behavior: behavior).opaqueRegion.isEmpty)
    }

    @Test func T44_theHeadroomIsToldAndIsPartOfThePicture() throws {
        var behavior = KeyboardBehavior()
        for (style, inset) in [(CharacterPreviewStyle.native, 62), (.connected, 48), (.bubble, 0)] {
            behavior.characterPreviewStyle = style
            let picture = KeyboardPicture(behavior: behavior, scale: 2)
            // Source: behaviour C.4.
            #expect(picture.topInset == Points(inset))
            #expect(try picture.pixels(painter).size.height == 2 * (229 + inset))
            let keys = Rect(x: 0, y: Points(inset), width: 402, height: 229)
            #expect(picture.inputRegion == [keys])
            #expect(picture.exclusiveZone == 229)
            #expect(
                picture.blurRegion.allSatisfy { $0.top >= keys.top && $0.bottom <= keys.bottom })
            // All but what round corners leave. Source: behaviour B.3 and A.4, container radius on glass.
            let blurred = picture.blurRegion.reduce(0) { $0 + $1.width.value * $1.height.value }
            let corners = (2 - .pi / 2) * 26.0 * 26.0
            #expect(abs(blurred - (402 * 229 - corners)) < 60)
        }
        behavior.translucentBackground = false
        let solid = KeyboardPicture(behavior: behavior)
        #expect(solid.exclusiveZone == solid.size.height && solid.blurRegion.isEmpty)
    }

    /// What a host is told of its window is what the picture needs, pixel by pixel: nothing else is to be set up.
    @Test(arguments: CharacterPreviewStyle.allCases)
    func T38_whatAHostIsToldIsWhatThePictureNeeds(preview: CharacterPreviewStyle) throws {
        for isTranslucent in [true, false] {
            let behavior = KeyboardBehavior(
                translucentBackground: isTranslucent, characterPreviewStyle: preview)
            let picture = KeyboardPicture(behavior: behavior)
            let image = try picture.pixels(painter)
            let keys = picture.look.board.grid(for: .letters).keys.map {
                picture.look.frame(of: $0).inset(by: -1)
            }
            let wrong = Wrong(image) { place, alpha in
                let isOpaque = picture.opaqueRegion.contains { $0.contains(place) }
                let isTouched = picture.inputRegion.contains { $0.contains(place) }
                if isTranslucent {
                    // Clear but for the keys; nothing is said to hide what lies behind; no key is out of reach.
                    let isKey = keys.contains { $0.contains(place) }
                    return isOpaque || (alpha > 0 && !(isKey && isTouched))
                }
                // Whole pixels are told to hide what lies behind, those on the curve of a corner are not.
                let isCorner =
                    place.y < 12 && min(place.x, picture.size.width - place.x) < 12
                return isOpaque ? alpha != 255 : !isCorner || !isTouched
            }
            #expect(wrong.count == 0, "\(preview)")
        }
    }

    /// The pixels of a picture that do not keep a rule.
    private struct Wrong {
        private(set) var count = 0

        init(_ image: Image, _ breaks: (Point, UInt32) -> Bool) {
            for row in 0..<image.size.height {
                for column in 0..<image.size.width {
                    let place = Point(x: Points(column) + 0.5, y: Points(row) + 0.5)
                    if breaks(place, image[column, row] >> 24) { count += 1 }
                }
            }
        }
    }

    @Test(arguments: [-1, 0, .nan, 0.1]) func aScaleThatIsNoneIsTheSmallest(_ scale: Double) throws
    {
        #expect(try KeyboardPicture(scale: scale).pixels(painter).size.width == 101)
    }

    @Test func whatCannotBeWrittenIsThrownAsASentence() {
        let environment = Environment([:])
        let error = #expect(throws: KeyboardPictureError.self) {
            try KeyboardPicture().writePNG(to: "/nowhere/keyboard.png", environment: environment)
        }
        #expect(error?.description.contains("/nowhere/keyboard.png") == true)
        #expect(throws: KeyboardPictureError.self) {
            try KeyboardPicture(size: Size(width: 20_000, height: 2000), scale: 2).writePNG(
                to: "/nowhere/keyboard.png", environment: environment)
        }
    }
}

extension KeyboardPictureTests {
    @Test func T52_anOverlayIsDrawnOnItsKeyAlone() throws {
        let plain = try KeyboardPicture().pixels(painter)
        let badged = KeyboardPicture(keyOverlay: {
            $0.id == .space ? KeyOverlay(languages: ["en", "cs"]) : nil
        })
        let pixels = try badged.pixels(painter)
        let keys = badged.look.board.grid(for: .letters).keys
        let space = badged.look.frame(of: try #require(keys.first { $0.key.id == .space }))
        var changed = 0
        for row in 0..<pixels.size.height {
            for column in 0..<pixels.size.width where pixels[column, row] != plain[column, row] {
                changed += 1
                #expect(space.contains(Point(x: Points(column) + 0.5, y: Points(row) + 0.5)))
            }
        }
        #expect(changed > 10)
    }
}
