import Units

/// One picture of the board that is being made.
package struct Frame {
    /// The size of the buffer.
    package let size: PixelSize
    package let scale: Scale
    /// What must be painted; the buffer holds the newest picture elsewhere.
    package let region: PixelRegion
    /// Whether every pixel of the buffer is clear: nothing was ever painted in it.
    package let isClear: Bool
}
