/// The focused field: everything that has become current by the last `done`.
package struct Field: Sendable, Equatable {
    /// Whether a text field is focused at all.
    package var isActive: Bool
    /// Nil until the application reports its text: not the same as an empty text.
    package var surrounding: SurroundingText?
    package var purpose: ContentPurpose
    package var hints: ContentHints

    package init(
        isActive: Bool = false, surrounding: SurroundingText? = nil,
        purpose: ContentPurpose = .normal, hints: ContentHints = []
    ) {
        self.isActive = isActive
        self.surrounding = surrounding
        self.purpose = purpose
        self.hints = hints
    }

    /// Whether nothing that is typed may be shown large, remembered or guessed.
    package var isSecret: Bool {
        purpose == .password || purpose == .pin
            || !hints.isDisjoint(with: [.hiddenText, .sensitiveData])
    }

    /// No field is focused.
    package static let none = Field()
}
