import KeyboardStyle
import KeyboardToolbar
import Testing
import Units

/// Behaviour E.6.
@Suite struct ToolbarElementTests {
    private final class Log {
        var entries: [String] = []
    }

    private let log = Log()

    private func view(isEnabled: Bool = true, includesRepresentative: Bool = false)
        -> KeyboardToolbarView
    {
        func tool(_ text: String, _ label: String? = nil) -> BlockKeyboardTool {
            BlockKeyboardTool(text: text, accessibilityLabel: label) { [log] in
                log.entries.append(text)
            }
        }
        let view = KeyboardToolbarView()
        view.groups = [
            KeyboardToolGroup(items: [
                KeyboardToolGroupItem(
                    representativeTool: tool("(", "Bracket"),
                    tools: [tool("{", "Brace"), tool("[")], isEnabled: isEnabled,
                    includeRepresentativeToolInPicker: includesRepresentative)
            ])
        ]
        return view
    }

    @Test(arguments: [false, true])
    func K16_alternatesAreActionsThatNeedNoPicker(includesRepresentative: Bool) throws {
        let view = view(includesRepresentative: includesRepresentative)
        let layout = Samples.layout(view.content, width: 402)
        let element = try #require(view.content.elements(in: layout).first)
        #expect(element.actions == ["Bracket", "Brace", "["])
        #expect(element.role == .button)
        #expect(element.isEnabled)
        // In the first capsule at 8, after its padding of 4.
        #expect(element.frame == Rect(x: 12, y: 4, width: 44, height: 44))
        for action in element.actions.indices { view.performAction(action, of: element.address) }
        #expect(log.entries == ["(", "{", "["])
        view.performAction(3, of: element.address)
        for none in [-1, Int.min] { view.performAction(none, of: element.address) }
        view.performAction(0, of: ToolAddress(group: 1, item: 0))
        #expect(log.entries.count == 3)
    }

    @Test func K11_aDisabledItemHasNoActions() throws {
        let view = view(isEnabled: false)
        let element = try #require(
            view.content.elements(in: Samples.layout(view.content, width: 402)).first)
        #expect(element.actions.isEmpty)
        #expect(!element.isEnabled)
        #expect(element.name == "Bracket")
        for action in 0..<3 { view.performAction(action, of: element.address) }
        #expect(log.entries.isEmpty)
    }

    @Test func K20_theToolsLabelIsTheElementsName() {
        let view = view()
        let elements = view.content.elements(in: Samples.layout(view.content, width: 402))
        #expect(elements.map(\.name) == ["Bracket"])
    }

    @Test func K16_whileChoicesAreOnScreenTheItemsAreTheElements() {
        let elements = Samples.document.elements(in: Samples.layout(width: 402))
        #expect(elements.count == 8)
        #expect(elements.map(\.actions.count) == [1, 1, 7, 7, 8, 9, 1, 1])
    }
}
