import Behavior
import KeyboardEngine
import KeyboardLayouts
import Testing
import Units

/// Keys that type no character, and their repeats. Source: field reports R061, R063, R182; `wl_keyboard.repeat_info`.
struct NamedKeyTests {
    private var fingers = Fingers(Layouts.shortcuts)
    private let left = KeyID.named(.left)

    @Test mutating func theyActOnTouchDown() throws {
        #expect(try fingers.press(0, .named(.escape)) == [.key(.escape, [])])
        #expect(fingers.lift(0).isEmpty)
    }

    /// After half a second, and 25 times a second: 500 and 12 times 40 are 980.
    @Test mutating func R061_aHeldArrowRepeats() throws {
        #expect(try fingers.press(0, left) == [.key(.left, [])])
        let moments = fingers.wait(1_000)
        #expect(moments == Array(stride(from: 500, through: 980, by: 40)))
    }

    @Test mutating func R061_alsoWhereLettersActOnRelease() throws {
        fingers = Fingers(Layouts.shortcuts) { $0.insertOnKeyDown = false }
        #expect(try fingers.press(0, left) == [.key(.left, [])])
        #expect(fingers.wait(1_000).count >= 8)
    }

    @Test mutating func theSeatSaysHowFast() throws {
        fingers.engine.keyRepeat = KeyRepeat(delay: 200, rate: 10)
        try fingers.press(0, left)
        #expect(fingers.wait(500) == [200, 300, 400, 500])
        fingers.lift(0)
        fingers.engine.keyRepeat = KeyRepeat(delay: 200, rate: 0)
        try fingers.press(0, left)
        #expect(fingers.engine.nextDeadline == nil)
    }

    @Test func oddRatesAreTaken() {
        #expect(KeyRepeat(delay: -5, rate: 5_000) == KeyRepeat(delay: 0, rate: 1_000))
        #expect(KeyRepeat(delay: 0, rate: -3).interval == nil)
    }

    @Test mutating func modifiersStayWithTheRepeats() throws {
        try fingers.tap(.modifier(.control))
        try fingers.press(0, left)
        #expect(fingers.typed(in: 540) == [.key(.left, .control), .key(.left, .control)])
    }

    @Test mutating func keysThatDoNotRepeatDoNot() throws {
        try fingers.press(0, .named(.escape))
        #expect(fingers.engine.nextDeadline == nil)
    }

    @Test mutating func neverTwoAtOnce() throws {
        try fingers.press(0, left)
        fingers.time += 400
        try fingers.press(1, .named(.right))
        #expect(Set(fingers.typed(in: 1_000)) == [.key(.right, [])])
        fingers.lift(1)
        #expect(fingers.typed(in: 1_000).isEmpty)
    }

    @Test mutating func R182_afterARepeatATapIsPlain() throws {
        try fingers.press(0, left)
        _ = fingers.wait(2_000)
        fingers.lift(0)
        #expect(try fingers.tap(left) == [.key(.left, [])])
        #expect(fingers.wait(2_000).isEmpty)
        #expect(try fingers.tap(q) == [.character("q")])
    }
}
