import KeyboardStyle
import KeyboardToolbar
import Testing
import Units

/// Behaviour E.3.
@Suite struct ClassicLayoutTests {
    @Test func buttonsHaveTheirGroupsSpacingAndTheKeysMargin() {
        let layout = Samples.layout(width: 800, style: .classic)
        #expect(layout.height == 46)
        #expect(layout.items.allSatisfy { $0.frame.size == Size(width: 32, height: 42) })
        #expect(layout.items[0].frame == Rect(x: 3, y: 2, width: 32, height: 42))
        #expect(layout.items[1].frame.left == 41)
        #expect(isNear(layout.items[7].frame.right, 797))
        // Two buttons and a gap are 70, four and three are 146; the rest is the same on both sides.
        let gap = Points((794.0 - 70 - 146 - 70) / 2)
        #expect(isNear(layout.items[2].frame.left, 73 + gap))
        #expect(layout.capsules.map(\.groups) == [0..<1, 1..<2, 2..<3])
        #expect(layout.capsules[0].frame == Rect(x: 3, y: 2, width: 70, height: 42))
    }

    @Test func groupsHaveTheirOwnSpacing() {
        let content = ToolbarContent(groups: [
            .init(spacing: 0, items: [Samples.item("a"), Samples.item("b")]),
            .init(spacing: 20, items: [Samples.item("a"), Samples.item("b")]),
        ])
        let items = Samples.layout(content, width: 800, style: .classic).items
        #expect(items[1].frame.left == items[0].frame.right)
        #expect(isNear(items[3].frame.left - items[2].frame.right, 20))
    }

    @Test func allEightToolsAreInsideAtEveryWidth() {
        for width in 320...1280 {
            let layout = Samples.layout(width: Points(width), style: .classic)
            #expect(!layout.canScroll)
            #expect(layout.items.allSatisfy { $0.frame.liesBetween(3, Points(width) - 3) })
            #expect(layout.items.allSatisfy { isNear($0.frame.width, 32) })
        }
    }

    @Test func spacingGivesWayBeforeAnythingIsScrolled() {
        let content = Samples.content([(0..<9).map { _ in Samples.item("a") }])
        // Nine of 32 and eight of 6 are 336, of 2 they are 304.
        let tight = Samples.layout(content, width: 320, style: .classic)
        #expect(!tight.canScroll)
        #expect(isNear(tight.items[1].frame.left - tight.items[0].frame.right, Points(26.0 / 8)))
        #expect(!Samples.layout(content, width: 310, style: .classic).canScroll)
        let scrolled = Samples.layout(content, width: 300, style: .classic)
        #expect(isNear(scrolled.scrollRange.upperBound, 10))
    }
}
