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
    /// What a held globe offers.
    package var menu: OpenMenu?
    /// Modifiers that count for the next key.
    package var latched: Modifiers
    /// Modifiers that count until they are tapped.
    package var locked: Modifiers
    /// Whether the space bar moves the caret: no other key shows what it is. Source: behaviour D.6, caret drag.
    package var isDraggingCaret: Bool

    package init(
        page: Page = .letters, shift: ShiftState = .lower, pressed: [KeyID] = [],
        pops: [KeyPop] = [], callout: OpenCallout? = nil, menu: OpenMenu? = nil,
        latched: Modifiers = [], locked: Modifiers = [], isDraggingCaret: Bool = false
    ) {
        self.page = page
        self.shift = shift
        self.pressed = pressed
        self.pops = pops
        self.callout = callout
        self.menu = menu
        self.latched = latched
        self.locked = locked
        self.isDraggingCaret = isDraggingCaret
    }
}
