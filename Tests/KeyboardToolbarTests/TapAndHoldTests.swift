import KeyboardStyle
import KeyboardToolbar
import Testing
import Units

@Suite struct TapAndHoldTests {
    private let bracket = ToolAddress(group: 1, item: 0)

    @Test func K12_aTapPerformsTheRepresentativeOnce() {
        var bar = Bar()
        bar.down(bar.center(0, 1))
        #expect(bar.touches.appearance.pressed == ToolAddress(group: 0, item: 1))
        #expect(bar.effects.isEmpty)
        bar.wait(80)
        bar.up()
        #expect(bar.effects == [.perform(.representative, of: ToolAddress(group: 0, item: 1))])
        #expect(bar.touches.appearance == .none)
        bar.up()
        bar.wait(2_000)
        #expect(bar.effects.count == 1)
    }

    @Test func K13_choicesAppearAfterTheDelayAndNotBefore() throws {
        var bar = Bar()
        bar.down(bar.center(1, 0))
        bar.wait(499)
        #expect(bar.picker == nil)
        #expect(bar.touches.appearance.preview == bracket)
        bar.wait(1)
        let picker = try #require(bar.picker)
        #expect(picker.address == bracket)
        #expect(picker.layout.cells.count == 6)
        #expect(picker.selected == 0)
        #expect(bar.touches.appearance.preview == nil)
        #expect(bar.touches.appearance.pressed == bracket)
        bar.up()
        #expect(bar.performed == [.perform(.alternate(0), of: bracket)])
        #expect(bar.picker == nil)
    }

    @Test func K13_theOnlyAlternateIsSelectedAtOnce() {
        var bar = Bar(Samples.content([[Samples.item("a", choices: 1)]]))
        bar.down(bar.center(0, 0))
        bar.wait(500)
        bar.up()
        #expect(bar.performed == [.perform(.alternate(0), of: ToolAddress(group: 0, item: 0))])
    }

    @Test func K13_withoutAlternatesHoldingNeverEnds() {
        var bar = Bar()
        bar.down(bar.center(2, 0))
        #expect(bar.touches.nextDeadline == nil)
        #expect(bar.touches.appearance.preview == nil)
        bar.wait(600_000)
        #expect(bar.picker == nil)
        bar.up()
        #expect(bar.effects == [.perform(.representative, of: ToolAddress(group: 2, item: 0))])
    }

    @Test func K17_theDelayIsHalfASecond() {
        #expect(KeyboardToolbarView().showToolPickerDelay.milliseconds == 500)
        let touches = ToolbarTouches(
            content: Samples.document, layout: Samples.layout(width: 800))
        #expect(touches.delay == 500)
        var bar = Bar(delay: touches.delay)
        bar.wait(1_234)
        bar.down(bar.center(1, 0))
        #expect(bar.touches.nextDeadline == Instant(nanoseconds: 1_734_000_000))
    }

    @Test(arguments: [200, 1, 2_000])
    func K18_anotherDelayCounts(delay: Int) {
        var bar = Bar(delay: Milliseconds(delay))
        bar.down(bar.center(1, 0))
        bar.wait(delay - 1)
        #expect(bar.picker == nil)
        bar.wait(1)
        #expect(bar.picker != nil)
    }

    @Test(arguments: [0, -0.3, .nan])
    func K18_withoutDelayChoicesAppearWhenTheFingerGoesDown(seconds: Double) {
        var bar = Bar(delay: Seconds(seconds).milliseconds)
        bar.down(bar.center(1, 0))
        #expect(bar.picker?.selected == 0)
        #expect(bar.touches.appearance.preview == nil)
        #expect(bar.effects == [.willPresentPicker(bracket)])
        bar.up()
        #expect(bar.performed == [.perform(.alternate(0), of: bracket)])
    }

    @Test func K18_aNewDelayCountsFromTheNextTouchOn() {
        var bar = Bar(delay: 500)
        bar.down(bar.center(1, 0))
        bar.touches.delay = 100
        bar.wait(499)
        #expect(bar.picker == nil)
        bar.wait(1)
        #expect(bar.picker != nil)
        bar.cancel()
        bar.down(bar.center(1, 0))
        bar.touches.delay = 500
        bar.wait(100)
        #expect(bar.picker != nil)
    }

    @Test func K19_itIsToldOnceBeforeChoicesAppear() {
        var bar = Bar()
        bar.down(bar.center(1, 0))
        bar.wait(400)
        bar.up()
        #expect(bar.effects == [.perform(.representative, of: bracket)])
        bar.down(bar.center(1, 0))
        bar.wait(500)
        // Told by the very call after which the appearance first has choices.
        #expect(bar.effects.last == .willPresentPicker(bracket))
        bar.move(bar.center(1, 0) + (x: 300, y: 0))
        bar.wait(5_000)
        bar.up()
        #expect(bar.effects.filter { $0 == .willPresentPicker(bracket) }.count == 1)
    }

    @Test func K19_aFingerThatIsLiftedBeforeChoicesAreShownHasTapped() {
        var bar = Bar()
        bar.down(bar.center(1, 0))
        // The loop comes late: the finger is up before anything could be shown.
        let late = Instant(nanoseconds: 700_000_000)
        let effects = bar.touches.handle(
            ContactEvent(id: .touch(0), phase: .up, time: EventTime(milliseconds: 490)), now: late)
        #expect(effects == [.perform(.representative, of: bracket)])
    }

    @Test func K11_aDisabledItemIsInert() {
        var bar = Bar(
            Samples.content([[Samples.item("a", choices: 3, isEnabled: false), Samples.item("b")]]),
            delay: 0)
        bar.down(bar.center(0, 0))
        #expect(bar.touches.owns(.touch(0)))
        #expect(bar.touches.appearance == .none)
        #expect(bar.touches.nextDeadline == nil)
        bar.move(bar.center(0, 1))
        bar.up()
        #expect(bar.effects.isEmpty)
        #expect(!bar.touches.owns(.touch(0)))
    }

    @Test func K11_anItemThatIsDisabledWhileHeldIsGivenUp() {
        for hold in [100, 600] {
            var bar = Bar(Samples.content([[Samples.item("a", choices: 3)]]))
            bar.down(bar.center(0, 0))
            bar.wait(hold)
            bar.show(Samples.content([[Samples.item("a", choices: 3, isEnabled: false)]]))
            #expect(bar.touches.appearance == .none)
            bar.show(Samples.content([[Samples.item("a", choices: 3)]]))
            bar.wait(1_000)
            bar.up()
            #expect(bar.performed.isEmpty)
        }
    }

    @Test func previewsAreShownByTheLook() {
        let content = Samples.content([
            [
                Samples.item("a"), Samples.item("b", isSecondary: true),
                Samples.item("c", choices: 2, isSecondary: true),
            ]
        ])
        func previews(_ style: ToolbarStyle) -> [Bool] {
            (0..<3).map { index in
                var bar = Bar(content, style: style)
                bar.down(bar.center(0, index))
                return bar.touches.appearance.preview == ToolAddress(group: 0, item: index)
            }
        }
        #expect(previews(.glass) == [false, false, true])
        #expect(previews(.classic) == [true, false, true])
    }
}
