import Testing
import Units

@testable import TextEngine

@Suite struct DeletionTrialTests {
    private func trial(
        _ before: String, deletion: UTF8Count, insertion: String = ""
    ) throws -> DeletionTrial {
        DeletionTrial(
            before: try report(before), edit: Edit(deletion: deletion, insertion: insertion),
            deadline: Instant(nanoseconds: 0))
    }

    private func putsBack(_ lost: String) -> DeletionTrial.Verdict {
        .countsCodePoints(repair: Edit(insertion: lost))
    }

    private func report(_ text: String) throws -> SurroundingText {
        let end = UTF8Count(of: text)
        return try #require(SurroundingText(text: text, cursor: end, anchor: end))
    }

    @Test func onlyCharactersOfSeveralBytesTell() throws {
        #expect(try !DeletionTrial.isNeeded(for: Edit(deletion: 1), before: report("ab")))
        #expect(try DeletionTrial.isNeeded(for: Edit(deletion: 2), before: report("né")))
        #expect(try !DeletionTrial.isNeeded(for: Edit(insertion: "é"), before: report("n")))
    }

    @Test func bytesAreRecognised() throws {
        #expect(try trial("abcé", deletion: 2).verdict(report("abc")) == .countsBytes)
    }

    @Test func codePointsAreRecognisedByWhatIsMissing() throws {
        #expect(
            try trial("abcé", deletion: 2).verdict(report("ab")) == putsBack("c"))
        // A family of 18 bytes and 5 code points.
        let family = "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}"
        #expect(
            try trial("To the dear family " + family, deletion: 18).verdict(report("To the"))
                == putsBack(" dear family "))
    }

    /// What came in the place of the deleted text stands behind the piece that is missing.
    @Test func replacementsAreRecognisedToo() throws {
        let trial = try trial("abcé", deletion: 2, insertion: "ë")
        #expect(try trial.verdict(report("abcé")) == .pending)
        #expect(try trial.verdict(report("abcë")) == .countsBytes)
        #expect(
            try trial.verdict(report("abë"))
                == .countsCodePoints(repair: Edit(deletion: 2, insertion: "cë")))
    }

    /// GTK 4.8 tells what a deletion has left before it tells what was inserted.
    @Test func aReportFromBetweenDeletionAndInsertionTellsNothing() throws {
        let trial = try trial("ab ㅎ", deletion: 3, insertion: "하")
        #expect(try trial.verdict(report("a")) == .pending)
        #expect(
            try trial.verdict(report("a하"))
                == .countsCodePoints(repair: Edit(deletion: 3, insertion: "b 하")))
        #expect(try trial.verdict(report("ab ")) == .pending)
        #expect(try trial.verdict(report("ab 하")) == .countsBytes)
    }

    /// GTK 4 deletes nothing where it is asked for more code points than there are.
    @Test func codePointsAreRecognisedByWhatWasRefused() throws {
        let trial = try trial("ㅎ", deletion: 3, insertion: "하")
        #expect(try trial.verdict(report("ㅎ")) == .pending)
        #expect(
            try trial.verdict(report("ㅎ하"))
                == .countsCodePoints(repair: Edit(deletion: 6, insertion: "하")))
    }

    @Test func olderReportsTellNothing() throws {
        #expect(try trial("né", deletion: 2).verdict(report("né")) == .pending)
    }

    @Test func whatCouldBeBothTellsNothing() throws {
        #expect(try trial("é", deletion: 2).verdict(report("")) == .unknown)
    }

    @Test func otherTextTellsNothing() throws {
        #expect(try trial("abcé", deletion: 2).verdict(report("elsewhere")) == .unknown)
    }

    /// The part of a long text that is told begins elsewhere once something of it is gone.
    @Test func partsOfALongTextTellToo() throws {
        let text = (0..<2000).map { "\($0) " }.joined()
        func part(_ end: String) -> String {
            String(decoding: (text + end).utf8.suffix(4000), as: UTF8.self)
        }
        let trial = try trial(part("abé"), deletion: 2)
        #expect(try trial.verdict(report(part("abé"))) == .pending)
        #expect(try trial.verdict(report(part("ab"))) == .countsBytes)
        #expect(try trial.verdict(report(part("a"))) == putsBack("b"))
        #expect(try trial.verdict(report(part("x"))) == .unknown)
    }

    /// A long row of one letter looks alike whatever is taken from it.
    @Test func longTextThatIsAllTheSameTellsNothing() throws {
        let row = String(repeating: "é", count: 2000)
        #expect(try !DeletionTrial.isNeeded(for: Edit(deletion: 2), before: report(row)))
    }
}
