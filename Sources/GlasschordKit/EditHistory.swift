import KeyboardToolbar
import TextEngine
import Units

/// What of a field's text can be undone and redone, as far as a keyboard can know: applications do not tell.
///
/// What is not known counts as possible, so that no way to undo is withheld. Source: behaviour E.7, K24.
struct EditHistory: Sendable, Equatable {
    /// Whether there may be something to undo.
    private(set) var canUndo = false
    /// Whether something was undone and nothing written since, or somebody else has changed the text.
    private(set) var canRedo = false
    /// Whether anything was done or undone since the keyboard came up: a field that is come back to has a history.
    private var hasEdited = false
    private var hasUndone = false
    private var lastTold: SurroundingText?
    /// When something was last done here that changes the text.
    private var lastAct: Instant?

    /// So late an application still tells what was done here: it may answer several letters one by one.
    private static let answerTime: Milliseconds = 1000

    /// A field got the focus, or there is none: what a text held before has a history of its own.
    mutating func entered(_ field: Field) {
        lastTold = field.isActive ? field.surrounding : nil
        lastAct = nil
        // A text that is not told may hold anything, and an empty one may have been emptied.
        canUndo = hasEdited || lastTold.map { !$0.text.isEmpty } ?? true
        canRedo = hasUndone
    }

    /// The field told its text again.
    mutating func told(_ field: Field, at now: Instant) {
        guard field.isActive, let text = field.surrounding else { return }
        if let lastTold, lastTold.text != text.text, !isAnswer(at: now) {
            canUndo = true
            canRedo = true
        }
        lastTold = text
    }

    /// Something was typed or deleted here.
    mutating func edited(at now: Instant) {
        lastAct = now
        hasEdited = true
        canUndo = true
        canRedo = false
    }

    mutating func undone(at now: Instant) {
        lastAct = now
        hasUndone = true
        canRedo = true
    }

    mutating func redone(at now: Instant) {
        lastAct = now
        canUndo = true
    }

    /// A shortcut was pressed, whatever it does: it may undo.
    mutating func shortcutPressed() {
        lastAct = nil
        guard lastTold == nil else { return }
        canUndo = true
        canRedo = true
    }

    private func isAnswer(at now: Instant) -> Bool {
        lastAct.map { now.since($0) <= Self.answerTime } ?? false
    }
}
