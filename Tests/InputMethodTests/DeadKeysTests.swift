import KeyboardLayouts
import Testing
import TextEngine

@testable import InputMethod

/// Accents of dead keys, in the words of behaviour D and of the national layouts.
@Suite struct DeadKeysTests {
    /// A table with few combinations; two accents in a row begin one of them.
    static func compose(_ accents: [String], _ letter: String?) -> Composed {
        switch (accents, letter) {
        case (["´"], "e"): .text("é")
        case (["´"], "a"): .text("á")
        case (["^"], "e"): .text("ê")
        case (["^", "´"], "a"): .text("ấ")
        case (["^", "´"], nil): .unfinished
        default: .nothing
        }
    }

    /// What comes of accents (after a "*") and of texts in turn.
    private func typed(_ events: String...) -> [Wish] {
        var keys = DeadKeys()
        return events.flatMap { event in
            event.hasPrefix("*")
                ? keys.press(String(event.dropFirst()), by: Self.compose)
                : keys.take(.type(event), by: Self.compose)
        }
    }

    @Test func accentAndLetterBecomeOneCharacter() {
        #expect(typed("*´", "e", "e") == [.type("é"), .type("e")])
    }

    @Test func theAccentItselfComesTwiceOrWithSpace() {
        #expect(typed("*´", "*´", "e") == [.type("´"), .type("e")])
        #expect(typed("*´", " ", "e") == [.type("´"), .type("e")])
    }

    @Test func whatDoesNotCombineFollowsTheAccent() {
        #expect(typed("*´", "x") == [.type("´"), .type("x")])
        #expect(typed("*´", ".com") == [.type("´"), .type(".com")])
    }

    @Test func severalAccentsCombineWhereThereIsSuchALetter() {
        #expect(typed("*^", "*´", "a") == [.type("ấ")])
        #expect(typed("*´", "*^", "e") == [.type("´"), .type("ê")])
        #expect(typed("*^", "*´", "x") == [.type("^"), .type("´"), .type("x")])
    }

    @Test func backspaceTakesAWaitingAccentBack() {
        var keys = DeadKeys()
        _ = keys.press("´", by: Self.compose)
        #expect(keys.take(.deleteBackward, by: Self.compose) == [])
        #expect(keys.take(.deleteBackward, by: Self.compose) == [.deleteBackward])
        #expect(keys.take(.type("e"), by: Self.compose) == [.type("e")])
    }

    @Test func anotherKeyComesAfterTheAccent() {
        var keys = DeadKeys()
        _ = keys.press("´", by: Self.compose)
        #expect(keys.take(.enter, by: Self.compose) == [.type("´"), .enter])
        _ = keys.press("´", by: Self.compose)
        #expect(
            keys.take(.press(.left, []), by: Self.compose) == [.type("´"), .press(.left, [])])
        #expect(keys.isIdle)
    }

    /// Letters are typed when a finger goes down, and a pick from the choices replaces them. Source: behaviour D.9, 3.
    @Test func aPickReplacesWhatTheLetterHasMade() {
        var keys = DeadKeys()
        _ = keys.press("´", by: Self.compose)
        _ = keys.take(.type("e"), by: Self.compose)
        #expect(
            keys.take(.replace("e", with: "a"), by: Self.compose) == [.replace("é", with: "á")])
        #expect(
            keys.take(.replace("a", with: "x"), by: Self.compose) == [.replace("á", with: "x")])
        #expect(
            keys.take(.replace("x", with: "e"), by: Self.compose) == [.replace("x", with: "e")])
        _ = keys.press("´", by: Self.compose)
        _ = keys.take(.type("e"), by: Self.compose)
        #expect(keys.take(.replace("e", with: ""), by: Self.compose) == [.replace("é", with: "")])
    }

    @Test func nothingWaitsForAnotherField() {
        var keys = DeadKeys()
        _ = keys.press("´", by: Self.compose)
        #expect(keys.pending == ["´"])
        keys.forget()
        #expect(keys.pending == [])
        #expect(keys.take(.type("e"), by: Self.compose) == [.type("e")])
    }
}
