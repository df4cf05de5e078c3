import TestKit
import Testing
import Units

extension SessionTests {
    /// The toolkits people write into, under real fingers.
    @Suite struct Applications {
        /// A toolkit's window in a compositor.
        struct Place: CustomTestStringConvertible {
            let compositor: NestedSession.Kind
            let toolkit: EntryWindow.Toolkit

            var testDescription: String { "\(toolkit.rawValue) in \(compositor.rawValue)" }

            static let all = NestedSession.Kind.allCases.flatMap { compositor in
                EntryWindow.Toolkit.allCases.map { Place(compositor: compositor, toolkit: $0) }
            }
            static let inSway = all.filter { $0.compositor == .sway }
        }

        let program: String

        init() throws {
            program = try KeyboardSession.builtProgram()
        }

        @Test(arguments: Place.all)
        func sentenceWithDeletionsArrives(place: Place) throws {
            let session = try start(place)
            let window = try open(place, in: session)
            let typed = "Dear Ms. Quiw\u{8}x, 13 jugs (50% off) cost $4.75: \"Zoe\" & co. #12\u{8}!"
            try session.typist.type(typed)
            try window.wait(
                forText: "Dear Ms. Quix, 13 jugs (50% off) cost $4.75: \"Zoe\" & co. #1!")
        }

        @Test(arguments: Place.all)
        func charactersOfManyBytesAreDeletedWhole(place: Place) throws {
            let session = try start(place)
            let window = try open(place, in: session)
            if place.toolkit.hasTextInput {
                // The application changes its text out of focus; what it tells on focus is known once the keyboard is
                // back.
                try window.leaveFields()
                try session.waitUntilHidden(beside: window)
            }
            try window.set("é € 😀")
            if place.toolkit.hasTextInput { try window.focus(0) }
            try session.waitUntilShown(beside: window)
            try session.typist.type("x\u{8}\u{8}")
            try window.wait(forText: "é € ")
            try session.typist.type("\u{8}\u{8}y")
            try window.wait(forText: "é y")
            try session.typist.type("\u{8}\u{8}\u{8}z")
            try window.wait(forText: "z")
        }

        @Test(arguments: Place.all)
        func eachFieldGetsItsOwnText(place: Place) throws {
            let session = try start(place)
            let window = try open(place, in: session, fields: 2)
            try session.typist.type("First")
            try window.wait(forText: "First", in: 0)
            try session.tapper.tap(at: window.fields[1].center)
            try window.wait { $0 == .focus(field: 1) }
            try session.waitUntilShown(beside: window)
            try session.typist.type("Second")
            try window.wait(forText: "Second", in: 1)
            #expect(window.texts == ["First", "Second"])
        }

        @Test(arguments: Place.all)
        func windowThatClosesUnderAHeldKeyLeavesNothingBehind(place: Place) throws {
            let session = try start(place)
            let window = try open(place, in: session)
            try session.typist.type("text")
            try window.wait(forText: "text")
            let backspace = try session.typist.place(of: "key.backspace")
            try session.nested.touch(.down(3, backspace), .frame)
            try window.wait(forText: "tex")
            try window.close()
            let next = try open(place, in: session)
            try session.nested.touch(.up(3), .frame)
            try session.typist.type("Next")
            try next.wait(forText: "Next")
        }

        /// Starts a session with the keyboard.
        private func start(_ place: Place) throws -> KeyboardSession<NestedSession> {
            var configuration = SessionConfiguration()
            configuration.hasXwayland = place.toolkit == .gtk3OnX11
            return try KeyboardSession(
                program, nestedIn: place.compositor, configuration: configuration)
        }

        /// Opens a window and waits until the keyboard is shown beside it, by hand where nothing else calls it.
        private func open(
            _ place: Place, in session: KeyboardSession<NestedSession>, fields: Int = 1
        ) throws -> EntryWindow {
            let window = try EntryWindow(
                in: session.nested, toolkit: place.toolkit, fields: fields)
            if !place.toolkit.hasTextInput { session.keyboard.show() }
            try session.waitUntilShown(beside: window)
            return window
        }
    }
}
