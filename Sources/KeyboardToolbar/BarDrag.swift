import Units

/// A finger that moves a row of tools that is wider than the bar, or may come to.
struct BarDrag: Sendable {
    let contact: ContactID
    /// Where the finger has the row at `scroll`.
    private var x: Points
    private var scroll: Points
    private var isMoving = false

    init(contact: ContactID, at x: Points, scroll: Points) {
        self.contact = contact
        self.x = x
        self.scroll = scroll
    }

    /// - Returns: the layout with the row where the finger has it; beyond its ends it stays, and turning back counts at once.
    mutating func moved(to x: Points, slop: Points, _ layout: ToolbarLayout) -> ToolbarLayout {
        if !isMoving {
            let travel = x - self.x
            guard abs(travel.value) > slop.value else { return layout }
            isMoving = true
            self.x = self.x + (travel > 0 ? slop : -slop)
        }
        let wished = scroll - (x - self.x)
        let moved = layout.scrolled(to: wished)
        if moved.scroll != wished { (self.x, scroll) = (x, moved.scroll) }
        return moved
    }
}
