import Testing
import Units

@testable import TextEngine

@Suite struct KnownTextTests {
    private let start = Instant(nanoseconds: 0)

    private func report(_ text: String) -> SurroundingText? {
        SurroundingText(text: text, cursor: UTF8Count(of: text), anchor: UTF8Count(of: text))
    }

    private func before(_ known: KnownText, at now: Instant? = nil) -> String? {
        known.text(at: now ?? start).map { String($0.textBefore) }
    }

    @Test func editsUnderWayAreCounted() {
        var known = KnownText()
        known.report(report("a"))
        known.made(Edit(insertion: "é"), at: start)
        #expect(before(known) == "aé")
        #expect(known.text(at: start)?.clusterBeforeCursor == 2)
    }

    @Test func olderReportsDoNotUndoNewerEdits() {
        var known = KnownText()
        known.report(report(""))
        known.made(Edit(insertion: "a"), at: start)
        known.made(Edit(insertion: "b"), at: start)
        known.made(Edit(insertion: "c"), at: start)
        known.report(report("ab"))
        #expect(before(known) == "abc")
        known.report(report("ab"))
        #expect(before(known) == "abc")
        known.report(report("abc"))
        #expect(before(known) == "abc")
    }

    /// GTK reports what stands there between the deletion and the insertion of one commit.
    @Test func halfOfAnEditDoesNotUndoIt() {
        var known = KnownText()
        known.report(report("aㅎ"))
        known.made(Edit(deletion: 3, insertion: "하"), at: start)
        known.made(Edit(deletion: 3, insertion: "한"), at: start)
        known.report(report("a"))
        #expect(before(known) == "a한")
        #expect(known.isAwaited)
        known.report(report("a하"))
        #expect(before(known) == "a한")
        known.report(report("a한"))
        #expect(before(known) == "a한" && !known.isAwaited)
    }

    /// The same text twice: between two halves of an edit, and after a later one.
    @Test func halfOfAnEditIsNotTakenForALaterOne() {
        var known = KnownText()
        known.report(report("a까"))
        known.made(Edit(deletion: 3, insertion: "ㄲ"), at: start)
        known.made(Edit(deletion: 3), at: start)
        known.made(Edit(insertion: "ㅈ"), at: start)
        for text in ["a", "aㄲ", "a"] {
            known.report(report(text))
            #expect(before(known) == "aㅈ" && known.isAwaited)
        }
        known.report(report("aㅈ"))
        #expect(before(known) == "aㅈ" && !known.isAwaited)
    }

    @Test func otherTextIsTheTruth() {
        var known = KnownText()
        known.report(report("a"))
        known.made(Edit(insertion: "b"), at: start)
        known.report(report("elsewhere"))
        #expect(before(known) == "elsewhere")
    }

    @Test func editsThatNobodyConfirmsAreNotBuiltUpon() {
        var known = KnownText()
        known.report(report("a"))
        known.made(Edit(insertion: "b"), at: start)
        #expect(before(known, at: start + 999) == "ab")
        #expect(known.text(at: start + 1000) == nil)
    }

    @Test func selectionIsReplaced() {
        var known = KnownText()
        known.report(SurroundingText(text: "abcd", cursor: 3, anchor: 1))
        known.made(Edit(insertion: "x"), at: start)
        #expect(known.text(at: start) == SurroundingText(text: "axd", cursor: 2, anchor: 2))
    }

    @Test func nothingIsKnownAfterAKeyUntilTheNextReport() {
        var known = KnownText()
        known.report(report("a"))
        known.forget()
        #expect(known.text(at: start) == nil)
        known.report(report("b"))
        #expect(before(known) == "b")
    }

    /// The application tells the last 4000 bytes: with each letter the part begins elsewhere.
    @Test func partsOfALongTextAreRecognized() {
        let whole = (0..<2000).map { "\($0) " }.joined()
        func part(_ text: String) -> SurroundingText? { report(String(text.suffix(4000))) }
        var known = KnownText()
        known.report(part(whole + "a"))
        known.made(Edit(insertion: "b"), at: start)
        known.made(Edit(insertion: "é"), at: start)
        known.report(part(whole + "ab"))
        #expect(known.text(at: start)?.clusterBeforeCursor == 2)
        known.made(Edit(deletion: 2), at: start)
        known.report(part(whole + "abé"))
        #expect(known.text(at: start)?.clusterBeforeCursor == 1)
        known.report(part(whole + "ab"))
        #expect(known.text(at: start)?.textBefore.hasSuffix(" ab") == true)
        known.report(part("elsewhere " + whole))
        #expect(known.text(at: start)?.textBefore.hasSuffix("1999 ") == true)
    }

    /// A letter that was typed and deleted leaves the same text twice: reports of both times come, in order.
    @Test func aTextThatLooksTheSameIsTheOlderOne() {
        var known = KnownText()
        known.report(report("a"))
        known.made(Edit(insertion: "b"), at: start)
        known.made(Edit(deletion: 1), at: start)
        known.made(Edit(insertion: "c"), at: start)
        // From before the first edit; then what the first one left.
        known.report(report("a"))
        known.report(report("ab"))
        #expect(before(known) == "ac")
        known.report(report("a"))
        known.report(report("ac"))
        #expect(before(known) == "ac")
        #expect(!known.isAwaited)
    }

    /// An application need not report what was undone before it came to it.
    @Test func whatWasUndoneStaysKnown() {
        var known = KnownText()
        known.report(report("a"))
        known.made(Edit(insertion: "b"), at: start)
        known.made(Edit(deletion: 1), at: start)
        #expect(before(known, at: start + 5_000) == "a")
    }
}
