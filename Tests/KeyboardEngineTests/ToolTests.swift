import KeyboardEngine
import KeyboardLayouts
import Testing
import Units

/// What tools of the toolbar do beside the keys. Source: behaviour D.3, order of fingers; E.2.
struct ToolTests {
    private var fingers = Fingers(Layouts.shortcuts)
    private let control = KeyID.modifier(.control)
    private let q = KeyID.character("q")

    private mutating func use(_ action: TypedAction) -> [TypedAction] {
        var typed: [TypedAction] = []
        fingers.engine.type(action, now: fingers.now) {
            typed.append($0)
            return nil
        }
        return typed
    }

    @Test mutating func aHeldSpaceComesBeforeTheToolsText() throws {
        try fingers.press(1, .space)
        #expect(use(.text("(")) == [.space, .text("(")])
        #expect(fingers.lift(1).isEmpty)
    }

    @Test mutating func aLetterStandsOnceAToolHasFollowed() throws {
        #expect(try fingers.press(1, q) == [.character("q")])
        #expect(use(.text("=")) == [.text("=")])
        // Sliding away would have taken the letter back.
        #expect(try fingers.slide(1, from: q, 0, 200).isEmpty)
        #expect(fingers.wait(5_000).isEmpty)
    }

    @Test mutating func aHeldBackspaceStopsForATool() throws {
        try fingers.press(1, .backspace)
        _ = use(.text("x"))
        #expect(fingers.wait(3_000).isEmpty)
    }

    @Test mutating func aLatchedModifierGoesWithTheTool() throws {
        try fingers.tap(control)
        #expect(fingers.engine.meaning(of: "|") == .chord("|", .control))
        #expect(fingers.engine.modifiersInForce == .control)
        #expect(use(.key(.left, .control)) == [.key(.left, .control)])
        #expect(fingers.engine.meaning(of: "|") == .text("|"))
    }

    @Test mutating func aModifiersToolCountsAsItsKey() throws {
        fingers.engine.tap(.control)
        #expect(try fingers.tap(q) == [.chord("q", .control)])
        for _ in 0..<2 { fingers.engine.tap(.control) }
        for _ in 0..<2 { #expect(try fingers.tap(q) == [.chord("q", .control)]) }
        fingers.engine.tap(.control)
        #expect(try fingers.tap(q) == [.character("q")])
    }

    @Test mutating func aToolShowsAPageAndItsModifiersStay() throws {
        fingers.engine.modifiersOfTools = .control
        fingers.engine.tap(.control)
        fingers.engine.show(.numbers, now: fingers.now) { _ in nil }
        #expect(fingers.engine.appearance.page == .numbers)
        #expect(fingers.engine.appearance.latched == .control)
        fingers.engine.show(.letters, now: fingers.now) { _ in nil }
        fingers.engine.modifiersOfTools = []
        fingers.engine.show(.numbers, now: fingers.now) { _ in nil }
        #expect(fingers.engine.appearance.latched.isEmpty)
    }

    @Test mutating func aPageThatTheLayoutLacksIsNotShown() throws {
        fingers = Fingers(KeyboardLayout.usEnglish)
        fingers.engine.show(.function, now: fingers.now) { _ in nil }
        #expect(fingers.engine.appearance.page == .letters)
    }
}
