import KeyboardStyle
import KeyboardToolbar
import Testing
import Units

/// Source of the numbers: behaviour E.5. A capsule of n items is 4 + 44 n + 4 wide.
@Suite struct GlassLayoutTests {
    @Test func K03_from408OnEachGroupHasItsCapsule() throws {
        for width in 408...1280 {
            let layout = Samples.layout(width: Points(width))
            try #require(layout.capsules.map(\.groups) == [0..<1, 1..<2, 2..<3])
            #expect(layout.capsules.map(\.frame.width) == [96, 184, 96])
            #expect(layout.capsules[0].frame.left == 8)
            #expect(isNear(layout.capsules[2].frame.right, Points(width) - 8))
            let gaps = zip(layout.capsules, layout.capsules.dropFirst())
                .map { $1.frame.left - $0.frame.right }
            // What 96 + 184 + 96 and the margins leave, on both sides of the middle one.
            #expect(gaps.allSatisfy { isNear($0, Points(width - 392) / 2) })
            #expect(layout.items.allSatisfy { isNear($0.frame.width, 44) })
        }
    }

    @Test func K04_below408AllGroupsShareACapsule() throws {
        for width in 320...407 {
            let layout = Samples.layout(width: Points(width))
            #expect(layout.capsules.map(\.groups) == [0..<3])
            let frame = try #require(layout.capsules.first?.frame)
            #expect(frame.liesBetween(8, Points(width) - 8))
            #expect(frame.height == 44)
            #expect(frame.top == 4)
            // In the middle.
            #expect(isNear(frame.left, Points(width) - frame.right))
        }
        // 8 items of 44, two gaps of 12 and the paddings are 384.
        let capsule = try #require(Samples.layout(width: 402).capsules.first)
        #expect(isNear(capsule.frame.width, 384))
    }

    @Test(arguments: [
        (402, 12, 44), (400, 12, 44), (392, 8, 44), (384, 4, 44), (352, 4, 40), (320, 4, 36),
    ])
    func K05_gapsGiveWayThenWidths(width: Int, gap: Int, itemWidth: Int) throws {
        let layout = Samples.layout(width: Points(width))
        #expect(layout.items.allSatisfy { isNear($0.frame.width, Points(itemWidth)) })
        let between = layout.items[2].frame.left - layout.items[1].frame.right
        #expect(isNear(between, Points(gap)))
        let within = layout.items[1].frame.left - layout.items[0].frame.right
        #expect(isNear(within, 0))
    }

    @Test func K05_allEightToolsAreInsideAtEveryWidth() {
        for width in 320...1280 {
            let layout = Samples.layout(width: Points(width))
            #expect(layout.items.count == 8)
            #expect(!layout.canScroll)
            #expect(layout.items.allSatisfy { $0.frame.liesBetween(8, Points(width) - 8) })
            #expect(layout.items.allSatisfy { $0.frame.width > 36 - 1e-6 })
            for (item, next) in zip(layout.items, layout.items.dropFirst()) {
                #expect(next.frame.left > item.frame.right - 1e-6)
                let gap = next.frame.left - item.frame.right
                let isNewGroup = item.address.group != next.address.group
                if layout.capsules.count == 1, isNewGroup {
                    #expect(gap > 4 - 1e-6 && gap < 12 + 1e-6)
                }
            }
        }
    }

    @Test func aSingleGroupStandsAtTheLeft() {
        let layout = Samples.layout(
            Samples.content([[Samples.item("a"), Samples.item("b")]]), width: 800)
        #expect(layout.capsules.map(\.frame) == [Rect(x: 8, y: 4, width: 96, height: 44)])
    }

    @Test func groupsWithoutItemsTakeNoRoom() {
        let one = Samples.content([[], [Samples.item("a")], [], [Samples.item("b")], []])
        let layout = Samples.layout(one, width: 400)
        #expect(layout.capsules.map(\.groups) == [1..<2, 3..<4])
        #expect(
            layout.items.map(\.address) == [
                ToolAddress(group: 1, item: 0), ToolAddress(group: 3, item: 0),
            ])
        #expect(Samples.layout(.none, width: 400).capsules.isEmpty)
        #expect(Samples.layout(.none, width: 400).height == 52)
    }

    @Test func aWordGetsTheWidthThatItNeeds() throws {
        let word = Samples.content([[Samples.item("Ctrl"), Samples.item("a")]])
        let layout = Samples.layout(word, width: 400)
        // C 0.76, t 0.4, r 0.4, l 0.32 of 16 are 30.08, and twice 8.
        #expect(isNear(layout.items[0].frame.width, 46.08))
        #expect(isNear(layout.items[1].frame.width, 44))
        let endless = Samples.content([[Samples.item(String(repeating: "W", count: 500))]])
        #expect(isNear(Samples.layout(endless, width: 400).items[0].frame.width, 132))
    }

    @Test func lengthsThatAreNoneDoNoHarm() {
        var item = Samples.item("a")
        item.insets = ToolInsets(left: Points(Double.nan), right: -50)
        item.face = ToolFace(display: .symbol(name: "globe", pointSize: Points(Double.infinity)))
        let content = ToolbarContent(groups: [
            .init(spacing: Points(-Double.infinity), items: [item, item])
        ])
        for style in ToolbarStyle.allCases {
            let layout = Samples.layout(content, width: 400, style: style)
            #expect(layout.items.allSatisfy { $0.frame.liesBetween(0, 400) && $0.frame.width > 30 })
        }
    }
}
