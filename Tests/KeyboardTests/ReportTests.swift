import KeyboardLayouts
import ServerProtocols
import TestCompositor
import TestRandom
import Testing
import Units

@testable import GlasschordKit

/// What users of other keyboards reported, by the numbers of docs/field-reports.md: routes, fingers and repeating.
@Suite struct ReportTests {
    /// All printable text of a field goes the one way: clients queue keys and text apart.
    @Test(arguments: [false, true])
    func R004_textOfAFieldNeverMixesTheWays(_ tellsText: Bool) throws {
        var field = TestField("x")
        field.reports = tellsText
        let rig = try Rig.focused(field: field)
        for key in try Rig.keys(for: "aB$ €7•z Q") { try rig.tap(key) }
        #expect(rig.text == "xaB$ €7•z Q")
        #expect(rig.keys == "")
        #expect(rig.typing.allSatisfy { $0.hasPrefix("commit") })
        rig.compositor.inputMethod.contentType(purpose: 13)
        rig.compositor.inputMethod.done()
        try rig.settle()
        rig.compositor.clearTranscript()
        for key in try Rig.keys(for: "aB$ €7•z Q") { try rig.tap(key) }
        #expect(rig.keys == "aB$ €7•z Q")
        #expect(rig.typing.allSatisfy { $0.hasPrefix("key ") || $0.hasPrefix("modifiers ") })
    }

