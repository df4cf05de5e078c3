import KeyboardStyle
import KeyboardToolbar
import Testing
import Units

/// Behaviour E.2, cancel rules.
@Suite struct CancelTests {
    private let bracket = ToolAddress(group: 1, item: 0)

    @Test(arguments: [
        Point(x: -24.5, y: 0), Point(x: 24.5, y: 0), Point(x: 0, y: -24.5), Point(x: 0, y: 24.5),
    ])
    func K29_leavingAnItemByMoreThan24Disarms(beyond: Point) throws {
        for (group, item) in [(0, 0), (1, 0)] {
            var bar = Bar()
            let frame = try #require(
                bar.touches.layout.frame(of: ToolAddress(group: group, item: item)))
            let outside =
                frame.center + (
                    x: beyond.x + (beyond.x < 0 ? -22 : beyond.x > 0 ? 22 : 0),
                    y: beyond.y + (beyond.y < 0 ? -22 : beyond.y > 0 ? 22 : 0)
                )
            bar.down(frame.center)
            bar.move(outside)
            #expect(bar.touches.appearance == .none)
            #expect(bar.touches.nextDeadline == nil)
            bar.wait(2_000)
            bar.up()
            #expect(bar.effects.isEmpty)
        }
    }

    @Test func K29_upTo24BesideAnItemItStaysArmed() throws {
        var bar = Bar()
        let frame = try #require(bar.touches.layout.frame(of: bracket))
        bar.down(frame.center)
        bar.move(Point(x: frame.right + 24, y: frame.bottom + 24))
        #expect(bar.touches.appearance.pressed == bracket)
        bar.up()
        #expect(bar.effects == [.perform(.representative, of: bracket)])
    }

    @Test func K29_comingBackArmsAgain() {
        var bar = Bar()
        let start = bar.center(1, 0)
        bar.down(start)
        bar.move(start + (x: 0, y: 60))
        bar.wait(300)
        bar.move(start)
        #expect(bar.touches.appearance.pressed == bracket)
        bar.up()
        #expect(bar.effects == [.perform(.representative, of: bracket)])
    }

    @Test func K29_comingBackAfterTheDelayShowsTheChoices() {
        var bar = Bar()
        let start = bar.center(1, 0)
        bar.down(start)
        bar.move(start + (x: 0, y: 60))
        bar.wait(700)
        #expect(bar.picker == nil)
        bar.move(start)
        bar.wait(0)
        #expect(bar.picker?.selected == 0)
    }

    @Test func K29_whilePickingOnlyGoingFarDownDisarms() {
        var bar = Bar(delay: 0)
        let start = bar.center(1, 0)
        bar.down(start)
        for away in [Point(x: -700, y: 0), Point(x: 1_500, y: 20), Point(x: 400, y: -900)] {
            bar.move(away)
            #expect(bar.picker?.selected != nil)
        }
        // 52 and 24 below the bar, whose lower edge is at 52.
        bar.move(Point(x: start.x, y: 128))
        #expect(bar.picker?.selected != nil)
        bar.move(Point(x: start.x, y: 128.5))
        #expect(bar.picker != nil)
        #expect(bar.picker?.selected == nil)
        #expect(bar.touches.appearance.pressed == nil)
        bar.up()
        #expect(bar.performed.isEmpty)
        #expect(bar.picker == nil)
    }

    @Test func K29_comingBackToTheChoicesArmsAgain() {
        var bar = Bar(delay: 0)
        let start = bar.center(1, 0)
        bar.down(start)
        bar.move(start + (x: 0, y: 300))
        bar.move(start + (x: -88, y: 0))
        #expect(bar.picker?.selected == 2)
        bar.up()
        #expect(bar.performed == [.perform(.alternate(2), of: bracket)])
    }

    @Test func K29_theClassicBarIsLower() {
        var bar = Bar(style: .classic, delay: 0)
        let start = bar.center(1, 0)
        bar.down(start)
        // Twice 46 and 24.
        bar.move(Point(x: start.x, y: 116))
        #expect(bar.picker?.selected == 0)
        bar.move(Point(x: start.x, y: 116.5))
        #expect(bar.picker?.selected == nil)
    }

    @Test(arguments: [100, 900])
    func K29_whatTheCompositorCancelsPerformsNothing(hold: Int) {
        var bar = Bar()
        bar.down(bar.center(1, 0))
        bar.wait(hold)
        bar.cancel()
        #expect(bar.touches.appearance == .none)
        #expect(!bar.touches.owns(.touch(0)))
        bar.wait(1_000)
        bar.up()
        #expect(bar.performed.isEmpty)
    }

    @Test(arguments: [100, 900])
    func K29_cancellingAllPerformsNothing(hold: Int) {
        var bar = Bar()
        bar.down(bar.center(1, 0))
        bar.down(bar.center(1, 0), finger: 1)
        bar.wait(hold)
        bar.touches.cancelAll()
        #expect(bar.touches.appearance == .none)
        #expect(!bar.touches.owns(.touch(0)))
        #expect(!bar.touches.owns(.touch(1)))
        bar.wait(1_000)
        bar.up()
        bar.up(finger: 1)
        #expect(bar.performed.isEmpty)
    }

    @Test(arguments: [100, 900])
    func K29_aFingerOnAnotherItemTakesThePlaceOfTheFirst(hold: Int) {
        var bar = Bar()
        bar.down(bar.center(1, 0))
        bar.wait(hold)
        bar.down(bar.center(0, 0), finger: 1)
        #expect(
            bar.touches.appearance == ToolbarAppearance(pressed: ToolAddress(group: 0, item: 0)))
        bar.up()
        #expect(bar.performed.isEmpty)
        bar.up(finger: 1)
        #expect(bar.performed == [.perform(.representative, of: ToolAddress(group: 0, item: 0))])
    }

    @Test func K29_aContactThatBeginsAnewHasLeftItsItem() {
        var bar = Bar()
        bar.down(bar.center(1, 0))
        // It was never seen to go up; this is between two capsules.
        bar.down(Point(x: 150, y: 20))
        #expect(bar.touches.appearance == .none)
        bar.up()
        #expect(bar.effects.isEmpty)
        bar.down(bar.center(1, 0))
        bar.wait(300)
        bar.down(bar.center(1, 0))
        bar.wait(300)
        #expect(bar.picker == nil)
        bar.up()
        #expect(bar.effects == [.perform(.representative, of: bracket)])
    }

    @Test func K29_aFingerOnTheSameItemOrOnNoneChangesNothing() {
        var bar = Bar(width: 800, delay: 0)
        bar.down(bar.center(1, 0))
        bar.down(bar.center(1, 0), finger: 1)
        // Between the first capsule, which ends at 104, and the second.
        bar.down(Point(x: 150, y: 20), finger: 2)
        #expect(bar.touches.owns(.touch(2)))
        #expect(bar.picker?.selected == 0)
        bar.up(finger: 1)
        bar.up(finger: 2)
        #expect(bar.performed.isEmpty)
        bar.up()
        #expect(bar.performed == [.perform(.alternate(0), of: bracket)])
    }

    @Test(arguments: [100, 900])
    func K29_anItemThatIsRemovedIsGivenUp(hold: Int) {
        var bar = Bar(Samples.content([[Samples.item("a")], [Samples.item("b", choices: 3)]]))
        bar.down(bar.center(1, 0))
        bar.wait(hold)
        bar.show(Samples.content([[Samples.item("a")]]))
        #expect(bar.touches.appearance == .none)
        #expect(bar.touches.owns(.touch(0)))
        bar.show(Samples.content([[Samples.item("a")], [Samples.item("b", choices: 3)]]))
        bar.up()
        #expect(bar.performed.isEmpty)
    }

    @Test func K29_choicesThatAreAllGoneAreGivenUp() {
        var bar = Bar(Samples.content([[Samples.item("a", choices: 3)]]), delay: 0)
        bar.down(bar.center(0, 0))
        bar.show(Samples.content([[Samples.item("a")]]))
        #expect(bar.touches.appearance == .none)
        bar.up()
        #expect(bar.performed.isEmpty)
    }
}
