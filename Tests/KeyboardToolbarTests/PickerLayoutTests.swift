import KeyboardStyle
import KeyboardToolbar
import Testing
import Units

/// Behaviour E.4 and E.5.
@Suite struct PickerLayoutTests {
    private func picker(
        _ item: Rect, _ count: Int, width: Points, above: Points = 600,
        style: ToolbarStyle = .glass
    ) -> ToolPickerLayout {
        ToolPickerLayout(
            item: item, count: count, containerWidth: width, availableAbove: above, style: style,
            metrics: Samples.metrics)
    }

    private func item(at x: Points, style: ToolbarStyle = .glass) -> Rect {
        switch style {
        case .glass: Rect(x: x, y: 4, width: 44, height: 44)
        case .classic: Rect(x: x, y: 2, width: 32, height: 42)
        }
    }

    /// What the specification says about one row that fits, reckoned by itself.
    private func expectation(
        _ item: Rect, _ count: Int, width: Double, style: ToolbarStyle
    ) -> (left: Double, isLeft: Bool)? {
        let (cell, spacing, padding, shadow, edge) =
            switch style {
            case .glass: (44.0, 0.0, 4.0, 0.0, 8.0)
            case .classic: (32.0, 6.0, 10.0, 5.0, 0.0)
            }
        let content = Double(count) * cell + Double(count - 1) * spacing + 2 * padding
        let box = content + 2 * shadow
        if box > width - 16 { return nil }
        let minX = item.left.value
        let isLeft = minX >= box || (width - minX < box && minX >= width - minX)
        var x = isLeft ? item.right.value + padding + shadow - box : minX - padding - shadow
        x = min(x, width - edge - box)
        x = max(x, edge)
        return (x + shadow, isLeft)
    }

    @Test(arguments: ToolbarStyle.allCases, [320, 402, 800, 1280])
    func K07_oneRowLiesWhereTheSpecificationSays(style: ToolbarStyle, width: Int) {
        for x in 0...(width - 44) {
            for count in 1...24 {
                let item = item(at: Points(x), style: style)
                guard
                    let (left, isLeft) = expectation(
                        item, count, width: Double(width), style: style)
                else { continue }
                let layout = picker(item, count, width: Points(width), style: style)
                #expect(layout.rows == 1)
                #expect(isNear(layout.frame.left, Points(left)))
                #expect(layout.direction == (isLeft ? .left : .right))
                let size = layout.frame.size
                let expected: (Points, Points, Points) =
                    style == .glass
                    ? (Points(44 * count + 8), 52, -54) : (Points(38 * count + 14), 54, -62)
                #expect(isNear(size.width, expected.0))
                #expect(size.height == expected.1)
                // Six above the capsule, which begins at 4; ten above the button, which begins at 2.
                #expect(layout.frame.top == expected.2)
            }
        }
    }

    @Test(arguments: ToolbarStyle.allCases)
    func K07_everyPickerOfEveryItemIsInside(style: ToolbarStyle) {
        for width in 320...1280 {
            let layout = Samples.layout(width: Points(width), style: style)
            for (index, placed) in layout.items.enumerated() {
                // All counts come by for each item.
                for count in [1 + (width + index) % 24, 24] {
                    let picker = picker(placed.frame, count, width: Points(width), style: style)
                    checkCells(of: picker, count)
                    let edge: Points = style == .glass ? 8 : 5
                    #expect(picker.frame.liesBetween(edge, Points(width) - edge))
                    #expect(picker.frame.top >= -600)
                    #expect(picker.frame.bottom < 0)
                    #expect(picker.cells.allSatisfy { $0.width > 28 - 1e-6 })
                }
            }
        }
    }

    private func checkCells(of picker: ToolPickerLayout, _ count: Int) {
        #expect(picker.cells.count == count)
        #expect(picker.rows * picker.columns >= count)
        for cell in picker.cells {
            #expect(cell.liesBetween(picker.frame.left, picker.frame.right))
            #expect(cell.top >= picker.frame.top && cell.bottom <= picker.frame.bottom)
        }
        for (cell, next) in zip(picker.cells, picker.cells.dropFirst()) {
            let overlap = min(cell.right, next.right) - max(cell.left, next.left)
            #expect(overlap < 1e-6 || cell.bottom <= next.top || next.bottom <= cell.top)
        }
    }

