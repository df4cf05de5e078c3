import Units

/// An item where it lies in the bar.
package struct PlacedTool: Sendable, Hashable {
    package let address: ToolAddress
    /// What is drawn, in logical pixels of the bar.
    package let frame: Rect
    /// What takes touches for it: as high as the bar, and without a gap to the other items of its capsule.
    package let cell: Rect

    func moved(by offset: Points) -> PlacedTool {
        PlacedTool(
            address: address, frame: frame.moved(by: offset), cell: cell.moved(by: offset))
    }
}

extension Rect {
    func moved(by offset: Points) -> Rect {
        Rect(x: x + offset, y: y, width: width, height: height)
    }
}
