extension Icon {
    /// The icon for a name in the manner of SF Symbols, which tools give; nil for a name without
    /// one.
    ///
    /// "Backward" and "forward" are left and right. Source: behaviour E.1.
    package init?(symbolName: String) {
        switch symbolName {
        case "shift": self = .shift
        case "shift.fill": self = .shiftFilled
        case "capslock", "capslock.fill": self = .capsLock
        case "delete.left", "delete.backward": self = .deleteLeft
        case "return", "return.left", "arrow.turn.down.left": self = .returnLeft
        case "globe": self = .globe
        case "face.smiling": self = .emoji
        case "mic": self = .microphone
        case "keyboard.chevron.compact.down": self = .hideKeyboard
        case "arrow.uturn.backward", "arrow.uturn.left": self = .undo
        case "arrow.uturn.forward", "arrow.uturn.right": self = .redo
        case "arrow.left", "arrow.backward": self = .arrowLeft
        case "arrow.right", "arrow.forward": self = .arrowRight
        case "arrow.up": self = .arrowUp
        case "arrow.down": self = .arrowDown
        case "chevron.left", "chevron.backward": self = .chevronLeft
        case "chevron.right", "chevron.forward": self = .chevronRight
        case "chevron.up": self = .chevronUp
        case "chevron.down": self = .chevronDown
        case "scissors": self = .cut
        case "doc.on.doc": self = .copy
        case "doc.on.clipboard", "clipboard", "list.clipboard": self = .paste
        case "selection.pin.in.out": self = .selectAll
        case "magnifyingglass": self = .find
        case "bold": self = .bold
        case "italic": self = .italic
        case "underline": self = .underline
        case "list.bullet": self = .list
        case "link": self = .link
        case "xmark": self = .close
        case "checkmark": self = .check
        case "plus": self = .plus
        case "minus": self = .minus
        case "ellipsis": self = .more
        case "gear", "gearshape", "slider.horizontal.3": self = .settings
        case "camera": self = .camera
        case "photo": self = .photo
        case "paperplane": self = .send
        default: return nil
        }
    }
}
