import Units

/// A finger that slides over an item's choices.
struct ToolPick: Sendable {
    let contact: ContactID
    let address: ToolAddress
    private(set) var layout: ToolPickerLayout
    private(set) var slide: PickerSlide
    /// Whether lifting the finger performs something.
    private(set) var isArmed = true
    private var point: Point

    init(contact: ContactID, address: ToolAddress, at point: Point, layout: ToolPickerLayout) {
        self.contact = contact
        self.address = address
        self.layout = layout
        self.point = point
        slide = PickerSlide(at: point, selected: 0, in: layout)
    }

    /// - Parameter lowest: the finger may go so far down.
    mutating func moved(to point: Point, lowest: Points) {
        self.point = point
        slide.moved(to: point, in: layout)
        isArmed = point.y <= lowest
    }

    /// The choices are others, or elsewhere: what is selected stays, or the last choice if there are fewer.
    mutating func laidOut(_ layout: ToolPickerLayout) {
        if layout == self.layout { return }
        let selected = min(slide.selected, layout.cells.count - 1)
        self.layout = layout
        slide = PickerSlide(at: point, selected: selected, in: layout)
    }
}
