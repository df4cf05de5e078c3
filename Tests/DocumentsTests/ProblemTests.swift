import DocumentTestKit
import Testing

@testable import Documents

@Suite struct ProblemTests {
    /// After a syntax error nothing can be read: it is told alone.
    @Test(arguments: [
        Mistake(
            "a: b: c",
            "d:1:5: a second ':' in one line; "
                + "put each key on a line of its own, and text that holds ': ' in quotation marks"),
        Mistake(
            "a: b\nkey\nc: d", "d:2:1: a key without a value; write it as 'key: value'"),
        Mistake(
            "a:\n  b: c\n d: e",
            "d:3:2: the line does not go on with what is above it; "
                + "begin keys that belong together in the same column"),
        Mistake(
            "- a\n- b\nc: d",
            "d:3:1: the line does not go on with the list above it; "
                + "begin each entry with '- ' in the same column"),
        Mistake(
            "a: {b: c\nd: e\n",
            "d:1:4: '{' is not closed; put ',' between entries and '}' at the end"),
        Mistake("a: [b, c", "d:1:4: '[' is not closed; put ',' between entries and ']' at the end"),
        Mistake(
            "a: 'b\nc: d\n", "d:1:4: a quotation mark is not closed; put one at the end of the text"
        ),
        Mistake(
            "a: \"\\q\"",
            "d:1:5: an unknown escape behind '\\'; "
                + "use single quotation marks, where '\\' is nothing special"),
        Mistake(
            "a: - b", "d:1:4: a list begins in the middle of a line; begin it on the next line"),
        Mistake("a:\n\tb: c", "d:2:1: a tab in front of a value; use spaces"),
        Mistake("é: @b", "d:1:4: '@' cannot begin a value; put the text in quotation marks"),
        Mistake("a: b\n---\nc: d", "d:2:1: a second document begins; keep one document in a file"),
        Mistake(
            "a: *b", "d:1:4: '*b' repeats nothing; put '&b' in front of a value above it"),
        Mistake("a: &b [*b]", "d:1:8: '*b' stands within what it repeats; remove it"),
        Mistake(
            "ab\u{7}", "d:1:3: character U+7 does not belong in a document; remove it"),
    ])
    func syntaxErrorIsToldAlone(_ mistake: Mistake) {
        do throws(DocumentProblem) {
            _ = try YAMLDocument(Array(mistake.text.utf8), path: "d")
            Issue.record("nothing was said")
        } catch {
            #expect(["\(error)"] == mistake.says)
        }
    }

    @Test(
        arguments: [
            ([0x61, 0xFF], "d:1:2: byte 0xFF is not UTF-8; save the file as UTF-8"),
            // ISO 8859-1, on the second line behind a character of two bytes.
            (
                [0x0A, 0xC3, 0xA9, 0xE9, 0x3A],
                "d:2:2: byte 0xE9 is not UTF-8; save the file as UTF-8"
            ),
            // UTF-16 begins with such a mark.
            ([0xFF, 0xFE, 0x61, 0x00], "d:1:1: byte 0xFF is not UTF-8; save the file as UTF-8"),
            // A lone surrogate, and more than Unicode has.
            ([0xED, 0xA0, 0x80], "d:1:1: byte 0xED is not UTF-8; save the file as UTF-8"),
            ([0x0D, 0x0A, 0xF5], "d:2:1: byte 0xF5 is not UTF-8; save the file as UTF-8"),
        ] as [([UInt8], String)])
    func otherEncodingsAreToldWithTheirPlace(_ bytes: [UInt8], _ says: String) {
        do throws(DocumentProblem) {
            _ = try YAMLDocument(bytes, path: "d")
            Issue.record("nothing was said")
        } catch {
            #expect("\(error)" == says)
        }
    }

    @Test func keyThatIsGivenAgainIsToldAndTheFirstCounts() throws {
        let document = try YAMLDocument(Array("a: 1\nb: 2\na: 3\nb: 4".utf8), path: "d")
        #expect(
            document.problems.map(\.description) == [
                "d:3:1: 'a' is given again; the one in line 1 counts; remove one of them",
                "d:4:1: 'b' is given again; the one in line 2 counts; remove one of them",
            ])
        guard case .mapping(let entries)? = document.root?.content else {
            Issue.record("no mapping")
            return
        }
        #expect(entries.map(\.value.spoken) == ["'1'", "'2'"])
    }

    @Test func keyThatIsNoWordIsTold() throws {
        let document = try YAMLDocument(Array("? [a]\n: b\nc: d".utf8), path: "d")
        #expect(
            document.problems.map(\.description) == [
                "d:1:3: a key is a list; write a word in its place"
            ])
    }

    @Test func textOfADocumentCannotForgeALine() {
        #expect(
            DocumentProblem.quoted("a\nglasschord: b\u{1B}[2J\u{202E}")
                == "'a\\u{a}glasschord: b\\u{1b}[2J\\u{202e}'")
        #expect(
            DocumentProblem.quoted(String(repeating: "é", count: 41))
                == "'\(String(repeating: "é", count: 40))…'")
    }
}