    @Test func K07_inALowOutputAPickerIsInsideToo() {
        for above in stride(from: 0, through: 200, by: 10) {
            for count in 1...24 {
                let layout = picker(item(at: 100), count, width: 320, above: Points(above))
                checkCells(of: layout, count)
                #expect(layout.frame.top >= Points(-above))
                #expect(layout.frame.liesBetween(8, 312))
                // Two rows of ten need no more than 64 with their paddings, 2 above the bar.
                if above >= 66, count <= 20 { #expect(layout.frame.bottom <= -2) }
            }
        }
    }

    @Test func K07_cellsAreSqueezedThenTakeASecondRow() {
        // 320 leaves 304, its paddings 296: ten of 29.6, then two rows of six, for 49 each there is room.
        let ten = picker(item(at: 8), 10, width: 320)
        #expect(ten.rows == 1)
        #expect(isNear(ten.cells[0].width, 29.6))
        let eleven = picker(item(at: 8), 11, width: 320)
        #expect(eleven.rows == 2)
        #expect(eleven.columns == 6)
        #expect(eleven.cells[0].width == 44)
        #expect(eleven.frame.height == 96)
        // The first choices are in the lower row, the first of them over the item.
        #expect(eleven.cells[0].left == 12)
        #expect(eleven.cells[6].center.x == eleven.cells[0].center.x)
        #expect(eleven.cells[6].center.y == eleven.cells[0].center.y - 44)
    }

    @Test func K07_aLowOutputLeavesNoEmptyRow() {
        // 90 leaves 66 for cells: two columns of 33 would need five rows, 148 high, but 80 above and 48 of the bar are for four.
        // They would be three columns, which take three rows.
        let layout = picker(item(at: 8), 9, width: 90, above: 80)
        #expect(layout.columns == 3)
        #expect(layout.rows == 3)
        #expect(layout.frame.height == 128)
        checkCells(of: layout, 9)
    }

    @Test func K15_theLastChoiceIsMeantEightBeforeTheEdge() {
        // From 200 to 312 are 112, for six steps of 44.
        let near = picker(item(at: 8), 7, width: 320)
        #expect(near.direction == .right)
        #expect(isNear(near.selectionPitch(from: 200), Points(112.0 / 6)))
        // Up to 312 are more than six times the cells' width, a seventh of 296.
        #expect(isNear(near.selectionPitch(from: 10), Points(296.0 / 7)))
        let far = picker(item(at: 700), 7, width: 800)
        #expect(far.direction == .left)
        #expect(isNear(far.selectionPitch(from: 128), 20))
        #expect(far.selectionPitch(from: 720) == 44)
        #expect(far.selectionPitch(from: 0) > 0)
    }

    @Test func theFirstChoiceIsOverTheItem() {
        let right = picker(item(at: 100), 6, width: 800)
        #expect(right.direction == .right)
        #expect(right.cells.map(\.left) == [100, 144, 188, 232, 276, 320])
        let left = picker(item(at: 500), 6, width: 800)
        #expect(left.direction == .left)
        #expect(left.cells.map(\.left) == [500, 456, 412, 368, 324, 280])
        #expect(left.cells.allSatisfy { $0.top == -50 && $0.height == 44 })
    }

    @Test func wordsHaveTheWidthThatTheyNeed() {
        func layout(_ width: Points) -> ToolPickerLayout {
            ToolPickerLayout(
                item: item(at: 8), choices: ["a", "Ctrl"].map(Samples.face),
                containerWidth: width, availableAbove: 600, style: .glass,
                metrics: Samples.metrics)
        }
        // 30.08 of text (words are 16 high) and twice 8.
        #expect(layout(400).cells.allSatisfy { isNear($0.width, 46.08) })
        // 90 - 16 - 8 leaves 33 each, more than the text; below it there are two rows.
        #expect(layout(90).cells.allSatisfy { isNear($0.width, 33) })
        #expect(layout(80).rows == 2)
    }

    @Test(arguments: ToolbarStyle.allCases)
    func K07_everyPreviewIsInsideAndOverItsItemWhereItCanBe(style: ToolbarStyle) {
        for width in 320...1280 {
            let layout = Samples.layout(width: Points(width), style: style)
            for placed in layout.items {
                let preview = ToolPreviewLayout(
                    item: placed.frame, face: Samples.face("("), containerWidth: Points(width),
                    availableAbove: 600, style: style, metrics: Samples.metrics)
                let edge: Points = style == .glass ? 8 : 5
                #expect(preview.frame.liesBetween(edge, Points(width) - edge))
                #expect(preview.frame.bottom == (style == .glass ? -2 : -8))
                let distance = (preview.frame.center.x - placed.frame.center.x).value.magnitude
                let isAtAnEdge =
                    isNear(preview.frame.left, edge)
                    || isNear(preview.frame.right, Points(width) - edge)
                #expect(distance < 1e-6 || isAtAnEdge)
            }
        }
    }

    @Test func aPreviewHasRoomForALargeText() {
        let preview = ToolPreviewLayout(
            item: item(at: 200), face: Samples.face("Ctrl"), containerWidth: 800,
            availableAbove: 600, style: .glass, metrics: Samples.metrics)
        // 30.08, half as much again, and twice 4.
        #expect(isNear(preview.frame.width, 53.12))
        #expect(isNear(preview.cell.width, 45.12))
    }
}
