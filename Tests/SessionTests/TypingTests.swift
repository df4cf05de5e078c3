import TestKit
import Testing
import Units

extension SessionTests {
    @Suite struct Typing {
        let program: String

        init() throws {
            program = try KeyboardSession.builtProgram()
        }

        @Test func sentenceArrivesInAnEntryExactly() throws {
            let session = try KeyboardSession(program)
            let window = try EntryWindow(in: session.sway)
            try session.waitUntilShown(beside: window)
            let sentence = "The quick brown Fox jumps over 13 lazy dogs; costs $4.50 (or 20%)!"
            try session.typist.type(sentence)
            try window.wait(forText: sentence)
        }

        @Test func deletingTakesBackWhatWasTyped() throws {
            let session = try KeyboardSession(program)
            let window = try EntryWindow(in: session.sway)
            try session.waitUntilShown(beside: window)
            try session.typist.type("glassy")
            try session.typist.deleteBackward(count: 1)
            try session.typist.type("chord")
            try window.wait(forText: "glasschord")
        }

        @Test func deletingTakesAWholeCharacterOfManyBytes() throws {
            let session = try KeyboardSession(program)
            let window = try EntryWindow(in: session.sway)
            try session.waitUntilShown(beside: window)
            // The application changes its text out of focus; what it tells on focus is known once the keyboard is back.
            try window.leaveFields()
            try session.waitUntilHidden(beside: window)
            try window.set("e\u{301}👩‍👩‍👧x")
            try window.focus(0)
            try session.waitUntilShown(beside: window)
            try session.typist.deleteBackward(count: 2)
            try window.wait(forText: "e\u{301}")
        }

        @Test func returnBreaksTheLine() throws {
            let session = try KeyboardSession(program)
            let window = try EntryWindow(in: session.sway, isMultiline: true)
            try session.waitUntilShown(beside: window)
            try session.typist.type("one\ntwo")
            try window.wait(forText: "one\ntwo")
        }

        @Test func returnActivatesAnEntry() throws {
            let session = try KeyboardSession(program)
            let window = try EntryWindow(in: session.sway)
            try session.waitUntilShown(beside: window)
            try session.typist.type("go\n")
            try window.wait { $0 == .activated(field: 0) }
            #expect(window.texts == ["go"])
        }

        @Test func eachFieldGetsItsOwnText() throws {
            let session = try KeyboardSession(program)
            let window = try EntryWindow(in: session.sway, fields: 2)
            try session.waitUntilShown(beside: window)
            try session.typist.type("first")
            try window.wait(forText: "first", in: 0)
            try session.tapper.tap(at: window.fields[1].center)
            try window.wait { $0 == .focus(field: 1) }
            try session.typist.type("second")
            try window.wait(forText: "second", in: 1)
            #expect(window.texts == ["first", "second"])
            #expect(window.size.height == session.heightBesideKeyboard)
        }

        @Test func terminalReceivesKeys() throws {
            let session = try KeyboardSession(program)
            let terminal = try Terminal(in: session.sway)
            try session.keyboard.waitUntilPainted(height: session.typist.letters.exclusiveZone)
            try session.typist.type("Echo 12 $HOME | wc -l?")
            try session.typist.deleteBackward()
            try session.typist.type("\n")
            try terminal.wait(forText: "Echo 12 $HOME | wc -l\n")
        }

        @Test func typingLeavesNoTraceOnTheKeys() throws {
            let session = try KeyboardSession(program)
            let window = try EntryWindow(in: session.sway)
            try session.waitUntilShown(beside: window)
            let atRest = try session.keyboardPicture()
            try session.typist.type("Aq 1#")
            try session.typist.deleteBackward()
            try session.typist.turn(to: .letters)
            try window.wait(forText: "Aq 1")
            try session.waitUntilSettled(showing: atRest)
        }

        @Test func doubledOutputScaleMovesNoKey() throws {
            var configuration = SwaySession.Configuration()
            configuration.scale = 2
            let session = try KeyboardSession(program, configuration: configuration)
            let window = try EntryWindow(in: session.sway)
            try session.waitUntilShown(beside: window)
            try session.typist.type("Qp azlm 10")
            try window.wait(forText: "Qp azlm 10")
        }
    }
}
