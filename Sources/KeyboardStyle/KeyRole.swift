import KeyboardLayouts

/// Which fill and which text colour a key has. Source: behaviour A.1.
public enum KeyRole: Sendable, Hashable, CaseIterable {
    /// Characters and the space bar.
    case standard
    /// Shift, backspace, return and the keys that change the page.
    case control

    /// The role of the key that does `action`.
    public init(of action: KeyboardAction) {
        switch action {
        case .character, .space: self = .standard
        case .backspace, .primary, .shift, .keyboardType: self = .control
        }
    }
}
