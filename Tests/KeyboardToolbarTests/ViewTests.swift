import KeyboardStyle
import KeyboardToolbar
import Testing
import Units

@Suite struct ViewTests {
    private final class Log {
        var entries: [String] = []
    }

    private func tool(_ name: String, _ log: Log) -> BlockKeyboardTool {
        BlockKeyboardTool(text: name) { log.entries.append(name) }
    }

    @Test func K26_aViewIsMadeAndItsGroupsAreSet() {
        let log = Log()
        let toolbar = KeyboardToolbarView()
        toolbar.groups = [
            KeyboardToolGroup(items: [
                KeyboardToolGroupItem(
                    representativeTool: tool("(", log),
                    tools: ["(", "{", "["].map { tool($0, log) })
            ])
        ]
        let item = toolbar.content[ToolAddress(group: 0, item: 0)]
        #expect(item?.face.label == "(")
        #expect(item?.choices.map(\.label) == ["(", "{", "["])
    }

    @Test func K12_theViewPerformsWhatATouchMeansOnce() {
        let log = Log()
        let toolbar = KeyboardToolbarView()
        toolbar.groups = [
            KeyboardToolGroup(items: [
                KeyboardToolGroupItem(
                    representativeTool: tool("r", log), tools: [tool("a", log), tool("b", log)],
                    includeRepresentativeToolInPicker: true)
            ])
        ]
        var bar = Bar(toolbar.content, delay: toolbar.showToolPickerDelay.milliseconds)
        bar.down(bar.center(0, 0))
        bar.up()
        for index in 0..<3 {
            bar.down(bar.center(0, 0))
            bar.wait(500)
            bar.move(bar.center(0, 0) + (x: Points(44 * index), y: 0))
            bar.up()
        }
        for case .perform(let choice, let address) in bar.effects {
            toolbar.perform(choice, of: address)
        }
        #expect(log.entries == ["r", "r", "a", "b"])
    }

    @Test func K10_secondaryIsInTheContentForTheClassicLook() {
        let log = Log()
        let item = KeyboardToolGroupItem(
            representativeTool: tool("a", log), style: .classicSecondary)
        let content = ToolbarContent([KeyboardToolGroup(items: [item])])
        #expect(content[ToolAddress(group: 0, item: 0)]?.isSecondary == true)
        let primary = KeyboardToolGroupItem(representativeTool: tool("a", log))
        #expect(
            ToolbarContent([KeyboardToolGroup(items: [primary])])[ToolAddress(group: 0, item: 0)]?
                .isSecondary == false)
    }

    @Test func K21_allFourInitialisersTakeASpokenName() {
        let image = KeyboardToolImage(path: "/icons/pen.png")
        let tools = [
            BlockKeyboardTool(text: "x", accessibilityLabel: "Delete row") {},
            BlockKeyboardTool(
                smallImage: image, largeImage: image, accessibilityLabel: "Write"
            ) {},
            BlockKeyboardTool(symbolName: "globe", accessibilityLabel: "Languages") {},
            BlockKeyboardTool(
                displayRepresentation: .text("y"), accessibilityLabel: "Yes"
            ) {},
        ]
        #expect(tools.map { $0.accessibilityLabel } == ["Delete row", "Write", "Languages", "Yes"])
        let silent = [
            BlockKeyboardTool(text: "x") {},
            BlockKeyboardTool(smallImage: image, largeImage: image) {},
            BlockKeyboardTool(symbolName: "arrow.uturn.backward") {},
            BlockKeyboardTool(displayRepresentation: .symbol(name: "tray.full")) {},
        ]
        let content = ToolbarContent([
            KeyboardToolGroup(items: silent.map { KeyboardToolGroupItem(representativeTool: $0) })
        ])
        #expect(content.groups[0].items.map(\.face.label) == ["x", "pen", "Undo", "tray full"])
    }
}
