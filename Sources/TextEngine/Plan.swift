import Units

/// The way a wish takes.
package enum Plan: Sendable, Equatable {
    case edit(Edit)
    case keystroke(Keystroke)
    /// BackSpace takes what was typed last, then comes a text in its place.
    case backspaceThenType(String)
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
        case .replace(let typed, let text):
            self = Self.replacement(
                of: typed, with: text, in: takesText ? field : nil, over: channels)
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
        case .press(let key, let modifiers):
            self = Self.key(.named(key, modifiers), over: channels)
        case .chord(let text, let modifiers):
            self = Self.key(.chord(text, modifiers), over: channels)
        }
    }

    /// What was typed goes only where it is known to stand before the caret, or where a key can take it. A field that tells
    /// nothing of its text may not delete on request either: there the key is the surer way.
    ///
    /// - Parameter field: the field that takes text; nil for the way over keys.
    private static func replacement(
        of typed: String, with text: String, in field: Field?, over channels: Channels
    ) -> Plan {
        if let surrounding = field?.surrounding {
            guard surrounding.endsBeforeCursor(with: typed) else { return .impossible }
            return .edit(Edit(deletion: UTF8Count(of: typed), insertion: text))
        }
        // One BackSpace takes one character, if it came at all. One that cannot follow must not cost the one that is there.
        guard typed.count == 1, channels.hasVirtualKeyboard,
            field != nil || [typed, text].allSatisfy({ $0.isEmpty || channels.hasKey(for: $0) })
        else { return .impossible }
        return text.isEmpty ? .keystroke(.backspace) : .backspaceThenType(text)
    }

    private static func key(_ keystroke: Keystroke, over channels: Channels) -> Plan {
        channels.hasVirtualKeyboard ? .keystroke(keystroke) : .impossible
    }
}
