import TestKit
import Testing
import Units

extension SessionTests {
    /// Applications that tell nothing of their text get exactly the keys that were tapped. Source: behaviour D, introduction.
    @Suite struct KeyRoute {
        /// Windows of toolkits that know only keys.
        struct Place: CustomTestStringConvertible {
            let compositor: NestedSession.Kind
            let toolkit: EntryWindow.Toolkit

            var testDescription: String { "\(toolkit.rawValue) in \(compositor.rawValue)" }

            static let all = NestedSession.Kind.allCases.flatMap { compositor in
                [EntryWindow.Toolkit.qt5, .gtk3OnX11].map {
                    Place(compositor: compositor, toolkit: $0)
                }
            }
        }

        @Test(arguments: Place.all)
        func keysGiveExactlyWhatWasTapped(place: Place) throws {
            let session = try start(place)
            let window = try SessionTests.open(place.toolkit, in: session)
            try session.typeWithQuickSpaces("hello")
            try session.typist.type("there. no \"so\" -- don't hi .")
            try window.wait(forText: "hello  there. no \"so\" -- don't hi .")
            try note(place)
        }

        @Test(arguments: Place.all)
        func aLongHoldDeletesAllThereIs(place: Place) throws {
            let session = try start(place)
            let window = try SessionTests.open(place.toolkit, in: session)
            let text = "one two three four five six seven"
            try session.typist.type(text)
            try window.wait(forText: text)
            try session.nested.touch(
                .down(0, try session.typist.place(of: "key.backspace")), .frame)
            var texts = [text]
            try window.wait { event in
                if case .text(_, let now) = event { texts.append(now) }
                return texts.last == ""
            }
            try session.nested.touch(.up(0), .frame)
            // The words are those that were typed here; what each deletes is known, though nothing is told.
            #expect(texts == (0...text.count).reversed().map { String(text.prefix($0)) })
            try session.typist.type("over")
            try window.wait(forText: "over")
            try note(place)
        }

        @Test(arguments: Place.all)
        func aDragOnTheSpaceBarMovesTheCaretByArrows(place: Place) throws {
            let session = try start(place)
            let window = try SessionTests.open(place.toolkit, in: session)
            try session.typist.type("hello world")
            try window.wait(forText: "hello world")
            try session.dragCaret(by: -5)
            try session.typist.type("big ")
            try window.wait(forText: "hello big world")
            try session.dragCaret(by: 5)
            try session.typist.type("s")
            try window.wait(forText: "hello big worlds")
            try note(place)
        }

        @Test(arguments: [Terminal.Kind.foot, .xterm])
        func terminalsGetExactlyWhatWasTapped(kind: Terminal.Kind) throws {
            let session = try start(kind)
            let terminal = try SessionTests.open(kind, running: .cat, in: session)
            try session.typeWithQuickSpaces("hello")
            try session.typist.type("there. no \"so\" -- don't hi .\n")
            try terminal.wait(forText: "hello  there. no \"so\" -- don't hi .\n")
            try note(kind, "keysGiveExactlyWhatWasTapped")
        }

        @Test(arguments: [Terminal.Kind.foot, .xterm])
        func aLongHoldEmptiesALine(kind: Terminal.Kind) throws {
            let session = try start(kind)
            let terminal = try SessionTests.open(kind, running: .editingShell, in: session)
            try session.typist.type("nobody knows such a command")
            let backspace = try session.typist.place(of: "key.backspace")
            try session.nested.touch(
                .down(0, backspace), .frame, .wait(microseconds: 6_000_000), .up(0), .frame)
            try session.typist.type("echo done >received.txt\n")
            try terminal.wait(forText: "done\n")
            try note(kind, "aLongHoldDeletesAllThereIs")
        }

        @Test(arguments: [Terminal.Kind.foot, .xterm])
        func aDragMovesTheCaretOfAShell(kind: Terminal.Kind) throws {
            let session = try start(kind)
            let terminal = try SessionTests.open(kind, running: .editingShell, in: session)
            try session.typist.type(">received.txt echo acd")
            try session.dragCaret(by: -2)
            try session.typist.type("b\n")
            try terminal.wait(forText: "abcd\n")
            try note(kind, "aDragOnTheSpaceBarMovesTheCaretByArrows")
        }

        private func start(_ place: Place) throws -> KeyboardSession<NestedSession> {
            try SessionTests.start(place.compositor, hasXwayland: place.toolkit == .gtk3OnX11)
        }

        /// foot says that it is a terminal.
        private func start(_ kind: Terminal.Kind) throws -> KeyboardSession<NestedSession> {
            try SessionTests.start(
                .sway, KeySet("us", form: kind == .foot ? .terminal : .normal),
                hasXwayland: kind == .xterm)
        }

        /// Writes down that the calling test's promise was kept.
        private func note(_ place: Place, _ promise: String = #function) throws {
            try Sighting.note(
                promise, by: place.toolkit.rawValue, in: place.compositor.rawValue, route: .keys)
        }

        private func note(_ kind: Terminal.Kind, _ promise: String) throws {
            try Sighting.note(promise, by: kind.rawValue, in: "sway", route: .keys)
        }
    }
}
