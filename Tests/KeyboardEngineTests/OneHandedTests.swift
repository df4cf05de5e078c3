import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Testing
import Units

/// Keys on one side, and the way back. Source: behaviour D.1, `oneHandedMode`; D.9, 54.
struct OneHandedTests {
    private func fingers(_ mode: OneHandedMode) -> Fingers {
        var fingers = Fingers()
        fingers.engine = ContactEngine(
            board: Board(
                layout: .usEnglish, metrics: NativeMetrics.phonePortrait.grid, width: 402,
                oneHanded: mode))
        return fingers
    }

    @Test(arguments: [OneHandedMode.left, .right])
    func B36_theGapGivesTheWidthBack(mode: OneHandedMode) throws {
        var fingers = fingers(mode)
        let gap = Point(x: mode == .left ? 380 : 20, y: 100)
        #expect(fingers.press(0, at: gap).isEmpty)
        #expect(fingers.engine.appearance.pressed == [Key.expander(mode).id])
        #expect(fingers.lift(0) == [.oneHanded(.off)])
        // Sliding away means nothing.
        fingers.press(0, at: gap)
        fingers.move(0, to: Point(x: 201, y: 100))
        #expect(fingers.lift(0).isEmpty)
    }

    @Test(arguments: OneHandedMode.allCases)
    func B36_theKeysTypeAsEver(mode: OneHandedMode) throws {
        var fingers = fingers(mode)
        #expect(
            try text(fingers.tap(q) + fingers.tap(.space) + fingers.tap(.character("p"))) == "q p")
    }
}
