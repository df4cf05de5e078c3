import KeyboardEngine
import KeyboardLayouts
import Testing
import Units

/// What a finger takes back of what its going down has typed. Source: behaviour D.1, `insertOnKeyDown`, and D.9, 2 and 3.
struct TakingBackTests {
    private var fingers = Fingers()

    @Test(
        arguments: [(31.5, []), (32.0, [.replace(typed: "q", with: "")])]
            as [(Double, [TypedAction])])
    mutating func leavingTheKeyTakesItsCharacterBack(way: Double, typed: [TypedAction]) throws {
        try fingers.press(0, q)
        #expect(try fingers.slide(0, from: q, Points(way)) == typed)
        #expect(try fingers.slide(0, from: q, Points(way + 100)).count == 1 - typed.count)
        #expect(fingers.lift(0).isEmpty)
    }

    @Test mutating func whatAnotherKeyHasFollowedStands() throws {
        try fingers.press(0, q)
        try fingers.press(1, w)
        #expect(try fingers.slide(0, from: q, 200).isEmpty)
        #expect(try fingers.slide(1, from: w, 200) == [.replace(typed: "w", with: "")])
    }

    @Test(arguments: [KeyID.shift, .type(.numbers), .backspace, .space])
    mutating func anyKeyMakesItStand(id: KeyID) throws {
        let middle = try fingers.place(q).frame.center
        try fingers.press(0, q)
        try fingers.press(1, id)
        #expect(fingers.move(0, to: Point(x: middle.x + 100, y: middle.y)).isEmpty)
    }

    @Test mutating func whatBelongsToAnotherFieldStands() throws {
        try fingers.press(0, q)
        fingers.engine.textLeft()
        #expect(try fingers.slide(0, from: q, 200).isEmpty)
    }

    @Test mutating func aCapitalTakenBackIsThereAgain() throws {
        try fingers.tap(.shift)
        try fingers.press(0, q)
        #expect(fingers.engine.appearance.shift == .lower)
        #expect(try fingers.slide(0, from: q, 200) == [.replace(typed: "Q", with: "")])
        #expect(fingers.engine.appearance.shift == .upper)
    }

    /// D.9, 2: nothing of ".com" has been typed, so that nothing is taken back either.
    @Test mutating func severalCharactersAreNotTakenBack() throws {
        fingers = Fingers(Layouts.shortcuts)
        let domain = KeyID.character(".com")
        try fingers.press(0, domain)
        #expect(try fingers.slide(0, from: domain, 0, -200).isEmpty)
        #expect(fingers.lift(0).isEmpty)
    }

    @Test mutating func backspaceIsNotTakenBackAndGoesOn() throws {
        try fingers.press(0, .backspace)
        #expect(try fingers.slide(0, from: .backspace, -200).isEmpty)
        #expect(fingers.wait(500) == [500])
    }
}
