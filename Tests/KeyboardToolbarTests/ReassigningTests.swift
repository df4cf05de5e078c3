import KeyboardStyle
import KeyboardToolbar
import Testing
import Units

@Suite struct ReassigningTests {
    private let bracket = ToolAddress(group: 1, item: 0)

    private func document(undo: Bool) -> ToolbarContent {
        var content = Samples.document
        content.groups[0].items[0].isEnabled = undo
        return content
    }

    @Test(arguments: [0, 100, 900])
    func K25_aTouchOutlivesAThousandReassignments(hold: Int) {
        var bar = Bar(document(undo: false))
        bar.down(bar.center(1, 0))
        bar.wait(hold)
        let appearance = bar.touches.appearance
        for turn in 0..<1_000 {
            bar.show(document(undo: turn.isMultiple(of: 2)))
            #expect(bar.touches.appearance == appearance)
        }
        bar.up()
        let choice = hold < 500 ? ToolChoice.representative : .alternate(0)
        #expect(bar.performed == [.perform(choice, of: bracket)])
    }

    @Test func K25_aReassignmentDoesNotRestartTheDelay() {
        var bar = Bar()
        bar.down(bar.center(1, 0))
        for turn in 0..<10 {
            bar.wait(49)
            bar.show(document(undo: turn.isMultiple(of: 2)))
        }
        bar.wait(9)
        #expect(bar.picker == nil)
        bar.wait(1)
        #expect(bar.picker != nil)
    }

    @Test func K25_theSelectionStaysWhileTheRestChanges() {
        var bar = Bar(delay: 0)
        bar.down(bar.center(1, 1))
        // Not in the middle of a pitch: the relation stays exact.
        bar.move(bar.center(1, 1) + (x: -100, y: 0))
        #expect(bar.picker?.selected == 2)
        bar.show(document(undo: false))
        bar.move(bar.center(1, 1) + (x: -111, y: 0))
        #expect(bar.picker?.selected == 3)
    }

    @Test func K25_withFewerChoicesTheLastIsSelected() {
        func content(_ count: Int) -> ToolbarContent {
            Samples.content([[Samples.item("a", choices: count)]])
        }
        var bar = Bar(content(6), delay: 0)
        let start = bar.center(0, 0)
        bar.down(start)
        bar.move(start + (x: 220, y: 0))
        #expect(bar.picker?.selected == 5)
        bar.show(content(3))
        #expect(bar.picker?.selected == 2)
        #expect(bar.picker?.layout.cells.count == 3)
        bar.move(start + (x: 220 - 44, y: 0))
        #expect(bar.picker?.selected == 1)
        bar.up()
        #expect(bar.performed == [.perform(.alternate(1), of: ToolAddress(group: 0, item: 0))])
    }

    @Test func K25_aTouchLivesOnWhereItsItemHasMoved() {
        var bar = Bar(Samples.content([[Samples.item("a")], [Samples.item("b")]]))
        let start = bar.center(1, 0)
        bar.down(start)
        bar.show(
            Samples.content([[Samples.item("a")], [Samples.item("b")], [Samples.item("c")]]))
        bar.move(start + (x: 3, y: 0))
        bar.up()
        #expect(bar.performed == [.perform(.representative, of: ToolAddress(group: 1, item: 0))])
    }

    @Test func K25_choicesThatComeWhileTheItemIsHeldAppear() {
        var bar = Bar(Samples.content([[Samples.item("a")]]))
        bar.down(bar.center(0, 0))
        bar.wait(800)
        bar.show(Samples.content([[Samples.item("a", choices: 2)]]))
        bar.wait(0)
        #expect(bar.picker?.selected == 0)
    }

    @Test func K25_theViewTellsOnlyWhatChanges() {
        func groups(_ isEnabled: Bool, _ action: @escaping () -> Void) -> [KeyboardToolGroup] {
            [
                KeyboardToolGroup(items: [
                    KeyboardToolGroupItem(
                        representativeTool: BlockKeyboardTool(text: "a", action: action),
                        isEnabled: isEnabled)
                ])
            ]
        }
        let view = KeyboardToolbarView()
        var changes = 0
        var performed: [Int] = []
        view.onChange = { changes += 1 }
        for turn in 0..<1_000 { view.groups = groups(true) { performed.append(turn) } }
        #expect(changes == 1)
        view.groups = groups(false) {}
        #expect(changes == 2)
        view.groups = groups(true) { performed.append(-1) }
        view.perform(.representative, of: ToolAddress(group: 0, item: 0))
        #expect(performed == [-1])
    }

    /// Counts how many tools there are.
    private final class Token {
        let onEnd: () -> Void
        init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
        deinit { onEnd() }
    }

    @Test func K25_aThousandReassignmentsLeaveOneSetOfToolsBehind() {
        let view = KeyboardToolbarView()
        var ended = 0
        for _ in 0..<1_000 {
            let token = Token { ended += 1 }
            view.groups = [
                KeyboardToolGroup(items: [
                    KeyboardToolGroupItem(
                        representativeTool: BlockKeyboardTool(text: "a") { _ = token })
                ])
            ]
        }
        #expect(ended == 999)
    }
}
