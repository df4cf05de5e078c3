import DocumentTestKit
import Testing

@testable import Documents

/// What a document says. Source: YAML 1.1.
@Suite struct DocumentTests {
    @Test func valuesAndKeysKnowTheirPlaces() throws {
        let document = try YAMLDocument(
            Array("# colours\nkeys: [a, 'b']\nüber:\n  deep: \"x\"\n".utf8), path: "d")
        let root = try #require(document.root)
        #expect(document.problems == [])
        #expect(root.place == DocumentPlace(line: 2, column: 1))
        guard case .mapping(let entries) = root.content else {
            Issue.record("no mapping: \(root)")
            return
        }
        #expect(entries.map(\.key) == ["keys", "über"])
        #expect(entries.map(\.place.line) == [2, 3])
        #expect(
            entries[0].value.content
                == .sequence([
                    YAMLNode(
                        place: DocumentPlace(line: 2, column: 8),
                        content: .scalar("a", isPlain: true)),
                    YAMLNode(
                        place: DocumentPlace(line: 2, column: 11),
                        content: .scalar("b", isPlain: false)),
                ]))
        guard case .mapping(let inner) = entries[1].value.content else {
            Issue.record("no inner mapping")
            return
        }
        #expect(inner[0].value.place == DocumentPlace(line: 4, column: 9))
    }

    @Test(arguments: ["", "\n\n", "# nothing\n", "---\n", "--- ~\n...\n", "\u{FEFF}# mark\n"])
    func nothingIsNoMistake(_ text: String) throws {
        let document = try YAMLDocument(Array(text.utf8), path: "d")
        #expect(document.root == nil)
        #expect(document.problems == [])
    }

    @Test func byteOrderMarkMovesNothing() throws {
        let document = try YAMLDocument(Array("\u{FEFF}a: b".utf8), path: "d")
        #expect(document.root?.place == DocumentPlace(line: 1, column: 1))
    }

    @Test func columnsAreCodePoints() throws {
        // e with a combining accent, and a flag of two code points.
        let document = try YAMLDocument(Array("['e\u{301}🇨🇿', x]".utf8), path: "d")
        guard case .sequence(let elements)? = document.root?.content else {
            Issue.record("no list")
            return
        }
        #expect(elements.map(\.place.column) == [2, 10])
    }

    /// What is wrong with a value where it is repeated is told there, not where it is good.
    @Test func aliasRepeatsAValueAtItsOwnPlace() throws {
        let document = try YAMLDocument(Array("a: &x {k: [v]}\nb: *x".utf8), path: "d")
        guard case .mapping(let entries)? = document.root?.content,
            case .mapping(let first) = entries[0].value.content,
            case .mapping(let again) = entries[1].value.content,
            case .sequence(let values) = again[0].value.content
        else {
            Issue.record("no mapping")
            return
        }
        let place = DocumentPlace(line: 2, column: 4)
        #expect(again[0].key == "k" && values[0].content == .scalar("v", isPlain: true))
        #expect(entries[0].value.place == DocumentPlace(line: 1, column: 4))
        #expect(first[0].place == DocumentPlace(line: 1, column: 8))
        #expect(entries[1].value.place == place && again[0].place == place)
        #expect(values[0].place == place)
    }
}
