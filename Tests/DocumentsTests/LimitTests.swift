import Testing

@testable import Documents

/// A document comes from outside.
@Suite struct LimitTests {
    @Test func depthIsBounded() throws {
        let deepest = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
        #expect(try YAMLDocument(Array(deepest.utf8), path: "d").root != nil)
        #expect(
            said(about: "[\(deepest)]") == "d:1:33: more than 32 levels; make the document flatter")
    }

    @Test(arguments: ["[", "{a: ", "? ", "- "]) func levelsWithoutEndAreNoTrap(_ level: String) {
        let text = String(repeating: level, count: 100_000)
        #expect(said(about: text)?.contains("more than 32 levels") == true)
    }

    @Test func numberOfValuesIsBounded() throws {
        func list(_ count: Int) -> String { "[" + String(repeating: "a,", count: count) + "]" }
        #expect(try YAMLDocument(Array(list(9_999).utf8), path: "d").root != nil)
        #expect(
            said(about: list(10_000))
                == "d:1:20000: more than 10000 values; make the document shorter")
    }

    /// Ten lists of ten aliases each: ten billion values in twelve lines.
    @Test func aliasesCannotMultiplyWithoutBound() {
        var text = "- &a0 x\n"
        for level in 1...10 {
            let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "- &a\(level) [\(aliases)]\n"
        }
        // 1 + 11 + 111 + 1111 with the lists themselves, then line 5 goes over the limit.
        #expect(said(about: text)?.hasPrefix("d:5:") == true)
        #expect(
            said(about: text)?.hasSuffix(": more than 10000 values; make the document shorter")
                == true)
    }

    @Test func sizeIsBounded() throws {
        let comment = "#" + String(repeating: "x", count: (1 << 20) - 1)
        #expect(try YAMLDocument(Array(comment.utf8), path: "d").root == nil)
        #expect(said(about: comment + "x") == "d: larger than 1 MiB; make it shorter")
    }

    private func said(about text: String) -> String? {
        do throws(DocumentProblem) {
            _ = try YAMLDocument(Array(text.utf8), path: "d")
            return nil
        } catch {
            return "\(error)"
        }
    }
}
