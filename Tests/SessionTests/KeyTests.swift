import InputMethod
import KeyboardLayouts
import TestKit
import Testing
import TextEngine
import Units

extension SessionTests {
    /// Keys, shortcuts and keymaps of other scripts in real applications.
    @Suite struct Keys {
        /// A Russian keyboard; the place of C types "с".
        private static func russian() throws -> Keymap {
            let rows = ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"]
            return try Keymap(
                for: KeymapPlan(
                    name: "Russian",
                    letters: rows.map { row in row.map { (String($0), $0.uppercased()) } },
                    others: ["ё", "Ё", "«", "»", "₽", "ґ", "Ґ"]))
        }

        private static func session(
            _ toolkit: EntryWindow.Toolkit? = nil, hasXwayland: Bool = false
        ) throws -> SwaySession {
            var configuration = SessionConfiguration()
            configuration.hasXwayland = hasXwayland || toolkit == .gtk3OnX11
            return try SwaySession(configuration)
        }

        /// Opens a window, and waits until keys reach its field.
        private static func open(
            _ toolkit: EntryWindow.Toolkit, in session: any CompositorSession, for client: KeyClient
        ) throws -> EntryWindow {
            let window = try EntryWindow(in: session, toolkit: toolkit)
            try window.waitUntilActive()
            if toolkit.hasTextInput { try client.run { client.isFieldActive } }
            return window
        }

        /// Opens a terminal, and waits until keys reach it.
        private static func open(
            _ kind: Terminal.Kind, running program: Terminal.Program = .cat,
            in session: SwaySession, for client: KeyClient
        ) throws -> Terminal {
            let terminal = try Terminal(kind, running: program, in: session)
            switch kind {
            case .foot: try client.run { client.isFieldActive }
            case .xterm: try session.waitForFocus(on: terminal)
            }
            return terminal
        }

        @Test(arguments: EntryWindow.Toolkit.allCases)
        func shortcutsWorkUnderACyrillicKeymap(_ toolkit: EntryWindow.Toolkit) throws {
            try proveShortcuts(in: try Self.session(toolkit), toolkit)
        }

        /// phoc takes virtual keyboards another way.
        @Test(arguments: EntryWindow.Toolkit.allCases.filter { $0 != .gtk3OnX11 })
        func shortcutsWorkUnderACyrillicKeymapInPhoc(_ toolkit: EntryWindow.Toolkit) throws {
            try proveShortcuts(in: try NestedSession(.phoc), toolkit)
        }

        private func proveShortcuts(
            in session: any CompositorSession, _ toolkit: EntryWindow.Toolkit
        ) throws {
            let client = try KeyClient(in: session, keymap: Self.russian())
            let window = try Self.open(toolkit, in: session, for: client)
            try client.submit(.type("П"), .type("р"), .type("и"), .type("ґ"))
            try window.wait(forText: "Приґ")
            // Select all, copy, to the end, paste: on the places of A, C and V.
            try client.submit(.chord("ф", .control), .chord("с", .control))
            try client.submit(.press(.end, []), .chord("м", .control))
            try window.wait(forText: "ПриґПриґ")
            try client.submit(.chord("a", .control), .chord("x", .control))
            try window.wait(forText: "")
            #expect(client.refusals == 0)
        }

        @Test(arguments: EntryWindow.Toolkit.allCases)
        func namedKeysMoveAndDelete(_ toolkit: EntryWindow.Toolkit) throws {
            let session = try Self.session(toolkit)
            let client = try KeyClient(in: session, keymap: Keymap())
            let window = try Self.open(toolkit, in: session, for: client)
            try client.submit(.type("b"), .type("c"), .press(.home, []), .type("a"))
            try window.wait(forText: "abc")
            try client.submit(.press(.right, []), .press(.delete, []))
            try window.wait(forText: "ab")
            try client.submit(.press(.left, .shift), .press(.left, .shift), .type("z"))
            try window.wait(forText: "z")
        }

        @Test(arguments: [false, true], [Terminal.Kind.foot, .xterm])
        func R052_controlCEndsAProgramInATerminal(
            isRussian: Bool, kind: Terminal.Kind
        ) throws {
            let session = try Self.session(hasXwayland: kind == .xterm)
            let keymap = isRussian ? try Self.russian() : try Keymap()
            let client = try KeyClient(in: session, keymap: keymap)
            let terminal = try Self.open(kind, running: .shell, in: session, for: client)
            // Only a `cat` that reads can be what Control and C end.
            try client.submit(.type("cat >received.txt"), .enter, .type("on"), .enter)
            try terminal.wait(forText: "on\n")
            try client.submit(.chord(isRussian ? "с" : "c", .control))
            try client.submit(.type("echo 'Yes!' >received.txt"), .enter)
            try terminal.wait(forText: "Yes!\n")
        }

