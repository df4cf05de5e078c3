import TestKit
import Testing
import Units

extension SessionTests {
    /// The bar above the keys with real applications, under fingers and a pointer. Source: behaviour part E and G.2.
    @Suite struct Toolbars {
        /// Choices appear after a tenth of a second here, and a finger that waits for them waits longer.
        private static let quick = ["--toolbar-delay", "0.1"]
        private static let holding = TouchStep.wait(microseconds: 600_000)
        /// Source: data/toolbars/demo.yaml.
        private static let demo: [(text: String, alternates: [String])] = [
            ("(", ["(", "{", "[", "]", "}", ")"]),
            (".", [".", ",", ";", "!", "&", "|"]),
            ("=", ["=", "+", "-", "/", "*", "<", ">"]),
            ("#", ["#", "\"", "'", "$", "\\", "@", "%", "~"]),
        ]

        let program: String

        init() throws {
            program = try KeyboardSession.builtProgram()
        }

        /// A nested sway with a keyboard that has a toolbar.
        ///
        /// - Parameters:
        ///   - likeness: what `render` is to show for it, where that is another one.
        private func start(
            _ toolbar: String, likeness: String? = nil, keys: KeySet = KeySet("us"),
            arguments: [String] = [], variables: [String: String] = [:],
            prepare: (NestedSession) throws -> Void = { _ in }
        ) throws -> (KeyboardSession<NestedSession>, ToolbarMap) {
            let nested = try NestedSession(.sway)
            try prepare(nested)
            let shown = likeness ?? toolbar
            let session = try KeyboardSession(
                program, arguments: ["--toolbar", toolbar] + Self.quick + arguments,
                look: ["--toolbar", shown], keys: keys, variables: variables, in: nested,
                tapper: TouchTapper(in: nested))
            return (session, try ToolbarMap(of: shown, shownBy: program, on: nested))
        }

        private func tap(
            _ tools: String..., on map: ToolbarMap, _ session: KeyboardSession<NestedSession>
        ) throws {
            for tool in tools { try session.tapper.tap(at: try map.place(of: tool)) }
        }

        private func pick(
            _ choice: String, of tool: String, on map: ToolbarMap,
            _ session: KeyboardSession<NestedSession>
        ) throws {
            let end = try map.place(ofChoice: choice, of: tool)
            try session.nested.touch(
                .down(0, try map.place(of: tool)), .frame, Self.holding, .move(0, end), .frame,
                .up(0), .frame)
        }

        @Test func K01_K23_fingersUseEveryToolOfTheSample() throws {
            let (session, map) = try start("demo")
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            var text = ""
            for tool in Self.demo {
                try tap(tool.text, on: map, session)
                text += tool.text
                for choice in tool.alternates {
                    try pick(choice, of: tool.text, on: map, session)
                    text += choice
                }
            }
            try session.typist.type("a b")
            try window.wait(forText: text + "a b")
            try window.leaveFields()
            try session.waitUntilHidden(beside: window)
            try window.focus(0)
            try session.waitUntilShown(beside: window)
            try tap("Hide keyboard", on: map, session)
            try session.waitUntilHidden(beside: window)
        }

        @Test func K01_K23_thePointerUsesTools() throws {
            let look = ["--toolbar", "demo"]
            let session = try KeyboardSession<SwaySession>(
                program, arguments: ["--toolbar-delay", "0"], look: look)
            let map = try ToolbarMap(of: "demo", shownBy: program, on: session.sway)
            let window = try EntryWindow(in: session.sway)
            try session.waitUntilShown(beside: window)
            var text = ""
            for tool in Self.demo {
                try session.tapper.tap(at: try map.place(of: tool.text))
                text += tool.text
                let choice = try #require(tool.alternates.last)
                try session.tapper.move(to: try map.place(of: tool.text))
                try session.tapper.press()
                try session.tapper.move(to: try map.place(ofChoice: choice, of: tool.text))
                try session.tapper.letGo()
                text += choice
            }
            try session.typist.type("a")
            try window.wait(forText: text + "a")
        }

        /// The order of overlapping fingers on keys and tools is the order of the text.
        @Test func fingersOnKeysAndToolsKeepTheirOrder() throws {
            let (session, map) = try start("demo")
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            let (a, space) = (
                try session.typist.place(of: "key.character.a"),
                try session.typist.place(of: "key.space")
            )
            let (first, second) = (try map.place(of: "("), try map.place(of: "#"))
            try session.nested.touch(
                .down(0, a), .frame, .down(1, first), .frame, .up(1), .frame, .down(1, space),
                .frame, .down(2, second), .frame, .up(2), .frame, .up(1), .frame, .up(0), .frame,
                .down(0, second), .down(1, a), .frame, .up(0), .up(1), .frame)
            try window.wait(forText: "a( #a#")
        }

