import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Testing
import Units

/// A touch near a seam that makes a word. Source: behaviour D.3, predictive targeting.
struct TargetingTests {
    private static let words = ["keyboard", "keys", "seam"]
    private let board = Board(
        layout: .usEnglish, metrics: NativeMetrics.phonePortrait.grid, width: 402)

    private func typed(
        after word: String?, at x: Points, isOn: Bool = true, hasWords: Bool = true
    ) throws -> String {
        var behavior = KeyboardBehavior.recommended
        behavior.predictiveKeyTargeting = isOn
        var engine = ContactEngine(board: board, behavior: behavior)
        if hasWords {
            engine.isViablePrefix = { start in Self.words.contains { $0.hasPrefix(start) } }
        }
        engine.textChanged(wantsCapital: false, returnsToLetters: false, word: word)
        let s = try #require(board.grid(for: .letters).keys.first { $0.key.id == .character("s") })
        let event = ContactEvent(
            id: .touch(0), phase: .down(Point(x: x, y: s.frame.center.y)),
            time: EventTime(milliseconds: 1))
        return text(engine.handle([event], now: Instant(nanoseconds: 1)))
    }

    /// The seam between "s" and "d".
    private func seam() throws -> Points {
        let keys = board.grid(for: .letters).keys
        let s = try #require(keys.first { $0.key.id == .character("s") })
        let d = try #require(keys.first { $0.key.id == .character("d") })
        return (s.frame.right + d.frame.left) / 2
    }

    @Test func B25_theNeighbourThatMakesAWord() throws {
        #expect(try typed(after: "keyboar", at: seam() - 1) == "d")
        #expect(try typed(after: "KEYBOAR", at: seam() - 1) == "d")
        #expect(try typed(after: "qqqqqqq", at: seam() - 1) == "s")
    }

    /// 5 from the seam, and no further.
    @Test(arguments: [(4.9, "d"), (5.1, "s"), (19, "s")] as [(Double, String)])
    func B25_onlyNearTheSeam(way: Double, expected: String) throws {
        #expect(try typed(after: "keyboar", at: seam() - Points(way)) == expected)
    }

    @Test func B25_whatMakesAWordItselfStays() throws {
        // "keys" is a word, "keyd" is none.
        #expect(try typed(after: "key", at: seam() - 1) == "s")
        // And beyond the seam the other way round.
        #expect(try typed(after: "key", at: seam() + 1) == "s")
    }

    @Test func B25_notAtAWordsStartNorWhereTheWordIsUnknown() throws {
        #expect(try typed(after: "", at: seam() + 1) == "d")
        #expect(try typed(after: nil, at: seam() + 1) == "d")
    }

    @Test func B25_inertWithoutAWordListOrTheSwitch() throws {
        #expect(try typed(after: "keyboar", at: seam() - 1, hasWords: false) == "s")
        #expect(try typed(after: "keyboar", at: seam() - 1, isOn: false) == "s")
    }

    /// What has been typed since the text was heard of is not known.
    @Test func B25_aWordThatIsNoLongerTheLastIsNoWord() throws {
        var engine = ContactEngine(board: board)
        engine.isViablePrefix = { start in Self.words.contains { $0.hasPrefix(start) } }
        engine.textChanged(wantsCapital: false, returnsToLetters: false, word: "keyboar")
        let y = try #require(
            board.grid(for: .letters).keys.first { $0.key.id == .character("s") }
        ).frame.center.y
        let far = Point(x: 380, y: 20)
        let near = Point(x: try seam() - 1, y: y)
        let events = [far, near].enumerated().map { index, point in
            ContactEvent(
                id: .touch(Int32(index)), phase: .down(point), time: EventTime(milliseconds: 1))
        }
        #expect(text(engine.handle(events, now: Instant(nanoseconds: 1))) == "ps")
    }
}
