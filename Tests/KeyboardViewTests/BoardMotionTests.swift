import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Testing
import Units

@testable import KeyboardView

/// What moves, and when frames are asked for. Source: behaviour C.2 and C.3.
struct BoardMotionTests {
    private static let g = KeyID.character("g")
    private let start = Instant(nanoseconds: 1_000_000_000)
    private static let board = Board(
        layout: .usEnglish, metrics: NativeMetrics.phonePortrait.grid, width: 402)

    private func look(
        _ preview: CharacterPreviewStyle, animates: Bool = true, topInset: Points = 0
    ) -> BoardLook {
        BoardLook(
            board: Self.board, style: NativeKeyboardStyle(), scheme: .light,
            behavior: KeyboardBehavior(
                characterPreviewStyle: preview, keyAnimationsEnabled: animates),
            topInset: topInset)
    }

    private func callout() throws -> Appearance {
        let placed = try #require(
            Self.board.grid(for: .letters).keys.first { $0.key.label == "e" })
        let layout = try #require(
            CalloutLayout(
                base: "e", alternates: placed.key.alternates, above: placed.frame, boardWidth: 402,
                metrics: Self.board.metrics.callout))
        return Appearance(
            pressed: [placed.key.id],
            callout: OpenCallout(key: placed.key.id, layout: layout, selected: layout.baseIndex))
    }

    @Test func B06_theInsertShrinksTheKeyForAMoment() throws {
        var motion = BoardMotion(look: look(.bubble), seed: 1)
        #expect(!motion.isAnimating)
        motion.typed(.character("g"), on: .letters, at: start)
        #expect(motion.isAnimating)
        var scales: [Double] = []
        for passed in 0...400 {
            // The key is let go meanwhile, which changes nothing.
            motion.step(to: start + Milliseconds(passed), showing: Appearance())
            scales.append(motion.frame.scale(of: Self.g))
        }
        #expect(scales[0] == 1)
        let least = try #require(scales.min())
        #expect(abs(least - 0.8) < 0.001)
        // It swings over its rest and ends there.
        #expect(scales.contains { $0 > 1.005 } && scales.allSatisfy { $0 < 1.03 })
        #expect(scales.last == 1)
        // Once the bubble has burst too, no frame is asked for.
        motion.step(to: start + 5_000, showing: Appearance())
        #expect(!motion.isAnimating && motion.frame == .still)
        let other = KeyID.character("h")
        #expect(motion.frame.scale(of: other) == 1)
    }

    @Test func everyInsertShrinksItsKeyAnew() {
        var motion = BoardMotion(look: look(.bubble), seed: 1)
        for turn in 0..<3 {
            let time = start + Milliseconds(turn * 100)
            motion.typed(.character("g"), on: .letters, at: time)
            motion.step(to: time + 50, showing: Appearance())
            #expect(abs(motion.frame.scale(of: Self.g) - 0.8) < 0.001)
            #expect(motion.frame.shrinks.count == 1)
        }
    }

    @Test func withoutKeyAnimationsKeysAndCalloutsDoNotMove() throws {
        var motion = BoardMotion(look: look(.bubble, animates: false), seed: 1)
        motion.typed(.character("g"), on: .letters, at: start)
        motion.step(to: start + 50, showing: try callout())
        #expect(motion.frame.shrinks.isEmpty && motion.frame.calloutReveal == 1)
        // Bubbles are no animation of keys.
        #expect(motion.frame.bubbles.count == 1 && motion.isAnimating)
        var native = BoardMotion(look: look(.native, animates: false), seed: 1)
        native.step(to: start, showing: try callout())
        #expect(!native.isAnimating)
    }

    @Test func previewsThatAreNoBubblesDoNotMove() {
        var motion = BoardMotion(look: look(.native), seed: 1)
        motion.typed(.character("g"), on: .letters, at: start)
        motion.step(to: start + 10, showing: Appearance())
        #expect(!motion.isAnimating && motion.frame == .still)
    }

    @Test func aCalloutUnfoldsOnceAndAsksForFramesMeanwhile() throws {
        var motion = BoardMotion(look: look(.native), seed: 1)
        let open = try callout()
        motion.step(to: start, showing: open)
        #expect(motion.frame.calloutReveal == 0 && motion.isAnimating)
        motion.step(to: start + 60, showing: open)
        #expect((0.5..<1).contains(motion.frame.calloutReveal))
        motion.step(to: start + 120, showing: open)
        #expect(motion.frame.calloutReveal == 1 && !motion.isAnimating)
        motion.step(to: start + 200, showing: Appearance())
        motion.step(to: start + 300, showing: open)
        #expect(motion.frame.calloutReveal == 0, "the next one unfolds too")
    }

    @Test func B07_aWordQueuesAboveTheKeysAndEndsWithTheSpace() {
        var motion = BoardMotion(look: look(.bubbleWord, topInset: 44), seed: 1)
        var time = start
        for letter in ["c", "a", "t"] {
            motion.typed(.character(letter), on: .letters, at: time)
            for _ in 0..<100 {
                time = time + 16
                motion.step(to: time, showing: Appearance())
            }
        }
        #expect(motion.frame.bubbles.map(\.text) == ["c", "a", "t"])
        // Along the line where the keys meet what is above them.
        for bubble in motion.frame.bubbles { #expect(abs(bubble.center.y.value - 44) < 1) }
        #expect(!motion.isAnimating)
        motion.typed(.space, on: .letters, at: time)
        for _ in 0..<100 {
            time = time + 16
            motion.step(to: time, showing: Appearance())
        }
        #expect(motion.frame.bubbles.map(\.isSeparator) == [true])
        motion.reset()
        #expect(motion.frame == .still && !motion.isAnimating)
    }

    @Test func bubblesOfAWordStayInsideTheSurface() {
        var motion = BoardMotion(look: look(.bubbleWord), seed: 1)
        var time = start
        for letter in ["c", "a", "t"] {
            motion.typed(.character(letter), on: .letters, at: time)
            for _ in 0..<100 {
                time = time + 16
                motion.step(to: time, showing: Appearance())
                guard motion.frame.bubbles.allSatisfy({ $0.burst == nil }) else { continue }
            }
        }
        for bubble in motion.frame.bubbles {
            #expect(bubble.center.y - bubble.radius >= 0)
        }
    }

    @Test func deletingAndPickingChangeTheNewestBubble() {
        var motion = BoardMotion(look: look(.bubbleWord), seed: 1)
        motion.typed(.character("a"), on: .letters, at: start)
        motion.typed(.replace(typed: "a", with: "á"), on: .letters, at: start + 20)
        motion.step(to: start + 40, showing: Appearance())
        #expect(motion.frame.bubbles.map(\.text) == ["á"])
        motion.typed(.backspace(isRepeat: false), on: .letters, at: start + 60)
        motion.step(to: start + 1000, showing: Appearance())
        #expect(motion.frame.bubbles.isEmpty)
    }

    /// Where keys type when the finger goes up, a pick is typed by itself.
    @Test(arguments: [CharacterPreviewStyle.bubble, .bubbleWord, .bubbleSentence])
    func B06_B07_B08_aPickThatIsTypedAtOnceIsABubbleOfItsKey(preview: CharacterPreviewStyle) throws
    {
        for (pick, letter) in [("é", "e"), ("Á", "a")] {
            var motion = BoardMotion(look: look(preview), seed: 1)
            motion.typed(.character(pick), on: .letters, at: start)
            let bubble = try #require(motion.frame.bubbles.first)
            let key = try #require(
                Self.board.grid(for: .letters).keys.first { $0.key.label == letter })
            #expect(bubble.text == pick && bubble.center == look(preview).frame(of: key).center)
            #expect(motion.frame.shrinks.map(\.key) == [key.key.id])
        }
    }

    @Test func B07_aMarkOfTheThirdLevelEndsTheWord() {
        let look = BoardLook(
            board: SpecialBoard.board(), style: NativeKeyboardStyle(), scheme: .light,
            behavior: KeyboardBehavior(characterPreviewStyle: .bubbleWord))
        var motion = BoardMotion(look: look, seed: 1)
        for (number, text) in ["n", "e", "w"].enumerated() {
            motion.typed(.character(text), on: .letters, at: start + Milliseconds(number * 200))
        }
        #expect(motion.frame.bubbles.filter { $0.burst == nil }.map(\.text) == ["n", "e", "w"])
        // "@" is behind AltGr, and ends the word.
        motion.typed(.character("@"), on: .letters, at: start + 800)
        #expect(motion.frame.bubbles.filter { $0.burst == nil }.map(\.text) == ["@"])
    }

    @Test func anotherPlaceOrPreviewBeginsAnew() {
        var motion = BoardMotion(look: look(.bubble), seed: 1)
        motion.typed(.character("g"), on: .letters, at: start)
        motion.step(to: start + 16, showing: Appearance())
        motion.lookChanged(to: look(.bubble, animates: false))
        #expect(motion.frame.bubbles.count == 1, "colours may change meanwhile")
        motion.lookChanged(to: look(.native))
        #expect(motion.frame == .still && !motion.isAnimating)
    }
}
