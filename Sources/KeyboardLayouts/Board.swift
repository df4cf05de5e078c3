import Units

/// A layout on a width: the grids of all pages, computed once for a size.
///
/// A value whose parts are shared by its copies: whoever asks the engine something on a touch holds the board for a moment.
package struct Board: Sendable, Hashable {
    private final class Parts: Sendable {
        let layout: KeyboardLayout
        let metrics: GridMetrics
        let size: Size
        let letters: KeyGrid
        let numbers: KeyGrid
        let symbols: KeyGrid

        init(layout: KeyboardLayout, metrics: GridMetrics, width: Points) {
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
    }

    private let parts: Parts

    package init(layout: KeyboardLayout, metrics: GridMetrics, width: Points) {
        parts = Parts(layout: layout, metrics: metrics, width: width)
    }

    package var layout: KeyboardLayout { parts.layout }
    package var metrics: GridMetrics { parts.metrics }
    /// The size of the key area, of a whole number of logical pixels in height.
    package var size: Size { parts.size }

    /// The keys of a page with their places.
    package func grid(for page: Page) -> KeyGrid {
        switch page {
        case .letters: parts.letters
        case .numbers: parts.numbers
        case .symbols: parts.symbols
        }
    }

    /// Everything follows from these three.
    package static func == (left: Board, right: Board) -> Bool {
        left.parts === right.parts
            || left.size == right.size && left.metrics == right.metrics
                && left.layout == right.layout
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(parts.size)
        hasher.combine(parts.metrics)
        hasher.combine(parts.layout)
    }
}
