import Units

/// What touches change about how the toolbar looks.
package struct ToolbarAppearance: Sendable, Hashable {
    /// The item that a finger holds, unless lifting it does nothing.
    package var pressed: ToolAddress?
    /// The item whose tool is shown large above it; `ToolPreviewLayout` tells where.
    package var preview: ToolAddress?
    package var picker: OpenToolPicker?
    /// How far the row is moved to the left, for `ToolbarLayout`.
    package var scroll: Points

    package static let none = ToolbarAppearance()

    package init(
        pressed: ToolAddress? = nil, preview: ToolAddress? = nil, picker: OpenToolPicker? = nil,
        scroll: Points = 0
    ) {
        self.pressed = pressed
        self.preview = preview
        self.picker = picker
        self.scroll = scroll
    }
}
