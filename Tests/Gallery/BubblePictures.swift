import Behavior
import GlasschordKit
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardView
import Painter
import Units

/// Bubbles live on after the finger, so `render` has none to show: a word is typed here.
struct BubblePictures {
    private let painter = ScenePainter(
        fonts: FontFinder(environment: FontEnvironment { _ in nil }))

    func image(_ style: CharacterPreviewStyle, _ scheme: ColorScheme) throws -> Image {
        var behavior = KeyboardBehavior.recommended
        behavior.characterPreviewStyle = style
        let picture = KeyboardPicture(behavior: behavior, scheme: scheme)
        var motion = BoardMotion(look: picture.look, seed: 3)
        var time = Instant(nanoseconds: 0)
        for letter in "glass" {
            motion.typed(.character(String(letter)), on: .letters, at: time)
            // A letter every 120 ms, in frames of 8.
            for _ in 0..<15 {
                time = time + 8
                motion.step(to: time, showing: Appearance())
            }
        }
        return try picture.pixels(painter, motion: motion.frame)
    }
}
