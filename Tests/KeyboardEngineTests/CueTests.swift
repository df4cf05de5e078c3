import KeyboardEngine
import KeyboardLayouts
import Testing
import Units

/// What the text says to the keys, while it is being typed.
struct CueTests {
    private var fingers = Fingers()

    /// Takes events as who owns the text does: a space after a full stop asks for a capital, and returns to the letters.
    private mutating func type(_ events: [ContactEvent]) -> String {
        var typed: [TypedAction] = []
        var isAfterStop = false
        fingers.engine.handle(events, now: fingers.now) { action in
            typed.append(action)
            let wants = action == .space && isAfterStop
            if action != .space { isAfterStop = action == .character(".") }
            return TextCue(wantsCapital: wants, returnsToLetters: action == .space)
        }
        return text(typed)
    }

    /// The letter comes down while the thumb is still on the space bar.
    @Test mutating func B16_aLetterThatPushesASpaceOutIsTheCapitalItAsksFor() throws {
        try fingers.tap(.type(.numbers))
        let stop = try fingers.down(0, .character("."))
        let space = try fingers.down(1, .space)
        let first = type([stop, fingers.event(0, .up), space, fingers.event(1, .up)])
        #expect(first == ". " && fingers.engine.appearance.page == .letters)
        #expect(fingers.engine.appearance.shift == .auto)
        // The same with the space still held, on the letters.
        fingers = Fingers(
            KeyboardLayout(
                .usEnglish, letters: [[Key(character: "."), Key(character: "q")], [.space]]))
        let events = [
            try fingers.down(0, .character(".")), fingers.event(0, .up),
            try fingers.down(1, .space),
            try fingers.down(2, q), fingers.event(1, .up), fingers.event(2, .up),
        ]
        #expect(type(events) == ". Q")
    }

    @Test mutating func B28_theLettersComeBack() throws {
        try fingers.tap(.type(.numbers))
        try fingers.tap(.type(.symbols))
        fingers.engine.textChanged(wantsCapital: false, returnsToLetters: false)
        #expect(fingers.engine.appearance.page == .symbols)
        try fingers.tap(.space)
        fingers.engine.textChanged(wantsCapital: false, returnsToLetters: true)
        #expect(fingers.engine.appearance.page == .letters)
    }

    /// An apostrophe is typed when it is touched, and may still open its choices.
    @Test mutating func B28_aHeldCharacterKeepsItsPageUntilItIsLifted() throws {
        try fingers.tap(.type(.numbers))
        try fingers.press(0, .character("'"))
        fingers.engine.textChanged(wantsCapital: false, returnsToLetters: true)
        #expect(fingers.engine.appearance.page == .numbers)
        #expect(fingers.engine.appearance.pops.map(\.text) == ["'"])
        // R133: what is shown is what is typed.
        #expect(try fingers.press(1, .character("1")) == [.character("1")])
        fingers.lift(0)
        #expect(fingers.engine.appearance.page == .numbers)
        fingers.lift(1)
        #expect(fingers.engine.appearance.page == .letters)
    }

    @Test mutating func anotherLayoutBeginsWithItsLetters() throws {
        try fingers.tap(.type(.numbers))
        let metrics = fingers.engine.board.metrics
        fingers.engine.boardChanged(to: Board(layout: .usEnglish, metrics: metrics, width: 320))
        #expect(fingers.engine.appearance.page == .numbers)
        fingers.engine.boardChanged(to: Board(layout: Layouts.globe, metrics: metrics, width: 320))
        #expect(fingers.engine.appearance.page == .letters)
    }
}
