/// The way a wish takes.
package enum Plan: Sendable, Equatable {
    case edit(Edit)
    case keystroke(Keystroke)
    /// No way leads there with what the compositor offers.
    case impossible

    /// Chooses text or key.
    ///
    /// Text goes as text while a field is active, so that any character can be typed. Keys are used where an
    /// application acts on keys (terminals, return), where the text to delete is not known, and where no field is
    /// active (XWayland, games, applications without text-input).
    package init(_ wish: Wish, in field: Field, over channels: Channels) {
        let prefersKeys = channels.hasVirtualKeyboard && field.purpose == .terminal
        let takesText = field.isActive && !prefersKeys
        switch wish {
        case .type(let text):
            if takesText {
                self = .edit(Edit(insertion: text))
                return
            }
            self = Self.key(.character(text), over: channels)
        case .deleteBackward:
            if takesText, let cluster = field.surrounding?.clusterBeforeCursor {
                self = .edit(Edit(deletion: cluster))
                return
            }
            self = Self.key(.backspace, over: channels)
        case .enter:
            // A line break as text is for fields of several lines only: single-line fields drop it or take it in.
            if takesText, !channels.hasVirtualKeyboard, field.hints.contains(.multiline) {
                self = .edit(Edit(insertion: "\n"))
                return
            }
            self = Self.key(.enter, over: channels)
        }
    }

    private static func key(_ keystroke: Keystroke, over channels: Channels) -> Plan {
        channels.hasVirtualKeyboard ? .keystroke(keystroke) : .impossible
    }
}
