/// What icons are called when they are read aloud.
enum SymbolNames {
    static func spoken(_ name: String) -> String {
        spokenNames[name]
            ?? name.split { $0 == "." || $0 == "-" || $0 == "_" }
            .joined(separator: " ")
    }

    private static let spokenNames = [
        "arrow.uturn.backward": "Undo", "arrow.uturn.left": "Undo",
        "arrow.uturn.forward": "Redo", "arrow.uturn.right": "Redo",
        "magnifyingglass": "Find", "keyboard.chevron.compact.down": "Hide keyboard",
        "delete.left": "Delete", "delete.backward": "Delete", "shift": "Shift",
        "capslock": "Caps lock", "globe": "Next keyboard", "mic": "Dictate",
        "face.smiling": "Emoji", "arrow.left": "Left", "arrow.right": "Right",
        "arrow.up": "Up", "arrow.down": "Down", "scissors": "Cut", "doc.on.doc": "Copy",
        "doc.on.clipboard": "Paste", "clipboard": "Paste", "selection.pin.in.out": "Select all",
        "return": "Return", "xmark": "Close", "checkmark": "Done", "ellipsis": "More",
        "gear": "Settings", "gearshape": "Settings", "paperplane": "Send",
    ]
}