    /// Return goes as a key: the text behind it waits for it, and the key does not wait for text.
    @Test func R004_textWaitsForTheKeyBeforeIt() throws {
        let rig = try Rig.focused(field: nil)
        for key in try Rig.keys(for: "a⏎bC") { try rig.tap(key) }
        #expect(
            rig.typing == [
                "commit_string a", "commit 1", "key 28 pressed", "key 28 released",
            ])
        try rig.advance(80)
        #expect(
            rig.typing.dropFirst(4) == [
                "commit_string b", "commit 1", "commit_string C", "commit 1",
            ])
    }

    /// A field that shows no reaction to text: it is told once, nothing of it comes again as keys, and what the user can do
    /// about it works: keys as soon as the field says that it wants them, or is left.
    @Test func R017_aFieldThatIgnoresTextGetsItOnce() throws {
        let rig = try Rig.focused(field: nil)
        for key in try Rig.keys(for: "abc") { try rig.tap(key) }
        for _ in 0..<10 {
            rig.compositor.inputMethod.done()
            try rig.settle()
            try rig.advance(300)
        }
        let commits = rig.typing.filter { $0.hasPrefix("commit_string") }
        #expect(commits == ["commit_string a", "commit_string b", "commit_string c"])
        #expect(rig.keys == "")
        // What the field may have made of it is not known, so that it is deleted by keys.
        try rig.tap(.backspace)
        #expect(rig.keys == "⌫")
        rig.compositor.inputMethod.leave()
        try rig.settle()
        rig.keyboard.show()
        try rig.settle()
        try rig.type("abc")
        #expect(rig.keys == "⌫abc")
    }

    /// The same of a field that tells a text which never changes.
    @Test(arguments: [false, true])
    func R017_aFieldThatRefusesTextIsNotFloodedWithIt(_ drops: Bool) throws {
        var field = TestField("full")
        field.refuses = true
        let rig = try Rig.focused(field: field)
        rig.compositor.inputMethod.dropsStaleCommits = drops
        for key in try Rig.keys(for: "abc") { try rig.tap(key) }
        for _ in 0..<10 {
            rig.compositor.inputMethod.answer()
            try rig.settle()
            try rig.advance(300)
        }
        #expect(rig.compositor.inputMethod.field?.received == ["a", "b", "c"])
        #expect(rig.keys == "")
    }

    @Test(arguments: [UInt32(0), 13])
    func R054_everyOverlappingFingerTypes(_ purpose: UInt32) throws {
        let rig = try Rig.focused(purpose: purpose)
        let keys = try Rig.keys(for: "hello world over and over")
        for (number, key) in keys.enumerated() {
            try rig.down(key, Int32(number % 2))
            if number > 0 { try rig.up(Int32((number - 1) % 2)) }
            rig.compositor.seat.time &+= 16
        }
        try rig.up(Int32((keys.count - 1) % 2))
        #expect((purpose == 0 ? rig.text : rig.keys) == "hello world over and over")
    }

    /// Ten fingers down before the first goes up, which they do in the other order.
    @Test func R054_tenFingersTypeInTheOrderOfTheirComingDown() throws {
        let rig = try Rig.focused()
        for (number, letter) in "qwertyuiop".enumerated() {
            try rig.down(.character(String(letter)), Int32(number))
        }
        for number in (0..<10).reversed() { try rig.up(Int32(number)) }
        #expect(rig.text == "qwertyuiop")
    }

    /// A finger that rolls onto the neighbour types what it came down on; one that goes far away types nothing. The space bar
    /// keeps its finger.
    @Test(arguments: [(KeyID.space, "  ", ""), (.character("f"), "f", ""), (.primary, "", "⏎")])
    func R056_theKeyIsChosenWhereTheFingerComesDown(
        _ key: KeyID, _ text: String, _ keys: String
    ) throws {
        let rig = try Rig.focused()
        for (step, distance) in [(4, 12), (12, 60)] {
            try rig.down(key)
            let start = try rig.place(of: key)
            for move in 1...step {
                let way = Points(Double(distance * move) / Double(step))
                rig.compositor.seat.touchMove(0, Point(x: start.x + way / 3, y: start.y - way))
                rig.compositor.seat.touchFrame()
            }
            try rig.settle()
            try rig.up()
            rig.compositor.seat.time &+= 400
        }
        #expect(rig.text == text)
        #expect(rig.keys == keys)
    }

    /// Backspace repeats, and nothing else: holding space will move the caret.
    @Test(arguments: [KeyID.space, .primary, .character("a"), .shift, .type(.numbers)])
    func R061_onlyBackspaceRepeats(_ key: KeyID) throws {
        let rig = try Rig.focused(field: TestField("0123456789abc"))
        rig.compositor.inputMethod.takesKeys = true
        try rig.down(key)
        let count = rig.typing.count
        for _ in 0..<30 { try rig.advance(100) }
        #expect(rig.typing.count == count)
        try rig.up()
        rig.compositor.seat.time &+= 400
        try rig.tap(.type(key == .type(.numbers) ? .letters : .numbers))
        let before = try #require(rig.text)
        try rig.down(.backspace)
        for _ in 0..<20 { try rig.advance(50) }
        let after = try #require(rig.text)
        // At once, after 500 ms, and then some ten in a second.
        #expect(before.count - after.count >= 6)
    }

    /// The press and the release of one tap are one way: what comes between them changes nothing.
    @Test func R065_everyPressHasItsRelease() throws {
        let rig = try Rig.focused(field: nil)
        try rig.down(.backspace)
        for step in 0..<40 {
            if step == 10 {
                rig.compositor.inputMethod.leave()
                rig.compositor.inputMethod.focus()
                try rig.up()
                try rig.down(.backspace)
            }
            try rig.advance(50)
            #expect(rig.compositor.keyboard.held.isEmpty)
        }
        rig.compositor.inputMethod.leave()
        try rig.settle()
        try rig.up()
        let presses = rig.transcript.count { $0.hasSuffix(" pressed") }
        #expect(presses > 3)
        #expect(presses == rig.transcript.count { $0.hasSuffix(" released") })
        #expect(rig.compositor.keyboard.held.isEmpty)
    }

    /// Physical keys are not ours to take.
    @Test func R130_thePhysicalKeyboardIsLeftAlone() throws {
        let rig = try Rig.focused(field: TestField())
        rig.compositor.seat.setCapabilities([.touch, .pointer, .keyboard])
        for purpose in [UInt32(0), 13, 8] {
            rig.compositor.inputMethod.focus(purpose: purpose)
            try rig.settle()
            for key in try Rig.keys(for: "aB⌫⏎") { try rig.tap(key) }
            rig.keyboard.hide()
            rig.keyboard.show()
            try rig.settle()
            rig.compositor.inputMethod.leave()
            try rig.advance(200)
        }
        let requests = rig.transcript
        #expect(!requests.contains("grab_keyboard") && !requests.contains("get_keyboard"))
    }

    /// Fast taps on a compositor that is slow to show them: every letter, and no more pictures than it takes.
    @Test func R176_slowFramesLoseNoTap() throws {
        let rig = try Rig.focused(field: TestField())
        rig.compositor.withholdsFrames = true
        let pictures = try rig.board.pictureCount
        var expected = ""
        for number in 0..<500 {
            let letter = Array("thequickbrownfxjmpsvlazydg")[number % 26]
            expected.append(letter)
            try rig.tap(.character(String(letter)))
            try rig.advance(40)
            if number % 5 == 4 { rig.compositor.sendFrames() }
        }
        try rig.settle()
        #expect(rig.text == expected)
        #expect(try rig.board.pictureCount - pictures <= 202)
    }

    /// A key that has repeated, or held, is a plain key the next time.
    @Test func R182_aHeldKeyLeavesNothingBehind() throws {
        let rig = try Rig.focused(field: TestField("0123456789"))
        try rig.down(.backspace)
        try rig.advance(600)
        try rig.up()
        let left = try #require(rig.text)
        try rig.tap(.backspace)
        #expect(rig.text == String(left.dropLast()))
        try rig.down(.character("a"))
        try rig.advance(3000)
        try rig.up()
        try rig.type("a")
        try rig.advance(3000)
        #expect(rig.text == left.dropLast() + "aa")
    }

    /// Fast taps on space that slide a little are spaces.
    @Test func R178_aSlidingSpaceIsASpace() throws {
        var random = SeededGenerator(seed: 178)
        let rig = try Rig.focused(field: TestField())
        rig.compositor.withholdsFrames = true
        for _ in 0..<300 {
            let place = try rig.place(of: .space)
            try rig.down(.space)
            let slide = (0..<2).map { _ in Points(Double.random(in: -25...25, using: &random)) }
            rig.compositor.seat.touchMove(0, Point(x: place.x + slide[0], y: place.y + slide[1]))
            rig.compositor.seat.touchFrame()
            try rig.up()
            try rig.advance(70)
        }
        #expect(rig.text == String(repeating: " ", count: 300))
    }
}
