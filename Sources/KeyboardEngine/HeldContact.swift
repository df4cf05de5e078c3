import KeyboardLayouts
import Units

/// A contact that went down and not yet up.
struct HeldContact: Sendable {
    /// What going up means for the key.
    enum Ending: Sendable {
        case nothing
        case types(TypedAction)
        case releasesShift
    }

    let id: ContactID
    /// The key where the contact went down.
    let key: Key
    /// The page that was shown then.
    let page: Page
    /// Counts contacts in the order of going down.
    let number: Int
    var ending = Ending.nothing
    /// What the key typed, or will type, if it is a character's.
    var text: String?
    /// Whether a picture of its pop has been shown.
    var isSeen = false
    /// Whether the key has opened a callout: its pop does not come back.
    var hasOpenedCallout = false

    /// Whether its callout has been closed while the finger is still there: nothing more comes of it, and nothing shows.
    var isSettled = false

    /// What the key shows above it, if anything. Source: behaviour C.1.
    var pop: KeyPop? {
        guard let text, !hasOpenedCallout else { return nil }
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
}
