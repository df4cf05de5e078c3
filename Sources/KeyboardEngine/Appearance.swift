import KeyboardLayouts

/// What the board shows, apart from where its keys lie.
package struct Appearance: Sendable, Equatable {
    package var page: Page
    package var shift: ShiftState
    /// Keys of the page that look held; each once.
    package var pressed: [KeyID]
    /// Keys of the page that show what they type above them, in the order in which they were touched; each once.
    ///
    /// They are held, or were let go a moment ago.
    package var pops: [KeyPop]
    /// The choices of a held key. It has no pop then.
    package var callout: OpenCallout?

    package init(
        page: Page = .letters, shift: ShiftState = .lower, pressed: [KeyID] = [],
        pops: [KeyPop] = [], callout: OpenCallout? = nil
    ) {
        self.page = page
        self.shift = shift
        self.pressed = pressed
        self.pops = pops
        self.callout = callout
    }
}
