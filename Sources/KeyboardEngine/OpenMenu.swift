import KeyboardLayouts

/// The globe's menu, on screen.
package struct OpenMenu: Sendable, Hashable {
    /// The globe.
    package let key: KeyID
    package let layout: GlobeMenuLayout
    /// The cell that lifting the finger performs, if the finger is over one.
    package let selected: Int?

    package init(key: KeyID, layout: GlobeMenuLayout, selected: Int?) {
        self.key = key
        self.layout = layout
        self.selected = selected
    }
}
