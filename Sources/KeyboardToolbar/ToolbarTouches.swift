import KeyboardStyle
import Units

/// What touches on the toolbar mean. Decides only; whoever owns it performs what it tells.
///
/// - A tap performs the item's representative. An item with choices that is held for the delay shows them; sliding selects
///   one, lifting the finger performs it. An item that is not enabled does nothing.
/// - Leaving an item by more than the slop disarms it, coming back arms it again; its choices do not appear while it is
///   disarmed. Over choices only going far down disarms.
/// - One finger counts at a time: one on another item takes its place, and the first performs nothing any more. A finger on
///   the same item, on an item that is not enabled or beside all items changes nothing.
/// - A finger that is lifted before choices are on screen has tapped, however late it is.
/// - Where the row is wider than the bar, moving sideways before choices appear scrolls it and gives the item up.
/// - Keys of a hardware keyboard change nothing: it is not listened to, lest what is typed there pass through here (R130).
///
/// A contact is this bar's from going down to coming up. Lengths are logical pixels of the bar. Source: behaviour E.2.
package struct ToolbarTouches: Sendable {
    enum State: Sendable {
        case idle
        case holding(ToolHold)
        case picking(ToolPick)
        case dragging(BarDrag)
    }

    /// How long an item is held until its choices appear; nothing or less has them appear at once. The next touch counts by it.
    package var delay: Milliseconds
    /// How much of the output is above the bar.
    package var availableAbove: Points {
        didSet { layPickerOut() }
    }
    package private(set) var content: ToolbarContent
    /// With the row where fingers have moved it.
    package internal(set) var layout: ToolbarLayout
    var state = State.idle
    /// Contacts from which nothing more comes.
    var spent: Set<ContactID> = []

    package init(
        content: ToolbarContent, layout: ToolbarLayout, delay: Milliseconds = 500,
        availableAbove: Points = 0
    ) {
        self.content = content
        self.layout = layout
        self.delay = delay
        self.availableAbove = availableAbove
    }

    /// When `timeReached` is to be called; nil where nothing waits.
    package var nextDeadline: Instant? {
        guard case .holding(let hold) = state, hold.isArmed, hasChoices(hold.address) else {
            return nil
        }
        return hold.deadline
    }

    /// Whether the contact went down on this bar.
    package func owns(_ contact: ContactID) -> Bool {
        self.contact == contact || spent.contains(contact)
    }

    /// - Parameter event: its places are the bar's, whose upper left corner is the origin.
    package mutating func handle(_ event: ContactEvent, now: Instant) -> [ToolbarEffect] {
        switch event.phase {
        case .down(let point): return wentDown(event.id, at: point, now)
        case .moved(let point):
            moved(event.id, to: point)
            return []
        case .up: return lifted(event.id)
        case .cancelled:
            forget(event.id)
            return []
        }
    }

    package mutating func timeReached(_ now: Instant) -> [ToolbarEffect] {
        guard case .holding(let hold) = state, let deadline = nextDeadline, deadline <= now else {
            return []
        }
        return open(hold.address, of: hold.contact, at: hold.point)
    }

    /// What the bar shows, or where, has changed. A finger on an item stays on the item with the same address, as long as that
    /// one is enabled and, where its choices are on screen, has choices.
    package mutating func contentChanged(_ content: ToolbarContent, _ layout: ToolbarLayout) {
        self.content = content
        self.layout = layout.scrolled(to: self.layout.scroll)
        switch state {
        case .idle, .dragging: break
        case .holding(let hold): if !isEnabled(hold.address) { giveUp() }
        case .picking(let pick):
            if isEnabled(pick.address), hasChoices(pick.address) {
                layPickerOut()
            } else {
                giveUp()
            }
        }
    }

    /// All contacts are gone, and nothing comes of them: the board is put away.
    package mutating func cancelAll() {
        state = .idle
        spent = []
    }

    /// Another field has the focus: choices that are on screen were for the one before and close. A tap that is on its way counts
    /// for the field that has come.
    package mutating func fieldLeft() {
        if case .picking = state { giveUp() }
    }

    package var appearance: ToolbarAppearance {
        var appearance = ToolbarAppearance(scroll: layout.scroll)
        switch state {
        case .idle, .dragging: break
        case .holding(let hold):
            if !hold.isArmed { break }
            appearance.pressed = hold.address
            if hasPreview(hold.address) { appearance.preview = hold.address }
        case .picking(let pick):
            appearance.pressed = pick.isArmed ? pick.address : nil
            appearance.picker = OpenToolPicker(
                address: pick.address, layout: pick.layout,
                selected: pick.isArmed ? pick.slide.selected : nil)
        }
        return appearance
    }
}
