import DocumentTestKit
import Documents
import KeyboardLayouts
import LayoutFiles
import TestRandom
import Testing
import Units

/// Layouts that are broken at random: whatever they hold, there is a layout that can be laid out, or problems with a place.
struct LayoutFuzzTests {
    @Test(arguments: Shipped.names)
    func brokenDocumentsGiveLayoutsOrProblems(name: String) throws {
        let rounds = 150
        let good = Damage.survivors(
            of: try Shipped.bytes(name), rounds: rounds, seed: 5, isGood: Self.isGood)
        #expect(good < rounds * 3 / 4, "the damage is not worth the name")
        #expect(good > 0, "nothing is ever read")
    }

    @Test func everyBeginningOfADocumentIsRead() throws {
        let whole = try Shipped.bytes("ar")
        for length in stride(from: 0, through: whole.count, by: 7) {
            _ = Self.isGood(Array(whole.prefix(length)))
        }
    }

    /// Words of all kinds in rows of all kinds.
    @Test func rowsOfAnyWordsGiveLayoutsOrProblems() {
        var random = SeededGenerator(seed: 9)
        let words =
            [
                "a", "ß", "لا", "\u{651}", "🇨🇿", "none", "dead:^", "dead:", "x y", ".com", "''",
                "\\", "%", "abc", "\u{200D}", "e\u{301}",
            ] + [
                "shift", "backspace", "space", "return", "globe", "spacer", "numbers", "f1", "alt",
            ]
        for _ in 0..<400 {
            func rows(_ indent: String) -> String {
                (0..<Int.random(in: 1..<6, using: &random)).map { _ in
                    let count = Int.random(in: 0..<14, using: &random)
                    let row = (0..<count).compactMap { _ in words.randomElement(using: &random) }
                    return "\(indent)- \""
                        + row.joined(separator: " ").replacing("\\", with: "\\\\")
                        + "\"\n"
                }.joined()
            }
            let text =
                "language: de\npages:\n  letters:\n\(rows("    "))  numbers:\n\(rows("    "))"
                + "shifted:\n  letters:\n\(rows("    "))desk:\n  plain:\n\(rows("    "))"
            _ = Self.isGood(Array(text.utf8))
        }
    }

    private static func isGood(_ bytes: [UInt8]) -> Bool {
        do throws(DocumentProblem) {
            let (layout, problems) = try LayoutDocument.read(bytes, path: "f", isThorough: true)
            for problem in problems { Damage.check(problem, in: bytes) }
            guard let layout else {
                #expect(problems.contains { $0.severity == .error })
                return false
            }
            layOut(layout)
            return true
        } catch {
            Damage.check(error, in: bytes)
            return false
        }
    }

    private static func layOut(_ layout: KeyboardLayout) {
        for form in [LayoutForm.text, .terminal, .pc, .url] {
            let adapted = layout.adapted(to: form, globe: true)
            let board = Shipped.board(adapted.arranged(as: .dvorak), width: 320)
            for page in adapted.pages {
                for placed in board.grid(for: page).keys {
                    #expect(placed.frame.width >= 0 && placed.frame.left > -0.01)
                    #expect(placed.frame.right < 320.01)
                }
            }
        }
    }
}
