import KeyboardStyle
import KeyboardToolbar
import Units

/// The bar above the keys: what it offers, and how that is drawn.
package struct BoardToolbar: Sendable {
    package var content: ToolbarContent
    package var style: ToolbarStyle
    package var metrics: ToolbarMetrics
    /// How much of the output is above the bar, for what is shown there.
    package var availableAbove: Points
    /// The picture for a symbol that the keyboard does not draw itself, such as one of the desktop's icon theme; nil where there
    /// is none.
    package var pictureOfSymbol: Pictures

    package typealias Pictures = @Sendable (_ symbol: String) -> KeyboardToolImage?

    package init(
        _ content: ToolbarContent, style: ToolbarStyle = .glass,
        metrics: ToolbarMetrics = ToolbarMetrics(), availableAbove: Points = 4096,
        pictureOfSymbol: @escaping Pictures = { _ in nil }
    ) {
        self.content = content
        self.style = style
        self.metrics = metrics
        self.availableAbove = availableAbove
        self.pictureOfSymbol = pictureOfSymbol
    }

    /// What it adds to the height of the board: nothing where it offers nothing.
    package var height: Points { content.isEmpty ? 0 : metrics.height(of: style) }
}
