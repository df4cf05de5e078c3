import TestKit
import Testing
import Units

extension SessionTests {
    /// Picks from a held key's choices, by real fingers into real toolkits. Source: behaviour C.5.
    @Suite struct Callouts {
        let program: String

        init() throws {
            program = try KeyboardSession.builtProgram()
        }

        @Test(arguments: NestedSession.Kind.allCases, [EntryWindow.Toolkit.gtk3, .gtk4])
        func B14_aHeldKeysPickReplacesItsLetter(
            kind: NestedSession.Kind, toolkit: EntryWindow.Toolkit
        ) throws {
            let session = try KeyboardSession(program, nestedIn: kind)
            let window = try EntryWindow(in: session.nested, toolkit: toolkit)
            try session.waitUntilShown(beside: window)
            try session.typist.type("Dr. ")
            try hold("a", slidingTo: lastChoice(session), session)
            try window.wait(forText: "Dr. ą")
            try session.typist.type("x")
            try hold("a", slidingTo: nil, session)
            try window.wait(forText: "Dr. ąxa")
            // A letter of several bytes before it, and a letter right behind it.
            try hold("a", slidingTo: lastChoice(session), session, then: "b")
            try window.wait(forText: "Dr. ąxaąb")
            #expect(window.texts == ["Dr. ąxaąb"])
            try Sighting.note(
                "aHeldKeysPickReplacesItsLetter", by: toolkit.rawValue, in: kind.rawValue,
                route: .text)
        }

        @Test func B14_thePointerPicksToo() throws {
            let session = try KeyboardSession(program, nestedIn: .sway, hasPointer: true)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            let letter = try session.typist.place(of: "key.character.a")
            try session.nested.point([
                .move(letter), .press, .wait(microseconds: Self.holding),
                .move(try lastChoice(session)), .letGo,
            ])
            try window.wait(forText: "ą")
        }

        /// Those who know keys only get a key for what was picked, of a keymap that has one.
        @Test(arguments: [EntryWindow.Toolkit.qt5, .gtk3OnX11])
        func B14_applicationsOfKeysGetAKeyForAPick(toolkit: EntryWindow.Toolkit) throws {
            var configuration = SessionConfiguration()
            configuration.hasXwayland = toolkit == .gtk3OnX11
            let session = try KeyboardSession(
                program, nestedIn: .sway, configuration: configuration)
            let window = try EntryWindow(in: session.nested, toolkit: toolkit)
            session.keyboard.show()
            try session.waitUntilShown(beside: window)
            try hold("a", slidingTo: lastChoice(session), session, then: "b")
            try window.wait(forText: "ąb")
        }

        @Test func B14_terminalsGetAKeyForAPick() throws {
            let session = try KeyboardSession(program, nestedIn: .sway)
            let terminal = try Terminal(.foot, in: session.nested)
            try session.keyboard.waitUntilPainted(height: session.typist.letters.exclusiveZone)
            try hold("a", slidingTo: lastChoice(session), session)
            try session.typist.turn(to: .numbers)
            // "/" has one choice, which has a key.
            try hold("/", slidingTo: lastChoice(session), session)
            try session.typist.type("\n")
            try terminal.wait(forText: "ą\\\n")
        }

        /// Longer than a key must be held, also on a busy machine.
        private static let holding = 1_500_000

        /// A place beyond the last choice of a key of the left half.
        private func lastChoice(
            _ session: KeyboardSession<NestedSession>
        ) throws -> Point {
            let key = try session.typist.place(of: "key.backspace")
            return Point(
                x: session.nested.configuration.logicalSize.width - 2, y: key.y)
        }

        /// Holds a key of the page at hand, slides to a choice and lets go, or lets another finger's letter end it.
        private func hold(
            _ key: String, slidingTo place: Point?, _ session: KeyboardSession<NestedSession>,
            then letter: String? = nil
        ) throws {
            let start = try session.typist.place(of: "key.character.\(key)")
            var steps: [TouchStep] = [
                .down(0, start), .frame, .wait(microseconds: Self.holding),
            ]
            if let place { steps += [.move(0, place), .frame] }
            if let letter {
                let next = try session.typist.place(of: "key.character.\(letter)")
                steps += [.down(1, next), .frame, .up(1), .frame]
            }
            try session.nested.touch(steps + [.up(0), .frame])
        }
    }
}
