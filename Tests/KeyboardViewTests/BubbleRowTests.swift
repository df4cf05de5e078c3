import KeyboardStyle
import Testing
import Units

@testable import KeyboardView

/// Bubbles in a row. Source: behaviour C.3, `.bubbleWord` and `.bubbleSentence`; G, B07 and B08.
struct BubbleRowTests {
    @Test func B07_theRowSpellsTheCurrentWord() {
        var rig = BubbleRig(.word)
        rig.type("hello")
        #expect(rig.field.text == "hello")
        #expect(rig.whole.map(\.text) == ["h", "e", "l", "l", "o"])
    }

    @Test(arguments: [" ", ".", ","])
    func B07_theEndOfAWordLeavesOneSeparator(mark: String) {
        var rig = BubbleRig(.word)
        rig.type("hi")
        rig.field.typed(mark, from: BubbleRig.key, at: rig.time)
        #expect(rig.field.text == "")
        #expect(rig.field.bubbles.count { $0.burst != nil } == 2)
        rig.wait(400)
        #expect(rig.field.bubbles.map(\.isSeparator) == [true])
        #expect(rig.field.bubbles.first?.text == (mark == " " ? "" : mark))
        rig.type(mark)
        rig.wait(400)
        #expect(rig.field.bubbles.map(\.isSeparator) == [true])
        // Until the next word begins.
        rig.type("o")
        #expect(rig.whole.map(\.text) == ["o"])
    }

    @Test func innerApostrophesBelongToTheWord() {
        var rig = BubbleRig(.word)
        rig.type("don't")
        #expect(rig.field.text == "don't")
        rig.type(" 'a")
        #expect(rig.field.text == "a")
    }

    @Test func B07_deletingPopsTheNewest() {
        var rig = BubbleRig(.word)
        rig.type("hey")
        rig.field.deleted(at: rig.time)
        rig.field.deleted(at: rig.time)
        #expect(rig.field.text == "h")
        #expect(rig.field.bubbles.count { $0.burst != nil } == 2)
        rig.field.deleted(at: rig.time)
        rig.field.deleted(at: rig.time)
        rig.wait(400)
        #expect(rig.field.bubbles.isEmpty && !rig.field.isActive)
    }

    @Test func aPickChangesTheNewest() {
        var rig = BubbleRig(.word)
        rig.type("ka")
        rig.field.replacedLast(with: "á", at: rig.time)
        #expect(rig.field.text == "ká")
        rig.field.replacedLast(with: "", at: rig.time)
        #expect(rig.field.text == "k")
    }

    @Test func wordsEndWithoutACharacterToo() {
        var rig = BubbleRig(.word)
        rig.type("hi")
        rig.field.wordEnded(at: rig.time)
        #expect(rig.field.text == "")
        rig.wait(400)
        #expect(rig.field.bubbles.isEmpty)
    }

    @Test func theRowIsCentredOnTheTopEdge() throws {
        var rig = BubbleRig(.word)
        rig.type("abc")
        rig.wait(1_500)
        let row = rig.whole
        #expect(row.allSatisfy { abs($0.center.y.value) < 0.3 })
        let left = try #require(row.first.map { $0.center.x - $0.radius })
        let right = try #require(row.last.map { $0.center.x + $0.radius })
        #expect(abs((left + right).value / 2 - 201) < 0.6)
        for (one, two) in zip(row, row.dropFirst()) {
            #expect((two.center.x - one.center.x).value > (one.radius + two.radius).value - 0.6)
        }
    }

    @Test(arguments: [BubbleStyle.word, .sentence])
    func aRowThatIsTooLongIsScaledToTheWidth(style: BubbleStyle) throws {
        var rig = BubbleRig(style)
        rig.type("donaudampfschifffahrtsgesellschaft", every: 30)
        rig.wait(style == .word ? 1_500 : 500)
        let row = rig.whole
        #expect(row.count == 34)
        let left = try #require(row.first.map { $0.center.x - $0.radius }).value
        let right = try #require(row.last.map { $0.center.x + $0.radius }).value
        #expect(left > -2 && left < 3 && right < 404 && right > 399)
        #expect(row.allSatisfy { $0.radius < 8 })
    }

