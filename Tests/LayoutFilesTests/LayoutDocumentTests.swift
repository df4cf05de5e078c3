import DocumentTestKit
import Documents
import KeyboardLayouts
import LayoutFiles
import Testing

/// What a document says, and what is said of one with mistakes. Source: docs/layouts.md.
struct LayoutDocumentTests {
    private static let head = "language: de-DE\npages:\n  letters:\n"

    private func read(_ text: String) throws -> (KeyboardLayout?, [String]) {
        let (layout, problems) = try LayoutDocument.read(
            Array(text.utf8), path: "d", isThorough: true)
        return (layout, DocumentProblem.lines(problems))
    }

    @Test func aFewLinesAreALayout() throws {
        let (layout, problems) = try read(
            Self.head + "    - q w\n    - shift y backspace\n    - numbers space return\n")
        #expect(problems == [])
        let known = try #require(layout)
        #expect(known.traits.languageTag == "de-DE" && known.traits.badge == "DE")
        #expect(known.traits.name == "d" && known.traits.title == "d")
        #expect(known.rows(of: .letters)[0].map(\.label) == ["q", "w"])
        // The pages that it leads to and does not give are the usual ones.
        #expect(known.rows(of: .numbers) == KeyboardLayout.usEnglish.rows(of: .numbers))
        #expect(known.rows(of: .symbols) == KeyboardLayout.usEnglish.rows(of: .symbols))
        #expect(known.physicalKeys.isEmpty)
    }

    @Test func aWordMayBeToldOf() throws {
        let (layout, problems) = try read(
            Self.head + "    - a dot wide backspace\n    - space return\n"
                + "keys:\n  dot: {types: '.com', alternates: .net .org, label: '.c'}\n"
                + "  wide: {types: b, shifted: '9', width: 2.5, role: control}\n"
                + "  backspace: {width: 3}\n")
        #expect(problems == [])
        let row = try #require(layout).rows(of: .letters)[0]
        #expect(row[1].action == .character(".com") && row[1].alternates == [".net", ".org"])
        #expect(row[1].label == ".c")
        #expect(row[2].sign(at: .shifted) == .text("9") && row[2].role == .control)
        #expect(row[2].width == .units(2.5) && row[3].width == .units(3))
        #expect(row[3].action == .backspace)
    }

