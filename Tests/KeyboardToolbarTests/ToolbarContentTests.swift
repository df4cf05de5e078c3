import KeyboardToolbar
import Testing
import Units

@Suite struct ToolbarContentTests {
    @Test func K20_aToolsOwnLabelIsItsSpokenName() {
        let tool = BlockKeyboardTool(symbolName: "magnifyingglass", accessibilityLabel: "Search") {}
        let content = ToolbarContent([
            KeyboardToolGroup(items: [KeyboardToolGroupItem(representativeTool: tool)])
        ])
        #expect(content[ToolAddress(group: 0, item: 0)]?.face.label == "Search")
    }

    @Test func anItemThatIsNotThereIsNone() {
        #expect(ToolbarContent.none[ToolAddress(group: 0, item: 0)] == nil)
        #expect(ToolbarContent.none.isEmpty)
    }
}
