import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Testing
import Units

/// Every point means a key, and seams lie in the middle. Source: behaviour D.3; D.9, 12 to 15.
struct SeamTests {
    private static let widths: [Points] = [320, 360, 393, 402, 430, 600, 844, 1280]

    private static func board(_ width: Points, spaceExtension: Points = 12) -> Board {
        var grid = NativeMetrics.phonePortrait.grid
        grid.spaceBarTopExtension = spaceExtension
        return Board(layout: .usEnglish, metrics: grid, width: width)
    }

    /// The key that a touch presses.
    private static func key(_ engine: ContactEngine, _ x: Points, _ y: Points) -> KeyID? {
        var engine = engine
        let event = ContactEvent(
            id: .touch(0), phase: .down(Point(x: x, y: y)), time: EventTime(milliseconds: 5))
        _ = engine.handle([event], now: Instant(nanoseconds: 5))
        // A key that turns the page has gone with it.
        if let pressed = engine.appearance.pressed.first { return pressed }
        return engine.appearance.page == .letters ? nil : .type(engine.appearance.page)
    }

    /// Key by key, in two-point steps, each once and none left out.
    @Test(arguments: widths)
    func B24_aSweepMeetsEachKeyOnce(width: Points) throws {
        let board = Self.board(width)
        for page in Page.allCases where page != .function {
            var engine = ContactEngine(board: board)
            let keys = board.grid(for: page).keys
            if page != .letters { engine = try Self.engine(engine, on: page) }
            for top in Set(keys.map(\.frame.y)) {
                let row = keys.filter { $0.frame.y == top }
                var met: [KeyID] = []
                var x: Points = 0
                while x < width {
                    let found = board.grid(for: page).key(at: Point(x: x, y: top + 20))
                    let id = try #require(found?.key.id)
                    if met.last != id { met.append(id) }
                    x = x + 2
                }
                #expect(met == row.map(\.key.id))
                // The seam is the middle of the gap.
                for (left, right) in zip(row, row.dropFirst()) {
                    let seam: Points = (left.frame.right + right.frame.left) / 2
                    for (x, placed) in [(seam - 0.01, left), (seam + 0.01, right)] {
                        #expect(
                            board.grid(for: page).key(at: Point(x: x, y: top + 20))?.key.id
                                == placed.key.id)
                    }
                }
            }
        }
    }

    private static func engine(_ engine: ContactEngine, on page: Page) throws -> ContactEngine {
        var engine = engine
        let key = engine.board.grid(for: .letters).keys.first {
            $0.key.action == .keyboardType(.numbers)
        }
        let point = try #require(key).frame.center
        let event = ContactEvent(
            id: .touch(9), phase: .down(point), time: EventTime(milliseconds: 1))
        _ = engine.handle([event], now: Instant(nanoseconds: 1))
        return engine
    }

    /// Also beyond the board, where a finger may land with its edge.
    @Test(arguments: widths)
    func B24_D9_12_everyPointTypes(width: Points) throws {
        let engine = ContactEngine(board: Self.board(width))
        var y: Points = -4
        while y < engine.board.size.height + 4 {
            var x: Points = -4
            while x < width + 4 {
                #expect(Self.key(engine, x, y) != nil)
                x = x + 14
            }
            y = y + 4
        }
    }

    /// Rows part in the middle of their gap: the first row ends at 8 + 45, the second begins 11 lower.
    @Test func B24_rowsPartInTheMiddle() {
        let engine = ContactEngine(board: Self.board(402))
        #expect(
            Self.key(engine, 201, 58.4) == .character("t")
                || Self.key(engine, 201, 58.4) == .character("y"))
        #expect(Self.key(engine, 201, 58.6) == .character("g"))
    }

    /// The bar's top edge is at 8 + 3 * 56.
    @Test(arguments: [0.0, 12, 20])
    func B24_D9_15_theSpaceBarTakesTouchesAboveIt(points: Double) {
        let engine = ContactEngine(board: Self.board(402, spaceExtension: Points(points)))
        let top: Points = 176
        let reach = max(points, 5.5)
        #expect(Self.key(engine, 201, top - Points(reach) + 0.1) == .space)
        #expect(Self.key(engine, 201, top - Points(reach) - 0.1) == .character("v"))
        // Its neighbours part in the middle, as all rows do.
        #expect(Self.key(engine, 15, top - 5.6) == .shift)
    }

    @Test(arguments: [0.0, 6])
    func B24_theHitPointIsShiftedUp(points: Double) {
        var behavior = KeyboardBehavior.recommended
        behavior.touchHitTestVerticalOffset = Points(points)
        let engine = ContactEngine(board: Self.board(402), behavior: behavior)
        #expect(Self.key(engine, 30, 58.4 + Points(points)) == .character("q"))
        #expect(Self.key(engine, 30, 58.6 + Points(points)) == .character("a"))
    }
}
