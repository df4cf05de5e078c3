import KeyboardEngine
import KeyboardLayouts
import Testing
import Units

/// When keys act. Source: behaviour D.3.
struct TypingTests {
    private var fingers = Fingers()

    @Test mutating func aCharacterIsTypedOnTouchDown() throws {
        #expect(try fingers.press(0, q) == [.character("q")])
        #expect(fingers.lift(0).isEmpty)
    }

    @Test mutating func backspaceActsOnTouchDown() throws {
        #expect(try fingers.press(0, .backspace) == [.backspace(isRepeat: false)])
        #expect(fingers.lift(0).isEmpty)
    }

    @Test mutating func spaceIsTypedOnRelease() throws {
        #expect(try fingers.press(0, .space).isEmpty)
        #expect(fingers.lift(0) == [.space])
    }

    @Test mutating func returnIsTypedOnRelease() throws {
        #expect(try fingers.press(0, .primary).isEmpty)
        #expect(fingers.lift(0) == [.primary])
    }

    @Test mutating func aHeldSpaceIsTypedBeforeTheNextKey() throws {
        try fingers.press(0, .space)
        #expect(try fingers.press(1, q) == [.space, .character("q")])
        #expect(fingers.lift(0).isEmpty && fingers.lift(1).isEmpty)
    }

    @Test mutating func aHeldReturnIsTypedBeforeTheNextKey() throws {
        try fingers.press(0, .primary)
        #expect(try fingers.press(1, q) == [.primary, .character("q")])
        #expect(fingers.lift(0).isEmpty)
    }

    @Test(arguments: [KeyID.shift, .type(.numbers)])
    mutating func aHeldSpaceIsTypedWhenAKeyThatTypesNothingGoesDown(id: KeyID) throws {
        try fingers.press(0, .space)
        #expect(try fingers.press(1, id) == [.space])
        #expect(fingers.lift(0).isEmpty)
    }

    @Test mutating func twoFingersOnTheSpaceBarTypeTwoSpaces() throws {
        try fingers.press(0, .space)
        #expect(try fingers.press(1, .space) == [.space])
        #expect(fingers.lift(0).isEmpty)
        #expect(fingers.lift(1) == [.space])
    }

    @Test(arguments: [KeyID.shift, .primary, .character("q")])
    mutating func keysThatOnlyTypeDoNotAskToBeWoken(id: KeyID) throws {
        try fingers.press(0, id)
        #expect(fingers.engine.nextDeadline == nil)
    }

    @Test mutating func everyOverlappingFingerTypes() throws {
        var typed = try fingers.press(0, q)
        typed += try fingers.press(1, w)
        typed += try fingers.press(2, e)
        typed += fingers.lift(1) + fingers.lift(0) + fingers.lift(2)
        #expect(text(typed) == "qwe")
    }

    @Test mutating func oneFrameTypesInTheOrderOfItsEvents() throws {
        let events = [
            try fingers.down(1, w), try fingers.down(0, .space), try fingers.down(2, q),
            fingers.event(1, .up), fingers.event(0, .up), fingers.event(2, .up),
        ]
        #expect(text(fingers.engine.handle(events, now: fingers.now)) == "w q")
    }

    /// D.9, trap 6: also far above, where a drag of the caret has not begun.
    @Test mutating func aSpaceStaysWithItsBarWhereverItMoves() throws {
        try fingers.press(0, .space)
        let away = fingers.event(0, .moved(Point(x: 201, y: -90)))
        #expect(fingers.engine.handle([away], now: fingers.now).isEmpty)
        #expect(fingers.engine.appearance.pressed == [.space])
        #expect(fingers.lift(0) == [.space])
    }

    @Test mutating func thePointerTypesAsAFingerDoes() throws {
        var event = try fingers.down(0, .space)
        event.id = .pointer
        #expect(fingers.engine.handle([event], now: fingers.now).isEmpty)
        event.phase = .up
        #expect(fingers.engine.handle([event], now: fingers.now) == [.space])
    }

    @Test mutating func pageKeysActOnTouchDown() throws {
        #expect(try fingers.press(0, .type(.numbers)).isEmpty)
        #expect(fingers.engine.appearance.page == .numbers)
        fingers.lift(0)
        #expect(try fingers.tap(.character("1")) == [.character("1")])
        try fingers.tap(.type(.symbols))
        #expect(try fingers.tap(.character("€")) == [.character("€")])
        try fingers.tap(.type(.letters))
        #expect(fingers.engine.appearance.page == .letters)
    }

    @Test mutating func aHeldContactSurvivesANewSize() throws {
        try fingers.press(0, .space)
        let board = fingers.engine.board
        fingers.engine.boardChanged(
            to: Board(layout: board.layout, metrics: board.metrics, width: 320))
        #expect(fingers.lift(0) == [.space])
    }
}
