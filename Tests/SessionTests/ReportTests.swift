import Glibc
import TestKit
import Testing
import Units

extension SessionTests {
    /// What users of other keyboards reported, by the numbers of docs/field-reports.md, in real compositors.
    @Suite struct Reports {
        let program: String

        init() throws {
            program = try KeyboardSession.builtProgram()
        }

        @Test func R018_tapsLeaveTheFocusWhereItIs() throws {
            let session = try KeyboardSession(program, nestedIn: .sway, hasPointer: true)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            let sway = try #require(session.nested.sway)
            let focused = try sway.focusedNode()
            try session.typist.type("Tap 1, tap 2")
            try window.wait(forText: "Tap 1, tap 2")
            #expect(try sway.focusedNode() == focused)
            let space = try session.typist.place(of: "key.space")
            try session.nested.point([.move(space), .press, .letGo])
            try window.wait(forText: "Tap 1, tap 2 ")
            #expect(try sway.focusedNode() == focused)
            #expect(window.size.height == session.heightBesideKeyboard)
        }

        @Test func R033_R172_fullscreenWindowsLieBelowTheKeyboardAndStayFullscreen() throws {
            let session = try KeyboardSession(program)
            let terminal = try Terminal(in: session.sway)
            try waitUntilShown(session)
            try session.sway.command("fullscreen", "enable")
            for word in ["one", "two"] {
                session.keyboard.hide()
                try waitUntilGone(session)
                #expect(try session.sway.isFullscreen())
                session.keyboard.show()
                try waitUntilShown(session)
                #expect(try session.sway.isFullscreen())
                try session.typist.type(word)
            }
            try session.typist.type("\n")
            try terminal.wait(forText: "onetwo\n")
        }

        /// A launcher takes the focus for itself alone and closes when it loses it: typing on the keyboard must not take it.
        @Test(arguments: Launcher.Layer.allCases, [false, true])
        func R035_R162_aLauncherIsTypedInto(_ layer: Launcher.Layer, isShownFirst: Bool) throws {
            let session = try KeyboardSession(program)
            try session.sway.waitForVirtualKeyboard()
            let show = {
                // A launcher tells of no field.
                session.keyboard.show()
                try waitUntilShown(session)
            }
            if isShownFirst { try show() }
            let words = ["alpha", "bravo", "charlie"]
            let launcher = try Launcher(choosing: words, on: layer, in: session.sway)
            if !isShownFirst { try show() }
            try session.typist.type("brav")
            #expect(launcher.isOpen)
            try session.typist.type("\u{8}v\n")
            #expect(try launcher.choice() == "bravo")
        }

        /// A launcher on the same layer, so high that it reaches into the keyboard. sway 1.7 puts the surface that was shown
        /// first above later ones, other compositors the last. The keyboard is solid here: the launcher below it would shine
        /// through.
        @Test func R162_shownBeforeTheLauncherItStaysAbove() throws {
            let session = try KeyboardSession(program, look: ["--translucent", "off"])
            try session.sway.waitForVirtualKeyboard()
            session.keyboard.show()
            try waitUntilShown(session)
            let keys = try session.keyboardPicture()
            let launcher = try Launcher(
                choosing: ["alpha", "bravo"], on: .overlay, lines: 90, in: session.sway)
            try session.waitUntilSettled(showing: keys)
            try session.typist.type("brav\n")
            #expect(try launcher.choice() == "bravo")
        }

        /// The physical keyboard keeps its layouts, and the one that is active.
        @Test func R090_layoutsOfThePhysicalKeyboardStay() throws {
            var configuration = SessionConfiguration()
            configuration.keyboardLayouts = "us,ru"
            let nested = try NestedSession(.sway, configuration, hasKeyboard: true)
            let sway = try #require(nested.sway)
            let before = try #require(try sway.physicalKeyboard())
            #expect(before.layouts.count == 2)
            let session = try KeyboardSession(program, in: nested, tapper: TouchTapper(in: nested))
            let window = try EntryWindow(in: nested)
            try session.waitUntilShown(beside: window)
            try session.typist.type("Layouts 1\u{8}")
            try window.wait(forText: "Layouts ")
            #expect(try sway.physicalKeyboard() == before)
            try sway.command("input \(before.identifier) xkb_switch_layout 1")
            try session.typist.type("stay\u{8}y")
            try window.wait(forText: "Layouts stay")
            let after = try #require(try sway.physicalKeyboard())
            #expect(after.layouts == before.layouts && after.active == 1)
        }

