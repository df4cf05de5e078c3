import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Testing
import Units

/// Choices of a held key. Source: behaviour C.5.
struct CalloutTests {
    private var fingers = Fingers()
    private let a = KeyID.character("a")
    private let z = KeyID.character("z")

    private var callout: OpenCallout? { fingers.engine.appearance.callout }

    private func center(_ id: KeyID) throws -> Point {
        let keys = fingers.engine.board.grid(for: fingers.engine.appearance.page).keys
        return try #require(keys.first { $0.key.id == id }).frame.center
    }

    /// The middle of the cell that shows `text`.
    private func cell(_ text: String) throws -> Point {
        let cells = try #require(callout).layout.cells
        return try #require(cells.first { $0.text == text }).frame.center
    }

    /// Holds a key until its callout is open.
    private mutating func open(_ id: KeyID, finger: Int32 = 0) throws -> [TypedAction] {
        let typed = try fingers.press(finger, id)
        fingers.time += 300
        return typed + fingers.engine.timeReached(fingers.now)
    }

    @Test mutating func B12_opensAtThreeHundredMilliseconds() throws {
        #expect(try fingers.press(0, a) == [.character("a")])
        #expect(fingers.engine.nextDeadline == fingers.now + 300)
        fingers.time += 299
        #expect(fingers.engine.timeReached(fingers.now).isEmpty && callout == nil)
        fingers.time += 1
        #expect(fingers.engine.timeReached(fingers.now).isEmpty)
        let open = try #require(callout)
        #expect(open.key == a && open.pick == "a" && open.selected == open.layout.baseIndex)
        #expect(fingers.engine.nextDeadline == nil)
    }

    @Test mutating func B12_theCalloutTakesThePlaceOfThePop() throws {
        try fingers.press(0, a)
        #expect(fingers.engine.appearance.pops.map(\.key) == [a])
        _ = fingers.wait(300)
        #expect(fingers.engine.appearance.pops.isEmpty)
        #expect(fingers.engine.appearance.pressed == [a])
        fingers.lift(0)
        #expect(fingers.engine.appearance == Appearance())
    }

    @Test mutating func B14_aPickReplacesWhatTheKeyTyped() throws {
        var typed = try open(a)
        typed += fingers.move(0, to: try cell("á"))
        #expect(callout?.pick == "á")
        typed += fingers.lift(0)
        #expect(typed == [.character("a"), .replace(typed: "a", with: "á")])
        #expect(callout == nil)
    }

    @Test mutating func liftingWithoutMovingLeavesTheBase() throws {
        _ = try open(a)
        #expect(fingers.lift(0).isEmpty)
    }

    @Test mutating func goingBackToTheBaseLeavesIt() throws {
        _ = try open(a)
        fingers.move(0, to: try cell("â"))
        fingers.move(0, to: try cell("a"))
        #expect(fingers.lift(0).isEmpty)
    }

    @Test mutating func choicesFollowTheShiftOfTheTouch() throws {
        try fingers.tap(.shift)
        var typed = try open(a)
        // The one capital is spent, but the choices are those of the touch.
        #expect(fingers.engine.appearance.shift == .lower)
        typed += fingers.move(0, to: try cell("Á")) + fingers.lift(0)
        #expect(typed == [.character("A"), .replace(typed: "A", with: "Á")])
    }

    @Test mutating func capsLockHoldsThroughAPick() throws {
        try fingers.tap(.shift)
        try fingers.tap(.shift)
        _ = try open(a)
        fingers.move(0, to: try cell("Ä"))
        #expect(fingers.lift(0) == [.replace(typed: "A", with: "Ä")])
        #expect(fingers.engine.appearance.shift == .capsLock)
    }

    @Test mutating func keysWithoutAlternatesOpenNothing() throws {
        try fingers.press(0, q)
        #expect(fingers.engine.nextDeadline == nil)
        _ = fingers.wait(1_000)
        #expect(callout == nil && fingers.engine.appearance.pops.map(\.key) == [q])
    }

    @Test(arguments: [11, 12])
    mutating func travelBeforeTheTimeKeepsItClosed(travel: Int) throws {
        try fingers.press(0, a)
        let start = try center(a)
        fingers.move(0, to: Point(x: start.x, y: start.y + Points(travel)))
        // Coming back does not help.
        fingers.move(0, to: start)
        _ = fingers.wait(1_000)
        #expect((callout == nil) == (travel == 12))
        #expect(fingers.lift(0).isEmpty)
    }

    /// T D.9: the highlight is measured from the key's middle, wherever on the key the finger came down.
    @Test mutating func B13_theCellUnderTheFingerIsSelected() throws {
        for start in [-16.0, 0, 16] {
            let middle = try center(a)
            let point = Point(x: middle.x + Points(start), y: middle.y)
            _ = fingers.engine.handle([fingers.event(0, .down(point))], now: fingers.now)
            _ = fingers.wait(300)
            let layout = try #require(callout).layout
            for cell in layout.cells {
                // Away and there: a small movement from the place of the touch is none.
                fingers.move(0, to: Point(x: 300, y: middle.y))
                for offset in [-0.45, 0, 0.45] {
                    let x = cell.frame.center.x + layout.pitch * offset
                    fingers.move(0, to: Point(x: x, y: middle.y))
                    #expect(callout?.pick == cell.text)
                }
            }
            fingers.move(0, to: Point(x: 9_000, y: middle.y))
            #expect(callout?.selected == layout.cells.count - 1)
            fingers.move(0, to: Point(x: -9_000, y: middle.y))
            #expect(callout?.selected == 0)
            fingers.cancel(0)
        }
    }

