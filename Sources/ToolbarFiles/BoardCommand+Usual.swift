import KeyboardLayouts
import KeyboardToolbar

extension BoardCommand {
    /// The icon or the text that it has.
    var usualDisplay: KeyboardToolDisplayRepresentation {
        switch self {
        case .hide: .symbol(name: "keyboard.chevron.compact.down")
        case .nextLayout: .symbol(name: "globe")
        case .page(let page): .text(Key.type(page).label)
        case .terminal: .text(">_")
        case .copy: .symbol(name: "doc.on.doc")
        case .cut: .symbol(name: "scissors")
        case .paste: .symbol(name: "doc.on.clipboard")
        case .selectAll: .symbol(name: "selection.pin.in.out")
        case .undo: .symbol(name: "arrow.uturn.backward")
        case .redo: .symbol(name: "arrow.uturn.forward")
        case .find: .symbol(name: "magnifyingglass")
        }
    }

    /// What it is called; nil where the icon tells.
    var usualLabel: String? {
        switch self {
        case .page(.letters): "Letters"
        case .page(.numbers): "Numbers"
        case .page(.symbols): "Symbols"
        case .page(.function): "Function keys"
        case .terminal: "Terminal keys"
        case .hide, .nextLayout, .copy, .cut, .paste, .selectAll, .undo, .redo, .find: nil
        }
    }
}
