import Units

/// A finger that holds an item whose choices are not on screen.
struct ToolHold: Sendable {
    let contact: ContactID
    let address: ToolAddress
    /// Where the item was when the finger went down; the finger may leave it by the slop.
    let area: Rect
    let origin: Point
    /// When its choices appear, if it has any.
    let deadline: Instant
    /// Where the finger is.
    private(set) var point: Point
    /// Whether lifting the finger performs something.
    private(set) var isArmed = true

    init(
        contact: ContactID, address: ToolAddress, area: Rect, point: Point, deadline: Instant
    ) {
        self.contact = contact
        self.address = address
        self.area = area
        self.deadline = deadline
        origin = point
        self.point = point
    }

    mutating func moved(to point: Point, slop: Points) {
        self.point = point
        isArmed =
            point.x >= area.left - slop && point.x <= area.right + slop
            && point.y >= area.top - slop && point.y <= area.bottom + slop
    }
}
