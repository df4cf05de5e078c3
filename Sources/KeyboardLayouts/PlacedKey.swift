import Units

/// A key and its place on the board, in logical pixels of the surface.
package struct PlacedKey: Sendable, Hashable {
    package let key: Key
    /// What is drawn.
    package let frame: Rect
    /// What belongs to the key when it is touched: up to the middle of every gap, and to the
    /// board's edges. The space bar's cell reaches over those above it, and wins there.
    package let cell: Rect
}
