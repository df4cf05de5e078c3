import Protocols
import TextEngine
import Units

/// What the input method has been told, pending until `done`.
///
/// Source: input-method-unstable-v2, `done`: the pending state becomes current as a whole.
struct InputMethodState: Sendable {
    /// What a `done` has made current.
    struct Current: Sendable, Equatable {
        var field: Field
        /// Whether `activate` was among what became current: a field to be taken as a fresh one.
        var isNew: Bool
        /// Whether the application told its text with this `done`.
        var isReport: Bool
        /// Whether something else than we has changed the text or moved the caret.
        var hasOtherCause = false
    }

    /// What `commit` carries: how many `done` events have come, also those without an active field.
    private(set) var doneCount: UInt32 = 0
    private var pending = Field.none
    private var hasActivated = false
    private var hasReported = false
    /// Source: text-input-unstable-v3, `set_text_change_cause`: it goes back to the input method with each commit.
    private var hasOtherCause = false

    /// Takes an event; returns what became current when it was `done`.
    mutating func apply(_ event: ZwpInputMethodV2.Event) -> Current? {
        switch event {
        case .activate:
            // Source: `activate` resets all state, pending and applied, to the start.
            pending = Field(isActive: true)
            hasActivated = true
            hasReported = false
        case .deactivate:
            // Purpose and hints belong to the field that is gone: without one the defaults hold.
            pending = .none
            hasActivated = false
            hasReported = false
        case .surroundingText(let text, let cursor, let anchor):
            pending.surrounding = Self.surroundingText(text, cursor, anchor)
            hasReported = pending.surrounding != nil
        case .textChangeCause(let cause):
            hasOtherCause = cause == .other
        case .contentType(let hint, let purpose):
            pending.hints = ContentHints(rawValue: hint.rawValue)
            pending.purpose = ContentPurpose(rawValue: purpose.rawValue)
        case .done:
            doneCount &+= 1
            defer {
                hasActivated = false
                hasReported = false
                hasOtherCause = false
            }
            var field = pending
            if field.showsOtherText { field.surrounding = nil }
            return Current(
                field: field, isNew: hasActivated,
                isReport: hasReported && field.surrounding != nil,
                hasOtherCause: hasOtherCause)
        case .unavailable:
            break
        }
        return nil
    }

    /// Nil where positions and text do not fit each other: no knowledge is better than deleting by it.
    ///
    /// The wire carries any bytes, and those that are no UTF-8 have been replaced by U+FFFD, whose length differs: a text
    /// with that character in it tells no positions.
    private static func surroundingText(
        _ text: String, _ cursor: UInt32, _ anchor: UInt32
    ) -> SurroundingText? {
        if text.unicodeScalars.contains("\u{FFFD}") { return nil }
        return SurroundingText(
            text: text, cursor: UTF8Count(Int(cursor)), anchor: UTF8Count(Int(anchor)))
    }
}

extension Field {
    /// Whether the text that is told may be the dots that stand for it: GTK 4 tells those, and a dot has other bytes than what it
    /// hides.
    fileprivate var showsOtherText: Bool {
        purpose == .password || purpose == .pin || hints.contains(.hiddenText)
    }
}
