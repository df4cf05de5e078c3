/// The choices of an item that is held, on screen.
package struct OpenToolPicker: Sendable, Hashable {
    /// The item that is held.
    package let address: ToolAddress
    package let layout: ToolPickerLayout
    /// The choice that lifting the finger picks; nil where lifting it does nothing.
    package let selected: Int?

    package init(address: ToolAddress, layout: ToolPickerLayout, selected: Int?) {
        self.address = address
        self.layout = layout
        self.selected = selected
    }
}
