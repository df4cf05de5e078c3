import KeyboardLayouts
import Units

/// The way a wish takes.
package enum Plan: Sendable, Equatable {
    case edit(Edit)
    /// One key, as often as that.
    case keystroke(Keystroke, times: Int = 1)
    /// The keys of several characters.
    case characters(String)
    /// BackSpace takes so many characters that were typed last, then comes a text in their place.
    case backspacesThenType(Int, String)
    /// No way leads there with what the compositor offers.
    case impossible

    /// Chooses text or key.
    ///
    /// Text goes as text while a field is active, so that any character can be typed. Keys are used where an
    /// application acts on keys (terminals, return), where the text to delete is not known, and where no field is
    /// active (XWayland, games, applications without text-input).
    ///
    /// - Parameter own: what was typed there since the field was entered, where the field tells nothing itself. How it may be
    ///   deleted, such a field does not tell either: keys take it.
    package init(_ wish: Wish, in field: Field, own: String = "", over channels: Channels) {
        let text = field.isActive && !Self.prefersKeys(in: field, over: channels) ? field : nil
        switch wish {
        case .type(let word):
            self = Self.typing(word, in: text, over: channels)
        case .replace(let typed, let word):
            self = Self.replacement(of: typed, with: word, in: text, over: channels)
        case .revise(let tail, let word, let plain):
            self =
                Self.revision(of: tail, with: word, in: text, own: own, over: channels)
                ?? Self.typing(plain, in: text, over: channels)
        case .deleteBackward:
            self = Self.deletion(text?.surrounding?.clusterBeforeCursor, over: channels)
        case .deleteWord:
            self = Self.wordDeletion(in: text, own: own, over: channels)
        case .enter:
            // A line break as text is for fields of several lines only: single-line fields drop it or take it in.
            if text != nil, !channels.hasVirtualKeyboard, field.hints.contains(.multiline) {
                self = .edit(Edit(insertion: "\n"))
                return
            }
            self = Self.key(.enter, over: channels)
        case .moveCaret(let count):
            self = Self.key(
                .named(count < 0 ? .left : .right, []), times: abs(count), over: channels)
        case .press(let key, let modifiers):
            self = Self.key(.named(key, modifiers), over: channels)
        case .chord(let word, let modifiers):
            self = Self.key(.chord(word, modifiers), over: channels)
        }
    }

    /// Whether text too goes as keys, although the field would take it.
    static func prefersKeys(in field: Field, over channels: Channels) -> Bool {
        channels.hasVirtualKeyboard && field.purpose == .terminal
    }

    private static func typing(
        _ word: String, in field: Field?, over channels: Channels
    ) -> Plan {
        if field != nil { return .edit(Edit(insertion: word)) }
        guard channels.hasVirtualKeyboard else { return .impossible }
        // All of it or nothing: half a word is none.
        if word.count > 1, !channels.hasKey(for: word), channels.hasKeys(for: word) {
            return .characters(word)
        }
        return .keystroke(.character(word))
    }

    private static func deletion(_ length: UTF8Count?, over channels: Channels) -> Plan {
        if let length { return .edit(Edit(deletion: length)) }
        return key(.backspace, over: channels)
    }

    /// As many BackSpaces as it has characters where it is known, else one: what Ctrl and BackSpace take, each application
    /// decides otherwise. Source: behaviour D.4.
    private static func wordDeletion(
        in field: Field?, own: String, over channels: Channels
    ) -> Plan {
        if let length = field?.surrounding?.wordBeforeCursor {
            return .edit(Edit(deletion: length))
        }
        guard field != nil, field?.surrounding == nil else {
            return key(.backspace, over: channels)
        }
        let count = WordDeletion.piece(of: Substring(own)).count
        return key(.backspace, times: max(count, 1), over: channels)
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
        guard isTakenByKeys(typed), channels.hasVirtualKeyboard,
            field != nil || [typed, text].allSatisfy({ channels.hasKeys(for: $0) })
        else { return .impossible }
        return text.isEmpty
            ? .keystroke(.backspace, times: typed.count)
            : .backspacesThenType(typed.count, text)
    }

    private static func revision(
        of tail: String, with text: String, in field: Field?, own: String,
        over channels: Channels
    ) -> Plan? {
        if let surrounding = field?.surrounding {
            guard surrounding.endsBeforeCursor(with: tail) else { return nil }
            return .edit(Edit(deletion: UTF8Count(of: tail), insertion: text))
        }
        guard field != nil, channels.hasVirtualKeyboard, isTakenByKeys(tail),
            own.utf8.suffix(tail.utf8.count).elementsEqual(tail.utf8)
        else { return nil }
        return .backspacesThenType(tail.count, text)
    }

    /// Whether it is certain how many BackSpaces take it: of a character of several code points some applications take a part,
    /// so that of two of them nobody knows what is left.
    private static func isTakenByKeys(_ text: String) -> Bool {
        text.count == 1 || (!text.isEmpty && text.count == text.unicodeScalars.count)
    }

    private static func key(
        _ keystroke: Keystroke, times: Int = 1, over channels: Channels
    ) -> Plan {
        channels.hasVirtualKeyboard ? .keystroke(keystroke, times: times) : .impossible
    }
}
