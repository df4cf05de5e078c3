import KeyboardLayouts

/// Which fill and which text colour a key has. Source: behaviour A.1.
public enum KeyRole: Sendable, Hashable, CaseIterable {
    /// Characters and the space bar.
    case standard
    /// Shift, backspace, return, the keys that change the page, and whatever else types no character.
    case control

    /// The role of the key that does `action`.
    public init(of action: KeyboardAction) {
        switch action {
        case .character, .space, .dead: self = .standard
        case .backspace, .primary, .shift, .keyboardType, .nextKeyboard, .key, .modifier,
            .dictation, .emoji, .custom, .none:
            self = .control
        }
    }
}