    @Test func B07_framesStopWhileTheWordStands() {
        var rig = BubbleRig(.word)
        rig.type("hi")
        #expect(rig.field.isActive)
        rig.wait(1_500)
        #expect(!rig.field.isActive && rig.field.text == "hi")
        let still = rig.field.bubbles
        #expect(still.allSatisfy { $0.wobbleStrength == 0 && $0.tint == 0 })
        // Long after, the word goes on.
        rig.time = rig.time + 60_000
        rig.type("s", every: 0)
        #expect(rig.field.isActive && rig.field.text == "his")
    }

    @Test func B08_theOldestVanishOneByOne() {
        var rig = BubbleRig(.sentence)
        rig.type("abc", every: 300)
        var seen: [String] = []
        rig.wait(3_000) { field in
            if seen.last != field.text { seen.append(field.text) }
        }
        #expect(seen == ["abc", "bc", "c", ""])
        #expect(rig.field.bubbles.isEmpty && !rig.field.isActive)
    }

    @Test func B08_eachHasItsOwnTime() {
        var rig = BubbleRig(.sentence)
        rig.type("a", every: 600)
        rig.type("b", every: 0)
        rig.wait(1_150)
        #expect(rig.field.text == "ab")
        rig.wait(100)
        #expect(rig.field.text == "b")
        rig.wait(540)
        #expect(rig.field.text == "b")
        rig.wait(40)
        #expect(rig.field.text == "")
    }

    /// Sizes and times are the style's, which may have others. Source: behaviour A.2, rule 4.
    @Test func T01_T16_bubblesHaveTheStylesMeasures() throws {
        var metrics = BubbleMetrics()
        metrics.row.radiusRatio = 0.2
        metrics.row.sizes = 1...1
        metrics.row.sentenceLifetime = 500
        metrics.newGrowth = 1
        metrics.burstDuration = 100
        metrics.wandering.radiusRatio = 0.1
        metrics.wandering.sizes = 1...1
        metrics.wandering.lifetime = 300
        let time = Instant(nanoseconds: 1_000_000_000)
        for (style, radius, life) in [(BubbleStyle.sentence, 9.0, 500), (.wandering, 4.5, 300)] {
            var field = BubbleField(
                style: style, bounds: BubbleRig.bounds, metrics: metrics, seed: 1)
            field.typed("a", from: BubbleRig.key, at: time)
            // A new one is twice as big, and no more after 0.35 s.
            let new = try #require(field.bubbles.first)
            #expect(abs(new.radius.value - 2 * radius) < 1e-9)
            field.step(to: time + Milliseconds(life - 10))
            #expect(field.bubbles.first?.burst == nil && field.bubbles.count == 1)
            field.step(to: time + Milliseconds(life + 50))
            let burst = try #require(field.bubbles.first?.burst)
            #expect(abs(burst - 0.5) < 0.1)
            field.step(to: time + Milliseconds(life + 110))
            #expect(field.bubbles.isEmpty)
        }
        #expect(abs(metrics.rowReach(fromKeysOf: 45).value - 18) < 1e-9)
    }

    @Test func B08_spacesStandBetweenWords() {
        var rig = BubbleRig(.sentence)
        rig.type("a b", every: 50)
        #expect(rig.whole.map(\.text) == ["a", "", "b"])
        #expect(rig.whole.map(\.isSeparator) == [false, true, false])
        rig.field.deleted(at: rig.time)
        #expect(rig.field.text == "a")
    }

    @Test func thePreviewsOfBubblesHaveTheirStyle() {
        let styles = CharacterPreviewStyle.allCases.compactMap { BubbleStyle($0) }
        #expect(styles == [.wandering, .word, .sentence])
    }

    /// Against the real functions: room KeyboardView has none.
    @Test func directionsTurnByTheirAngle() {
        for (angle, x, y) in [
            (0.0, 0.0, -1.0), (.pi / 2, 1, 0), (-.pi / 2, -1, 0), (.pi / 6, 0.5, -0.866_025_403_8),
        ] {
            let turned = BubbleDirection.up.turned(by: angle)
            #expect(abs(turned.x - x) < 1e-9 && abs(turned.y - y) < 1e-9)
            #expect(abs(turned.length - 1) < 1e-12)
        }
    }
}
