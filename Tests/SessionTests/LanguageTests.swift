import TestKit
import Testing
import Units

extension SessionTests {
    /// Layouts of other languages, by `--languages`, in real applications.
    @Suite struct Languages {
        /// A layout's letters by rows, as its keys show them.
        struct Alphabet: CustomTestStringConvertible {
            let layout: String
            let rows: [String]
            /// The same where syllables are made of them.
            let composed: [String]

            init(_ layout: String, _ rows: [String], composed: [String]? = nil) {
                self.layout = layout
                self.rows = rows
                self.composed = composed ?? rows
            }

            var testDescription: String { layout }

            static let all = [
                Alphabet("de", ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"]),
                Alphabet("cs", ["qwertzuiop", "asdfghjkl", "yxcvbnm"]),
                Alphabet("ru", ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"]),
                Alphabet("ar", ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"]),
                Alphabet(
                    "ko", ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"],
                    composed: ["ㅂㅈㄷㄱ쇼ㅕㅑㅐㅔ", "ㅁㄴㅇㄹ호ㅓㅏㅣ", "ㅋㅌㅊ퓨ㅜㅡ"]),
            ]
        }

        @Test(arguments: Alphabet.all, EntryWindow.Toolkit.allCases)
        func everyLetterOfALayoutArrives(
            alphabet: Alphabet, toolkit: EntryWindow.Toolkit
        ) throws {
            let session = try SessionTests.start(
                .sway, KeySet(alphabet.layout), rules: false, hasXwayland: toolkit == .gtk3OnX11)
            let window = try SessionTests.open(toolkit, in: session)
            let signs = alphabet.layout == "ar" ? " ١٩،" : " 19,"
            try session.typist.type(alphabet.rows.joined(separator: " ") + signs)
            let rows = toolkit.hasTextInput ? alphabet.composed : alphabet.rows
            try window.wait(forText: rows.joined(separator: " ") + signs)
            try note(
                toolkit.rawValue,
                "everyLetterOf\(alphabet.layout.prefix(1).uppercased())\(alphabet.layout.dropFirst())Arrives",
                toolkit.route)
        }

        @Test(arguments: Alphabet.all)
        func everyLetterOfALayoutArrivesInATerminal(alphabet: Alphabet) throws {
            let session = try SessionTests.start(
                .sway, KeySet(alphabet.layout, form: .terminal))
            let terminal = try SessionTests.open(.foot, running: .cat, in: session)
            try session.typist.type(alphabet.rows.joined(separator: " ") + "\n")
            try terminal.wait(forText: alphabet.rows.joined(separator: " ") + "\n")
            try note(
                "foot",
                "everyLetterOf\(alphabet.layout.prefix(1).uppercased())\(alphabet.layout.dropFirst())Arrives",
                .keys)
        }

        @Test(arguments: NestedSession.Kind.allCases, [EntryWindow.Toolkit.gtk3, .gtk4])
        func syllablesAreMadeAndTakenApart(
            compositor: NestedSession.Kind, toolkit: EntryWindow.Toolkit
        ) throws {
            let session = try SessionTests.start(compositor, KeySet("ko"))
            let window = try SessionTests.open(toolkit, in: session)
            try session.typist.type("ㅎㅏㄴㄱㅜㄱㅇㅓ ㅇㅏㄴㅈㅇㅏ ㄲㅗㅊ")
            try window.wait(forText: "한국어 앉아 꽃")
            try session.typist.type("\u{8}\u{8}ㅏ\u{8}\u{8}\u{8}\u{8}ㅈㅏ")
            try window.wait(forText: "한국어 앉자")
            try note(toolkit.rawValue, in: compositor, "syllablesAreMadeAndTakenApart", .text)
        }

        /// The PC keyboards' dead keys: é, ö, ǒ; twice or with a space the accent itself.
        @Test(arguments: EntryWindow.Toolkit.allCases)
        func deadKeysMakeLetters(toolkit: EntryWindow.Toolkit) throws {
            let session = try SessionTests.start(
                .sway, KeySet("cs", form: .pc), arguments: ["--page", "pc"], rules: false,
                hasXwayland: toolkit == .gtk3OnX11)
            let window = try SessionTests.open(toolkit, in: session)
            let (acute, diaeresis) = ("key.dead.´", "key.dead.¨")
            try session.typist.type("a")
            try session.typist.tap(acute, "key.character.e", diaeresis, "key.character.o")
            try session.typist.tap(diaeresis, "key.shift", "key.character.u")
            try window.wait(forText: "aéöÜ")
            try session.typist.tap(acute, acute, "key.character.x", diaeresis, "key.space")
            try window.wait(forText: "aéöÜ´x¨")
            try session.typist.type("y\u{8}\u{8}\u{8}\u{8}\u{8}z")
            try window.wait(forText: "aéöz")
            try note(toolkit.rawValue, "deadKeysMakeLetters", toolkit.route)
        }

        @Test func deadKeysMakeLettersInATerminal() throws {
            let session = try SessionTests.start(
                .sway, KeySet("cs", form: .pc), arguments: ["--page", "pc"])
            let terminal = try SessionTests.open(.foot, running: .cat, in: session)
            let (acute, diaeresis) = ("key.dead.´", "key.dead.¨")
            try session.typist.tap(acute, "key.character.e", diaeresis, "key.character.o")
            try session.typist.tap(acute, acute, "key.character.x")
            try session.typist.type("\n")
            try terminal.wait(forText: "éö´x\n")
            try note("foot", "deadKeysMakeLetters", .keys)
        }

        @Test(arguments: EntryWindow.Toolkit.allCases)
        func theGlobeChangesTheLettersWhileTyping(toolkit: EntryWindow.Toolkit) throws {
            let keys = KeySet("us", "ru")
            let session = try SessionTests.start(
                .sway, keys, rules: false, hasXwayland: toolkit == .gtk3OnX11)
            let window = try SessionTests.open(toolkit, in: session)
            let russian = try Typist(
                on: session.nested, program: session.keyboard.program, keys: KeySet("ru", "us"),
                tapper: session.tapper)
            var typists = [session.typist, russian]
            let words = ["one ", "два ", "Three ", "Четыре ", "five", "шесть"]
            for (index, word) in words.enumerated() {
                try typists[index % 2].type(word)
                try typists[index % 2].tap("key.nextKeyboard")
            }
            try window.wait(forText: words.joined())
            try note(toolkit.rawValue, "theGlobeChangesTheLettersWhileTyping", toolkit.route)
        }

        @Test func theGlobeChangesTheLettersOfATerminal() throws {
            let session = try SessionTests.start(.sway, KeySet("us", "ru", form: .terminal))
            let terminal = try SessionTests.open(.foot, running: .cat, in: session)
            var typists = [
                session.typist,
                try Typist(
                    on: session.nested, program: session.keyboard.program,
                    keys: KeySet("ru", "us", form: .terminal), tapper: session.tapper),
            ]
            let words = ["one ", "два ", "Three ", "Четыре ", "five", "шесть"]
            for (index, word) in words.enumerated() {
                try typists[index % 2].type(word)
                try typists[index % 2].tap("key.nextKeyboard")
            }
            try typists[0].type("\n")
            try terminal.wait(forText: words.joined() + "\n")
            try note("foot", "theGlobeChangesTheLettersWhileTyping", .keys)
        }

        /// Writes down that a promise was kept.
        private func note(
            _ application: String, in compositor: NestedSession.Kind = .sway, _ promise: String,
            _ route: Sighting.Route
        ) throws {
            try Sighting.note(promise, by: application, in: compositor.rawValue, route: route)
        }
    }
}

extension EntryWindow.Toolkit {
    /// How text reaches it.
    var route: Sighting.Route { hasTextInput ? .text : .keys }
}
