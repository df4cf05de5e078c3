import KeyboardLayouts
import Units

/// A contact that went down and not yet up.
struct HeldContact: Sendable {
    /// What going up means for the key.
    enum Ending: Sendable {
        case nothing
        case types(TypedAction)
        case releasesShift
        case releases(Modifier)
    }

    /// What going down typed, and what taking it back restores.
    struct Typed: Sendable {
        let text: String
        let shift: ShiftState
    }

    let id: ContactID
    /// The key where the contact went down.
    let key: Key
    /// What belongs to that key.
    let cell: Rect
    /// The page that was shown then.
    let page: Page
    /// Counts contacts in the order of going down.
    let number: Int
    var ending = Ending.nothing
    /// Nil once it cannot be taken back any more.
    var typed: Typed?
    /// What the key typed, or will type, if it is a character's.
    var text: String?
    /// Whether a picture of its pop has been shown.
    var isSeen = false
    /// Whether the key has opened a callout: its pop does not come back.
    var hasOpenedCallout = false
    /// Whether it has ended while the finger is still there: nothing more comes of it, and nothing shows.
    var isSettled = false

    init(id: ContactID, key: Key, cell: Rect, page: Page, number: Int) {
        self.id = id
        self.key = key
        self.cell = cell
        self.page = page
        self.number = number
    }

    /// What the key shows above it, if anything. Source: behaviour C.1.
    var pop: KeyPop? {
        guard let text, !hasOpenedCallout, !isSettled else { return nil }
        return KeyPop(key: key.id, text: text)
    }

    /// Whether the contact's key may look pressed on `page`. A key that changed the page has gone;
    /// one of the same name may lie elsewhere on the new page.
    func isShown(on page: Page) -> Bool {
        if isSettled { return false }
        switch key.action {
        case .keyboardType: return self.page == page
        default: return true
        }
    }

    /// Whether it keeps the page: a character that is held stays under its finger.
    func keeps(_ page: Page) -> Bool {
        guard case .character = key.action else { return false }
        return !isSettled && self.page == page
    }

    /// Whether a finger at `place` has left the key. Source: behaviour D.3, hysteresis.
    func isLeft(at place: Point) -> Bool {
        !cell.inset(by: -TouchRules.slop).contains(place)
    }
}
