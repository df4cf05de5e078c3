import TestKit
import Testing
import Units

extension SessionTests {
    /// The keyboard as it stands on a desk, by `--page pc`.
    @Suite struct Desk {
        /// The keys at the places of A, C and V, and a text of three letters with its capital.
        struct Keys: CustomTestStringConvertible {
            let layout: String
            let (all, copy, paste): (String, String, String)
            let text: String

            init(_ layout: String, _ places: String, text: String) {
                self.layout = layout
                let ids = places.map { "key.character.\($0)" }
                (all, copy, paste) = (ids[0], ids[1], ids[2])
                self.text = text
            }

            var testDescription: String { layout }

            static let both = [
                Keys("us", "acv", text: "Ab!"), Keys("ru", "фсм", text: "Жу1"),
            ]
        }

        @Test(arguments: Keys.both, EntryWindow.Toolkit.allCases)
        func shortcutsOfADeskKeyboardWork(keys: Keys, toolkit: EntryWindow.Toolkit) throws {
            let session = try SessionTests.start(
                .sway, KeySet(keys.layout, form: .pc), arguments: ["--page", "pc"], rules: false,
                hasXwayland: toolkit == .gtk3OnX11)
            let window = try SessionTests.open(toolkit, in: session)
            try session.typist.type(keys.text)
            try window.wait(forText: keys.text)
            let control = "key.modifier.control"
            try session.typist.tap(control, keys.all, control, keys.copy)
            try session.typist.tap("key.named.end", control, keys.paste)
            try window.wait(forText: keys.text + keys.text)
            // Locked for two shortcuts, and over; arrows select with shift.
            try session.typist.tap(control, control, keys.all, keys.copy, control)
            try session.typist.tap("key.named.home", "key.shift", "key.named.right")
            try session.typist.tap("key.named.delete")
            try window.wait(forText: String((keys.text + keys.text).dropFirst()))
            try session.typist.tap(control, keys.all)
            let rest = keys.layout == "us" ? "z1" : "я1"
            try session.typist.type(rest)
            try window.wait(forText: rest)
            try note(
                toolkit,
                "shortcutsOfADeskKeyboardWorkIn\(keys.layout.prefix(1).uppercased())\(keys.layout.dropFirst())"
            )
        }

        /// Control held by one finger while others type.
        @Test(arguments: [EntryWindow.Toolkit.gtk3, .qt5])
        func controlCountsAsLongAsAFingerHoldsIt(toolkit: EntryWindow.Toolkit) throws {
            let session = try SessionTests.start(
                .sway, KeySet("us", form: .pc), arguments: ["--page", "pc"], rules: false)
            let window = try SessionTests.open(toolkit, in: session)
            try session.typist.type("abc")
            try window.wait(forText: "abc")
            let control = try session.typist.place(of: "key.modifier.control")
            try session.nested.touch(.down(7, control), .frame)
            try session.typist.tap("key.character.a", "key.character.c")
            // The compositor passes the clipboard on, which no event tells us.
            try session.nested.touch(.wait(microseconds: 500_000))
            // The first takes the place of what is selected.
            for _ in 0..<3 { try session.typist.tap("key.character.v") }
            try session.nested.touch(.up(7), .frame)
            try session.typist.type("v")
            try window.wait(forText: "abcabcabcv")
            try note(toolkit, "controlCountsAsLongAsAFingerHoldsIt")
        }

        /// Writes down that a promise was kept.
        private func note(_ toolkit: EntryWindow.Toolkit, _ promise: String) throws {
            try Sighting.note(promise, by: toolkit.rawValue, in: "sway", route: toolkit.route)
        }
    }
}
