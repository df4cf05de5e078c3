import TestKit
import Testing
import Units

extension SessionTests {
    /// Fields that say what they are for. Source: behaviour D.7.
    @Suite struct Purposes {
        /// A field by GTK's name for its purpose, the keys that it shows, and what is typed into it.
        struct Field: Sendable {
            let purpose: String
            let form: KeySet.Form
            let typed: String

            static let all = [
                Field(purpose: "pin", form: .pin, typed: "1230\u{8}4"),
                Field(purpose: "password", form: .normal, typed: "so.. it's \"Me\"--!"),
                Field(purpose: "phone", form: .phone, typed: "+49*30#1\u{8}2"),
                Field(purpose: "email", form: .email, typed: "joe.b@example.org"),
                Field(purpose: "number", form: .number, typed: "-3.145\u{8}"),
                Field(purpose: "url", form: .url, typed: "example.org/a-b"),
            ]

            /// What is to arrive.
            var text: String {
                typed.reduce(into: "") { text, character in
                    if character == "\u{8}" { text.removeLast() } else { text.append(character) }
                }
            }
        }

        /// One window, whose fields show their keys as the focus comes to them.
        @Test(arguments: NestedSession.Kind.allCases, [EntryWindow.Toolkit.gtk3, .gtk4])
        func eachFieldShowsItsKeysAndGetsItsText(
            compositor: NestedSession.Kind, toolkit: EntryWindow.Toolkit
        ) throws {
            let session = try SessionTests.start(compositor, KeySet("us", form: .pin))
            let window = try SessionTests.open(
                toolkit, in: session, purposes: Field.all.map(\.purpose))
            for (index, field) in Field.all.enumerated() {
                if index > 0 { try focus(index, of: window, in: session) }
                var typist = try Typist(
                    on: session.nested, program: session.keyboard.program,
                    keys: KeySet("us", form: field.form), rules: true, tapper: session.tapper)
                try typist.type(field.typed)
                try window.wait(forText: field.text, in: index)
            }
            #expect(window.texts == Field.all.map(\.text))
            try note(toolkit, compositor)
        }

        /// The domain key types several characters; the bottom row has what addresses need.
        @Test(arguments: [EntryWindow.Toolkit.gtk3, .gtk4])
        func addressesHaveTheirKeys(toolkit: EntryWindow.Toolkit) throws {
            let session = try SessionTests.start(.sway, KeySet("us", form: .url))
            let window = try SessionTests.open(toolkit, in: session, purposes: ["url"])
            try session.typeWithQuickSpaces("example")
            try session.typist.tap("key.backspace", "key.backspace", "key.character..com")
            try session.typist.tap("key.character./")
            try window.wait(forText: "example.com/")
            try session.typist.tap("key.backspace")
            try session.pick(".org", from: "key.character..com")
            try window.wait(forText: "example.com.org")
            try note(toolkit, .sway)
        }

        /// What is typed into a password is as it was tapped, and is not shown above the keys. Source: behaviour D.7.
        @Test(arguments: [EntryWindow.Toolkit.gtk3, .gtk4])
        func passwordsHaveNoRulesAndNoPops(toolkit: EntryWindow.Toolkit) throws {
            let session = try SessionTests.start(.sway)
            let window = try SessionTests.open(
                toolkit, in: session, purposes: ["password", "free_form"])
            // It offers nothing to choose from.
            let key = try session.typist.place(of: "key.character.q")
            let atRest = try session.settledPicture()
            try session.nested.touch(.down(0, key), .frame, .wait(microseconds: 300_000))
            try window.wait(forText: "q")
            let held = try session.settledPicture()
            #expect(try hasPop(held, comparedWith: atRest, in: session) == false)
            try session.nested.touch(.up(0), .frame)
            try session.typeWithQuickSpaces("wo")
            try session.typist.type("\"x\" .")
            try window.wait(forText: "qwo  \"x\" .")
            // Another field has both.
            try session.typist.turn(to: .letters)
            try focus(1, of: window, in: session)
            let before = try session.settledPicture()
            try session.nested.touch(.down(0, key), .frame)
            try window.wait(forText: "Q", in: 1)
            try session.keyboard.wait("shows no pop") {
                (try? hasPop($0, comparedWith: before, in: session)) == true
            }
            try session.nested.touch(.up(0), .frame)
            try note(toolkit, .sway)
        }

        /// Whether something has appeared above the key of Q, which stands in the highest row.
        private func hasPop(
            _ picture: Picture, comparedWith atRest: Picture,
            in session: KeyboardSession<NestedSession>
        ) throws -> Bool {
            let map = session.typist.letters
            let key = try #require(map.frameOnOutput(of: "key.character.q"))
            let height = session.nested.configuration.mode.height
            return (height - Int(map.surface.height.value)..<Int(key.top.value)).contains {
                !picture.isSame(as: atRest, x: Int(key.center.x.value), y: $0)
            }
        }

        /// Moves the focus to a field, and waits until the keyboard shows other keys and nothing moves.
        private func focus(
            _ field: Int, of window: EntryWindow, in session: KeyboardSession<NestedSession>
        ) throws {
            let before = session.keyboardRows(of: try session.settledPicture())
            try window.focus(field)
            try session.keyboard.wait("shows the same keys") {
                session.keyboardRows(of: $0) != before
            }
            _ = try session.settledPicture()
        }

        /// Writes down that the calling test's promise was kept.
        private func note(
            _ toolkit: EntryWindow.Toolkit, _ compositor: NestedSession.Kind,
            _ promise: String = #function
        ) throws {
            try Sighting.note(
                promise, by: toolkit.rawValue, in: compositor.rawValue, route: .text)
        }
    }
}
