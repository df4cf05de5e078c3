import Behavior
import KeyboardLayouts
import KeyboardStyle
import KeyboardToolbar
import KeyboardView
import Settings
import Surfaces
import Testing
import Units

@testable import GlasschordKit

/// What a bar above the keys does to the surface. Source: behaviour C.4, B.2 and E.5.
@Suite struct ToolbarShapeTests {
    private static let output = Size(width: 402, height: 874)

    private static func behavior(
        _ preview: CharacterPreviewStyle?, isTranslucent: Bool = true
    ) -> KeyboardBehavior {
        KeyboardBehavior(
            translucentBackground: isTranslucent, characterPreview: preview != nil,
            characterPreviewStyle: preview ?? .native)
    }

    /// The columns: without a bar, with one of 46, with one of 52. Overflows: 61.05, 48, 54, none.
    @Test(arguments: [
        (CharacterPreviewStyle.native, [62, 16, 10]), (.connected, [48, 2, 0]),
        (.curvy, [48, 2, 0]), (.square, [48, 2, 0]), (.floating, [54, 8, 2]),
        (.bubble, [0, 0, 0]), (.bubbleWord, [0, 0, 0]), (.bubbleSentence, [0, 0, 0]),
        (nil, [0, 0, 0]),
    ])
    func T42_theHeadroomIsWhatTheBarLeavesOfIt(
        preview: CharacterPreviewStyle?, insets: [Points]
    ) {
        for (bar, inset) in zip([0, 46, 52] as [Points], insets) {
            for isTranslucent in [true, false] {
                let shape = Picture.shape(
                    on: Self.output, .phonePortrait,
                    Self.behavior(preview, isTranslucent: isTranslucent), barHeight: bar)
                #expect(shape.topInset == inset && shape.barHeight == bar)
                // Four rows of keys are 229 high.
                #expect(shape.size.height == inset + bar + 229)
                // A clear headroom pushes no window away and takes no touches; the bar does both.
                let headroom = isTranslucent ? inset : 0
                #expect(shape.exclusiveZone == shape.size.height - headroom)
                #expect(
                    shape.inputRegion == [
                        Rect(x: 0, y: headroom, width: 402, height: shape.size.height - headroom)
                    ])
                #expect(shape.blurRegion.isEmpty != isTranslucent)
                #expect(shape.blurRegion.allSatisfy { $0.top >= inset })
            }
        }
    }

    @Test func anOutputWithoutRoomForABarHasNone() {
        let small = Size(width: 402, height: 100)
        let metrics = NativeMetrics.phonePortrait.shrunk(to: 50, rowCount: 4)
        let shape = Picture.shape(on: small, metrics, Self.behavior(.native), barHeight: 52)
        #expect(shape.barHeight == 0 && shape.size.height <= 100)
        let enough = Picture.shape(
            on: Size(width: 402, height: 102), metrics, Self.behavior(.native), barHeight: 52)
        #expect(enough.barHeight == 52 && enough.topInset == 0 && enough.size.height == 102)
    }

    @Test(arguments: [(ToolbarStyle.glass, 52, 10), (.classic, 46, 16)])
    func theBoardIsLaidOutBelowItsBar(style: ToolbarStyle, height: Int, inset: Int) throws {
        let content = try RenderedToolbar.content("demo", Environment([:]))
        let bar = BoardToolbar(content, style: style)
        let choices = LookChoices()
        let shape = Picture.shape(on: Self.output, choices, barHeight: bar.height)
        #expect(shape.size.height == 291)
        let look = Picture(
            output: Self.output, shape: shape, choices, hasPopups: true, toolbar: bar
        ).look
        #expect(look.barHeight == Points(height) && look.topInset == Points(inset))
        #expect(look.boardTop == 62 && look.size == shape.size)
        // What is above the bar on the output: all but bar and keys.
        #expect(look.toolbar?.availableAbove == 874 - 229 - Points(height))
        // A surface that was granted less keeps bar and headroom, and its keys are lower.
        let low = Picture(
            output: Self.output, shape: shape.fitted(to: Size(width: 402, height: 200)), choices,
            hasPopups: true, toolbar: bar
        ).look
        #expect(low.boardTop == 62 && abs(low.board.size.height.value - 138) < 1)
    }
}
