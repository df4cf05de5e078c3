import Testing
import Units

@testable import TextEngine

@Suite struct DeletionTrialTests {
    private func trial(_ before: String, deletion: UTF8Count) -> DeletionTrial {
        DeletionTrial(before: before, deletion: deletion, deadline: Instant(nanoseconds: 0))
    }

    private func report(_ text: String) throws -> SurroundingText {
        let end = UTF8Count(of: text)
        return try #require(SurroundingText(text: text, cursor: end, anchor: end))
    }

    @Test func onlyCharactersOfSeveralBytesTell() {
        #expect(!DeletionTrial.isNeeded(for: Edit(deletion: 1), before: "ab"))
        #expect(DeletionTrial.isNeeded(for: Edit(deletion: 2), before: "né"))
        #expect(!DeletionTrial.isNeeded(for: Edit(insertion: "é"), before: "n"))
    }

    @Test func bytesAreRecognised() throws {
        #expect(try trial("abcé", deletion: 2).verdict(report("abc")) == .countsBytes)
    }

    @Test func codePointsAreRecognisedByWhatIsMissing() throws {
        #expect(
            try trial("abcé", deletion: 2).verdict(report("ab")) == .countsCodePoints(lost: "c"))
        // A family of 18 bytes and 5 code points.
        let family = "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}"
        #expect(
            try trial("To the dear family " + family, deletion: 18).verdict(report("To the"))
                == .countsCodePoints(lost: " dear family "))
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
}
