import KeyboardToolbar
import Testing
import ToolbarFiles
import Units

/// The example of the package, `Examples/Sources/ToolbarExample`, whose toolbar is compiled here too. Source: the toolbar's
/// document, Getting Started; behaviour E.1.
struct ExampleToolbarTests {
    /// What happened, in its order.
    private final class Log {
        var actions: [ToolAction] = []
        var dismissals = 0
    }

    private func toolbar(_ log: Log = Log()) -> CodeToolbar {
        let toolbar = CodeToolbar()
        toolbar.textInput.perform = { log.actions.append($0) }
        toolbar.dismissCompletions = { log.dismissals += 1 }
        return toolbar
    }

    /// Every tool of a bar, one after the other: representatives and alternates.
    private func performAll(_ view: KeyboardToolbarView) {
        for (group, items) in view.content.groups.enumerated() {
            for (index, item) in items.items.enumerated() {
                let address = ToolAddress(group: group, item: index)
                view.perform(.representative, of: address)
                for choice in item.choices.indices {
                    view.perform(item.choice(at: choice), of: address)
                }
            }
        }
    }

    /// The same as the toolbar `demo` shows, in the same state: nothing can be undone yet.
    @Test func K23_theExampleShowsTheDemo() throws {
        let demo = try Shipped.toolbar("demo").toolGroups(
            isEnabled: { $0 != .board(.undo) && $0 != .board(.redo) }, perform: { _ in })
        let example = toolbar().keyboardToolbarView.content
        #expect(example == ToolbarContent(demo))
        #expect(
            example.groups.map { $0.items.map(\.choices.count) } == [
                [0, 0], [6, 6, 7, 8], [0, 0],
            ])
    }

    @Test func K23_theExampleDoesWhatTheDemoDoes() throws {
        let log = Log()
        let example = toolbar(log)
        example.textInput.canUndo = true
        example.textInput.canRedo = true
        example.textInput.onChange?()
        performAll(example.keyboardToolbarView)
        let expected = Log()
        let demo = KeyboardToolbarView()
        demo.groups = try Shipped.toolbar("demo").toolGroups { expected.actions.append($0) }
        performAll(demo)
        #expect(log.actions == expected.actions)
        // Eight tools, and 6 + 6 + 7 + 8 alternates.
        #expect(log.actions.count == 35)
    }

    @Test func K24_whatCanBeUndoneIsRefreshed() {
        let example = toolbar()
        func isEnabled() -> [Bool] {
            example.keyboardToolbarView.content.groups[0].items.map(\.isEnabled)
        }
        #expect(isEnabled() == [false, false])
        // Somebody types, and the keyboard tells.
        example.textInput.canUndo = true
        example.textInput.onChange?()
        #expect(isEnabled() == [true, false])
        // What can be done is another already when the tool has done its work.
        let textInput = example.textInput
        textInput.perform = { [unowned textInput] action in
            textInput.canUndo = action != .board(.undo)
            textInput.canRedo = action == .board(.undo)
        }
        example.keyboardToolbarView.perform(.representative, of: ToolAddress(group: 0, item: 0))
        #expect(isEnabled() == [false, true])
        example.keyboardToolbarView.perform(.representative, of: ToolAddress(group: 0, item: 1))
        #expect(isEnabled() == [true, false])
    }

    @Test func K17_K18_itSetsDelayAndNotice() {
        let log = Log()
        let example = toolbar(log)
        let view = example.keyboardToolbarView
        #expect(view.showToolPickerDelay == 0.2)
        view.willPresentToolPicker?()
        #expect(log.dismissals == 1)
    }

    /// The page shows lines of the example, which is compiled with what is public alone; "…" stands for those in between.
    @Test func K26_thePackagesPageShowsTheExample() throws {
        let page = String(
            decoding: try Shipped.bytes(of: "\(Shipped.tree)/docs/package.md"), as: UTF8.self)
        func lines(_ text: some StringProtocol) -> [String] {
            text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.map { String($0) }
        }
        let section = try #require(page.split(separator: "\n## A toolbar of your own\n").last)
        let snippets = try #require(section.split(separator: "\n## ").first)
            .split(separator: "```swift\n").dropFirst()
            .compactMap { $0.split(separator: "```").first }
        #expect(snippets.count == 2)
        for (snippet, file) in zip(snippets, ["CodeToolbar", "main"]) {
            let path = "\(Shipped.tree)/Examples/Sources/ToolbarExample/\(file).swift"
            var source = lines(String(decoding: try Shipped.bytes(of: path), as: UTF8.self))[...]
            for line in lines(snippet) where line != "…" {
                let place = try #require(source.firstIndex(of: line), "\(line)")
                source = source[(place + 1)...]
            }
        }
    }
}
