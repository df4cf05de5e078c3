import KeyboardStyle
import KeyboardToolbar
import Testing
import Units

@Suite struct PickingTests {
    /// Opens the choices of an item and slides sideways at once: what is selected then.
    private func selection(
        _ content: ToolbarContent, width: Points, _ group: Int, _ item: Int, by dx: Points,
        from offset: Points = 0
    ) -> Int? {
        var bar = Bar(content, width: width, delay: 0)
        let start = bar.center(group, item) + (x: offset, y: 0)
        bar.down(start)
        bar.move(start + (x: dx, y: 0))
        return bar.picker?.selected
    }

    @Test func K14_slidingReachesEachChoiceAndLiftingPerformsIt() {
        let address = ToolAddress(group: 1, item: 3)
        for index in 0..<8 {
            var bar = Bar(delay: 200)
            let start = bar.center(1, 3)
            bar.down(start)
            bar.wait(200)
            // At 800 there is room to the left of the item, which is preferred: cells are 44 apart.
            bar.move(start + (x: Points(index * -44), y: 0))
            #expect(bar.picker?.selected == index)
            bar.up()
            #expect(bar.performed == [.perform(.alternate(index), of: address)])
        }
    }

    @Test func K14_aPickerThatBeginsWithTheRepresentativePerformsIt() {
        let address = ToolAddress(group: 0, item: 0)
        let content = Samples.content([
            [Samples.item("a", choices: 3, beginsWithRepresentative: true)]
        ])
        for (index, choice) in [ToolChoice.representative, .alternate(0), .alternate(1)]
            .enumerated()
        {
            var bar = Bar(content, delay: 0)
            bar.down(bar.center(0, 0))
            bar.move(bar.center(0, 0) + (x: Points(index * 44), y: 0))
            bar.up()
            #expect(bar.performed == [.perform(choice, of: address)])
        }
    }

    @Test func K15_anUnmovedFingerKeepsTheFirstChoiceWhereverThePickerIs() {
        for width in stride(from: 320, through: 1280, by: 40) {
            let count = width / 60
            let content = Samples.content([(0..<count).map { _ in Samples.item("a", choices: 7) }])
            for item in 0..<count {
                for offset in [-20, 0, 20] {
                    let selected = selection(
                        content, width: Points(width), 0, item, by: 0, from: Points(offset))
                    #expect(selected == 0)
                }
            }
        }
    }

    @Test func K15_atTheLeftEdgeEachPitchIsOneChoice() {
        let content = Samples.content([[Samples.item("a", choices: 6)]])
        for step in 0..<6 {
            #expect(selection(content, width: 800, 0, 0, by: Points(44 * step)) == step)
            #expect(selection(content, width: 800, 0, 0, by: Points(44 * step) + 21) == step)
        }
        #expect(selection(content, width: 800, 0, 0, by: 23) == 1)
    }

    @Test func K15_atTheRightEdgeChoicesFollowToTheLeft() throws {
        let content = Samples.content([[Samples.item("a")], [Samples.item("a", choices: 6)]])
        for step in 0..<6 {
            #expect(selection(content, width: 800, 1, 0, by: Points(-44 * step)) == step)
        }
        var bar = Bar(content, delay: 0)
        bar.down(bar.center(1, 0))
        let layout = try #require(bar.picker?.layout)
        #expect(layout.direction == .left)
        // The item's right edge is at 800 - 8 - 4, so the plate's is at 792: its first cell is over the item.
        #expect(layout.frame.right == 792)
        #expect(layout.cells.first?.center.x == bar.center(1, 0).x)
    }

