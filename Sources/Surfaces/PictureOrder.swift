import Units

/// The place of a picture among those of its surface: a buffer that still holds an earlier one is painted only where they differ.
package struct PictureOrder {
    package let number: Int
    package let changes: (Int) -> PixelRegion?

    /// - Parameters:
    ///   - number: no other picture of the surface has it.
    ///   - changes: the pixels in which the picture differs from the one with a number; nil where that is not known any more.
    package init(_ number: Int, changes: @escaping (Int) -> PixelRegion?) {
        self.number = number
        self.changes = changes
    }
}
