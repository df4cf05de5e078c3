import KeyboardLayouts

/// Which letters are typed and shown.
///
/// Source: behaviour D.2.
package enum ShiftState: Sendable, Hashable, CaseIterable {
    case lower
    /// Capitals for one character, or while shift is held.
    case upper
    /// A capital for one character, because of the text before it.
    case auto
    /// Capitals until shift is tapped.
    case capsLock

    package var isCapital: Bool { self != .lower }

    /// Whether a key means what it has behind shift. What the text asks for, and a lock, is for letters that have capitals: a
    /// digit stays one.
    package func shifts(_ key: Key) -> Bool {
        switch self {
        case .lower: false
        case .upper: true
        case .auto, .capsLock:
            key.label != key.label.uppercased() && key.shiftedLabel.first?.isLetter == true
        }
    }
}
