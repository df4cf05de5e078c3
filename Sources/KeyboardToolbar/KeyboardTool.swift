/// Something that a tap on the toolbar does. A type of your own may do anything.
///
/// Source: the toolbar's document, Documentation; behaviour E.1.
public protocol KeyboardTool {
    /// What stands for it in the bar and in pickers.
    var displayRepresentation: KeyboardToolDisplayRepresentation { get }
    /// Its spoken name; nil has it made of what is displayed.
    var accessibilityLabel: String? { get }

    /// Does what it is for, once. Called on the keyboard's only thread: while it runs, nothing is typed.
    func performAction()
}

extension KeyboardTool {
    /// None: it is made of what is displayed.
    public var accessibilityLabel: String? { nil }
}