    /// On wide keys a finger may come down nearer to the next cell than to the key's middle.
    @Test mutating func B12_theBaseIsSelectedWhereverOnTheKeyTheFingerHolds() throws {
        let metrics = NativeMetrics.tabletLandscape.grid
        fingers.engine = ContactEngine(
            board: Board(layout: .usEnglish, metrics: metrics, width: 1280))
        let middle = try center(a)
        let edge = Point(x: middle.x + 45, y: middle.y)
        _ = fingers.engine.handle([fingers.event(0, .down(edge))], now: fingers.now)
        _ = fingers.wait(300)
        #expect(callout?.pick == "a")
        fingers.move(0, to: Point(x: edge.x + 11, y: edge.y))
        #expect(callout?.pick == "a")
        fingers.move(0, to: Point(x: edge.x + 12, y: edge.y))
        // 57 from the middle lies nearest to the second of cells that are 32 apart.
        #expect(callout.map { $0.selected - $0.layout.baseIndex } == 2)
    }

    @Test mutating func theFingersHeightDoesNotMatter() throws {
        _ = try open(z)
        let ž = try cell("ž")
        for y in [-400.0, 0, 200, 276] {
            fingers.move(0, to: Point(x: ž.x, y: Points(y)))
            #expect(callout?.pick == "ž")
        }
    }

    /// The key's bottom edge is at 120 + 45, two rows are 2 * 56.
    @Test mutating func slidingTwoRowsBelowTheKeyTakesEverythingBack() throws {
        _ = try open(z)
        let ž = try cell("ž")
        #expect(fingers.move(0, to: Point(x: ž.x, y: 277)).isEmpty)
        let taken = fingers.move(0, to: Point(x: ž.x, y: 277.5))
        #expect(taken == [.replace(typed: "z", with: "")])
        #expect(callout == nil && fingers.engine.appearance.pops.isEmpty)
        fingers.move(0, to: ž)
        #expect(callout == nil && fingers.lift(0).isEmpty)
    }

    @Test mutating func aLostContactLeavesWhatWasTyped() throws {
        _ = try open(a)
        fingers.move(0, to: try cell("á"))
        #expect(fingers.cancel(0).isEmpty)
        #expect(callout == nil && fingers.lift(0).isEmpty)
        _ = try open(a)
        fingers.move(0, to: try cell("á"))
        fingers.engine.cancelAll()
        #expect(fingers.engine.appearance == Appearance())
        #expect(fingers.lift(0).isEmpty)
    }

    @Test mutating func aSecondFingerCommitsTheSelectionFirst() throws {
        var typed = try open(a)
        fingers.move(0, to: try cell("á"))
        typed += try fingers.press(1, w)
        #expect(typed == [.character("a"), .replace(typed: "a", with: "á"), .character("w")])
        #expect(callout == nil && fingers.engine.appearance.pops.map(\.key) == [w])
        #expect(fingers.lift(0).isEmpty && fingers.lift(1).isEmpty)
    }

    @Test(arguments: [KeyID.shift, .type(.numbers), .space, .backspace])
    mutating func everyOtherKeyEndsTheChoice(id: KeyID) throws {
        _ = try open(a)
        fingers.move(0, to: try cell("á"))
        #expect(try fingers.press(1, id).first == .replace(typed: "a", with: "á"))
        #expect(callout == nil)
    }

    @Test mutating func onlyTheNewestFingerMayChoose() throws {
        try fingers.press(0, a)
        fingers.time += 100
        try fingers.press(1, q)
        #expect(fingers.engine.nextDeadline == nil)
        _ = fingers.wait(1_000)
        #expect(callout == nil && fingers.engine.appearance.pops.map(\.key) == [a, q])
    }

    @Test mutating func theNewestFingerChoosesWhileOthersHold() throws {
        try fingers.press(0, q)
        _ = try open(a, finger: 1)
        #expect(callout?.key == a && fingers.engine.appearance.pops.map(\.key) == [q])
        // Another finger's movement and lifting are its own.
        fingers.move(0, to: try cell("á"))
        #expect(fingers.lift(0).isEmpty && callout?.pick == "a")
        fingers.move(1, to: try cell("á"))
        #expect(fingers.lift(1) == [.replace(typed: "a", with: "á")])
    }

    @Test mutating func leavingTheFieldEndsTheChoice() throws {
        _ = try open(a)
        fingers.move(0, to: try cell("á"))
        fingers.engine.textLeft()
        #expect(callout == nil && fingers.lift(0).isEmpty)
    }

    @Test mutating func aNewBoardEndsTheChoice() throws {
        _ = try open(a)
        let board = fingers.engine.board
        fingers.move(0, to: try cell("á"))
        fingers.engine.boardChanged(
            to: Board(layout: board.layout, metrics: board.metrics, width: 320))
        #expect(callout == nil && fingers.lift(0).isEmpty)
    }

    @Test mutating func aLateTickOpensOnce() throws {
        try fingers.press(0, a)
        fingers.time += 30_000
        #expect(fingers.engine.timeReached(fingers.now).isEmpty)
        #expect(callout?.pick == "a")
    }
}
