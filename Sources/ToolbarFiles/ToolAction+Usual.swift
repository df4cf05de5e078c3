import KeyboardLayouts
import KeyboardToolbar

/// What tools show and are called where nobody says.
extension ToolAction {
    /// The sign or the text that such a tool has; nil where it has none.
    var usualDisplay: KeyboardToolDisplayRepresentation? {
        switch self {
        case .text(let text): text.canBeSeen ? .text(text) : nil
        case .key(let shortcut): shortcut.symbolName.map { .symbol(name: $0) }
        case .modifier(let modifier): .text(modifier.toolName)
        case .command: nil
        case .board(let command): command.usualDisplay
        }
    }

    /// What stands there where a tool has neither sign nor label.
    var shortName: String {
        switch self {
        case .text(let text): text
        case .key(let shortcut): shortcut.sign
        case .modifier(let modifier): modifier.toolName
        case .command(let words):
            words.first?.split(separator: "/").last.map { String($0.prefix(ToolLimits.text)) }
                ?? ""
        case .board: ""
        }
    }

    /// What it is called where that does not follow from what it shows.
    var usualLabel: String? {
        switch self {
        case .text, .command, .modifier: nil
        case .key(let shortcut): shortcut.symbolName == nil ? shortcut.written : nil
        case .board(let command): command.usualLabel
        }
    }
}

extension Modifier {
    /// What is written on its tool.
    fileprivate var toolName: String {
        switch self {
        case .control: "Ctrl"
        case .alt: "Alt"
        case .super: "Super"
        case .altGr: "AltGr"
        }
    }
}
