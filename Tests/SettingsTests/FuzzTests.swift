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
        for problem in problems { check(problem, in: bytes) }
        return problems.contains { $0.severity == .error }
    }

    private static func check(_ problem: DocumentProblem, in bytes: [UInt8]) {
        guard let place = problem.place else {
            Issue.record("no place is told: \(problem)")
            return
        }
        // Every break of a line is at least one byte, and every column too.
        let range = 1...(bytes.count + 1)
        let isPlaced = range.contains(place.line) && range.contains(place.column)
        let isOneLine = problem.description.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
        if !isPlaced || !isOneLine || problem.what.isEmpty || problem.advice.isEmpty {
            Issue.record("\(problem)")
        }
    }
}

/// One way to break a document.
private enum Damage: CaseIterable {
    case cut, flip, insert, removeRange, doubleLine, removeLine, indent, swapLines

    func strike(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
        guard bytes.count > 16 else { return }
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch self {
        case .cut: bytes.removeSubrange(place...)
        case .flip: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case .insert:
            let pieces = [
                ": ", "- ", "[", "}", "{", "'", "\"", "&a ", "*t", "*a", "|\n", "\t", "\n---\n",
                "#", "\u{0}",
                "\u{FEFF}", "!!str ", "%YAML 1.1\n", "? ", "\r", "\u{2028}",
            ]
            bytes.insert(
                contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: place)
        case .removeRange: bytes.removeSubrange(place..<min(bytes.count, place + 9))
        case .doubleLine: lines(&bytes) { $0.insert($0[$1], at: $1) }
        case .removeLine: lines(&bytes) { $0.remove(at: $1) }
        case .indent: lines(&bytes) { $0[$1].insert(0x20, at: 0) }
        case .swapLines: lines(&bytes) { $0.swapAt($1, 0) }
        }

        func lines(_ bytes: inout [UInt8], _ change: (inout [[UInt8]], Int) -> Void) {
            var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(
                Array.init)
            change(&lines, place % lines.count)
            bytes = Array(lines.joined(separator: [0x0A]))
        }
    }
}
