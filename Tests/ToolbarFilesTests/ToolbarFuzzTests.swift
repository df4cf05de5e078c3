import DocumentTestKit
import Documents
import KeyboardToolbar
import TestRandom
import Testing
import ToolbarFiles

/// Toolbars that are broken at random: whatever they hold, there is a toolbar within its limits, or problems with a place.
struct ToolbarFuzzTests {
    @Test(arguments: Shipped.names)
    func brokenDocumentsGiveToolbarsOrProblems(name: String) throws {
        let rounds = 400
        let good = Damage.survivors(
            of: try Shipped.bytes(name), rounds: rounds, seed: 6, isGood: Self.isGood)
        #expect(good < rounds * 3 / 4, "the damage is not worth the name")
        #expect(good > 0, "nothing is ever read")
    }

    @Test func everyBeginningOfADocumentIsRead() throws {
        for name in Shipped.names {
            let whole = try Shipped.bytes(name)
            for length in 0...whole.count { _ = Self.isGood(Array(whole.prefix(length))) }
        }
    }

    /// Members of all kinds with values of all kinds.
    @Test func toolsOfAnyMembersGiveToolbarsOrProblems() {
        var random = SeededGenerator(seed: 8)
        let keys = [
            "text", "key", "command", "action", "page", "symbol", "image", "label", "style",
            "alternates", "include-itself", "other",
        ]
        let values = [
            "a", "~", "''", "'#'", "ctrl+z", "ctrl++", "+", "super", "[]", "{}", "[a, b]",
            "[{key: tab}]", "undo", "page", "letters", "on", "primary", "a.png", "/a.png",
            "\"\\0\"", "\"\\u202e\"", "[[a]]", "{text: a}", "👩‍👩‍👧", "ctrl+shift+alt+f12",
        ]
        for _ in 0..<1_500 {
            let tools = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
                let members = (0..<Int.random(in: 0..<5, using: &random)).compactMap { _ in
                    keys.randomElement(using: &random).flatMap { key in
                        values.randomElement(using: &random).map { "\(key): \($0)" }
                    }
                }
                return "{" + members.joined(separator: ", ") + "}"
            }
            _ = Self.isGood(Array("groups: [[\(tools.joined(separator: ", "))]]".utf8))
        }
    }

    private static func isGood(_ bytes: [UInt8]) -> Bool {
        do throws(DocumentProblem) {
            let (toolbar, problems) = try ToolbarDocument.read(
                bytes, path: "f", check: { _ in nil })
            for problem in problems { Damage.check(problem, in: bytes) }
            guard let toolbar else {
                #expect(problems.contains { $0.severity == .error })
                return false
            }
            check(toolbar)
            return true
        } catch {
            Damage.check(error, in: bytes)
            return false
        }
    }

    private static func check(_ toolbar: ToolbarDocument) {
        #expect(toolbar.groups.count <= 16)
        let items = Array(toolbar.groups.joined())
        #expect(items.count <= 64 && items.allSatisfy { $0.alternates.count <= 32 })
        for tool in items.flatMap({ [$0.tool] + $0.alternates }) {
            switch tool.action {
            case .text(let text):
                #expect(1...32 ~= text.count)
                #expect(text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
            case .command(let words): #expect(1...64 ~= words.count && words[0] != "")
            case .key, .modifier, .board: break
            }
        }
        let content = ToolbarContent(toolbar.toolGroups { _ in })
        #expect(content.groups.joined().count == items.count)
    }
}

extension [ToolbarContent.Group] {
    fileprivate func joined() -> [ToolbarContent.Item] { flatMap(\.items) }
}
