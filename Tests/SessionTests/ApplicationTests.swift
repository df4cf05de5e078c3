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

            static let inSway = all.filter { $0.compositor == .sway }
            static let all = NestedSession.Kind.allCases.flatMap { compositor in
                EntryWindow.Toolkit.allCases.map { Place(compositor: compositor, toolkit: $0) }
            }

            /// Whether windows are told when they come to the front: phoc does not tell those of Xwayland.
            var hasActiveWindows: Bool { compositor == .sway || toolkit != .gtk3OnX11 }
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
            try note(place)
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
            try note(place)
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
            try note(place)
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
            try note(place)
        }

        @Test(arguments: Place.all.filter { $0.hasActiveWindows })
        func textGoesToTheWindowInFront(place: Place) throws {
            let session = try start(place)
            let below = try open(place, in: session)
            try session.typist.type("Below")
            try below.wait(forText: "Below")
            // A workspace of its own leaves each window its size; phoc lays the new one over the old one.
            try session.nested.sway?.command("workspace 2")
            let above = try open(place, in: session)
            try below.wait { $0 == .active(false) }
            try session.typist.type("Above")
            try above.wait(forText: "Above")
            if let sway = session.nested.sway {
                try sway.command("workspace 1")
            } else {
                try above.close()
            }
            try below.wait { $0 == .active(true) }
            try session.waitUntilShown(beside: below)
            try session.typist.type(" more")
            try below.wait(forText: "Below more")
            #expect(above.texts == ["Above"])
            try note(place)
        }

        @Test(arguments: Place.all)
        func whatIsTypedWhileTheApplicationStandsStillArrives(place: Place) throws {
            let session = try start(place)
            let window = try open(place, in: session)
            try session.typist.type("Before ")
            try window.wait(forText: "Before ")
            window.freeze()
            defer { window.thaw() }
            try session.typist.type("While")
            window.thaw()
            try session.typist.type(" after")
            try window.wait(forText: "Before While after")
            try note(place)
        }

        /// A deletion that comes more than a second after the application's last word goes as a key, for the text is no
        /// longer known; what follows waits until the application has woken up.
        @Test(.enabled(if: SessionTests.runsLongTests), arguments: Place.inSway)
        func deletionsWhileTheApplicationStandsStillForLongArrive(place: Place) throws {
            let session = try start(place)
            let window = try open(place, in: session)
            try session.typist.type("Before ")
            try window.wait(forText: "Before ")
            window.freeze()
            defer { window.thaw() }
            let places = try session.typist.places(
                for: "while it stands stillz\u{8} for two seconds thumbsz\u{8} go on")
            try session.nested.touch(.twoThumbs(places, at: TapRate(tapsPerSecond: 30)))
            window.thaw()
            try window.wait(
                forText: "Before while it stands still for two seconds thumbs go on")
        }

        @Test(arguments: NestedSession.Kind.allCases, [Terminal.Kind.foot, .xterm])
        func terminalsReceiveKeys(compositor: NestedSession.Kind, kind: Terminal.Kind) throws {
            let session = try start(compositor, hasXwayland: kind == .xterm)
            let terminal = try Terminal(kind, in: session.nested)
            if kind == .xterm { session.keyboard.show() }
            try session.nested.sway?.waitForFocus(on: terminal)
            try session.keyboard.waitUntilPainted(height: session.typist.letters.exclusiveZone)
            try session.typist.type("Echo 12 $HOME | wc -l?\u{8}\n")
            try terminal.wait(forText: "Echo 12 $HOME | wc -l\n")
            try Sighting.note(
                #function, by: kind.rawValue, in: compositor.rawValue, route: .keys)
        }

        @Test(arguments: NestedSession.Kind.allCases, [Terminal.Kind.foot, .xterm])
        func terminalThatClosesUnderAHeldKeyLeavesNothingBehind(
            compositor: NestedSession.Kind, kind: Terminal.Kind
        ) throws {
            let session = try start(compositor, hasXwayland: kind == .xterm)
            let terminal = try Terminal(kind, in: session.nested)
            if kind == .xterm { session.keyboard.show() }
            try session.nested.sway?.waitForFocus(on: terminal)
            try session.waitUntilShown()
            try session.typist.type("ls\n")
            try terminal.wait(forText: "ls\n")
            let backspace = try session.typist.place(of: "key.backspace")
            try session.nested.touch(.down(3, backspace), .frame)
            terminal.close()
            let next = try Terminal(kind, in: session.nested, receivingInto: "next.txt")
            try session.nested.touch(.up(3), .frame)
            try session.waitUntilShown()
            try reach(next, in: session)
            try session.typist.type("pwd\n")
            try next.wait(for: { $0.drop { $0 == "\n" } == "pwd\n" })
            try Sighting.note(
                "windowThatClosesUnderAHeldKeyLeavesNothingBehind", by: kind.rawValue,
                in: compositor.rawValue, route: .keys)
        }

        @Test(arguments: [Terminal.Kind.foot, .xterm])
        func textGoesToTheTerminalInFront(kind: Terminal.Kind) throws {
            let session = try start(.sway, hasXwayland: kind == .xterm)
            let sway = try #require(session.nested.sway)
            let below = try Terminal(kind, in: session.nested)
            if kind == .xterm { session.keyboard.show() }
            try sway.waitForFocus(on: below)
            try session.waitUntilShown()
            try session.typist.type("below\n")
            try below.wait(forText: "below\n")
            try sway.command("workspace 2")
            let above = try Terminal(kind, in: session.nested, receivingInto: "above.txt")
            try sway.waitForFocus(on: above)
            try session.waitUntilShown()
            try session.typist.type("above\n")
            try above.wait(forText: "above\n")
            try sway.command("workspace 1")
            try sway.waitForFocus(on: below)
            try session.waitUntilShown()
            try session.typist.type("more\n")
            try below.wait(forText: "below\nmore\n")
            try above.wait(forText: "above\n")
            try Sighting.note(
                "textGoesToTheWindowInFront", by: kind.rawValue, in: "sway", route: .keys)
        }

        @Test(arguments: NestedSession.Kind.allCases)
        func shellRunsWhatIsTyped(compositor: NestedSession.Kind) throws {
            let session = try start(compositor, hasXwayland: false)
            let terminal = try Terminal(running: .shell, in: session.nested)
            try session.keyboard.waitUntilPainted(height: session.typist.letters.exclusiveZone)
            try session.typist.type("echo \"It is $((6*8\u{8}7))\" >received.txt\n")
            try terminal.wait(forText: "It is 42\n")
            try Sighting.note(#function, by: "foot", in: compositor.rawValue, route: .keys)
        }

        @Test func textEditorTakesWords() throws {
            let session = try start(.sway, hasXwayland: false)
            let editor = try TextEditor(in: try #require(session.nested.sway))
            try session.keyboard.waitUntilPainted(height: session.typist.letters.exclusiveZone)
            try session.typist.type("Dear Ms Quiw\u{8}x 100")
            try editor.wait(forWords: "Dear Ms Quix 100")
            try Sighting.note(#function, by: "gnome-text-editor", in: "sway", route: .text)
        }

        /// Waits until keys reach a terminal. The keyboard is still shown from the window before, and phoc does not tell
        /// who has the focus: there line breaks are typed until one arrives.
        private func reach(
            _ terminal: Terminal, in session: KeyboardSession<NestedSession>
        ) throws {
            if let sway = session.nested.sway { return try sway.waitForFocus(on: terminal) }
            let end = Deadline()
            while terminal.text.isEmpty, !end.hasPassed {
                try session.typist.type("\n")
                try? terminal.wait(until: Deadline(after: 500), for: { !$0.isEmpty })
            }
        }

        /// Writes down that the calling test's promise was kept.
        private func note(_ place: Place, _ promise: String = #function) throws {
            try Sighting.note(
                promise, by: place.toolkit.rawValue, in: place.compositor.rawValue,
                route: place.toolkit.hasTextInput ? .text : .keys)
        }

        /// Starts a session with the keyboard.
        private func start(_ place: Place) throws -> KeyboardSession<NestedSession> {
            try start(place.compositor, hasXwayland: place.toolkit == .gtk3OnX11)
        }

        private func start(
            _ compositor: NestedSession.Kind, hasXwayland: Bool
        ) throws -> KeyboardSession<NestedSession> {
            var configuration = SessionConfiguration()
            configuration.hasXwayland = hasXwayland
            return try KeyboardSession(
                program, nestedIn: compositor, configuration: configuration)
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