    @Test func K15_aPickerThatWasMovedKeepsItsRelationToTheFinger() throws {
        // Five of 44 and the paddings are 228: more than is left of the item at 96, and at 230 more than right of it.
        let content = Samples.content([
            [Samples.item("a"), Samples.item("a"), Samples.item("a", choices: 5)]
        ])
        var bar = Bar(content, width: 320, delay: 0)
        let start = bar.center(0, 2)
        bar.down(start)
        let picker = try #require(bar.picker)
        #expect(picker.layout.direction == .right)
        // 320 - 8 - 228: moved to the left of the item at 100.
        #expect(picker.layout.frame.left == 84)
        #expect(picker.layout.cells[0].center.x != start.x)
        #expect(picker.selected == 0)
        for step in 0..<5 {
            bar.move(start + (x: Points(44 * step), y: 0))
            #expect(bar.picker?.selected == step)
        }
    }

    @Test func K15_beyondTheEndsTurningBackCountsAtOnce() {
        var bar = Bar(delay: 0)
        let start = bar.center(1, 0)
        bar.down(start)
        for x in stride(from: 0, through: 500, by: 10) { bar.move(start + (x: Points(-x), y: 0)) }
        #expect(bar.picker?.selected == 5)
        bar.move(start + (x: -500 + 23, y: 0))
        #expect(bar.picker?.selected == 4)
        bar.move(start + (x: 200, y: 0))
        #expect(bar.picker?.selected == 0)
        bar.move(start + (x: 200 - 23, y: 0))
        #expect(bar.picker?.selected == 1)
    }

    @Test func K15_theLastChoiceIsReachedEightBeforeTheEdge() {
        for count in 2...24 {
            for width in [320, 402, 800] {
                let content = Samples.content([
                    [Samples.item("a"), Samples.item("a"), Samples.item("a", choices: count)]
                ])
                var bar = Bar(content, width: Points(width), delay: 0)
                bar.down(bar.center(0, 2))
                guard let picker = bar.picker else {
                    Issue.record("no picker")
                    continue
                }
                let edge: Points = picker.layout.direction == .right ? Points(width) - 8 : 8
                // In several rows the last column of the first is what is at the edge.
                bar.move(Point(x: edge, y: bar.center(0, 2).y))
                #expect(bar.picker?.selected == picker.layout.columns - 1)
            }
        }
    }

    @Test func K15_inTwoRowsTheHeightSelectsTheRow() throws {
        var bar = Bar(Samples.content([[Samples.item("a", choices: 13)]]), width: 320, delay: 0)
        let start = bar.center(0, 0)
        bar.down(start)
        let layout = try #require(bar.picker?.layout)
        // 13 of 28 are wider than 320 - 24: seven and six, whose 42.3 are less than the 44 wished for.
        #expect(layout.rows == 2)
        #expect(layout.columns == 7)
        // A row is meant by the finger that is over it; below the lowest, where fingers come from, that one is.
        let (lower, upper) = (layout.cells[0].center.y, layout.cells[7].center.y)
        #expect(upper < lower && lower < start.y)
        for y in [start.y, lower + 30, lower, lower - 21] {
            bar.move(Point(x: start.x, y: y))
            #expect(bar.picker?.selected == 0)
            bar.move(Point(x: 312, y: y))
            #expect(bar.picker?.selected == 6)
        }
        for y in [upper + 21, upper, upper - 100] {
            bar.move(Point(x: start.x, y: y))
            #expect(bar.picker?.selected == 7)
            bar.move(Point(x: 312, y: y))
            #expect(bar.picker?.selected == 12)
        }
        bar.move(Point(x: 312, y: lower))
        bar.up()
        #expect(bar.performed == [.perform(.alternate(6), of: ToolAddress(group: 0, item: 0))])
    }

    @Test func K07_anOutputThatBecomesLowerMovesThePicker() {
        var bar = Bar(delay: 0)
        bar.down(bar.center(1, 0))
        bar.move(bar.center(1, 0) + (x: -90, y: 0))
        bar.touches.availableAbove = 20
        #expect(bar.picker?.layout.frame.top == -20)
        #expect(bar.picker?.selected == 2)
    }

    @Test func K15_inOneRowTheHeightMeansNothing() {
        var bar = Bar(delay: 0)
        let start = bar.center(1, 0)
        bar.down(start)
        bar.move(start + (x: -88, y: -500))
        #expect(bar.picker?.selected == 2)
    }
}
