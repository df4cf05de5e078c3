import KeyboardLayouts

/// What the board shows, apart from where its keys lie.
package struct Appearance: Sendable, Equatable {
    package var page: Page
    package var shift: ShiftState
    /// Keys of the page that look held; each once.
    package var pressed: [KeyID]

    package init(page: Page = .letters, shift: ShiftState = .lower, pressed: [KeyID] = []) {
        self.page = page
        self.shift = shift
        self.pressed = pressed
    }
}
