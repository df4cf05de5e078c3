import KeyboardStyle
import KeyboardToolbar
import Testing
import Units

@Suite struct TouchCellTests {
    @Test(arguments: ToolbarStyle.allCases)
    func theWholeHeightOfTheBarTakesTouchesForAnItem(style: ToolbarStyle) {
        for width in 320...1280 {
            let layout = Samples.layout(width: Points(width), style: style)
            for placed in layout.items {
                for y in [0, layout.height / 2, layout.height - 0.5] as [Points] {
                    #expect(
                        layout.item(at: Point(x: placed.frame.center.x, y: y)) == placed.address)
                }
                #expect(layout.item(at: Point(x: placed.frame.center.x, y: -0.5)) == nil)
                #expect(layout.item(at: Point(x: placed.frame.center.x, y: layout.height)) == nil)
            }
        }
    }

    @Test func itemsOfACapsuleHaveNoGapBetweenThem() {
        for width in 320...800 {
            let layout = Samples.layout(width: Points(width))
            for (item, next) in zip(layout.items, layout.items.dropFirst()) {
                if layout.capsules.count == 1 || item.address.group == next.address.group {
                    #expect(item.cell.right == next.cell.left)
                } else {
                    #expect(item.cell.right <= next.cell.left)
                }
            }
        }
    }

    @Test func groupsInOneCapsuleHaveNoneEitherHoweverFarApart() {
        var metrics = ToolbarMetrics()
        metrics.glass.minimumCapsuleGap = 60
        metrics.glass.groupGap = 30
        // Apart they need 392 and twice 60, together 360 and twice 30 and the margins.
        let layout = ToolbarLayout(
            content: Samples.document, width: 440, style: .glass, metrics: metrics, padding: 3)
        #expect(layout.capsules.count == 1)
        #expect(isNear(layout.items[2].frame.left - layout.items[1].frame.right, 30))
        for (item, next) in zip(layout.items, layout.items.dropFirst()) {
            #expect(item.cell.right == next.cell.left)
        }
    }

    @Test func besideACapsuleItsItemTakesTouchesUpToFour() throws {
        let layout = Samples.layout(width: 800)
        let end = try #require(layout.capsules.first?.frame.right)
        #expect(layout.item(at: Point(x: end + 3.5, y: 20)) == ToolAddress(group: 0, item: 1))
        #expect(layout.item(at: Point(x: end + 4.5, y: 20)) == nil)
        let next = layout.capsules[1].frame.left
        #expect(layout.item(at: Point(x: next - 4.5, y: 20)) == nil)
        #expect(layout.item(at: Point(x: next - 3.5, y: 20)) == ToolAddress(group: 1, item: 0))
    }

    @Test func theBarsEndsBelongToTheItemsBesideThem() {
        let layout = Samples.layout(width: 800)
        #expect(layout.item(at: Point(x: 0, y: 20)) == ToolAddress(group: 0, item: 0))
        #expect(layout.item(at: Point(x: 799.5, y: 20)) == ToolAddress(group: 2, item: 1))
        #expect(layout.item(at: Point(x: 800, y: 20)) == nil)
        let alone = Samples.layout(Samples.content([[Samples.item("a")]]), width: 800)
        // 8 + 52 is the capsule's end.
        #expect(alone.item(at: Point(x: 63.5, y: 20)) == ToolAddress(group: 0, item: 0))
        #expect(alone.item(at: Point(x: 64.5, y: 20)) == nil)
    }
}