        /// Letters of two scripts, and keymaps that change between them.
        @Test(arguments: [Terminal.Kind.foot, .xterm])
        func R096_keysAfterAChangeOfTheKeymapAreReadByTheNewOne(kind: Terminal.Kind) throws {
            let session = try Self.session(hasXwayland: kind == .xterm)
            let client = try KeyClient(in: session, keymap: Keymap())
            let terminal = try Self.open(kind, in: session, for: client)
            let russian = try Self.russian()
            let english = try Keymap()
            var expected = ""
            for _ in 0..<20 {
                client.session.submit(.type("f"))
                client.session.use(russian)
                client.session.submit(.type("а"))
                client.session.submit(.type("f"))
                client.session.use(english)
                expected += "fаf"
            }
            try client.submit(.enter)
            try terminal.wait(forText: expected + "\n")
            #expect(client.refusals == 0)
        }

        /// Letters, capitals, alternates on the extra levels, and ASCII under a keymap of another script.
        @Test(arguments: [Terminal.Kind.foot, .xterm])
        func everyLevelArrivesInATerminal(kind: Terminal.Kind) throws {
            let session = try Self.session(hasXwayland: kind == .xterm)
            let client = try KeyClient(in: session, keymap: Self.russian())
            let terminal = try Self.open(kind, in: session, for: client)
            let text = "Ёж «съел» 5₽, ґava & {Latin} [Text] \"q\" ~z~ Ъ!"
            for character in text { client.session.submit(.type(String(character))) }
            try client.submit(.enter)
            try terminal.wait(forText: text + "\n")
        }

        /// A German keyboard with AltGr, and alternates that only extra levels have room for.
        private static func german() throws -> Keymap {
            let alternates = "àáâãåāçćčďèêëěēęğìíîïīķłľñńňòôõøōőřśšťùúûūűůŵýŷźžżÀÉŐŘŠŸ≈“”–€"
            var plan = KeymapPlan(
                name: "German",
                letters: ["qwertzuiopü+", "asdfghjklöä", "yxcvbnm,.-"].map { row in
                    row.map { (String($0), $0.uppercased()) }
                }, others: alternates.map { String($0) })
            plan.places.append(
                KeymapPlan.Place(
                    code: 12, plain: "ß", shifted: "?", altGr: "\\", shiftedAltGr: "ẞ"))
            return try Keymap(for: plan)
        }

        @Test(arguments: [EntryWindow.Toolkit.qt5, .gtk3OnX11])
        func everyLevelArrivesInAWindow(_ toolkit: EntryWindow.Toolkit) throws {
            let session = try Self.session(toolkit)
            let client = try KeyClient(in: session, keymap: Self.german())
            let window = try Self.open(toolkit, in: session, for: client)
            let text = "Grüße, ẞ\\? “è–ř” ěŐ≈ŷ ŵž€ Ÿ {x} [y]"
            for character in text { client.session.submit(.type(String(character))) }
            try client.runUntilSent()
            try window.wait(forText: text)
            #expect(client.refusals == 0)
        }

        /// The shell ends with the key that ends it, and nothing of it is left for the next window.
        @Test func R063_aTerminalThatEndsLeavesNoKeyBehind() throws {
            let session = try Self.session()
            let client = try KeyClient(in: session, keymap: Keymap())
            var terminal: Terminal? = try Self.open(
                .foot, running: .shell, in: session, for: client)
            try client.submit(.chord("d", .control))
            try terminal?.waitForEnd()
            terminal = nil
            let window = try Self.open(.qt5, in: session, for: client)
            try client.submit(.type("x"))
            try window.wait(forText: "x")
        }

        @Test(arguments: [EntryWindow.Toolkit.gtk3, .gtk4])
        func accentsAreComposed(_ toolkit: EntryWindow.Toolkit) throws {
            let session = try Self.session(toolkit)
            let client = try KeyClient(in: session, keymap: Keymap())
            let window = try Self.open(toolkit, in: session, for: client)
            client.session.submit(accent: "ˇ")
            try client.submit(.type("r"), .type("a"))
            try window.wait(forText: "řa")
        }

        /// Source: sway-input(5): 25 a second after 600 ms where nobody says otherwise.
        @Test func R061_theSeatTellsHowKeysRepeat() throws {
            let session = try Self.session()
            let client = try KeyClient(in: session, keymap: Keymap())
            try client.run { client.seatRepeat?.current != nil }
            #expect(client.seatRepeat?.current?.delay == 600)
            #expect(client.seatRepeat?.current?.interval == 40)
        }
    }
}
