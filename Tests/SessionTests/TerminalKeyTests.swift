import TestKit
import Testing
import Units

extension SessionTests {
    /// The keys that only terminals need, in terminals. Source: behaviour D.7, "terminal".
    @Suite struct TerminalKeys {
        @Test(arguments: [Terminal.Kind.foot, .xterm])
        func keysOfATerminalSendTheirBytes(kind: Terminal.Kind) throws {
            let session = try start(kind)
            let terminal = try SessionTests.open(kind, running: .rawCat, in: session)
            try session.typist.tap(
                "key.named.escape", "key.named.tab", "key.named.left", "key.named.down",
                "key.named.up", "key.named.right", "key.character.|", "key.character.~",
                "key.character./", "key.character.-", "key.backspace", "key.primary", "key.space")
            // Source: xterm's control sequences, cursor keys; DEL and CR are those of a terminal's line.
            let first = "\u{1b}\t\u{1b}[D\u{1b}[B\u{1b}[A\u{1b}[C|~/-\u{7f}\r "
            try terminal.wait(forText: first)
            // Ctrl and Alt for one letter each, and Ctrl for all until the third tap.
            let (control, alt) = ("key.modifier.control", "key.modifier.alt")
            try session.typist.tap(control, "key.character.c", "key.character.c")
            try session.typist.tap(alt, "key.character.x", "key.character.x")
            try session.typist.tap(control, control, "key.character.a", "key.character.b", control)
            try session.typist.tap("key.character.d")
            // xterm asks once, at its start, which modifier is Meta: of the keyboard that the seat used last. Where that was the
            // compositor's own, Alt gives it no Escape.
            let ways = [true, kind == .foot].map { "\u{3}c\($0 ? "\u{1b}" : "")xx\u{1}\u{2}d" }
            try terminal.wait { text in ways.contains { text == first + $0 } }
            let second = terminal.text
            try session.typist.turn(to: .function)
            try session.typist.tap(
                "key.named.f1", "key.named.f5", "key.named.f12", "key.named.home",
                "key.named.end", "key.named.page-up", "key.named.page-down", "key.named.insert",
                "key.named.delete")
            try session.typist.type("q")
            let third =
                "\u{1b}OP\u{1b}[15~\u{1b}[24~\u{1b}[H\u{1b}[F\u{1b}[5~\u{1b}[6~\u{1b}[2~\u{1b}[3~q"
            try terminal.wait(forText: second + third)
            try note(kind)
        }

        @Test(arguments: [Terminal.Kind.foot, .xterm])
        func aHeldArrowRepeatsUntilItIsLetGo(kind: Terminal.Kind) throws {
            let session = try start(kind)
            let terminal = try SessionTests.open(kind, running: .rawCat, in: session)
            let arrow = try session.typist.place(of: "key.named.left")
            try session.nested.touch(.down(0, arrow), .frame)
            let left = "\u{1b}[D"
            try terminal.wait { $0.hasPrefix(left + left + left + left) }
            try session.nested.touch(.up(0), .frame)
            try session.typist.type("x")
            try terminal.wait { $0.hasSuffix("x") }
            let arrows = terminal.text.dropLast()
            #expect(arrows == String(repeating: left, count: arrows.count / left.count)[...])
            try session.typist.type("y")
            try terminal.wait(forText: arrows + "xy")
            try note(kind)
        }

        @Test(arguments: [Terminal.Kind.foot, .xterm])
        func aShellCompletesStopsAndRemembers(kind: Terminal.Kind) throws {
            let session = try start(kind)
            try session.nested.directory.write("whole\n", to: "unique-name.txt")
            let terminal = try SessionTests.open(kind, running: .editingShell, in: session)
            try session.typist.type(">received.txt cat uniq")
            try session.typist.tap("key.named.tab")
            try session.typist.type("\n")
            try terminal.wait(forText: "whole\n")
            // Only a `cat` that reads can be what Control and C stop.
            try session.typist.type("echo go >received.txt; cat >>received.txt\n")
            try terminal.wait(forText: "go\n")
            try session.typist.type("in cat\n")
            try terminal.wait(forText: "go\nin cat\n")
            try session.typist.tap("key.modifier.control", "key.character.c")
            try session.typist.type(">received.txt\n")
            try terminal.wait(forText: "")
            try session.typist.type("echo one >>received.txt\n")
            try terminal.wait(forText: "one\n")
            try session.typist.type("echo two >>received.txt\n")
            try terminal.wait(forText: "one\ntwo\n")
            try session.typist.tap("key.named.up", "key.named.up", "key.primary")
            try terminal.wait(forText: "one\ntwo\none\n")
            // Up to the second line, down again to the last.
            try session.typist.tap(
                "key.named.up", "key.named.up", "key.named.down", "key.primary")
            try terminal.wait(forText: "one\ntwo\none\none\n")
            try note(kind)
        }

        /// foot says that it is a terminal; xterm cannot.
        private func start(_ kind: Terminal.Kind) throws -> KeyboardSession<NestedSession> {
            try SessionTests.start(
                .sway, KeySet("us", form: .terminal),
                arguments: kind == .foot ? [] : ["--page", "terminal"], hasXwayland: kind == .xterm)
        }

        /// Writes down that the calling test's promise was kept.
        private func note(_ kind: Terminal.Kind, _ promise: String = #function) throws {
            try Sighting.note(promise, by: kind.rawValue, in: "sway", route: .keys)
        }
    }
}
