import TestKit
import Testing
import Units

extension SessionTests {
    /// Files that are written with gnome-text-editor.
    @Suite struct Editors {
        private static let save = ["key.modifier.control", "key.character.s"]

        /// The rules of typing are in force, and the file is read back byte for byte.
        @Test func aFileIsWrittenAndSaved() throws {
            let (session, sway) = try start(.terminal)
            let editor = try open("letter.txt", in: session, sway)
            try session.typist.type("dear Ms. quiw\u{8}x, 13 jugs (50% off) cost 4.75€")
            try session.typeWithQuickSpaces(" at the caf")
            try session.typist.tap("key.backspace", "key.backspace")
            try session.pick("é", from: "key.character.e")
            try session.typist.type(" \"Zoe\" -- it's #12\u{8}!\nyours")
            let text =
                "Dear Ms. Quix, 13 jugs (50% off) cost 4.75€ at the café “Zoe” — it’s #1!\nYours"
            try save(text + "\n", in: editor, session)
            try note()
        }

        /// What is typed on a desk's keys, saved by its own Ctrl+S, changed and saved again.
        @Test func aFileIsWrittenAndSavedByADeskKeyboard() throws {
            let (session, sway) = try start(.pc)
            let editor = try open("notes.txt", in: session, sway)
            try session.typist.type("Notes: [a] = {1, 2};\nThe end")
            try save("Notes: [a] = {1, 2};\nThe end\n", in: editor, session)
            try session.typist.tap("key.named.up", "key.named.end", "key.backspace")
            try save("Notes: [a] = {1, 2}\nThe end\n", in: editor, session)
            try session.typist.type("!")
            try save("Notes: [a] = {1, 2}!\nThe end\n", in: editor, session)
            try note()
        }

        /// Of two windows one goes while a finger holds backspace over it; the other loses nothing.
        @Test func aWindowThatClosesUnderAHeldKeyTakesTheKeyWithIt() throws {
            let (session, sway) = try start(.pc)
            let first = try open("first.txt", in: session, sway)
            try session.typist.type("kept as it is")
            try save("kept as it is\n", in: first, session)
            try sway.command("workspace 2")
            let second = try open("second.txt", in: session, sway)
            try session.typist.type("gone soon, and long enough for a held key")
            try save("gone soon, and long enough for a held key\n", in: second, session)
            let backspace = try session.typist.place(of: "key.backspace")
            try session.nested.touch(.down(3, backspace), .frame, SessionTests.holding)
            second.close()
            try sway.command("workspace 1")
            try session.waitUntilShown()
            try session.nested.touch(SessionTests.holding, .up(3), .frame)
            try session.typist.type("!")
            try save("kept as it is!\n", in: first, session)
            #expect(second.saved == "gone soon, and long enough for a held key\n")
            try note()
        }

        /// Presses Ctrl+S until the file has exactly `text`: while it still saves, the editor ignores it.
        private func save(
            _ text: String, in editor: TextEditor, _ session: KeyboardSession<NestedSession>
        ) throws {
            let end = Deadline()
            while true {
                for id in Self.save { try session.typist.tap(id) }
                let patience = Deadline(after: 2_000)
                do {
                    try editor.wait(forSaved: text, until: patience)
                    return
                } catch {
                    if end.hasPassed || !editor.isRunning { throw error }
                }
            }
        }

        /// Starts sway with the keyboard in it.
        private func start(
            _ form: KeySet.Form
        ) throws -> (KeyboardSession<NestedSession>, SwaySession) {
            let session = try SessionTests.start(
                .sway, KeySet("us", form: form), arguments: ["--page", form.rawValue],
                rules: form != .pc)
            return (session, try #require(session.nested.sway))
        }

        private func open(
            _ file: String, in session: KeyboardSession<NestedSession>, _ sway: SwaySession
        ) throws -> TextEditor {
            let editor = try TextEditor(in: sway, editing: file)
            try editor.waitUntilOpen()
            try session.waitUntilShown()
            return editor
        }

        /// Writes down that the calling test's promise was kept.
        private func note(_ promise: String = #function) throws {
            try Sighting.note(promise, by: "gnome-text-editor", in: "sway", route: .text)
        }
    }
}
