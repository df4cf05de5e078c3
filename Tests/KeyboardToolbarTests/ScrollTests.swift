import KeyboardStyle
import KeyboardToolbar
import Testing
import Units

@Suite struct ScrollTests {
    /// Fourteen of 36 and the paddings are 512, with the margins 528.
    private let many = Samples.content([(0..<14).map { _ in Samples.item("a") }])

    @Test func whatIsTooWideAtItsLeastIsScrolled() {
        let layout = Samples.layout(many, width: 400)
        #expect(layout.scrollRange == 0...128)
        #expect(layout.items.allSatisfy { isNear($0.frame.width, 36) })
        #expect(layout.capsules.map(\.frame) == [Rect(x: 8, y: 4, width: 512, height: 44)])
        let end = Samples.layout(many, width: 400, scroll: 1_000)
        #expect(end.scroll == 128)
        #expect(end == layout.scrolled(to: 128))
        #expect(isNear(end.items[13].frame.right, 388))
        #expect(end.item(at: Point(x: 380, y: 20)) == ToolAddress(group: 0, item: 13))
        #expect(end.item(at: Point(x: -5, y: 20)) == nil)
        #expect(Samples.layout(many, width: 528).scrollRange == 0...0)
        #expect(Samples.layout(many, width: 400, scroll: Points(Double.nan)).scroll == 0)
    }

    @Test func movingSidewaysScrollsAndGivesTheItemUp() {
        var bar = Bar(many, width: 400)
        bar.down(Point(x: 300, y: 20))
        bar.move(Point(x: 288, y: 20))
        #expect(bar.touches.appearance.scroll == 0)
        #expect(bar.touches.appearance.pressed != nil)
        bar.move(Point(x: 250, y: 20))
        // 50 less the twelve that it took to begin.
        #expect(bar.touches.appearance == ToolbarAppearance(scroll: 38))
        bar.move(Point(x: 300, y: 20))
        bar.up()
        #expect(bar.effects.isEmpty)
        #expect(bar.touches.appearance.scroll == 0)
    }

    @Test func atItsEndTheRowStaysAndTurnsBackAtOnce() {
        var bar = Bar(many, width: 400)
        bar.down(Point(x: 390, y: 20))
        bar.move(Point(x: 10, y: 20))
        #expect(bar.touches.appearance.scroll == 128)
        bar.move(Point(x: 20, y: 20))
        #expect(bar.touches.appearance.scroll == 118)
        bar.up()
        // The row stays where it is, and a tap means what is there now.
        bar.down(Point(x: 20 - 5, y: 20))
        #expect(bar.touches.appearance.pressed == ToolAddress(group: 0, item: 3))
    }

    @Test func aRowOfDisabledItemsIsScrolledToo() {
        let disabled = Samples.content([(0..<14).map { _ in Samples.item("a", isEnabled: false) }])
        var bar = Bar(disabled, width: 400)
        bar.down(Point(x: 300, y: 20))
        bar.move(Point(x: 250, y: 20))
        #expect(bar.touches.appearance.scroll == 38)
    }

    @Test func whereAllFitNothingScrolls() {
        var bar = Bar()
        bar.down(bar.center(0, 0))
        bar.move(bar.center(0, 0) + (x: 20, y: 0))
        #expect(bar.touches.appearance.scroll == 0)
        bar.up()
        #expect(bar.performed.count == 1)
    }

    @Test func choicesOnScreenKeepTheRowStill() {
        let content = Samples.content([(0..<14).map { _ in Samples.item("a", choices: 5) }])
        var bar = Bar(content, width: 400, delay: 300)
        bar.down(Point(x: 30, y: 20))
        bar.wait(300)
        bar.move(Point(x: 30 + 88, y: 20))
        #expect(bar.touches.appearance.scroll == 0)
        #expect(bar.picker?.selected == 2)
    }

    @Test func otherContentKeepsTheRowWhereItIsAsFarAsItCan() {
        var bar = Bar(many, width: 400)
        bar.down(Point(x: 390, y: 20))
        bar.move(Point(x: 278, y: 20))
        bar.up()
        #expect(bar.touches.appearance.scroll == 100)
        bar.show(many, width: 400)
        #expect(bar.touches.appearance.scroll == 100)
        // One item less is 36 less of 128.
        bar.show(Samples.content([(0..<13).map { _ in Samples.item("a") }]), width: 400)
        #expect(bar.touches.appearance.scroll == 92)
        bar.show(Samples.document, width: 400)
        #expect(bar.touches.appearance.scroll == 0)
    }
}
