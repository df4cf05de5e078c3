import KeyboardStyle
import Testing
import Units

@testable import KeyboardToolbar

/// Pickers where there is little room: behaviour E.4, every position of an item, many sizes of outputs.
@Suite struct LowPickerTests {
    /// Room above the bar.
    private static let heights = Array(stride(from: 0, through: 240, by: 8)) + [600]

    @Test(arguments: ToolbarStyle.allCases)
    func K07_cellsAreNeverBelow28WhileARowOrAColumnHelps(style: ToolbarStyle) {
        for width in 320...1280 {
            let items = Samples.layout(width: Points(width), style: style).items
            let isWhole = [320, 321, 402, 640, 1280].contains(width)
            for (index, item) in items.enumerated() {
                for (step, above) in Self.heights.enumerated() {
                    // Elsewhere every count comes by for some height of each item.
                    let one = 1 + (width + 5 * index + 7 * step) % 33
                    for count in isWhole ? 1...33 : one...one {
                        check(item.frame, count, width: width, above: above, style)
                    }
                }
            }
        }
    }

    private func check(
        _ item: Rect, _ count: Int, width: Int, above: Int, _ style: ToolbarStyle
    ) {
        let picker = ToolPickerLayout(
            item: item, count: count, containerWidth: Points(width), availableAbove: Points(above),
            style: style, metrics: Samples.metrics)
        let what: Comment = "\(style), \(count) at \(item.left) of \(width), \(above) above"
        let edge: Points = style == .glass ? 8 : 5
        #expect(picker.frame.liesBetween(edge, Points(width) - edge), what)
        #expect(picker.frame.top >= Points(-above) && picker.cells.count == count, what)
        // Nothing of the plate is on the keys, but for one row where there is no room above them at all.
        #expect(picker.rows == 1 || picker.frame.bottom <= item.bottom + 1e-6, what)
        // Squares of 28: between the edges, a plate's paddings and a shadow, and from the output's top to the item's lower edge.
        let sides: Double = style == .glass ? 8 + 4 + 4 + 8 : 8 + 5 + 10 + 10 + 5 + 8
        let ends: Double = style == .glass ? 4 + 4 : 6 + 6
        let most =
            Int((Double(width) - sides) / 28)
            * max(1, Int((Double(above) + item.bottom.value - ends) / 28))
        if count <= most {
            let isLargeEnough = picker.cells.allSatisfy {
                $0.width > 28 - 1e-6 && $0.height > 28 - 1e-6
            }
            #expect(isLargeEnough, what)
        }
        #expect(picker.cells.allSatisfy { $0.width > 0 }, what)
        let unreachable = unreachable(in: picker, from: item.center, width: width, above: above)
        #expect(unreachable == [], what)
    }

    /// The choices that no finger on the output can mean.
    private func unreachable(
        in picker: ToolPickerLayout, from start: Point, width: Int, above: Int
    ) -> [Int] {
        let way = picker.direction == .left ? -1.0 : 1
        return picker.cells.indices.filter { index in
            var slide = PickerSlide(at: start, selected: 0, in: picker)
            let column = Double(index % picker.columns)
            let row = Double(index / picker.columns)
            let x = start.x + way * column * picker.selectionPitch(from: start.x)
            let lowest = min(start.y, picker.cells[0].center.y)
            let y = max(lowest - row * picker.rowPitch, Points(-above))
            slide.moved(to: Point(x: x, y: y), in: picker)
            return slide.selected != index || x < 0 || x > Points(width)
        }
    }

    @Test func K07_rowsBecomeLowerBeforeColumnsBecomeNarrow() {
        // Eleven choices want two rows on 320. 80 above and 4 of the bar less 6 leave 70 for them: 35 each.
        let item = Rect(x: 8, y: 4, width: 44, height: 44)
        let glass = ToolPickerLayout(
            item: item, count: 11, containerWidth: 320, availableAbove: 80, style: .glass,
            metrics: Samples.metrics)
        #expect(glass.rows == 2 && glass.columns == 6)
        #expect(glass.cells.allSatisfy { $0.height == 35 && $0.width == 44 })
        #expect(glass.frame.top == -80 && glass.frame.bottom == -2)
        // Keys: 70 and 2 of the bar less 10 leave 50 within the plate's 12, less than twice 28; 44 more are in the bar.
        let button = Rect(x: 3, y: 2, width: 32, height: 42)
        let classic = ToolPickerLayout(
            item: button, count: 11, containerWidth: 320, availableAbove: 70, style: .classic,
            metrics: Samples.metrics)
        #expect(classic.rows == 2 && classic.columns == 6)
        #expect(classic.cells.allSatisfy { $0.height == 42 && $0.width == 32 })
        #expect(classic.frame.top == -70)
    }

    @Test func K15_aFingerOnWhatLiesUnderItMeansTheFirstChoiceUntilItSlides() {
        let item = Rect(x: 8, y: 4, width: 44, height: 44)
        let picker = ToolPickerLayout(
            item: item, count: 11, containerWidth: 320, availableAbove: 30, style: .glass,
            metrics: Samples.metrics)
        #expect(picker.rows == 2 && picker.frame.bottom > 4)
        let start = Point(x: 30, y: 6)
        var slide = PickerSlide(at: start, selected: 0, in: picker)
        slide.moved(to: Point(x: 30, y: 5), in: picker)
        #expect(slide.selected == 0)
        slide.moved(to: Point(x: 30, y: 6 - picker.rowPitch), in: picker)
        #expect(slide.selected == 6)
    }
}
