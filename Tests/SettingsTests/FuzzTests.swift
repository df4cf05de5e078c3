import DocumentTestKit
import Documents
import TestRandom
import Testing

@testable import Settings

/// Documents that are broken at random: whatever they hold, there are values or problems with a place in the document.
@Suite struct FuzzTests {
    private static let documents = [
        """
        # How the keyboard looks.
        theme: &t ocean
        scheme: dark
        design: ios18
        translucency: off
        preview-style: "bubble-word"
        uniform-keys: on
        space-label: 'no'
        animations: auto

        """, ThemeDocumentTests.paper,
        """
        based-on: native
        accent: &red {light: '#ff0000', dark: "#ff4040"}
        standard-key: *red
        control-key:
          light: '#ffffff'
          dark: |
            #000000
        list: [a, {b: c}, [d], ~]
        ? [complex, key]
        : >
          folded
          text

        """,
    ]

    @Test func brokenDocumentsGiveValuesOrProblems() {
        var random = SeededGenerator(seed: 7)
        var mistakes = 0
        let rounds = 1_500
        for round in 0..<rounds {
            var bytes = Array(Self.documents[round % Self.documents.count].utf8)
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                Damage.allCases.randomElement(using: &random)?.strike(&bytes, using: &random)
            }
            if Self.isMistaken(bytes) { mistakes += 1 }
        }
        #expect(mistakes > rounds / 4, "the damage is not worth the name")
        #expect(mistakes < rounds, "nothing is ever read")
    }

    @Test func noiseGivesValuesOrProblems() {
        var random = SeededGenerator(seed: 11)
        let pieces = Array(
            ":-[]{},#&*!|>'\"%@`?~ \t\n\r\\abé\u{0}\u{7F}\u{85}\u{2028}\u{FEFF}\u{1F600}"
        )
        .map { Array(String($0).utf8) }
        for _ in 0..<1_500 {
            let length = Int.random(in: 0..<30, using: &random)
            let bytes = (0..<length).flatMap { _ in pieces.randomElement(using: &random) ?? [] }
            _ = Self.isMistaken(bytes)
        }
    }

    @Test func everyBeginningOfADocumentIsRead() {
        for document in Self.documents {
            let bytes = Array(document.utf8)
            for length in 0...bytes.count { _ = Self.isMistaken(Array(bytes.prefix(length))) }
        }
    }

    @Test func everyByteOfADocumentMayBeLost() {
        for document in Self.documents {
            let whole = Array(document.utf8)
            for index in whole.indices {
                for byte: UInt8? in [nil, 0x0A, 0x3A, 0xFF] {
                    var bytes = whole
                    if let byte { bytes[index] = byte } else { bytes.remove(at: index) }
                    _ = Self.isMistaken(bytes)
                }
            }
        }
    }

    /// Reads as settings and as a theme; true when something was wrong. What is said has its place.
    private static func isMistaken(_ bytes: [UInt8]) -> Bool {
        var problems: [DocumentProblem] = []
        do throws(DocumentProblem) {
            problems += try SettingsValues.read(bytes, path: "f").problems
            problems += try ThemeDocument.read(bytes, path: "f").problems.filter {
                !$0.what.hasPrefix("unknown key") && !$0.what.hasSuffix("missing")
            }
        } catch {
            problems = [error]
        }
        for problem in problems { Damage.check(problem, in: bytes) }
        return problems.contains { $0.severity == .error }
    }
}
