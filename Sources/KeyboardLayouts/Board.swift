import Units

/// A layout on a width: the grids of all pages, computed once for a size.
package struct Board: Sendable, Hashable {
    package let layout: KeyboardLayout
    package let metrics: GridMetrics
    /// The size of the key area, of a whole number of logical pixels in height.
    package let size: Size
    private let letters: KeyGrid
    private let numbers: KeyGrid
    private let symbols: KeyGrid

    package init(layout: KeyboardLayout, metrics: GridMetrics, width: Points) {
        func grid(_ page: Page) -> KeyGrid {
            KeyGrid(layout: layout, page: page, width: width, metrics: metrics)
        }
        self.layout = layout
        self.metrics = metrics
        // Shrunk rows add up to a whole number but for the last bits of the sum.
        let height = metrics.keyAreaHeight(rowCount: layout.rowCount).rounded
        size = Size(width: width, height: height)
        letters = grid(.letters)
        numbers = grid(.numbers)
        symbols = grid(.symbols)
    }

    /// The keys of a page with their places.
    package func grid(for page: Page) -> KeyGrid {
        switch page {
        case .letters: letters
        case .numbers: numbers
        case .symbols: symbols
        }
    }
}
