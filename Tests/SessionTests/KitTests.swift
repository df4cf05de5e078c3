import Glibc
import TestKit
import Testing
import Units

extension SessionTests {
    /// The kit itself: a test that fails for want of a keyboard should not be the kit's fault.
    @Suite struct Kit {
        @Test func windowTellsItsTextsAndFocus() throws {
            let session = try SwaySession()
            let window = try EntryWindow(in: session, fields: 2)
            try window.set("çé “x” \\ 😀", in: 1)
            #expect(window.texts == ["", "çé “x” \\ 😀"])
            try window.focus(1)
            try window.leaveFields()
            #expect(window.size == session.configuration.logicalSize)
        }

        @Test func pointerTapsAreClicks() throws {
            let session = try SwaySession()
            let tapper = try PointerTapper(in: session)
            let window = try EntryWindow(in: session, fields: 3)
            try tapper.tap(at: window.fields[2].center)
            try window.wait { $0 == .focus(field: 2) }
            try tapper.tap(at: window.fields[1].center)
            try window.wait { $0 == .focus(field: 1) }
        }

        @Test func childThatIgnoresBeingAskedIsKilled() throws {
            let child = try ChildProcess(
                ["sh", "-c", "trap '' TERM; echo ready; while :; do read line; done"],
                environment: Environment.session(home: "/"), output: .lines, takesInput: true)
            #expect(try child.lines.next(until: Deadline()) == "ready")
            #expect(child.end(within: 50) == .signal(SIGKILL))
        }

        /// A program that never stops printing cannot hold a test for ever.
        @Test func endlessOutputMeetsTheDeadline() throws {
            let child = try ChildProcess(
                ["yes"], environment: Environment.session(home: "/"), output: .lines)
            let deadline = Deadline(after: 50)
            #expect(throws: SessionError.self) {
                while try child.lines.next(until: deadline) != "no" {}
            }
        }

        @Test func jsonIsReadWhole() throws {
            let text = #" {"a": [1, -2.5e1, true, null], "b\n": "q\"\u00e9\ud83d\ude00", "c": {}} "#
            let value = try JSONValue(parsing: text)
            #expect(value["a"] == .array([.number(1), .number(-25), .bool(true), .null]))
            #expect(value["b\n"] == .string("q\"é😀"))
            #expect(value["c"] == .object([:]))
            #expect(throws: SessionError.self) { try JSONValue(parsing: "{\"a\": }") }
            #expect(throws: SessionError.self) { try JSONValue(parsing: "[1] 2") }
        }
    }
}