        /// The application's own undo.
        @Test func K23_undoAndRedoAreTheApplications() throws {
            let (session, map) = try start("default")
            let window = try EntryWindow(in: session.nested, toolkit: .gtk4, isMultiline: true)
            try session.waitUntilShown(beside: window)
            try session.typist.type("one")
            try window.wait(forText: "one")
            try tap("Undo", on: map, session)
            try window.wait { event in
                if case .text(_, let text) = event { text.count < 3 } else { false }
            }
            let undone = window.texts[0]
            #expect("one".hasPrefix(undone))
            try tap("Redo", on: map, session)
            try window.wait(forText: "one")
            // Typing takes redo away: the tool does nothing then.
            try tap("Undo", on: map, session)
            try window.wait(forText: undone)
            try session.typist.type("x")
            try window.wait(forText: undone + "x")
            try tap("Redo", on: map, session)
            try session.typist.type("y")
            try window.wait(forText: undone + "xy")
        }

        @Test(arguments: [EntryWindow.Toolkit.gtk3, .gtk4])
        func textIsCopiedCutAndPastedBetweenFields(toolkit: EntryWindow.Toolkit) throws {
            let (session, map) = try start("default")
            let window = try EntryWindow(in: session.nested, toolkit: toolkit, fields: 2)
            try session.waitUntilShown(beside: window)
            try session.typist.type("copy me")
            try pick("Select all", of: "Copy", on: map, session)
            try tap("Copy", "Right", on: map, session)
            // What is told over another way may not overtake keys.
            try session.typist.type("x")
            try window.wait(forText: "copy mex")
            try window.focus(1)
            try tap("Paste", on: map, session)
            try window.wait(forText: "copy me", in: 1)
            try tap("Left", "Left", on: map, session)
            try session.typist.type("x")
            try window.wait(forText: "copy xme", in: 1)
            try pick("Select all", of: "Copy", on: map, session)
            try tap("Cut", on: map, session)
            try window.wait(forText: "", in: 1)
            try tap("Paste", "Paste", on: map, session)
            try window.wait(forText: "copy xmecopy xme", in: 1)
            #expect(window.texts[0] == "copy mex")
        }

        @Test func aTerminalHasItsBar() throws {
            let (session, map) = try start(
                "auto", likeness: "terminal", keys: KeySet("us", form: .terminal))
            let terminal = try SessionTests.open(.foot, running: .rawCat, in: session)
            try tap("Esc", "Tab", "|", "Up", "Down", on: map, session)
            try pick("Left", of: "Up", on: map, session)
            try pick("Right", of: "Down", on: map, session)
            try pick("~", of: "|", on: map, session)
            try pick("Ctrl+C", of: "Ctrl", on: map, session)
            // Source: xterm's control sequences, cursor keys.
            let first = "\u{1b}\t|\u{1b}[A\u{1b}[B\u{1b}[D\u{1b}[C~\u{3}"
            try terminal.wait(forText: first)
            try tap("Ctrl", on: map, session)
            try session.typist.type("cc")
            try tap("Alt", on: map, session)
            try session.typist.type("xx")
            try tap("Ctrl", "Ctrl", on: map, session)
            try session.typist.type("ab")
            try tap("Ctrl", on: map, session)
            try session.typist.type("d")
            let second = first + "\u{3}c\u{1b}xx\u{1}\u{2}d"
            try terminal.wait(forText: second)
            // Over other pages, and back.
            try tap("Ctrl", on: map, session)
            try session.typist.type("c>a.b\n")
            try terminal.wait(forText: second + "\u{3}>a.b\r")
        }

        @Test func aShellIsUsedWithTheTerminalsBar() throws {
            let (session, map) = try start(
                "auto", likeness: "terminal", keys: KeySet("us", form: .terminal))
            let terminal = try SessionTests.open(.foot, running: .editingShell, in: session)
            // Until the line is carried out bash reads single bytes. A `cat` that has not ended would take what follows.
            try session.typist.type("echo go >>received.txt; cat >>received.txt\n")
            try terminal.wait(forText: "go\n")
            try session.typist.type("in cat\n")
            try terminal.wait(forText: "go\nin cat\n")
            try tap("Ctrl", on: map, session)
            try session.typist.type("c")
            try session.typist.type(">received.txt\n")
            try terminal.wait(forText: "")
            try session.typist.type("echo one >>received.txt\n")
            try terminal.wait(forText: "one\n")
            try session.typist.type("echo two >>received.txt\n")
            try terminal.wait(forText: "one\ntwo\n")
            try tap("Up", "Up", on: map, session)
            try session.typist.type("\n")
            try terminal.wait(forText: "one\ntwo\none\n")
        }

