import Behavior
import KeyboardEngine
import KeyboardLayouts
import TestRandom
import Testing
import Units

/// The space bar moves the caret. Source: behaviour D.6, caret drag; D.9, 4 to 11.
struct CaretDragTests {
    private var fingers = Fingers()

    private var isDragging: Bool { fingers.engine.appearance.isDraggingCaret }

    /// Presses the space bar in its middle, and lets so much time pass.
    private mutating func hold(_ milliseconds: Int) throws -> Point {
        try fingers.press(0, .space)
        #expect(fingers.typed(in: milliseconds).isEmpty)
        return try fingers.place(.space).frame.center
    }

    /// Moves to a distance, one event.
    private mutating func move(_ start: Point, _ x: Double, _ y: Double = 0) -> [TypedAction] {
        fingers.move(0, to: Point(x: start.x + Points(x), y: start.y + Points(y)))
    }

    private static func characters(_ actions: [TypedAction]) -> Int {
        actions.reduce(0) { sum, action in
            if case .moveCaret(let count) = action { sum + count } else { sum }
        }
    }

    @Test(arguments: [
        (149, 8.5, false), (150, 8.0, false), (150, 8.5, true), (150, -8.5, true),
        (0, 24.5, false), (0, 25.0, true), (0, -25.0, true),
    ])
    mutating func B26_itBegins(after time: Int, way: Double, begins: Bool) throws {
        let start = try hold(time)
        let typed = move(start, way)
        #expect(isDragging == begins)
        #expect(Self.characters(typed) == (begins ? Int(way / 8) : 0))
        let last = fingers.lift(0)
        #expect(last == (begins ? [] : [.space]))
    }

    @Test mutating func B26_holdingHalfASecondBeginsIt() throws {
        _ = try hold(499)
        #expect(!isDragging)
        #expect(fingers.typed(in: 1).isEmpty && isDragging)
        #expect(fingers.lift(0).isEmpty && !isDragging)
    }

    /// A character for each 8, up to 120, and then for each 4.
    @Test(arguments: [
        (7.9, 0), (8.1, 1), (64.1, 8), (120.1, 15), (123.9, 15), (124.1, 16), (160.1, 25),
    ])
    mutating func B26_stepsOfTheCaret(way: Double, steps: Int) throws {
        for sign in [1.0, -1] {
            fingers = Fingers { $0.cursorDragUpdateInterval = 0 }
            let start = try hold(500)
            var typed: [TypedAction] = []
            for part in 1...40 { typed += move(start, sign * way * Double(part) / 40) }
            #expect(Self.characters(typed) == Int(sign) * steps)
            #expect(typed.count <= steps)
            // And all the way back.
            typed += move(start, 0)
            #expect(Self.characters(typed) == 0)
            fingers.cancel(0)
        }
    }

    @Test mutating func aFingerThatTremblesDoesNotMoveTheCaret() throws {
        fingers = Fingers { $0.cursorDragUpdateInterval = 0 }
        let start = try hold(500)
        #expect(Self.characters(move(start, 16.2)) == 2)
        for way in [15.5, 16.3, 15.2, 16] { #expect(move(start, way).isEmpty) }
        #expect(Self.characters(move(start, 13.9)) == -1)
    }

    /// D.9, 9 and 10: 40 up or down for a sentence, and a sideways drag that sinks less is none.
    @Test mutating func B26_sentences() throws {
        let start = try hold(500)
        #expect(
            !move(start, 30, 39).contains { if case .moveSentence = $0 { true } else { false } })
        #expect(move(start, 30, 41) == [.moveSentence(by: 1)])
        #expect(move(start, 30, -81) == [.moveSentence(by: -3)])
    }

    /// What was summed up goes before the jump.
    @Test mutating func B27_aJumpFlushesFirst() throws {
        let start = try hold(500)
        #expect(move(start, 16.1) == [.moveCaret(by: 2)])
        #expect(move(start, 32.1).isEmpty)
        #expect(move(start, 32.1, 40) == [.moveCaret(by: 2), .moveSentence(by: 1)])
    }

    /// 120 movements a second, for a second.
    @Test mutating func B27_thirtyBatchesASecondAtMost() throws {
        let start = try hold(500)
        var typed: [TypedAction] = []
        for step in 1...120 {
            typed += fingers.typed(in: step % 3 == 0 ? 9 : 8)
            typed += move(start, Double(step) * 4 + 0.1)
        }
        #expect(typed.count <= 30 && typed.count > 20)
        typed += fingers.lift(0)
        // 15 for the first 120, and 90 for the other 360.
        #expect(Self.characters(typed) == 105)
    }