        /// Signs that no US keyboard has, beside those that it has, in an X11 program: one keymap, never changed.
        @Test func R096_R100_anX11TerminalGetsEverySign() throws {
            var configuration = SessionConfiguration()
            configuration.hasXwayland = true
            let session = try KeyboardSession(program, configuration: configuration)
            let terminal = try Terminal(.xterm, in: session.sway)
            session.keyboard.show()
            try session.sway.waitForFocus(on: terminal)
            try session.keyboard.waitUntilPainted(height: session.typist.letters.exclusiveZone)
            // A line at a time, for the taps know nothing of the keyboard: of one that paints slowly they would get so far
            // ahead that sway, whose socket is full then, ends its connection.
            var received = ""
            for _ in 0..<(SessionTests.runsLongTests ? 63 : 13) {
                let line = "X [€]£+¥=•[€]£+¥=•\n"
                try session.typist.type(line)
                received += line
                try terminal.wait(forText: received)
            }
        }

        /// Variables that are empty, or name what does not exist.
        @Test(arguments: [
            ["XKB_DEFAULT_LAYOUT": ""],
            ["XKB_DEFAULT_LAYOUT": "zz", "XKB_DEFAULT_VARIANT": "zz", "XKB_DEFAULT_RULES": "zz"],
            [
                "XKB_DEFAULT_OPTIONS": "zz:zz", "XKB_DEFAULT_MODEL": "",
                "XKB_CONFIG_ROOT": "/proc/zz",
            ],
            ["HOME": "", "XDG_CACHE_HOME": "", "XDG_CONFIG_HOME": "", "XDG_CURRENT_DESKTOP": ""],
            ["LANG": "zz_ZZ.UTF-9", "LC_ALL": "", "LC_CTYPE": "zz", "TZ": "zz", "PATH": ""],
        ])
        func R137_oddVariablesAreNoObstacle(_ variables: [String: String]) throws {
            let sway = try SwaySession()
            let tapper = try PointerTapper(in: sway)
            var typist = try Typist(on: sway, program: program, tapper: tapper)
            let keyboard = try ChildProcess(
                [program] + Keyboard.plain + ["--toolbar", "none"],
                environment: sway.environment.merging(variables) { $1 })
            let window = try EntryWindow(in: sway)
            let height = sway.configuration.logicalSize.height - typist.letters.exclusiveZone
            try window.wait(forHeight: { $0 == height })
            try typist.type("Odd 1")
            try window.wait(forText: "Odd 1")
            #expect(keyboard.isRunning)
            #expect(keyboard.end() == .status(0))
        }

        @Test(arguments: PlainSession.Kind.allCases)
        func R143_whereItCannotBeShownItSaysSo(_ kind: PlainSession.Kind) throws {
            let session = try PlainSession(kind)
            let log = session.directory.file("keyboard-errors.log")
            let keyboard = try ChildProcess(
                [program], environment: session.environment, errors: .file(log))
            #expect(try keyboard.waitForExit() == .status(4))
            let said = String(decoding: Directory.bytes(of: log) ?? [], as: UTF8.self)
            #expect(said.split(separator: "\n").count == 1)
            #expect(said.contains("zwlr_layer_shell_v1"))
            #expect(session.isRunning)
        }

        @Test(arguments: NestedSession.Kind.allCases)
        func R143_whereItCanBeShownItComesAndGoesAsItIsTold(_ kind: NestedSession.Kind) throws {
            let session = try KeyboardSession(program, nestedIn: kind)
            let window = try EntryWindow(in: session.nested)
            for _ in 0..<3 {
                try session.waitUntilShown(beside: window)
                session.keyboard.hide()
                try session.waitUntilHidden(beside: window)
                session.keyboard.show()
            }
            session.keyboard.process.signal(SIGTERM)
            #expect(try session.keyboard.process.waitForExit() == .status(0))
            #expect(session.nested.isRunning)
            #expect(session.keyboard.messages == "")
        }

        /// Waits until keys are seen; the cursor, which is part of the picture, is out of the way.
        private func waitUntilShown(_ session: KeyboardSession<SwaySession>) throws {
            try session.tapper.move(to: Point(x: 1, y: 1))
            try session.keyboard.waitUntilPainted(height: session.typist.letters.exclusiveZone)
        }

        private func waitUntilGone(_ session: KeyboardSession<SwaySession>) throws {
            try session.tapper.move(to: Point(x: 1, y: 1))
            try session.keyboard.waitUntilGone(height: session.typist.letters.exclusiveZone)
        }
    }
}