        /// Its undo and redo follow its document, and it hears what is activated.
        @Test func K24_anApplicationsOwnToolbarOverTheBus() throws {
            let bus = try PrivateBus()
            let folder = ".config/glasschord/toolbars"
            let (session, map) = try start(
                "auto", likeness: "likeness",
                variables: ["DBUS_SESSION_BUS_ADDRESS": bus.address]
            ) { nested in
                try nested.directory.makeFolders(folder)
                try nested.directory.write(
                    WriterApplication.likeness, to: "\(folder)/likeness.yaml")
            }
            let writer = try WriterApplication(in: session.nested, on: bus)
            try writer.wait(for: .ready)
            try session.waitUntilShown()
            // Nothing to undo yet: what is heard first is the mark. Its bar is there when it hears of it.
            let mark = WriterApplication.Event.activated(group: 1, item: 0, tool: -1)
            var heard: [WriterApplication.Event] = []
            let end = Deadline()
            while heard.last != mark {
                try #require(!end.hasPassed, "the bar of the application is not shown: \(heard)")
                try tap("Undo", "§", on: map, session)
                do {
                    while heard.last != mark {
                        heard.append(try writer.next(until: Deadline(after: 500)))
                    }
                } catch { continue }
            }
            #expect(heard == [mark])
            try writer.wait(for: .enabled(undo: true, redo: false))
            #expect(writer.text == "§")
            try tap("Undo", on: map, session)
            try writer.wait(for: .activated(group: 0, item: 0, tool: -1))
            try writer.wait(for: .enabled(undo: false, redo: true))
            #expect(writer.text == "")
            try tap("Undo", "Redo", on: map, session)
            let after = try writer.wait(for: .enabled(undo: true, redo: false))
            #expect(after.contains(.activated(group: 0, item: 1, tool: -1)))
            #expect(!after.contains(.activated(group: 0, item: 0, tool: -1)))
            #expect(writer.text == "§")
            try pick("‡", of: "§", on: map, session)
            let picked = try writer.wait(for: .text("§‡"))
            let steps = picked.filter {
                if case .enabled = $0 { false } else { true }
            }
            #expect(
                steps == [
                    .presenting(group: 1, item: 0), .activated(group: 1, item: 0, tool: 2),
                    .text("§‡"),
                ])
            // Keys type beside it.
            try session.typist.type("a")
            try writer.wait(for: .text("§‡a"))
        }

        /// Each application has its own bar, and it is there with the focus.
        @Test func applicationsHaveTheirOwnBars() throws {
            let folder = ".config/glasschord/toolbars"
            let (session, _) = try start("auto", likeness: "default") { nested in
                try nested.directory.makeFolders(folder)
                try nested.directory.write(
                    "applications: [foot]\ngroups: [[{text: F, label: one}]]\n",
                    to: "\(folder)/first.yaml")
                try nested.directory.write(
                    "applications: [entries_gtk3.py]\ngroups: [[{text: E, label: one}, "
                        + "{text: E}, {text: E}, {text: E}]]\n", to: "\(folder)/second.yaml")
            }
            let sway = try #require(session.nested.sway)
            let one = try ToolbarMap(of: "first", shownBy: program, on: session.nested)
            let four = try ToolbarMap(of: "second", shownBy: program, on: session.nested)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            let entries = bar(of: try session.settledPicture(), session)
            try tap("0.0", on: four, session)
            try window.wait(forText: "E")
            try sway.command("workspace 2")
            let terminal = try SessionTests.open(.foot, running: .rawCat, in: session)
            try wait(session) { $0 != entries }
            try tap("0.0", on: one, session)
            try terminal.wait(forText: "F")
            for count in 2...3 {
                try sway.command("workspace 1")
                try wait(session) { $0 == entries }
                try tap("0.0", on: four, session)
                try window.wait(forText: String(repeating: "E", count: count))
                try sway.command("workspace 2")
                try wait(session) { $0 != entries }
                try tap("0.0", on: one, session)
                try terminal.wait(forText: String(repeating: "F", count: count))
            }
        }

        /// The bar's rows of a picture.
        private func bar(
            of picture: Picture, _ session: KeyboardSession<NestedSession>
        ) -> [UInt8] {
            let bottom = picture.size.height - Int(session.typist.letters.exclusiveZone.value)
            return picture.rows(bottom..<bottom + 52)
        }

        /// Waits until the bar is as awaited, and at rest.
        private func wait(
            _ session: KeyboardSession<NestedSession>, for isAwaited: ([UInt8]) -> Bool
        ) throws {
            try session.keyboard.wait("shows another bar") {
                isAwaited(bar(of: $0, session))
            }
            _ = try session.settledPicture()
        }
    }
}
