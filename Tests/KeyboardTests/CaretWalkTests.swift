import KeyboardEngine
import KeyboardLayouts
import Settings
import Surfaces
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

/// The space bar as a handle of the caret, from the finger to the arrows. Source: behaviour D.6, caret drag.
@Suite struct CaretWalkTests {
    private static let left = "key 105 pressed"
    private static let right = "key 106 pressed"
    private static let text = "One two three. Four five six? Seven"

    /// A finger on the space bar, long enough that movement is a drag.
    private static func rig(
        _ switches: [SwitchName: String] = [:], text: String = Self.text
    ) throws -> (rig: Rig, start: Point) {
        let rig = try Rig.typing(switches, field: TestField(text))
        // The field's own caret is the test's to move.
        rig.compositor.inputMethod.takesKeys = false
        let start = try rig.placed(.space).frame.center
        try rig.touch(at: start)
        try rig.advance(150)
        return (rig, start)
    }

    private static func slide(
        _ rig: Rig, from start: Point, x: Points = 0, y: Points = 0
    ) throws {
        try rig.move(to: Point(x: start.x + x, y: start.y + y))
        try rig.advance(40)
    }

    private static func count(_ rig: Rig, _ line: String) -> Int {
        rig.transcript.count { $0 == line }
    }

    /// One step for eight points; beyond 120 one for four.
    @Test(arguments: [(Points(-9), 1), (-80, 10), (-120, 15), (-140, 20)])
    func B26_stepsToTheLeft(_ travel: Points, _ steps: Int) throws {
        let (rig, start) = try Self.rig()
        try Self.slide(rig, from: start, x: travel)
        try rig.up()
        #expect(Self.count(rig, Self.left) == steps)
        #expect(Self.count(rig, Self.right) == 0)
        // No space was typed, and nothing was deleted or committed.
        #expect(rig.text == Self.text)
        #expect(rig.typing.allSatisfy { $0.hasPrefix("key 105 ") })
        #expect(rig.compositor.keyboard.held == [])
    }

    /// On every way the space that came when the bar went down has gone before the caret moves.
    @Test(arguments: Rig.Route.allCases)
    func aSpaceTypedOnTouchDownIsTakenBackByADrag(route: Rig.Route) throws {
        let rig = try Rig.typing(
            by: route, [.spaceCommitsOnRelease: "off", .autoCapitalization: "off"])
        rig.compositor.inputMethod.takesKeys = false
        try rig.hit("ab")
        let start = try rig.placed(.space).frame.center
        try rig.touch(at: start)
        #expect(rig.written == "ab ")
        try rig.advance(150)
        try Self.slide(rig, from: start, x: -9)
        try rig.advance(250)
        try rig.up()
        #expect(rig.written == (route == .text ? "ab" : "ab ⌫"))
        #expect(rig.typing.suffix(2) == [Self.left, "key 105 released"])
        #expect(Self.count(rig, Self.left) == 1)
    }

    @Test func B26_theCaretStaysWithinTheTextThatIsSeen() throws {
        let (rig, start) = try Self.rig(text: "abc")
        try Self.slide(rig, from: start, x: -100)
        #expect(Self.count(rig, Self.left) == 3)
        // From there on each step back counts at once.
        try Self.slide(rig, from: start, x: -60)
        #expect(Self.count(rig, Self.right) == 3)
    }

    /// Sentences end behind their marks; up is back.
    @Test func B26_fortyPointsUpAreASentence() throws {
        let (rig, start) = try Self.rig()
        // Without a step to the side a drag begins when the finger has rested.
        try rig.advance(400)
        try Self.slide(rig, from: start, y: -39)
        #expect(rig.keys == "" && Self.count(rig, Self.left) == 0)
        try Self.slide(rig, from: start, y: -41)
        // Back to behind "six?".
        #expect(Self.count(rig, Self.left) == " Seven".count)
        try Self.slide(rig, from: start, y: -81)
        #expect(Self.count(rig, Self.left) == " Four five six? Seven".count)
        try Self.slide(rig, from: start, y: 41)
        #expect(Self.count(rig, Self.right) > 0)
    }

    @Test func B26_labelsAreBlankWhileItLasts() throws {
        let (rig, start) = try Self.rig()
        let before = try rig.board.picture
        let q = try rig.onSurface(try rig.placed(.character("q")).frame.center)
        func row(_ picture: [UInt32]) -> Int {
            // The colours on a line through the letters of the first row.
            let y = Int(q.y.value)
            return Set(picture[y * 360..<(y + 1) * 360]).count
        }
        #expect(row(before) > 2)
        try Self.slide(rig, from: start, x: -16)
        #expect(rig.appearance.isDraggingCaret)
        #expect(row(try rig.board.picture) < row(before))
        try rig.up()
        #expect(!rig.appearance.isDraggingCaret)
        #expect(row(try rig.board.picture) == row(before))
    }