    @Test mutating func B27_withoutAnIntervalEachStepIsSent() throws {
        fingers = Fingers { $0.cursorDragUpdateInterval = 0 }
        let start = try hold(500)
        for step in 1...9 { #expect(move(start, Double(step) * 8 + 0.1) == [.moveCaret(by: 1)]) }
        #expect(fingers.engine.nextDeadline == nil)
    }

    @Test mutating func B27_whatIsLeftIsSentInTimeOrAtTheEnd() throws {
        let start = try hold(500)
        _ = move(start, 8.1)
        #expect(move(start, 16.1).isEmpty)
        #expect(fingers.typed(in: 40) == [.moveCaret(by: 1)])
        #expect(move(start, 24.1).isEmpty)
        #expect(fingers.lift(0) == [.moveCaret(by: 1)])
    }

    /// D.9, 5: nothing is typed and deleted again.
    @Test mutating func D9_5_noSpaceIsTypedByADrag() throws {
        let start = try hold(200)
        let typed = move(start, 20) + fingers.lift(0)
        #expect(!typed.contains(.space) && !typed.contains(.replace(typed: " ", with: "")))
        #expect(try fingers.tap(.space) == [.space])
    }

    @Test mutating func aSpaceTypedOnTouchDownIsTakenBack() throws {
        fingers = Fingers { $0.spaceCommitsOnRelease = false }
        #expect(try fingers.press(0, .space) == [.space])
        fingers.time += 200
        let start = try fingers.place(.space).frame.center
        #expect(move(start, 20).prefix(2) == [.replace(typed: " ", with: ""), .moveCaret(by: 2)])
        #expect(fingers.lift(0).isEmpty)
        #expect(try fingers.tap(.space) == [.space])
    }

    @Test mutating func B26_shiftIsFrozenUntilTheEnd() throws {
        let start = try hold(500)
        _ = move(start, 30)
        fingers.engine.textChanged(wantsCapital: true, returnsToLetters: false)
        #expect(fingers.engine.appearance.shift == .lower)
        fingers.lift(0)
        #expect(fingers.engine.appearance.shift == .auto)
    }

    @Test mutating func B26_labelsAreBlankWhileItLasts() throws {
        _ = try hold(500)
        #expect(isDragging && fingers.engine.appearance.pressed == [.space])
        fingers.lift(0)
        #expect(fingers.engine.appearance == Appearance())
    }

    /// D.9, 4: what the drag still has to give comes first.
    @Test mutating func anotherKeyEndsTheDrag() throws {
        let start = try hold(500)
        _ = move(start, 8.1)
        _ = move(start, 16.1)
        #expect(try fingers.press(1, q) == [.moveCaret(by: 1), .character("q")])
        #expect(!isDragging)
        #expect(move(start, 90).isEmpty && fingers.lift(0).isEmpty)
    }

    @Test(arguments: 0..<4)
    mutating func B44_aLostDragSendsNothing(way: Int) throws {
        let start = try hold(500)
        _ = move(start, 8.1)
        _ = move(start, 16.1)
        switch way {
        case 0: #expect(fingers.cancel(0).isEmpty)
        case 1: fingers.engine.cancelAll()
        case 2: fingers.engine.textLeft()
        default:
            let board = fingers.engine.board
            fingers.engine.boardChanged(
                to: Board(layout: board.layout, metrics: board.metrics, width: 320))
        }
        #expect(!isDragging && fingers.engine.nextDeadline == nil)
        #expect(move(start, 90).isEmpty && fingers.lift(0).isEmpty)
        #expect(try fingers.tap(.space) == [.space])
    }

    /// Quick taps that slide, of less than 150 ms and less than 25.
    @Test mutating func R178_fastTapsThatSlideAreSpaces() throws {
        var random = SeededGenerator(seed: 178)
        let middle = try fingers.place(.space).frame.center
        var typed: [TypedAction] = []
        for _ in 0..<300 {
            typed += fingers.press(0, at: middle)
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                fingers.time += Int.random(in: 0...35, using: &random)
                typed += fingers.engine.timeReached(fingers.now)
                typed += move(
                    middle, Double.random(in: -24.9...24.9, using: &random),
                    Double.random(in: -24.9...24.9, using: &random))
            }
            typed += fingers.lift(0)
            fingers.time += Int.random(in: 20...200, using: &random)
        }
        #expect(typed == Array(repeating: .space, count: 300))
    }
}