    @Test func keysHaveTheWordsOfTheirLanguage() throws {
        let rows = "    - a backspace\n    - numbers space return\n"
        let words = "words: {space: mellanslag, return: retur, letters: ÅÄÖ, go: gå}\n"
        let (layout, problems) = try read(Self.head + rows + words)
        #expect(problems == [])
        let known = try #require(layout)
        #expect(known.rows(of: .letters)[1].map(\.label) == ["123", "mellanslag", "retur"])
        #expect(known.rows(of: .symbols)[3].map(\.label) == ["ÅÄÖ", "mellanslag", "retur"])
        #expect(known.traits.words[.go] == "gå" && known.traits.words[.search] == "search")
        // A key that is told of keeps what it is told.
        let own = try #require(
            read(Self.head + rows + words + "keys: {space: {label: '…'}}\n").0)
        #expect(own.rows(of: .letters)[1].map(\.label) == ["123", "…", "retur"])
        // Without words they are English.
        let plain = try #require(read(Self.head + rows).0)
        #expect(plain.rows(of: .letters)[1].map(\.label) == ["123", "space", "return"])
        #expect(plain.traits.words == .english)
    }

    @Test func theCommonAlternatesMayBeLeftOut() throws {
        let rows = "    - e backspace\n    - space return\nalternates: [e ę]\n"
        let with = try #require(read(Self.head + rows).0).rows(of: .letters)[0][0]
        #expect(with.alternates == ["ę", "è", "é", "ê", "ë", "ě", "ẽ", "ē", "ė"])
        let without = try #require(read(Self.head + rows + "common-alternates: off\n").0)
        #expect(without.rows(of: .letters)[0][0].alternates == ["ę"])
    }

    /// A combining mark after a space looks like one character with it.
    @Test func aRowMayHoldCombiningMarks() throws {
        let (layout, problems) = try read(
            Self.head + "    - 'ا \u{651} \u{64E} backspace'\n    - space return\n")
        #expect(problems == [])
        #expect(try #require(layout).rows(of: .letters)[0].map(\.label).count == 4)
    }

    static let mistakes: [Mistake] = [
        // A space was forgotten, whatever the script; and what draws nothing is no key.
        Mistake(
            head + "    - q чш w\n    - backspace space return\n",
            "d:4:9: there is no key 'чш'; "
                + "tell under 'keys' what it types, or part its characters by spaces"),
        Mistake(
            head + "    - q \u{202E} w\n    - backspace space return\n",
            "d:4:9: there is no key '\\u{202e}'; "
                + "tell under 'keys' what it types, or part its characters by spaces"),
        Mistake(
            head + "    - a shift backspace space return\nkeys: {shift: {types: z}}\n",
            "d:5:8: 'shift' is a key already; give what it types a word of its own"),
        Mistake(
            "name: ''\napostrophe: ''\n" + head + "    - a backspace space return\n",
            "d:1:7: name cannot be ''; it is a text of up to 64 characters",
            "d:2:13: apostrophe cannot be ''; it is a sign such as ’"),
        Mistake(
            head + "    - q w: e\n    - space\n",
            "d:4:7: row 1 of letters is a mapping; put the row in quotation marks"),
        Mistake(
            head + "    - q - e\n    - - e\n",
            "d:5:7: row 2 of letters is a list; put the row in quotation marks"),
        Mistake(
            head + "    - # $ %\n    - space return backspace\n",
            "d:4:6: row 1 of letters is empty; "
                + "remove it, or put it in quotation marks: '#' begins a comment"),
        Mistake(
            head + "    - q shfit w\n    - backspace space return\n",
            "d:4:9: there is no key 'shfit'; did you mean 'shift'?"),
        Mistake(
            head + "    - q abc w\n    - backspace space return\n",
            "d:4:9: there is no key 'abc'; "
                + "tell under 'keys' what it types, or part its characters by spaces"),
        Mistake(
            head + "    - é zeta w\n    - backspace space retrun\n",
            "d:4:9: there is no key 'zeta'; "
                + "tell under 'keys' what it types, or part its characters by spaces",
            "d:5:23: there is no key 'retrun'; did you mean 'return'?"),
        // Within quotation marks the place is that in the file: two marks are one character, and so is an escape.
        Mistake(
            head
                + "    - ''' q  shfit w'\n    - \"\\\" \\u00E9 spcae\"\n    - backspace space return\n",
            "d:4:14: there is no key 'shfit'; did you mean 'shift'?",
            "d:5:18: there is no key 'spcae'; did you mean 'space'?"),
        // Rows of several lines, and rows of which that cannot be told.
        Mistake(
            head + "    - q w\n      e shfit\n    - 'a b\n      retrun'\n    - &a 'c spcae'\n"
                + "    - backspace space return\n",
            "d:5:9: there is no key 'shfit'; did you mean 'shift'?",
            "d:7:7: there is no key 'retrun'; did you mean 'return'?",
            "d:8:7: there is no key 'spcae'; did you mean 'space'?"),
        Mistake(
            "language: de\npages:\n  letters: [a abc, 'b shfit', space return backspace]\n",
            "d:3:15: there is no key 'abc'; "
                + "tell under 'keys' what it types, or part its characters by spaces",
            "d:3:23: there is no key 'shfit'; did you mean 'shift'?"),
        Mistake(
            "pages:\n  letters: [a backspace, space return]\n",
            "d:1:1: language is missing; write it as 'language: de-DE'"),
        // What is begun only is missing too.
        Mistake(
            "language:\npages:\n  letters: [a backspace, space return]\n",
            "d:1:1: language is missing; write it as 'language: de-DE'"),
        Mistake(
            "language: de\npages:\n  letters:\n  numbers: [letters]\n",
            "d:3:3: letters are missing; write 'letters:' with its rows"),
        Mistake(
            "language: german language\npages:\n  letters: [a backspace, space return]\n",
            "d:1:11: language cannot be 'german language'; it is a tag such as de-DE"),
        Mistake(
            "language: de\n",
            "d:1:1: pages are missing; write 'pages:' and below it 'letters:' with its rows"),
        Mistake(
            "language: de\npages:\n  leters: [a]\n",
            "d:3:3: letters are missing; write 'letters:' with its rows",
            "d:3:3: unknown key 'leters'; did you mean 'letters'?"),
        Mistake(
            head + "    - a backspace\n    - space return\nquotes: [a, b]\n",
            "d:6:9: quotes are 2 signs; write a list of four: [“, ”, ‘, ’]"),
        Mistake(
            head + "    - a backspace\n    - space return\ndomain: de\n",
            "d:6:9: domain cannot be 'de'; it is a domain such as .de"),
        Mistake(
            head + "    - a backspace\n    - space return\ndirection: up\n",
            "d:6:12: direction cannot be 'up'; it is left-to-right or right-to-left"),
        Mistake(
            head + "    - a backspace\n    - space return\nwords: mellanslag\n",
            "d:6:8: words is 'mellanslag'; write one 'key: value' a line"),
        Mistake(
            head + "    - a backspace\n    - space return\nwords:\n  space: ''\n  return: ' '\n"
                + "  letters: alphabet\n  go: \"g\\no\"\n  next: [a]\n  done: \"\\u200B\"\n"
                + "  send: mellanslagstangent ja\n",
            "d:7:10: space cannot be ''; it is a text of up to 20 characters in one line",
            "d:8:11: return cannot be ' '; it is a text of up to 20 characters in one line",
            "d:9:12: letters cannot be 'alphabet'; it is a text of up to 6 characters in one line",
            "d:10:7: go cannot be 'g\\u{a}o'; it is a text of up to 20 characters in one line",
            "d:11:9: next cannot be a list; it is a text of up to 20 characters in one line",
            "d:12:9: done cannot be '\\u{200b}'; it is a text of up to 20 characters in one line",
            "d:13:9: send cannot be 'mellanslagstangent ja'; "
                + "it is a text of up to 20 characters in one line"),
        Mistake(
            head + "    - a b backspace\n    - space return\nshifted:\n  letters:\n    - A\n",
            "d:8:7: 1 keys where 3 are without shift; write one for each, the same where nothing changes"
        ),
        Mistake(
            head + "    - a backspace\n    - symbols space return\n",
            "d:4:5: letters leads to symbols, which are not there; "
                + "write 'symbols:' with its rows, or remove the key"),
        Mistake(
            head + "    - a backspace\n    - numbers space return\n"
                + "  numbers:\n    - 1 backspace space return\n",
            "d:7:5: nothing leads from numbers to letters; put 'letters' in a row"),
        Mistake(
            head + "    - a backspace\n    - space return\nkeys:\n  wide: {width: 2}\n",
            "d:7:3: 'wide' types nothing; write what it types as 'types: …'"),
        Mistake(
            head + "    - a backspace\n    - space return\nkeys:\n  a: {width: wide, size: 2}\n",
            "d:7:14: width cannot be 'wide'; it is a number from 0.25 to 16, of letter keys",
            "d:7:20: unknown key 'size'; the keys are types, shifted, label, width, role and alternates"
        ),
        Mistake(
            head + "    - a backspace\n    - space return\nkeys:\n  a: {width: 0x2}\n",
            "d:7:14: width cannot be '0x2'; it is a number from 0.25 to 16, of letter keys"),
        Mistake(
            head + "    - a backspace\n    - space return\ndesk:\n  plain: [a b, c]\n",
            "d:7:10: plain has 2 rows; a PC keyboard has 4 rows of characters"),
        Mistake(
            head + "    - a backspace\n    - space return\ndesk:\n  plain:\n"
                + "    - 1 2 3 4 5 6 7 8 9 0 - =\n    - q w e r t y u i o p [ ]\n"
                + "    - a s d f g h j k l ; dead:x\n    - z x c v b n m , .\n",
            "d:10:27: there is no accent 'dead:x'; the accents are "
                + "`, ´, ^, ~, ¯, ˘, ˙, ¨, °, ˝, ˇ, ¸ and ˛",
            "d:11:7: 9 keys in a row; this row has 10 or 11"),
    ]

    @Test(arguments: mistakes)
    func everyMistakeIsTold(_ mistake: Mistake) throws {
        let (layout, problems) = try read(mistake.text)
        #expect(problems == mistake.says)
        #expect(layout == nil)
    }

    static let warnings: [Mistake] = [
        Mistake(
            head + "    - a b\n    - space return\n",
            "d:4:5: letters has no key 'backspace'; put 'backspace' in a row"),
        Mistake(
            head + "    - a b backspace\n    - space space shift shift shift return\n",
            "d:4:5: letters has 'space' twice; remove one of them",
            "d:4:5: letters has 'shift' 3 times; leave two"),
        Mistake(
            head + "    - a b backspace\n    - space return\nkeys: {baz: {types: z}}\n",
            "d:6:8: no row has the key 'baz'; put it in a row, or remove it"),
        Mistake(
            head + "    - a b backspace\n    - space return\nalternates: [a ä, a á, b b]\n",
            "d:6:19: 'a' has a row already; write all it offers in one",
            "d:6:24: the row of 'b' names something twice; remove one of them"),
        Mistake(
            head + "    - a b a backspace\n    - space return\n",
            "d:4:5: letters has 'a' twice; remove one of them"),
        Mistake(
            head + "    - a b backspace\n    - space return\nalternates:\n  - c ć\n  - a\n",
            "d:7:5: no key types 'c'; remove the row",
            "d:8:5: 'a' offers nothing; write what it offers behind it"),
        Mistake(
            head + "    - a b backspace\n    - space return\nwords: {spcae: x}\n",
            "d:6:9: unknown key 'spcae'; did you mean 'space'?"),
        Mistake(
            head + "    - a b backspace\n    - space return\nlangauge: x\n",
            "d:6:1: unknown key 'langauge'; did you mean 'language'?"),
    ]

    @Test(arguments: warnings)
    func whatIsOddIsToldAndCounts(_ mistake: Mistake) throws {
        let (layout, problems) = try read(mistake.text)
        #expect(problems == mistake.says)
        #expect(layout != nil)
    }

    @Test func aRowHasItsLimits() throws {
        let many = Array(repeating: "a", count: 21).joined(separator: " ")
        #expect(
            try read(Self.head + "    - \(many)\n").1.contains(
                "d:4:7: a row has 21 keys; it has 1 to 20"))
        let rows = String(repeating: "    - a\n", count: 9)
        #expect(try read(Self.head + rows).1.contains("d:4:5: letters has 9 rows; 8 are the most"))
    }

    @Test func aSyntaxErrorIsToldAlone() {
        #expect(throws: DocumentProblem.self) {
            try LayoutDocument.read(Array("language: [de\n".utf8), path: "d")
        }
    }

    @Test func aLayoutIsToldFromOtherDocuments() throws {
        func isMeant(_ text: String) throws -> Bool {
            LayoutDocument.isMeant(by: try YAMLDocument(Array(text.utf8), path: "d"))
        }
        #expect(try isMeant("pages:\n  letters: []\n") && isMeant("language: de\n"))
        #expect(try !isMeant("theme: ocean\n") && !isMeant("accent: '#fff'\n") && !isMeant(""))
    }
}
