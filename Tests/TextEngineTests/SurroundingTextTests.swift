import Testing
import Units

@testable import TextEngine

@Suite struct SurroundingTextTests {
    private func cluster(before text: String) -> UTF8Count? {
        SurroundingText(text: text, cursor: UTF8Count(of: text), anchor: UTF8Count(of: text))?
            .clusterBeforeCursor
    }

    /// R109 and its kind: lengths are those of the encodings, counted by hand from the code points.
    @Test(arguments: [
        ("a", 1), ("xé", 2), ("x€", 3), ("x😀", 4),
        // e and a combining acute accent.
        ("xe\u{301}", 3),
        // Woman, joiner, woman, joiner, girl.
        ("x\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", 18),
        // The flag of Germany: two letters of four bytes.
        ("x\u{1F1E9}\u{1F1EA}", 8),
        // A thumb with a skin tone.
        ("x\u{1F44D}\u{1F3FD}", 8),
        // Hangul from three jamo.
        ("x\u{1112}\u{1161}\u{11AB}", 9),
        // Devanagari na with the sign i.
        ("x\u{928}\u{93F}", 6),
        ("x\r\n", 2),
    ])
    func R109_deletionTakesTheWholeCluster(text: String, length: Int) {
        #expect(cluster(before: text) == UTF8Count(length))
    }

    /// R103: every position inside a text of mixed lengths.
    @Test func R103_positionsInsideACharacterAreNoKnowledge() {
        let text = "aé€😀"
        let boundaries: Set<Int> = [0, 1, 3, 6, 10]
        for position in -1...12 {
            let surrounding = SurroundingText(
                text: text, cursor: UTF8Count(position), anchor: UTF8Count(position))
            #expect((surrounding != nil) == boundaries.contains(position), "\(position)")
        }
    }

    @Test func anchorMayLieOnEitherSide() {
        for (cursor, anchor) in [(1, 3), (3, 1)] {
            let surrounding = SurroundingText(
                text: "aébc", cursor: UTF8Count(cursor), anchor: UTF8Count(anchor))
            #expect(surrounding?.textBefore == "a")
            #expect(surrounding?.hasSelection == true)
            #expect(surrounding?.clusterBeforeCursor == nil)
        }
    }

    @Test func nothingStandsBeforeTheStart() {
        #expect(cluster(before: "") == nil)
    }

    /// A text near the limit of 4000 bytes may have been cut inside a cluster.
    @Test func clusterAtTheStartOfACutTextIsNotKnown() {
        let tail = String(repeating: "x", count: 3950)
        let surrounding = SurroundingText(text: "é" + tail, cursor: 2, anchor: 2)
        #expect(surrounding?.clusterBeforeCursor == nil)
        let short = SurroundingText(text: "é" + "xyz", cursor: 2, anchor: 2)
        #expect(short?.clusterBeforeCursor == 2)
    }
}
