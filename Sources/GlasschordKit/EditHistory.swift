import KeyboardToolbar
import TextEngine

/// What of a field's text can be undone and redone, as far as a keyboard can know: applications do not tell.
///
/// What is not known counts as possible, so that no way to undo is withheld. Source: behaviour E.7, K24.
struct EditHistory: Sendable, Equatable {
    /// Whether there may be something to undo.
    private(set) var canUndo = false
    /// Whether something was undone and nothing written since, or somebody else has changed the text.
    private(set) var canRedo = false
    private var lastTold: SurroundingText?
    private var hasActed = false

    /// A field got the focus: what it held before has a history of its own.
    mutating func entered(_ field: Field) {
        self = EditHistory()
        guard field.isActive else { return }
        lastTold = field.surrounding
        // A text that is not told may hold anything.
        canUndo = field.surrounding.map { !$0.text.isEmpty } ?? true
    }

    /// The field told its text again.
    mutating func told(_ field: Field) {
        guard field.isActive else { return }
        if !hasActed, let before = lastTold, let now = field.surrounding, before.text != now.text {
            canUndo = true
            canRedo = true
        }
        hasActed = false
        if let now = field.surrounding { lastTold = now }
    }

    /// Something was typed or deleted here.
    mutating func edited() {
        hasActed = true
        canUndo = true
        canRedo = false
    }

    mutating func undone() {
        hasActed = true
        canRedo = true
    }

    mutating func redone() {
        hasActed = true
        canUndo = true
    }
}
