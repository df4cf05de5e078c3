import Behavior
import KeyboardEngine
import KeyboardLayouts
import Testing
import Units

/// A long held backspace. Source: behaviour D.4, and D.9, 1.
struct DeletingTests {
    private var fingers = Fingers()

    @Test mutating func B22_afterTwentyCharactersItTakesWords() throws {
        var typed = try fingers.press(0, .backspace)
        typed += fingers.typed(in: 6_000)
        let singles = typed.prefix { $0 != .deleteWord }
        #expect(
            singles.count == 20
                && singles.dropFirst().allSatisfy { $0 == .backspace(isRepeat: true) })
        #expect(typed.dropFirst(20).allSatisfy { $0 == .deleteWord })
    }

    @Test mutating func B22_wordsGoEveryThreeHundredMilliseconds() throws {
        try fingers.press(0, .backspace)
        let moments = fingers.wait(6_000)
        // 19 repeats, then words.
        let pauses = zip(moments.dropFirst(), moments).map { $0.0 - $0.1 }
        #expect(Array(pauses[17...]).allSatisfy { $0 == 50 || $0 == 300 })
        #expect(pauses[17] == 50 && Set(pauses[18...]) == [300])
    }

    @Test mutating func B22_withoutDeleteByWordItGoesOnByCharacters() throws {
        fingers = Fingers { $0.deleteByWord = false }
        try fingers.press(0, .backspace)
        let typed = fingers.typed(in: 6_000)
        #expect(typed.count > 60 && typed.allSatisfy { $0 == .backspace(isRepeat: true) })
    }

    @Test mutating func B22_anEmptyTextEndsIt() throws {
        try fingers.press(0, .backspace)
        _ = fingers.typed(in: 700)
        fingers.engine.textEnded()
        #expect(fingers.engine.nextDeadline == nil && fingers.typed(in: 5_000).isEmpty)
        #expect(fingers.engine.appearance.pressed == [.backspace])
        fingers.lift(0)
        #expect(try fingers.tap(.backspace) == [.backspace(isRepeat: false)])
    }

    @Test mutating func anEmptyTextDoesNotEndAnArrow() throws {
        fingers = Fingers(Layouts.shortcuts)
        try fingers.press(0, .named(.left))
        fingers.engine.textEnded()
        #expect(fingers.engine.nextDeadline != nil)
    }

    /// D.9, 1: however the finger went.
    @Test(arguments: 0..<6)
    mutating func B22_D9_1_itStopsWithItsFinger(way: Int) throws {
        try fingers.press(0, .backspace)
        _ = fingers.typed(in: 3_000)
        switch way {
        case 0: fingers.lift(0)
        case 1: fingers.cancel(0)
        case 2: fingers.engine.cancelAll()
        case 3: fingers.engine.reset()
        case 4: fingers.engine.textLeft()
        // The finger's number is used again, without its end.
        default: try fingers.press(0, q)
        }
        #expect(fingers.engine.nextDeadline == nil)
        #expect(fingers.typed(in: 5_000).isEmpty)
        fingers.time += 5_000
        #expect(fingers.engine.timeReached(fingers.now).isEmpty)
    }
}