    /// Trap 8: no step waits for the application, and what is typed after the drag waits once.
    @Test func B26_D9_8_oneSyncAtTheEnd() throws {
        let (rig, start) = try Self.rig()
        rig.compositor.inputMethod.withholdsAnswers = true
        for step in 1...10 {
            try Self.slide(rig, from: start, x: Points(-8 * step - 1))
            #expect(Self.count(rig, Self.left) == step)
        }
        try rig.up()
        // The application has seen the keys, and its caret is elsewhere.
        try rig.hit("a")
        #expect(!rig.transcript.contains { $0.hasPrefix("commit_string") })
        let caret = Self.text.utf8.count - 10
        rig.compositor.inputMethod.field?.moveCursor(to: caret)
        rig.compositor.inputMethod.answer()
        try rig.settle()
        #expect(rig.transcript.count { $0.hasPrefix("commit_string") } == 1)
        #expect(rig.text == "One two three. Four five asix? Seven")
    }

    /// Source: behaviour D.1, `cursorDragUpdateInterval`.
    @Test func B27_thirtyBatchesASecondAtMost() throws {
        let (rig, start) = try Self.rig(text: String(repeating: "word ", count: 30))
        let (batches, steps) = try Self.batches(rig, from: start)
        #expect(steps == 40)
        #expect((20...31).contains(batches))
    }

    @Test func B27_withoutAnIntervalEachStepIsSent() throws {
        let (rig, start) = try Self.rig(
            [.cursorDragUpdateInterval: "0"], text: String(repeating: "word ", count: 30))
        let (batches, steps) = try Self.batches(rig, from: start)
        #expect((steps, batches) == (40, 40))
    }

    /// The finger slides through 220 points in a second, with an event every five milliseconds: 15 steps for the first 120 points,
    /// then 25.
    private static func batches(_ rig: Rig, from start: Point) throws -> (Int, Int) {
        var batches = 0
        for event in 1...200 {
            let before = count(rig, left)
            try rig.move(to: Point(x: start.x - 220 * Double(event) / 200, y: start.y))
            try rig.advance(5)
            if count(rig, left) > before { batches += 1 }
        }
        try rig.up()
        return (batches, count(rig, left))
    }

    /// A quick tap that slides is a space. Source: field report R178.
    @Test func R178_quickTapsThatSlideAreSpaces() throws {
        for route in Rig.Route.allCases {
            let rig = try Rig.typing(by: route, [.autoCapitalization: "off"])
            try rig.hit("a")
            let start = try rig.placed(.space).frame.center
            try rig.touch(at: start)
            try rig.advance(100)
            try rig.move(to: Point(x: start.x - 20, y: start.y + 3))
            try rig.up()
            rig.compositor.seat.time &+= 400
            try rig.hit("b")
            #expect(rig.written == "a b")
            #expect(Self.count(rig, Self.left) == 0)
        }
    }

    @Test func B26_withoutAFieldTheArrowsAreUnbounded() throws {
        for route in [Rig.Route.terminal, .keys] {
            let rig = try Rig.typing(by: route)
            let start = try rig.placed(.space).frame.center
            try rig.touch(at: start)
            try rig.advance(150)
            try Self.slide(rig, from: start, x: -80)
            try rig.up()
            #expect(Self.count(rig, Self.left) == 10)
            #expect(rig.keys == "")
        }
    }

    /// Whatever ends it, nothing of it comes later, and no space.
    @Test func B44_aDragThatIsLostSendsNothingMore() throws {
        let losses: [(Rig) throws -> Void] = [
            { $0.compositor.seat.touchCancel() },
            { try $0.board.close() },
            { $0.keyboard.hide() },
            { $0.compositor.remove($0.compositor.outputs[0]) },
            { $0.compositor.inputMethod.leave() },
        ]
        for lose in losses {
            let (rig, start) = try Self.rig()
            try Self.slide(rig, from: start, x: -40)
            #expect(Self.count(rig, Self.left) == 5)
            try lose(rig)
            try rig.settle()
            rig.compositor.seat.touchMove(0, Point(x: 10, y: 200))
            rig.compositor.seat.touchUp(0)
            rig.compositor.seat.touchFrame()
            try rig.advance(1000)
            #expect(Self.count(rig, Self.left) == 5)
            #expect(rig.text == Self.text)
            #expect(!rig.appearance.isDraggingCaret)
        }
    }
}
