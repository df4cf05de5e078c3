import Documents
import Glibc
import KeyboardLayouts
import LayoutFiles
import Testing

/// What docs/layouts.md shows is good, and names every word and key that there is.
struct LayoutDocumentationTests {
    private static let page: String = {
        let path = Shipped.folder + "/../../docs/layouts.md"
        guard let file = unsafe fopen(path, "r") else { return "" }
        defer { unsafe fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }()

    /// The examples, in their order.
    private static let examples: [String] = {
        var examples: [String] = []
        var current: String?
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "```yaml" {
                current = ""
            } else if line == "```" {
                if let current { examples.append(current) }
                current = nil
            } else {
                current?.append(line + "\n")
            }
        }
        return examples
    }()

    private func read(_ text: String) throws -> KeyboardLayout {
        let (layout, problems) = try LayoutDocument.read(
            Array(text.utf8), path: "sv.yaml", isThorough: true)
        #expect(problems.map(\.description) == [])
        return try #require(layout)
    }

    @Test func theExamplesAreGood() throws {
        try #require(Self.examples.count == 3)
        let small = try read(Self.examples[0])
        #expect(small.traits.title == "Svenska" && small.traits.domain == ".se")
        #expect(small.rows(of: .letters)[3].map(\.label) == ["123", "mellanslag", "retur"])
        let own = try read("language: en\n" + Self.examples[1]).rows(of: .letters)[3]
        #expect(own.map(\.label) == ["123", "–", "space", ".com", "return"])
        #expect(own[3].role == .control && own[1].alternates == ["—", "-"])
        let desk = try read(Self.examples[0] + Self.examples[2]).physicalKeys
        #expect(desk.first { $0.code == 26 }?.key.sign(at: .plain) == .text("å"))
        #expect(desk.first { $0.code == 27 }?.key.sign(at: .shifted) == .dead("^"))
    }

    @Test func everyWordIsNamed() {
        for word in KeyWord.all where !word.hasPrefix("f") || word == "function" {
            #expect(Self.page.contains("`\(word)`"), "\(word)")
        }
        for word in LayoutWords.Word.allCases {
            #expect(Self.page.contains("`\(word.rawValue)`"), "\(word)")
        }
        for accent in KeySign.accents { #expect(Self.page.contains(accent)) }
    }
}
