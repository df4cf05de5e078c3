import Units

/// The toolbar: what a program sets up and the keyboard shows above its keys.
///
/// Two steps set it up: make one and give it to `Glasschord.run`, and set its `groups`.
///
/// ```swift
/// let keyboardToolbarView = KeyboardToolbarView()
/// let textInput = FocusedTextInput()
/// keyboardToolbarView.groups = [
///     KeyboardToolGroup(items: [
///         KeyboardToolGroupItem(representativeTool: InsertTextKeyboardTool(text: "(", textInput: textInput))
///     ])
/// ]
/// ```
///
/// It is used on the thread of `Glasschord.run` alone. Without items there is no bar.
///
/// Source: the toolbar's document, Getting Started; behaviour E.1.
public final class KeyboardToolbarView {
    /// What it offers, from left to right. May be set as often as the text changes: what a finger holds stays held, by its place.
    public var groups: [KeyboardToolGroup] = [] {
        didSet {
            let content = ToolbarContent(groups)
            if content == self.content { return }
            self.content = content
            onChange?()
        }
    }

    /// How long an item is held until its choices appear, in seconds: 0.5 unless set. Nothing, or less, has them appear at once. The
    /// next touch counts by it.
    public var showToolPickerDelay: Seconds = 0.5
    /// Called once before choices appear: the moment to take away what would lie under them.
    public var willPresentToolPicker: (() -> Void)?

    /// `groups` as a value.
    package private(set) var content = ToolbarContent.none
    /// Called after `content` has changed.
    package var onChange: (() -> Void)?

    /// One without tools.
    public init() {}

    /// Performs a tool once. What is not there, or not enabled, does nothing.
    package func perform(_ choice: ToolChoice, of address: ToolAddress) {
        guard content[address]?.isEnabled == true else { return }
        let item = groups[address.group].items[address.item]
        switch choice {
        case .representative: item.representativeTool.performAction()
        case .alternate(let index):
            if item.tools.indices.contains(index) { item.tools[index].performAction() }
        }
    }
}
