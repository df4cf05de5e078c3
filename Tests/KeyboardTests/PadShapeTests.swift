import Behavior
import KeyboardLayouts
import KeyboardStyle
import KeyboardView
import Settings
import Surfaces
import Testing
import Units

@testable import GlasschordKit

/// What the board's surface is, by the keys that it shows. Source: behaviour C.1 and C.4.
struct PadShapeTests {
    private let output = Size(width: 402, height: 874)

    /// Moving from a text to a number moves no window: four rows are as high as ever, and the headroom stays.
    @Test(arguments: LayoutForm.allCases.filter(\.isPad), [true, false])
    func B38_padsAreAsHighAsLetters(form: LayoutForm, isTranslucent: Bool) {
        var choices = LookChoices()
        _ = choices.user.values.set(.translucency, to: isTranslucent ? "on" : "off")
        let pad = Picture.shape(
            on: output, choices, layout: KeyboardLayout.usEnglish.adapted(to: form))
        #expect(pad == Picture.shape(on: output, choices, layout: .usEnglish))
        #expect(pad.topInset > 0)
    }

    /// Rows as high as settings say, by the output's own density; half of the output at most.
    @Test func R067_aKeyIsAsManyMillimetresHighAsWanted() {
        var choices = LookChoices()
        _ = choices.user.values.set(.keyHeight, to: "9 mm")
        func height(_ density: Double?) -> Points {
            Picture(
                output: output,
                shape: Picture.shape(
                    on: output, choices, density: density.flatMap { PointsPerMillimetre($0) }),
                choices, hasPopups: false,
                density: density.flatMap { PointsPerMillimetre($0) }
            ).look.board.metrics.keyRowHeight
        }
        // 5 logical pixels a millimetre: 45. What cannot be counts as 160 to the inch.
        #expect(abs(height(5).value - 45) < 0.5)
        #expect(abs(height(6).value - 54) < 0.5)
        #expect(abs(height(nil).value - 9 * 160 / 25.4) < 0.5)
        #expect(height(120) == height(nil))
        let tall = Picture.shape(on: output, choices, density: PointsPerMillimetre(15))
        #expect(tall.size.height - tall.topInset <= output.height / 2)
    }
}
