import KeyboardLayouts

/// The choices of a held key, on screen.
package struct OpenCallout: Sendable, Hashable {
    /// The key that is held.
    package let key: KeyID
    package let layout: CalloutLayout
    /// The cell that lifting the finger picks.
    package let selected: Int

    package init(key: KeyID, layout: CalloutLayout, selected: Int) {
        self.key = key
        self.layout = layout
        self.selected = selected
    }

    /// What lifting the finger picks.
    package var pick: String { layout.cells[selected].text }
}
